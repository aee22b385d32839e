/** Lines whose options fill columns from top to bottom, and letters in a line of their own beside a line of pictures. Pure. */
import { columnsIn, type Lettered } from '../grammar/columns.ts';
import { lineOf, slice, word, type PaperLine } from './lines.ts';

const longest = 400;
const sign = /(^\s{0,12}|\t\s{0,12}|\s{3,12})[*#$✅]?\s?\(?([A-Ha-h])\s?[.):/](?!\d)/gu;

/** The options of a line that begins with one, where tabs or wide blanks divide them. */
function lettersOf(line: PaperLine): Lettered<PaperLine>[] {
  if (line.text.length > longest) return [];
  const found = [...line.text.matchAll(sign)];
  if (found[0]?.index !== 0) return [];
  return found.map(({ index, 1: before, 2: letter }, at) => ({
    letter: letter!,
    value: { ...slice(line, index + before!.length, found[at + 1]?.index), from: 0 },
  }));
}

const areLetters = /^\s*(?:[A-H]\s?[.):]?\s+){1,7}[A-H]\s?[.):]?\s*$/;

/** The pictures of a line that holds nothing else. */
const picturesOf = (line: PaperLine | undefined): PaperLine['pieces'] =>
  line && /^[\s\uFFFC]*$/.test(line.text) ? line.pieces.filter(({ kind }) => kind === 'picture') : [];

/** The letters of a line that holds nothing else, in their order. */
function lettersAlone(line: PaperLine | undefined): readonly PaperLine[] {
  if (!line || !areLetters.test(line.text)) return [];
  const found = [...line.text.matchAll(/[A-H]\s?[.):]?/g)];
  const first = found[0]![0].charCodeAt(0);
  if (found.some(([letter], at) => letter.charCodeAt(0) !== first + at)) return [];
  return found.map(({ 0: letter, index }) => slice(line, index, index + letter.length));
}

/** Lines of letters and of as many pictures in turn, from an index on: the options that they are. */
function picturedFrom(lines: readonly PaperLine[], at: number): { values: PaperLine[]; count: number } | null {
  const names = lettersAlone(lines[at]).length;
  const isNamed = names > 0;
  const values: PaperLine[] = [];
  let next = at;
  for (; next < lines.length; next += 2) {
    const [letters, pictures] = isNamed
      ? [lettersAlone(lines[next]), picturesOf(lines[next + 1])]
      : [lettersAlone(lines[next + 1]), picturesOf(lines[next])];
    if (letters.length === 0 || letters.length !== pictures.length) break;
    values.push(
      ...letters.map(({ block, pieces, text }, index) =>
        lineOf(block, [...pieces, word(/\w$/.test(text) ? '. ' : ' '), pictures[index]!]),
      ),
    );
  }
  // One line of pictures more than of letters: which of them belong to the letters is not certain.
  const isOdd = isNamed ? picturesOf(lines[at - 1]).length === names : picturesOf(lines[next]).length > 0;
  return next === at || isOdd ? null : { values, count: next - at };
}

/** Lines of options with their columns resolved; other lines as they are. */
export function withColumnsResolved(lines: readonly PaperLine[]): PaperLine[] {
  const rows = lines.map(lettersOf);
  const out: PaperLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const found = columnsIn(rows, at) ?? picturedFrom(lines, at);
    out.push(...(found?.values ?? [lines[at]!]));
    at += (found?.count ?? 1) - 1;
  }
  return out;
}
