/** The entry that was stored under `id`. An id like "constructor" finds nothing: inherited properties do not count. */
export function ownEntry<Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  id: string,
): Value | undefined {
  return record != null && Object.hasOwn(record, id) ? record[id] : undefined;
}

export const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
