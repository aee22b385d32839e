/** Pairs of sources and zones on the picture. A file without schemas, so that the player does not load zod. */
import type { Placed } from '../../drag-and-drop/moves.ts';
import { ownEntry } from '../../schema/records.ts';
import type { SceneCode } from './codes.ts';
import type { SceneContent, SceneResponse, SceneSource } from './definition.ts';

/** What can be connected or moved: names and objects, in DL3 the zones where lines start. */
export function sourcesOf(code: SceneCode, content: SceneContent): SceneSource[] {
  if (code !== 'DL3') return content.sources;
  return content.starts.flatMap((id): SceneSource[] =>
    content.zones.filter((zone) => zone.id === id).map(({ name }) => ({ id, text: name })),
  );
}

/** Zones where a line can end or an object can be put. */
export const targetsOf = (code: SceneCode, content: SceneContent): SceneContent['zones'] =>
  code === 'DL3' ? content.zones.filter((zone) => !content.starts.includes(zone.id)) : content.zones;

/** Ids with a number: the sources, or the zones that need one each. */
export const itemsOf = (code: SceneCode, content: SceneContent): string[] =>
  (content.numbered === 'zones' ? targetsOf(code, content) : sourcesOf(code, content)).map((one) => one.id);

/** The ids that an item can be joined to. */
export const partnersOf = (code: SceneCode, content: SceneContent): string[] =>
  (content.numbered === 'zones' ? sourcesOf(code, content) : targetsOf(code, content)).map((one) => one.id);

export function answeredItems(code: SceneCode, content: SceneContent, response: SceneResponse): string[] {
  return itemsOf(code, content).filter((id) => (ownEntry(response, id) ?? []).length > 0);
}

/** The inverse map: each key under each of its values. */
function turned(record: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const made = new Map<string, string[]>();
  for (const [id, others] of Object.entries(record))
    for (const other of others) made.set(other, [...(made.get(other) ?? []), id]);
  return Object.fromEntries(made);
}

/** Converts between an answer by item and sources by zone. */
export const placedOf = (content: SceneContent, response: SceneResponse | null): Placed =>
  response === null ? {} : content.numbered === 'zones' ? response : turned(response);
export const responseOf = (content: SceneContent, placed: Placed): SceneResponse =>
  content.numbered === 'zones'
    ? Object.fromEntries(Object.entries(placed).map(([id, others]) => [id, [...others]]))
    : turned(placed);

/** In DL1 a name belongs to one person: its last zone is the one that counts. */
export function onlyNewest(before: Placed, after: Placed): Placed {
  const fresh = Object.entries(after).flatMap(([zone, sources]) =>
    sources
      .filter((source) => !(ownEntry(before, zone) ?? []).includes(source))
      .map((source) => [source, zone] as const),
  );
  return Object.fromEntries(
    Object.entries(after)
      .map(
        ([zone, sources]) =>
          [zone, sources.filter((source) => fresh.every(([moved, to]) => moved !== source || to === zone))] as const,
      )
      .filter(([, sources]) => sources.length > 0),
  );
}
