/** Changes of finished drafts: other right answers, and more text from the file. */
import { itemIdOf } from '@vumon/question-types/composite';
import { makeStarts } from '@vumon/question-types/drafting';
import type { ImportDraft } from '../../drafts.ts';
import { changed, explained, mostImages, type DraftKey, type Shown } from './draft.ts';

/** The draft with other right answers for some of its items; types without right answers are unchanged. */
export function withKeys(draft: ImportDraft, keys: Readonly<Record<string, readonly string[]>>): ImportDraft {
  const key = draft.answerKey as DraftKey;
  const change = (): object | null => {
    if (key['correct'] !== undefined) return { correct: { ...(key['correct'] as object), ...keys } };
    if (key['orders'] !== undefined) return { orders: Object.values(keys).filter((order) => order.length > 0) };
    if (key['parts'] !== undefined) return { parts: partKeys(draft, keys) };
    if (key['gaps'] !== undefined) {
      const gaps = key['gaps'] as Record<string, object>;
      return {
        gaps: {
          ...gaps,
          ...Object.fromEntries(Object.entries(keys).map(([id, accepted]) => [id, { ...gaps[id], accepted }])),
        },
      };
    }
    const matching = key['matching'] as object | undefined;
    return matching ? { matching: { ...matching, accepted: Object.values(keys).flat() } } : null;
  };
  const next = change();
  return next ? withStarts({ ...draft, answerKey: { ...key, ...next } }) : draft;
}

/** Pieces to put in order begin in none of the right orders. */
function withStarts(draft: ImportDraft): ImportDraft {
  const { orders } = draft.answerKey as { orders?: string[][] };
  const { pieces } = draft.content as { pieces?: { id: string; text: string }[] };
  return orders && pieces ? changed(draft, () => ({ starts: makeStarts(pieces, orders) })) : draft;
}

/** Adds text from the file before or after that of the question, or to its explanation. */
export function withMore(draft: ImportDraft, more: Shown, to: 'lead' | 'stem' | 'solution'): ImportDraft {
  const join = (text: unknown): string =>
    (to === 'lead' ? [more.markup, text as string] : [text as string, more.markup])
      .filter((one) => one !== '')
      .join('\n');
  if (to === 'solution') {
    const key = draft.answerKey as DraftKey;
    return explained({ ...draft, answerKey: { ...key, explanation: join(key.explanation) } }, more.images);
  }
  return changed(draft, (content) => {
    const images = [...content.images, ...more.images].slice(0, mostImages);
    const passage = content['passage'] as { text: string } | undefined;
    const items = content['items'] as { stem?: string; prompt?: string }[] | undefined;
    if (passage) return { images, passage: { ...passage, text: join(passage.text) } };
    if (draft.type === 'TF5' || !items?.[0]) {
      return typeof content['text'] === 'string'
        ? { images, text: join(content['text']) }
        : { images, instructions: join(content.instructions) };
    }
    const [first, ...others] = items;
    const field = first.prompt === undefined ? 'stem' : 'prompt';
    return { images, items: [{ ...first, [field]: join(first[field] ?? '') }, ...others] };
  });
}

interface Part {
  readonly id: string;
  readonly type: ImportDraft['type'];
  readonly schemaVersion: number;
  readonly content: unknown;
}

/** The keys of a composite's parts with the new answers; `keys` has the items' ids in the whole question. */
function partKeys({ content, answerKey }: ImportDraft, keys: Readonly<Record<string, readonly string[]>>): object {
  const stored = (answerKey as { parts: Record<string, { key: unknown }> }).parts;
  return Object.fromEntries(
    (content as { parts: readonly Part[] }).parts.map(({ id, type, schemaVersion, content: own }) => {
      const part = stored[id]!;
      const names = itemsOfKey(part.key as DraftKey).map((item): [string, string] => [item, itemIdOf(id, item)]);
      const given = Object.fromEntries(names.flatMap(([item, name]) => (keys[name] ? [[item, keys[name]]] : [])));
      const { answerKey: key } =
        Object.keys(given).length === 0
          ? { answerKey: part.key }
          : withKeys({ type, schemaVersion, content: own, answerKey: part.key }, given);
      return [id, { ...part, key }];
    }),
  );
}

const itemsOfKey = (key: DraftKey): string[] => Object.keys((key['correct'] ?? key['gaps'] ?? { q1: null }) as object);
