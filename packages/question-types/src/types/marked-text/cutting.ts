/**
 * Splits a text into words, some of which are parts that learners can choose. Content has a marker at the position of
 * each part and the part's text beside it; while an author edits, the same text is lines of atoms.
 */
import { parseMarkup, serialiseMarkup, type Inline, type LineForm, type MarkName } from '../../markup/index.ts';

export interface Part {
  readonly id: string;
  readonly text: string;
}

/** A word or a formula, or the text between two of them. */
export interface Atom {
  readonly node: Inline;
  readonly word: boolean;
  /** The part it belongs to. */
  readonly part: string | undefined;
}

export interface CutLine {
  readonly form: LineForm | undefined;
  readonly atoms: readonly Atom[];
}

const letterRuns = /[\p{L}\p{N}\p{M}]+(?:['’\-–][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * "Mai's twenty-one" → ["Mai's", " ", "twenty-one"], words at odd indices: the first entry is the text before any word.
 */
function splitWords(text: string): { text: string; word: boolean }[] {
  const pieces: { text: string; word: boolean }[] = [];
  let at = 0;
  for (const found of text.matchAll(letterRuns)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index), word: false });
    pieces.push({ text: found[0], word: true });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), word: false });
  return pieces;
}

const wrapped = (leaf: Inline, marks: readonly MarkName[]): Inline =>
  marks.reduceRight<Inline>((inner, mark) => ({ kind: 'mark', mark, children: [inner] }), leaf);

function atomsIn(
  nodes: readonly Inline[],
  marks: readonly MarkName[],
  part: string | undefined,
  parts: ReadonlyMap<string, Part>,
): Atom[] {
  return nodes.flatMap((node): Atom[] => {
    if (node.kind === 'text')
      return splitWords(node.text).map(({ text, word }) => ({
        node: wrapped({ kind: 'text', text }, marks),
        word,
        part,
      }));
    if (node.kind === 'math') return [{ node: wrapped(node, marks), word: true, part }];
    if (node.kind === 'mark')
      return atomsIn(node.children, marks.includes(node.mark) ? marks : [...marks, node.mark], part, parts);
    const known = parts.get(node.id);
    // A part cannot contain another part.
    if (known === undefined || part !== undefined) return [];
    return parseMarkup(known.text).flatMap((line) => atomsIn(line.children, marks, known.id, parts));
  });
}

export function linesOf(text: string, parts: readonly Part[]): CutLine[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  return parseMarkup(text).map((line) => ({ form: line.form, atoms: atomsIn(line.children, [], undefined, byId) }));
}

/** Markup in the parser's own form, so that equal formatting gives equal strings. */
const tidy = (tree: Parameters<typeof serialiseMarkup>[0]): string =>
  serialiseMarkup(parseMarkup(serialiseMarkup(tree)));
const line = (children: readonly Inline[], form: LineForm | undefined) =>
  form === undefined ? { kind: 'paragraph' as const, children } : { kind: 'paragraph' as const, children, form };

/** The text as it reads, without markers. */
export const flatText = (text: string, parts: readonly Part[]): string =>
  tidy(
    linesOf(text, parts).map(({ atoms, form }) =>
      line(
        atoms.map((atom) => atom.node),
        form,
      ),
    ),
  );

/** Back to the stored form: adjacent atoms of one part become its marker. */
export function stored(lines: readonly CutLine[]): { text: string; parts: Part[] } {
  const parts: Part[] = [];
  const tree = lines.map(({ atoms, form }) => {
    const children: Inline[] = [];
    for (let at = 0; at < atoms.length;) {
      const { part, node } = atoms[at]!;
      if (part === undefined || parts.some((known) => known.id === part)) {
        children.push(node);
        at += 1;
        continue;
      }
      let end = at + 1;
      while (atoms[end]?.part === part) end += 1;
      parts.push({
        id: part,
        text: tidy([
          line(
            atoms.slice(at, end).map((atom) => atom.node),
            undefined,
          ),
        ]),
      });
      children.push({ kind: 'gap', id: part });
      at = end;
    }
    return line(children, form);
  });
  return { text: tidy(tree), parts };
}

/** Words in reading order, with their positions. */
export interface Word {
  readonly line: number;
  readonly atom: number;
  readonly text: string;
  readonly part: string | undefined;
}

export const wordsOf = (lines: readonly CutLine[]): Word[] =>
  lines.flatMap(({ atoms }, lineAt) =>
    atoms.flatMap((atom, atomAt): Word[] =>
      atom.word
        ? [{ line: lineAt, atom: atomAt, text: serialiseMarkup([line([atom.node], undefined)]), part: atom.part }]
        : [],
    ),
  );

