/** Tables that a file of the server names in SQL although an area above its own owns them. */
import { areas } from '../lint/areas.ts';

const naming =
  /(?:\b(?:FROM|JOIN|INTO|UPDATE|USING|ONLY)\s+|(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*\[?')([a-z_]+)/g;

/** `path` is relative to the server's sources; `owners` has `area/domain` by table. */
export function tablesFromAbove(path: string, text: string, owners: Readonly<Record<string, string>>): string[] {
  const level = areas.indexOf(path.split('/')[0]!);
  if (level < 0) return [];
  const named = new Set([...text.matchAll(naming)].map((match) => match[1]!));
  return [...named].filter((table) => areas.indexOf(owners[table]?.split('/')[0] ?? '') > level).toSorted();
}
