/** Faults of English questions that a machine finds. Pure; the tests hold the bank against them. */

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? [];

const little = new Set(
  'the a an of in to is are and it it’s i my your we he she they for on at this that with you what what’s when where which'.split(
    ' ',
  ),
);

const shared = (one: string, other: string): number => {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return at < 0 ? one.length : at;
};

/**
 * Wrong options that were chosen for the first letter of the right one, so that their meanings have nothing to do with
 * the sentence. Forms of one word, and words built on one stem, begin alike for a reason.
 */
export function beginAlike(right: string, wrong: readonly string[]): boolean {
  const [key, ...others] = [right, ...wrong].map((text) => text.toLowerCase()) as [string, ...string[]];
  const form = Math.max(3, Math.min(4, key.length - 2));
  return others.every((text) => text[0] === key[0] && shared(key, text) < form);
}

/** A word without its ending; null for one that is too short to be recognised by. */
const stemOf = (word: string): string | null => {
  const stem = word.replace(/(?:es|s|ing|ed|er|y|e)$/, '');
  return stem.length < 4 ? null : stem;
};
/** “Bread” is no part of “breakfast”, nor one of these words a form of the other. */
const unrelated = new Set(['breakfast']);

function related(one: string, other: string): boolean {
  if ([one, other].some((word) => little.has(word) || unrelated.has(word))) return false;
  if (one === other) return one.length > 3;
  const [stem, stemOfOther] = [stemOf(one), stemOf(other)];
  return (stem !== null && other.startsWith(stem)) || (stemOfOther !== null && one.startsWith(stemOfOther));
}

/** Words of the right option that the text around the question prints, or forms of them, but no wrong option has. */
export const printedKey = (right: string, wrong: readonly string[], around: string): string[] =>
  wordsOf(around).filter(
    (word) =>
      wordsOf(right).some((own) => related(own, word)) &&
      !wrong.some((text) => wordsOf(text).some((own) => related(own, word))),
  );

const inverted =
  /^(?:am|are|is|was|were|do|does|did|have|has|had|can|could|will|would|should|must) (?:I|you|he|she|it|we|they)\b/i;
const pronoun = /\b(?:I|you|he|she|it|we|they)\b/i;
/**
 * Wrong options in the order of a question, with a subject of their own, where the right one has none: “where I did I
 * live” has two subjects, so that nobody chooses it.
 */
export const secondSubjects = (right: string, wrong: readonly string[]): string[] =>
  pronoun.test(right) ? [] : wrong.filter((text) => inverted.test(text));

const pairs = [
  ['although', 'but'],
  ['because', 'so'],
] as const;
/** Of two conjunctions that must not stand together either may go: both underlined are two right answers. */
export const bothMayGo = (underlined: readonly string[]): boolean =>
  pairs.some((pair) => pair.every((one) => underlined.some((text) => text.toLowerCase() === one)));

/**
 * What a pupil can copy into the gap of the second sentence because the words around the gap are those of the first;
 * null where the sentences differ.
 */
export function copied(text: string, gap: RegExp = /\[\[g1\]\]/): string | null {
  const [first = '', second = ''] = text.split('\n');
  const [before, after] = second.split(gap);
  if (after === undefined) return null;
  const given = wordsOf(first);
  const [start, end] = [wordsOf(before!), wordsOf(after)];
  const middle = given.slice(start.length, given.length - end.length);
  const isSame = [...start, ...middle, ...end].join(' ') === given.join(' ');
  return isSame && middle.length > 0 ? middle.join(' ') : null;
}

/** A question and its answer in one sentence to complete, whose speakers nothing tells apart but a dash. */
export const unquoted = (stem: string): boolean => /[.?!] – /.test(stem) && !stem.includes('“');

/**
 * The longer answer to “How many …?” that names what is counted (“two doors”), for every short one; a pupil may write
 * it where two words are allowed.
 */
export function countedAnswers(text: string, accepted: readonly string[]): string[] {
  const counted = /How many (\w+) /.exec(text)?.[1];
  return counted !== undefined && /\[\[g1\]\]\.?$/.test(text)
    ? accepted.filter((one) => /^(?:[2-9]|two|three|four|five)$/.test(one)).map((one) => `${one} ${counted}`)
    : [];
}

/** An explanation in English words alone: it begins like a sentence and is none of the patterns (“suggest + V-ing”). */
export function inEnglish(explanation: string): boolean {
  const own = explanation.replaceAll(/“[^”]*”/g, '').trim();
  return /^[A-Z][a-z]/.test(own) && wordsOf(own).length > 2 && !/[^\p{ASCII}’–]|[+=]/u.test(own);
}

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/** Quotation marks whose partner is missing. An apostrophe stands between letters, or behind the s of a plural. */
export function unbalanced(text: string): boolean {
  const single = count(text, /‘/g);
  const closing = count(text, /’(?!\p{L})/gu);
  const plural = count(text, /s’(?=[ .)])/g);
  return count(text, /“/g) !== count(text, /”/g) || single > closing || single < closing - plural;
}

/** Whether at least this part of the words of both sets is in both. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>, least: number): boolean {
  if (Math.min(one.size, other.size) < least * Math.max(one.size, other.size)) return false;
  let both = 0;
  for (const word of one) if (other.has(word)) both += 1;
  return both >= least * (one.size + other.size - both);
}

/** Texts that say nearly the same: the shared part of all their words of meaning. */
export function nearTwins(texts: readonly string[], least: number): string[] {
  const sets = texts
    .map((text) => ({ text, words: new Set(wordsOf(text).filter((word) => !little.has(word))) }))
    .filter(({ words }) => words.size > 3);
  return sets.flatMap(({ text, words }, at) =>
    sets
      .slice(at + 1)
      .filter((other) => overlap(words, other.words, least))
      .map((other) => `${text} / ${other.text}`),
  );
}

/** Sentences of this many words at least that stand in two texts: two questions retell one story. */
export function sharedSentences(texts: readonly string[], least: number): string[] {
  const found = new Map<string, number>();
  for (const text of texts) {
    const sentences = text.split(/\n+|(?<=[.!?][”’]?)\s+/).map((one) => wordsOf(one.replace(/^[a-e]\. /, '')));
    const long = new Set(sentences.filter((one) => one.length >= least).map((one) => one.join(' ')));
    for (const one of long) found.set(one, (found.get(one) ?? 0) + 1);
  }
  return [...found].filter(([, times]) => times > 1).map(([one]) => one);
}