/**
 * The same lines with the words at these positions assigned to a part, or to none; the text between two words of a part
 * belongs to it.
 */
export function withParts(
  lines: readonly CutLine[],
  partOf: (word: Word, index: number) => string | undefined,
): CutLine[] {
  const words = wordsOf(lines);
  const given = new Map(words.map((word, index) => [`${word.line}:${word.atom}`, partOf(word, index)]));
  return lines.map(({ form, atoms }, lineAt) => {
    const ofWord = atoms.map((atom, at) => (atom.word ? given.get(`${lineAt}:${at}`) : undefined));
    return {
      form,
      atoms: atoms.map((atom, at) => {
        if (atom.word) return { ...atom, part: ofWord[at] };
        const before = ofWord.slice(0, at).findLast((_, index) => atoms[index]?.word === true);
        const after = ofWord.slice(at + 1).find((_, index) => atoms[at + 1 + index]?.word === true);
        return { ...atom, part: before !== undefined && before === after ? before : undefined };
      }),
    };
  });
}

/**
 * The words from one place to another of a line become one part, as "học sinh" is one Vietnamese word of two syllables;
 * so do the same words elsewhere in the text where each of them is a part of its own or none. The part's id is that of
 * the first word which had one. `freshIds` gives ids for words that had none.
 */
export function joined(
  lines: readonly CutLine[],
  from: number,
  to: number,
  freshIds: (count: number) => readonly string[],
): CutLine[] {
  const words = wordsOf(lines);
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const range = words.slice(first, last + 1).filter((word) => word.line === words[first]?.line);
  const size = range.length;
  const same = (at: number): boolean =>
    range.every((word, offset) => {
      const other = words[at + offset];
      return (
        other !== undefined &&
        other.line === words[at]?.line &&
        other.text.toLocaleLowerCase('vi') === word.text.toLocaleLowerCase('vi')
      );
    });
  const alone = (word: Word): boolean =>
    word.part === undefined || words.every((other) => other === word || other.part !== word.part);
  const starts = [first];
  for (let at = 0; at + size <= words.length; at += 1)
    if (
      starts.every((start) => Math.abs(start - at) >= size) &&
      same(at) &&
      words.slice(at, at + size).every((word) => alone(word))
    )
      starts.push(at);
  const ids = [...freshIds(starts.length)];
  const partAt = new Map<number, string | undefined>();
  // A part that loses some of its words to this one is dissolved.
  const taken = new Set(range.map((word) => word.part).filter((part) => part !== undefined));
  words.forEach((word, index) => {
    if (word.part !== undefined && taken.has(word.part)) partAt.set(index, undefined);
  });
  for (const start of starts) {
    const place = words.slice(start, start + size);
    const id = place.find((word) => word.part !== undefined)?.part ?? ids.shift();
    place.forEach((_, offset) => partAt.set(start + offset, id));
  }
  return withParts(lines, (word, index) => (partAt.has(index) ? partAt.get(index) : word.part));
}

/** Makes each word of one part a part of its own: the first keeps the part's id, the others get fresh ones. */
export function split(
  lines: readonly CutLine[],
  part: string,
  freshIds: (count: number) => readonly string[],
): CutLine[] {
  const places = wordsOf(lines).flatMap((word, index) => (word.part === part ? [index] : []));
  const ids = [part, ...freshIds(places.length - 1)];
  return withParts(lines, (word, index) => (word.part === part ? ids[places.indexOf(index)] : word.part));
}

/**
 * Assigns the parts of the old text to an edited one. Unchanged words at the start and at the end keep their parts; the
 * changed words between them get the parts of the old words by position, so that a word being retyped keeps its part.
 */
export function retyped(old: readonly CutLine[], text: string): CutLine[] {
  const before = wordsOf(old);
  const fresh = linesOf(text, []);
  const after = wordsOf(fresh);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head]?.text === after[head]?.text) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail)?.text === after.at(-1 - tail)?.text) tail += 1;
  const kept = after.map((_, index): string | undefined => {
    if (index < head) return before[index]?.part;
    const fromEnd = after.length - index;
    if (fromEnd <= tail) return before[before.length - fromEnd]?.part;
    return index < before.length - tail ? before[index]?.part : undefined;
  });
  // Words typed inside a part belong to it.
  kept.forEach((part, index) => {
    const last = kept[index - 1];
    if (
      part === undefined &&
      last !== undefined &&
      after[index - 1]?.line === after[index]?.line &&
      kept.slice(index).find((next) => next !== undefined) === last
    )
      kept[index] = last;
  });
  return withParts(fresh, (_, index) => kept[index]);
}
