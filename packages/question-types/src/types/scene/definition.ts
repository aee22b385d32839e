/** Questions about one big picture: names connected with people, parts with parts, objects put in their place. */
import { byCode } from '../../schema/by-code.ts';
import { z } from 'zod';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  isUnique,
  keyMedia,
  recordOf,
} from '../../schema/content-parts.ts';
import { commonContent, commonKey, fileImageRef, localId } from '../../schema/core.ts';
import type { Definition } from '../../schema/facets.ts';
import { shuffleOptions } from '../../schema/shuffle.ts';
import { zone } from '../../zones/schema.ts';
import { sceneCodes, type SceneCode } from './codes.ts';
import { answeredItems, itemsOf, partnersOf, sourcesOf, targetsOf } from './pairs.ts';

export type { SceneCode };

export const sceneIds: Readonly<Record<SceneCode, number>> = { DL1: 24, DL3: 26, MG6: 38 };

export const maxZones = 40;
export const maxSources = 30;

const sceneSource = z.strictObject({
  id: localId,
  /** A name or a label; for a picture, its text for screen readers. */
  text: z.string().max(200),
  image: fileImageRef.optional(),
});
const sceneContent = z.strictObject({
  ...commonContent,
  /** The scene; a draft may lack it. */
  picture: fileImageRef.optional(),
  zones: z.array(zone).max(maxZones),
  sources: z.array(sceneSource).max(maxSources),
  /** DL3: the zones where lines start, in the order of their numbers. */
  starts: z.array(localId).max(maxZones),
  /** What is numbered and scored: each source (there may be extra zones), or each zone (there may be extra sources). */
  numbered: z.enum(['sources', 'zones']),
});
const ids = z.array(localId).max(maxZones);
const sceneKey = z.strictObject({
  ...commonKey,
  /** The right partners of each item. DL3 needs all of them, the others any one. */
  pairs: recordOf(ids, maxZones),
});
const sceneResponse = recordOf(ids, maxZones);

export type SceneSource = z.infer<typeof sceneSource>;
export type SceneContent = z.infer<typeof sceneContent>;
export type SceneKey = z.infer<typeof sceneKey>;
export type SceneResponse = Record<string, string[]>;

function contentSchema(code: SceneCode) {
  return sceneContent.check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (!isUnique([...value.zones, ...value.sources].map((one) => one.id))) refuse('zones', 'two things with one id');
    if (!isUnique(value.starts) || value.starts.some((id) => !value.zones.some((one) => one.id === id)))
      refuse('starts', 'a start is a zone, once');
    if (code === 'DL3' && (value.sources.length > 0 || value.numbered !== 'sources'))
      refuse('sources', 'lines of DL3 start at zones');
    if (code !== 'DL3' && value.starts.length > 0) refuse('starts', 'only lines of DL3 start at zones');
  });
}

/** The maximal number of partners of an item. */
export const picksAllowed = (code: SceneCode): number => (code === 'DL3' ? maxZones : 1);

function fits(code: SceneCode, content: SceneContent, response: SceneResponse): boolean {
  const items = new Set(itemsOf(code, content));
  const partners = new Set(partnersOf(code, content));
  return Object.entries(response).every(
    ([item, picks]) =>
      items.has(item) && isUnique(picks) && picks.length <= picksAllowed(code) && picks.every((id) => partners.has(id)),
  );
}

function defaults(code: SceneCode): { content: SceneContent; key: SceneKey } {
  const sources = code === 'DL3' ? [] : ['s1', 's2', 's3'].map((id) => ({ id, text: '' }));
  return {
    content: { ...emptyContent(), zones: [], sources, starts: [], numbered: 'sources' },
    key: { ...emptyKey(), pairs: {} },
  };
}

function texts(code: SceneCode, content: SceneContent): { summary: string[]; all: string[] } {
  const own = [
    content.picture?.caption ?? content.picture?.alt ?? '',
    ...(code === 'DL3' ? [] : content.sources.map((source) => source.text || (source.image?.alt ?? ''))),
  ].filter((text) => text !== '');
  return { summary: [content.instructions, ...own], all: [...commonTexts(content), ...own] };
}

function definition(code: SceneCode): Definition<SceneContent, SceneKey, SceneResponse> {
  return {
    code,
    id: sceneIds[code],
    family: 'scene',
    scored: true,
    content: { schema: contentSchema(code), upgrades: [] },
    key: { schema: sceneKey, upgrades: [] },
    response: { schema: sceneResponse, upgrades: [] },
    defaults: () => defaults(code),
    itemsOf: (content) => itemsOf(code, content),
    fits: (content, response) => fits(code, content, response),
    answeredItems: (content, response) => answeredItems(code, content, response),
    texts: (content) => texts(code, content),
    itemTexts: (content) =>
      content.numbered === 'zones'
        ? targetsOf(code, content).map((one) => one.name)
        : sourcesOf(code, content).map((one) => one.text || (one.image?.alt ?? '')),
    answersAt: (content, item) => [
      {
        path: [item],
        label: '',
        options:
          content.numbered === 'zones'
            ? sourcesOf(code, content).map(({ id, text, image }) => ({ id, text: text || (image?.alt ?? '') }))
            : targetsOf(code, content).map((one) => ({ id: one.id, text: one.name })),
      },
    ],
    mediaOf: (content) =>
      distinct([
        ...commonMedia(content),
        content.picture?.media,
        ...content.sources.map((source) => source.image?.media),
      ]),
    mediaOfKey: keyMedia,
    // Numbered sources keep their order, because the numbers refer to it.
    shuffled: (content, seed) =>
      content.numbered === 'zones' ? { ...content, sources: shuffleOptions(content.sources, seed) } : content,
  };
}

export const sceneDefinitions = byCode(sceneCodes, definition);
