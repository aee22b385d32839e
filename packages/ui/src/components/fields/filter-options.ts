import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** Removes diacritics and case. đ is replaced separately, because it does not decompose. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/**
 * The options that contain every typed word at any position. Diacritics are ignored, because names are often typed
 * without them; the server's searches do the same.
 */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const matches = ({ label }: { readonly label: string }) => words.every((word) => plain(label).includes(word));
  let left = limit;
  const take = <T extends { readonly label: string }>(items: readonly T[]): T[] => {
    const found = items.filter(matches).slice(0, Math.max(0, left));
    left -= found.length;
    return found;
  };
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('items' in option)) return take([option]);
    const items = take(option.items);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};
