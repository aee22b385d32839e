/** What a key that the file states means for the items of a question. Pure. */
interface Content {
  readonly items?: readonly { readonly id: string; readonly options?: readonly { readonly id: string }[] }[];
  /** Of a task to match. */
  readonly targets?: readonly { readonly id: string }[];
}

/** "B", "BD", a row of T and F, or the pairs "1-c 2-a" of a task to match; empty where it fits none of the items. */
export function statedValues(content: unknown, key: string): { item: string; values: string[] }[] {
  const { items = [], targets } = (content ?? {}) as Content;
  const idOf = (all: readonly { readonly id: string }[], letter: string): string | undefined =>
    all[letter.toUpperCase().charCodeAt(0) - 65]?.id;
  if (targets) {
    const ids = (key.match(/[a-z]/gi) ?? []).map((letter) => idOf(targets, letter));
    const isWhole = ids.length === items.length && !ids.includes(undefined);
    return isWhole ? items.map(({ id }, at) => ({ item: id, values: [ids[at]!] })) : [];
  }
  if (/^[TF]+$/.test(key) && items.length === key.length && items.length > 1)
    return items.map(({ id }, at) => ({ item: id, values: [key[at] === 'T' ? 't' : 'f'] }));
  const [only] = items;
  const values = [...key].flatMap((letter) => idOf(only?.options ?? [], letter) ?? []);
  return only && items.length === 1 && values.length === key.length ? [{ item: only.id, values }] : [];
}
