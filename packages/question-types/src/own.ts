/** `record[id]` of its own, so that an id like "constructor" finds nothing that nobody stored. */
export function own<Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

export const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
