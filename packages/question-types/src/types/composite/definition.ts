/** Questions that consist of questions: one passage or recording, and parts of several other types about it. */
import { z } from 'zod';
import { commonContent, commonKey, localId } from '../../schema/core.ts';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  emptyPassage,
  isUnique,
  keyMedia,
  ownEntry,
  recordOf,
} from '../../schema/content-parts.ts';
import type { Definition } from '../../schema/facets.ts';
import { currentVersion, parseVersioned } from '../../schema/versions.ts';
import { mayBePart, type CompositeCode } from './codes.ts';
import { itemIdOf } from './item-ids.ts';

export type { CompositeCode };

/** The definition of a type that a part may have, without its own content types. */
export type PartDefinition = Definition<object, object, object>;
/** The types of possible parts, by code: passed in by the registry, which avoids an import cycle. */
export type PartDefinitions = Readonly<Record<string, PartDefinition>>;

const maxParts = 20;
const maxItems = 60;

export interface CompositePart {
  readonly id: string;
  readonly type: string;
  /** The version of the part's content: each type changes its schema independently. */
  readonly schemaVersion: number;
  readonly content: object;
  /** The part's own numbered items. Derived from the content, but stored because the player has no schemas. */
  readonly items: readonly string[];
}
export interface CompositePartKey {
  readonly type: string;
  readonly schemaVersion: number;
  readonly key: object;
}

const typeCode = z.string().max(8);
const schemaVersion = z.int().min(1).max(999);
const storedPart = z.strictObject({
  id: localId,
  type: typeCode,
  schemaVersion,
  content: z.unknown(),
  items: z.array(localId).max(maxItems).optional(),
});
const storedPartKey = z.strictObject({ type: typeCode, schemaVersion, key: z.unknown() });
/** A part's own schema is applied where the whole question is known. */
const partResponse = z.custom<Record<string, unknown>>(
  (json) => typeof json === 'object' && json !== null && !Array.isArray(json),
);
const compositeResponse = recordOf(partResponse, maxParts);

type Common = z.infer<z.ZodObject<typeof commonContent>>;
type CommonOfKey = z.infer<z.ZodObject<typeof commonKey>>;
export type CompositeContent = Common & { parts: CompositePart[] };
export type CompositeKey = CommonOfKey & { parts: Record<string, CompositePartKey> };
export type CompositeResponse = Record<string, Record<string, unknown>>;

/** A part with the items that its content has. */
export function partOf(definitions: PartDefinitions, id: string, type: string, content: object): CompositePart {
  const definition = ownEntry(definitions, type);
  return {
    id,
    type,
    schemaVersion: definition === undefined ? 1 : currentVersion(definition.content),
    content,
    items: definition?.itemsOf(content) ?? [],
  };
}

