/** Finds the province that a cell names, in its various spellings. Pure. */
import { headerKey } from './header.ts';

/** Codes of the current provinces by folded name, without "tỉnh" and the like. */
export type Provinces = ReadonlyMap<string, string>;

/** Abbreviations and former names that are still used, by the name that they stand for. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'ho chi minh': ['hcm', 'tphcm', 'tp hcm', 'sai gon', 'sg'],
  'ha noi': ['hn', 'ha tay'],
  hue: ['thua thien hue', 'tt hue'],
  'ba ria vung tau': ['vung tau', 'brvt', 'br vt'],
  'dak lak': ['daklak', 'dac lac', 'dac lak'],
  'dak nong': ['daknong', 'dac nong'],
};

const keyOf = (text: string): string =>
  headerKey(text)
    .replace(/^(?:tinh|thanh pho|tp|city of|province of) /, '')
    .replace(/ (?:province|city)$/, '');

export function provincesOf(
  names: readonly { readonly name: string; readonly nameEn: string; readonly code: string }[],
): Provinces {
  const found = new Map(
    names.flatMap(({ name, nameEn, code }) => [name, nameEn].map((one) => [keyOf(one), code] as const)),
  );
  for (const [name, others] of Object.entries(aliases)) {
    const code = found.get(name);
    if (code !== undefined) for (const other of others) if (!found.has(other)) found.set(other, code);
  }
  return found;
}

/** The code of the current province, for an address by its last part. Null when there is none. */
export function provinceIn(text: string, provinces: Provinces): string | null {
  const last = text.split(/[,;]/).at(-1) ?? '';
  return provinces.get(keyOf(last)) ?? null;
}
