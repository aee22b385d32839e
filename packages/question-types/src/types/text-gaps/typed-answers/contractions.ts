/** English contractions, spelled out. A closed list: "the dog's tail" is no contraction, "it's" is one. */

/** Verbs that form n't irregularly: removing it does not leave the verb. */
const irregularNegatives: Readonly<Record<string, string>> = { "can't": 'can', "won't": 'will', "shan't": 'shall' };
const negated = new Set(
  [
    'is',
    'are',
    'was',
    'were',
    'do',
    'does',
    'did',
    'have',
    'has',
    'had',
    'would',
    'could',
    'should',
    'might',
    'must',
    'need',
    'ought',
    'may',
    'dare',
  ].map((verb) => `${verb}n't`),
);
/** Words after which 's and 'd are a contracted verb rather than a possessive. */
const subjects = new Set([
  'i',
  'you',
  'he',
  'she',
  'it',
  'we',
  'they',
  'this',
  'that',
  'these',
  'those',
  'there',
  'here',
  'who',
  'what',
  'where',
  'when',
  'why',
  'how',
]);
/** Words after which 've occurs besides the subjects. */
const modals = new Set(['would', 'could', 'should', 'might', 'must', 'may']);

/** The meanings of an ending; more than one word where English is ambiguous ("he'd": had, would). */
function readings(stem: string, ending: string): readonly string[] | undefined {
  if (stem === 'let' && ending === 's') return ['us'];
  if (ending === 'm' && stem === 'i') return ['am'];
  if (ending === 've' && (subjects.has(stem) || modals.has(stem))) return ['have'];
  if (!subjects.has(stem)) return undefined;
  if (ending === 're') return ['are'];
  if (ending === 'll') return ['will', 'shall'];
  if (ending === 's') return ['is', 'has'];
  if (ending === 'd') return ['had', 'would'];
  return undefined;
}

/** One word's parts, or undefined when it is no contraction. `word` has straight quotes. */
function split(word: string): { first: string; second: readonly string[] } | undefined {
  const lower = word.toLowerCase();
  if (lower === 'cannot') return { first: word.slice(0, 3), second: ['not'] };
  const irregular = Object.hasOwn(irregularNegatives, lower) ? irregularNegatives[lower] : undefined;
  if (irregular !== undefined) return { first: withCaseOf(word, irregular), second: ['not'] };
  if (negated.has(lower)) return { first: word.slice(0, -3), second: ['not'] };
  const quote = lower.indexOf("'");
  if (quote < 1) return undefined;
  const second = readings(lower.slice(0, quote), lower.slice(quote + 1));
  return second && { first: word.slice(0, quote), second };
}

/** Keeps the capital of "Won't" in "Will", for authors who ask for exact case. */
const withCaseOf = (model: string, word: string): string =>
  model[0] === model[0]!.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word;

/**
 * The words of a folded text with contractions spelled out; each position holds every possible word: "he'd go" gives
 * [he] [had, would] [go]. Punctuation around a word stays with it.
 */
export function spellOut(text: string): string[][] {
  return text.split(' ').flatMap((token) => {
    const [, before = '', word = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(token) ?? [];
    const parts = split(word);
    if (!parts) return [[token]];
    // In capitals throughout, the verb is too: "I'M" is "I AM".
    const loud = word === word.toUpperCase();
    return [[before + parts.first], parts.second.map((verb) => (loud ? verb.toUpperCase() : verb) + after)];
  });
}