function contentSchema(code: CompositeCode, definitions: PartDefinitions): z.ZodType<CompositeContent> {
  const part = storedPart.transform((stored, context): CompositePart => {
    const refuse = (path: (string | number)[], message: string): never => {
      context.addIssue({ code: 'custom', path, message, input: stored });
      return z.NEVER;
    };
    const definition = ownEntry(definitions, stored.type);
    if (definition === undefined || !mayBePart(code, stored.type))
      return refuse(['type'], 'no part may have this type');
    const parsed = parseVersioned(definition.content, stored.schemaVersion, stored.content);
    if (!parsed.ok)
      return refuse(['content', ...(parsed.problems[0]?.path.split('.') ?? [])], 'not the content of its type');
    return partOf(definitions, stored.id, stored.type, parsed.value);
  });
  return z.strictObject({ ...commonContent, parts: z.array(part).min(1).max(maxParts) }).check(({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', input: value, path: ['parts'], message });
    const items = value.parts.flatMap((one) => one.items.map((item) => itemIdOf(one.id, item)));
    if (!isUnique(value.parts.map((one) => one.id))) refuse('two parts with one id');
    else if (!isUnique(items)) refuse('two items with one id');
    if (items.length > maxItems) refuse('too many items');
  });
}

function keySchema(definitions: PartDefinitions): z.ZodType<CompositeKey> {
  const partKey = storedPartKey.transform((stored, context): CompositePartKey => {
    const definition = ownEntry(definitions, stored.type);
    const parsed =
      definition === undefined ? undefined : parseVersioned(definition.key, stored.schemaVersion, stored.key);
    if (definition === undefined || parsed?.ok !== true) {
      context.addIssue({ code: 'custom', path: ['key'], message: 'not the key of its type', input: stored });
      return z.NEVER;
    }
    return { type: stored.type, schemaVersion: currentVersion(definition.key), key: parsed.value };
  });
  return z.strictObject({ ...commonKey, parts: recordOf(partKey, maxParts) });
}

/** The key of a part; that of an empty question where there is none, or one of another type. */
export function keyOfPart(definitions: PartDefinitions, key: CompositeKey, part: CompositePart): object {
  const found = ownEntry(key.parts, part.id);
  return found?.type === part.type ? found.key : (ownEntry(definitions, part.type)?.defaults().key ?? {});
}

/** A learner's response to a part; null where it is invalid. */
export function responseOfPart(
  definitions: PartDefinitions,
  response: CompositeResponse,
  part: CompositePart,
): object | null {
  const given = ownEntry(response, part.id);
  const definition = ownEntry(definitions, part.type);
  if (given === undefined || definition === undefined) return null;
  const parsed = definition.response.schema.safeParse(given);
  return parsed.success && definition.fits(part.content, parsed.data) ? parsed.data : null;
}

const named = (part: CompositePart, items: readonly string[]): string[] => items.map((item) => itemIdOf(part.id, item));

function definition(
  code: CompositeCode,
  id: number,
  definitions: PartDefinitions,
): Definition<CompositeContent, CompositeKey, CompositeResponse> {
  /** Maps the parts whose type is known; after parsing, all types are known. */
  const each = <Result>(
    content: CompositeContent,
    ask: (part: CompositePart, type: PartDefinition) => Result[],
  ): Result[] =>
    content.parts.flatMap((part) => {
      const type = ownEntry(definitions, part.type);
      return type === undefined ? [] : ask(part, type);
    });
  return {
    code,
    id,
    family: 'composite',
    scored: true,
    content: { schema: contentSchema(code, definitions), upgrades: [] },
    key: { schema: keySchema(definitions), upgrades: [] },
    response: { schema: compositeResponse, upgrades: [] },
    defaults() {
      const { content, key } = definitions['MC1']!.defaults();
      return {
        content: {
          ...emptyContent(),
          ...(code === 'MIX1' ? { passage: emptyPassage() } : {}),
          parts: [partOf(definitions, 'p1', 'MC1', content)],
        },
        key: {
          ...emptyKey(),
          parts: { p1: { type: 'MC1', schemaVersion: currentVersion(definitions['MC1']!.key), key } },
        },
      };
    },
    itemsOf: (content) => content.parts.flatMap((part) => named(part, part.items)),
    fits: (content, response) =>
      Object.keys(response).every((part) => content.parts.some(({ id: known }) => known === part)) &&
      content.parts.every(
        (part) => ownEntry(response, part.id) === undefined || responseOfPart(definitions, response, part) !== null,
      ),
    answeredItems: (content, response) =>
      each(content, (part, type) => {
        const given = responseOfPart(definitions, response, part);
        return given === null ? [] : named(part, type.answeredItems(part.content, given));
      }),
    texts: (content) => ({
      summary: [
        content.passage?.title ?? '',
        content.passage?.text ?? '',
        content.instructions,
        ...each(content, (part, type) => type.texts(part.content).summary),
      ],
      all: [...commonTexts(content), ...each(content, (part, type) => type.texts(part.content).all)],
    }),
    itemTexts: (content) => each(content, (part, type) => type.itemTexts(part.content)),
    answersAt: (content, name) =>
      each(content, (part, type) => {
        const item = part.items.find((own) => itemIdOf(part.id, own) === name);
        return item === undefined
          ? []
          : (type.answersAt?.(part.content, item) ?? []).map((place) => ({ ...place, path: [part.id, ...place.path] }));
      }),
    mediaOf: (content) =>
      distinct([...commonMedia(content), ...each(content, (part, type) => type.mediaOf(part.content))]),
    mediaOfKey: (key) =>
      distinct([
        ...keyMedia(key),
        ...Object.values(key.parts).flatMap((part) => ownEntry(definitions, part.type)?.mediaOfKey(part.key) ?? []),
      ]),
    shuffled: (content, seed) => ({
      ...content,
      parts: content.parts.map((part) => ({
        ...part,
        content: ownEntry(definitions, part.type)?.shuffled(part.content, `${seed}:${part.id}`) ?? part.content,
      })),
    }),
  };
}

export const compositeDefinitions = (definitions: PartDefinitions) =>
  ({ MIX1: definition('MIX1', 44, definitions), MIX2: definition('MIX2', 45, definitions) }) satisfies Record<
    CompositeCode,
    unknown
  >;
