/** The entries of the two sides of a task to match, with the signs in front of them. Pure. */
import { slice, type PaperLine } from './lines.ts';

export interface MatchEntry {
  /** "3" or "c", as it is printed. */
  readonly sign: string;
  readonly label: PaperLine;
  readonly lines: PaperLine[];
}

export const numberSign = /^\s*\(?(\d{1,2})\s?[.):/](?!\d)\s*/u;
/** In a table it may have a word: "Câu 1. …" among lines is a question. */
export const numberOfCell = /^\s*(?:Câu\s*)?\(?(\d{1,2})\s?[.):/](?!\d)\s*/iu;
export const letterSign = /^\s*\(?([A-Za-z])\s?(?:[.):/]|[-–](?=\s))\s*/u;

/** As many as a side of the product's questions may have. */
export const mostEntries = 26;

const rankOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0));

/** Lines as entries, whose signs rise; a line without a sign goes on with the entry above. Null for any other lines. */
export function risingSide(lines: readonly PaperLine[], sign: RegExp): MatchEntry[] | null {
  const found: MatchEntry[] = [];
  for (const line of lines) {
    const head = line.table ? null : sign.exec(line.text);
    const last = found.at(-1);
    if (head) {
      const rest = slice(line, head[0].length);
      const label = slice(line, 0, head[0].length);
      found.push({ sign: head[1]!, label, lines: rest.text === '' ? [] : [rest] });
    } else if (last && !line.table) last.lines.push(line);
    else return null;
  }
  const rises = found.every((one, at) => at === 0 || rankOf(one.sign) > rankOf(found[at - 1]!.sign));
  const areEntries = found.length >= 2 && found.length <= mostEntries && found.every((one) => one.lines.length > 0);
  return areEntries && rises ? found : null;
}

/** Whether no sign is left out between the first and the last. */
export const isWhole = (signs: readonly string[]): boolean =>
  signs.every((sign, at) => rankOf(sign) === rankOf(signs[0]!) + at);

/**
 * Letters on the left may change places with the numbers on the right where each side has as many: with more on one,
 * an entry would be left over on the wrong side.
 */
export const areOneToOne = (items: readonly MatchEntry[], targets: readonly MatchEntry[]): boolean =>
  items.length === targets.length && items[0]!.sign === '1';
