/** What a key that the file states means for the items of a question. Pure. */
interface Content {
  readonly items?: readonly { readonly id: string; readonly options?: readonly { readonly id: string }[] }[];
  /** Of a task to match. */
  readonly targets?: readonly { readonly id: string }[];
  /** Of a task to put in order, with the id of its only item. */
  readonly pieces?: readonly { readonly id: string }[];
  readonly item?: string;
}

/** "c-a-b", "3 1 2", "CAB" as the pieces in this order; empty where it does not name each of them once. */
export function orderOf(pieces: readonly { readonly id: string }[], text: string): string[] {
  const signs = text.toUpperCase().match(/\d+|[A-Z]/g) ?? [];
  const ids = signs.map((sign) => pieces[/\d/.test(sign) ? Number(sign) - 1 : sign.charCodeAt(0) - 65]?.id);
  const isWhole = ids.length === pieces.length && new Set(ids).size === ids.length && !ids.includes(undefined);
  return isWhole ? (ids as string[]) : [];
}

/** "B", "BD", a row of T and F, pairs "1-c 2-a", or the order "c-a-b"; empty where it fits none of the items. */
export function statedValues(content: unknown, key: string): { item: string; values: string[] }[] {
  const { items = [], targets, pieces, item } = (content ?? {}) as Content;
  if (pieces && item !== undefined) {
    const order = orderOf(pieces, key);
    return order.length > 0 ? [{ item, values: order }] : [];
  }
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
