/**
 * The form of a question in published tests: options and pieces get new ids and a new order that reveal nothing of the
 * key. An author often writes the right option first, or names a chip after its gap, and neither may reach a browser.
 * Locked options, true and false, levels, columns and options that a recording calls by their letters keep their
 * places.
 */
import type { CompositeContent, CompositeKey, CompositePart } from '../types/composite/definition.ts';
import { isSpoken } from '../types/choice/codes.ts';
import { choiceFacts, type ChoiceCode, type ChoiceContent, type ChoiceKey } from '../types/choice/definition.ts';
import { itemIdOf } from '../types/composite/item-ids.ts';
import { partOf } from '../types/composite/definition.ts';
import type { DrawingContent, DrawingKey } from '../types/drawing/definition.ts';
import type { GridContent, GridKey } from '../types/grid/definition.ts';
import type { InlineListsContent, InlineListsKey } from '../types/inline-lists/definition.ts';
import type { MarkedTextContent, MarkedTextKey } from '../types/marked-text/definition.ts';
import type { MatchingContent, MatchingKey } from '../types/matching/definition.ts';
import type { OrderingContent, OrderingKey } from '../types/ordering/definition.ts';
import type { SceneContent, SceneKey } from '../types/scene/definition.ts';
import type { TextGapsContent } from '../types/text-gaps/definition.ts';
import type { ChipsContent, ChipsKey } from '../types/tiles/definition.ts';
import {
  definitions,
  partDefinitions,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from './definitions.ts';

/** A new id for `id`, always the same for one place and id, in the form of a local id. */
export type Rename = (place: string, id: string) => string;

/** `key` null: the caller does not have it, and only the content is changed. */
interface Parts<Content, Key> {
  readonly content: Content;
  readonly key: Key | null;
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/** New ids are random, so sorting by them gives an order that reveals nothing. */
function mixed<Option extends { id: string; lock?: boolean | undefined }>(options: readonly Option[]): Option[] {
  const free = options.filter(({ lock }) => !lock).toSorted(byId);
  let next = 0;
  return options.map((option) => (option.lock ? option : free[next++]!));
}

const renamed = <Thing extends { id: string }>(things: readonly Thing[], name: (id: string) => string): Thing[] =>
  things.map((thing) => ({ ...thing, id: name(thing.id) }));

/** A record by item whose values are ids of that item's options. */
const mapped = (record: Readonly<Record<string, readonly string[]>>, name: (item: string, id: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([item, ids]) => [item, ids.map((id) => name(item, id))]));

function choice(code: ChoiceCode, { content, key }: Parts<ChoiceContent, ChoiceKey>, name: Rename) {
  if (choiceFacts[code].fixedOptions) return { content, key };
  return {
    content: {
      ...content,
      items: content.items.map((item) => {
        const options = renamed(item.options, (id) => name(item.id, id));
        return { ...item, options: isSpoken(code) ? options : mixed(options) };
      }),
    },
    key: key && {
      ...key,
      correct: mapped(key.correct, name),
      ...(key.spoken && {
        spoken: Object.fromEntries(
          Object.entries(key.spoken).map(([item, said]) => [
            item,
            Object.fromEntries(Object.entries(said).map(([id, text]) => [name(item, id), text])),
          ]),
        ),
      }),
    },
  };
}

function inlineLists({ content, key }: Parts<InlineListsContent, InlineListsKey>, name: Rename) {
  const nameIn = (gap: string, id: string) => name(content.list === undefined ? gap : 'list', id);
  return {
    content: {
      ...content,
      ...(content.list && { list: mixed(renamed(content.list, (id) => name('list', id))) }),
      gaps: content.gaps.map((gap) => ({
        ...gap,
        options: mixed(renamed(gap.options, (id) => name(gap.id, id))),
        ...(gap.example !== undefined && { example: nameIn(gap.id, gap.example) }),
      })),
    },
    key: key && { ...key, correct: mapped(key.correct, nameIn) },
  };
}

function chips({ content, key }: Parts<ChipsContent, ChipsKey>, name: Rename) {
  const chip = (id: string) => name('chips', id);
  return {
    content: { ...content, chips: renamed(content.chips, chip) },
    key: key && { ...key, fills: mapped(key.fills, (_, id) => chip(id)) },
  };
}

function ordering({ content, key }: Parts<OrderingContent, OrderingKey>, name: Rename) {
  const piece = (id: string) => name('pieces', id);
  return {
    content: {
      ...content,
      pieces: renamed(content.pieces, piece).toSorted(byId),
      starts: content.starts.map((order) => order.map(piece)),
    },
    key: key && { ...key, orders: key.orders.map((order) => order.map(piece)) },
  };
}

function matching({ content, key }: Parts<MatchingContent, MatchingKey>, name: Rename) {
  const target = (id: string) => name('targets', id);
  return {
    content: { ...content, targets: mixed(renamed(content.targets, target)) },
    key: key && { ...key, correct: mapped(key.correct, (_, id) => target(id)) },
  };
}

/** Numbered entries keep their order, because the numbers refer to it. */
function scene({ content, key }: Parts<SceneContent, SceneKey>, name: Rename) {
  const thing = (id: string) => name('scene', id);
  const [zones, sources] = [renamed(content.zones, thing), renamed(content.sources, thing)];
  const byZones = content.numbered === 'zones';
  return {
    content: {
      ...content,
      zones: byZones ? zones : zones.toSorted(byId),
      sources: byZones ? sources.toSorted(byId) : sources,
      starts: content.starts.map(thing),
    },
    key: key && {
      ...key,
      pairs: Object.fromEntries(Object.entries(key.pairs).map(([item, ids]) => [thing(item), ids.map(thing)])),
      ...(key.itemExplanations && {
        itemExplanations: Object.fromEntries(
          Object.entries(key.itemExplanations).map(([item, text]) => [thing(item), text]),
        ),
      }),
    },
  };
}

function drawing({ content, key }: Parts<DrawingContent, DrawingKey>, name: Rename) {
  const zone = (id: string) => name('zones', id);
  return {
    content: { ...content, zones: renamed(content.zones, zone).toSorted(byId) },
    key: key && {
      ...key,
      answers: Object.fromEntries(
        Object.entries(key.answers).map(([item, answer]) => [
          item,
          answer.zone === undefined ? answer : { ...answer, zone: zone(answer.zone) },
        ]),
      ),
    },
  };
}

function grid({ content, key }: Parts<GridContent, GridKey>, name: Rename) {
  const column = (id: string) => name('columns', id);
  return {
    content: { ...content, columns: renamed(content.columns, column) },
    key: key && { ...key, correct: mapped(key.correct, (_, id) => column(id)) },
  };
}

function markedText({ content, key }: Parts<MarkedTextContent, MarkedTextKey>, name: Rename) {
  const known = new Set(content.parts.map(({ id }) => id));
  const part = (id: string) => name('parts', id);
  return {
    content: {
      ...content,
      parts: renamed(content.parts, part),
      text: content.text.replace(/\[\[([a-z0-9]{1,16})\]\]/g, (marker, id: string) =>
        known.has(id) ? `[[${part(id)}]]` : marker,
      ),
    },
    key: key && { ...key, correct: mapped(key.correct, (_, id) => part(id)) },
  };
}

function composite({ content, key }: Parts<CompositeContent, CompositeKey>, name: Rename) {
  const items = new Map<string, string>();
  const keys: CompositeKey['parts'] = { ...key?.parts };
  const parts = content.parts.map((part): CompositePart => {
    const own = key?.parts[part.id];
    const made = withRandomIds(
      part.type as QuestionTypeCode,
      part.content as QuestionContent,
      own?.type === part.type ? (own.key as QuestionKey) : null,
      (place, id) => name(`${part.id}/${place}`, id),
    );
    if (own && made.key) keys[part.id] = { ...own, key: made.key };
    const after = partOf(partDefinitions, part.id, part.type, made.content);
    part.items.forEach((item, at) => items.set(itemIdOf(part.id, item), itemIdOf(part.id, after.items[at] ?? item)));
    return after;
  });
  return {
    content: { ...content, parts },
    key: key && {
      ...key,
      parts: keys,
      ...(key.itemExplanations && {
        itemExplanations: Object.fromEntries(
          Object.entries(key.itemExplanations).map(([item, text]) => [items.get(item) ?? item, text]),
        ),
      }),
    },
  };
}

/** Content and key with new ids, in another order than the author's. Scores are unchanged. */
export function withRandomIds<Key extends QuestionKey | null>(
  code: QuestionTypeCode,
  content: QuestionContent,
  key: Key,
  name: Rename,
): { content: QuestionContent; key: Key } {
  const parts = { content, key } as never;
  const made = (): Parts<object, object> => {
    switch (definitions[code].family) {
      case 'choice':
        return choice(code as ChoiceCode, parts, name);
      case 'inline-lists':
        return inlineLists(parts, name);
      case 'tiles':
        return code === 'DD2' ? chips(parts, name) : { content, key };
      case 'ordering':
        return ordering(parts, name);
      case 'matching':
        return matching(parts, name);
      case 'scene':
        return scene(parts, name);
      case 'drawing':
        return drawing(parts, name);
      case 'grid':
        return code === 'LS1' ? grid(parts, name) : { content, key };
      case 'marked-text':
        return markedText(parts, name);
      case 'text-gaps': {
        const { wordBox } = content as TextGapsContent;
        return wordBox
          ? { content: { ...content, wordBox: renamed(wordBox, (id) => name('box', id)) }, key }
          : { content, key };
      }
      case 'composite':
        return composite(parts, name);
      default:
        return { content, key };
    }
  };
  return made() as { content: QuestionContent; key: Key };
}
