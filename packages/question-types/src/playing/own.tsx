/** `record[id]` of its own: an id like "constructor" finds nothing that nobody stored. */
export function ownOf<Value>(record: Readonly<Record<string, Value>> | null | undefined, id: string): Value | undefined {
  return record != null && Object.hasOwn(record, id) ? record[id] : undefined;
}
