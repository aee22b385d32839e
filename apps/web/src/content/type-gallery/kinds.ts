/** The question types by what a learner does, for pickers and the gallery. */
import { fold } from '@vumon/domain';

export const kinds = ['choose', 'verdict', 'write', 'inText', 'match', 'picture', 'produce', 'mixed'] as const;
export type Kind = (typeof kinds)[number];

export const glyphNames = [
  'bubbles',
  'pictures',
  'notice',
  'clip',
  'spoken',
  'sound',
  'passage',
  'cloze',
  'several',
  'verdict',
  'verdicts',
  'three',
  'tick',
  'cluster',
  'gap',
  'box',
  'letters',
  'form',
  'labels',
  'brackets',
  'number',
  'rewrite',
  'underlined',
  'list',
  'turns',
  'words',
  'tiles',
  'chips',
  'pairs',
  'definition',
  'headings',
  'people',
  'lines',
  'grid',
  'order',
  'scene',
  'web',
  'place',
  'shapes',
  'colour',
  'colourWrite',
  'microphone',
  'cards',
  'pen',
  'stack',
  'stackHeard',
  'rating',
] as const;
export type GlyphName = (typeof glyphNames)[number];

/** All types of the product, including planned ones; pickers show only those that exist. */
const table: Readonly<Record<Kind, Readonly<Record<string, GlyphName>>>> = {
  choose: {
    MC1: 'bubbles',
    MC2: 'pictures',
    MC3: 'notice',
    MC4: 'clip',
    MC5: 'spoken',
    MC6: 'spoken',
    MC7: 'sound',
    MR1: 'several',
    MR2: 'several',
    MC9: 'passage',
    MC11: 'clip',
  },
  verdict: { TF1: 'verdict', TF2: 'verdicts', TF3: 'three', TF4: 'tick', TF5: 'cluster' },
  write: {
    FB1: 'gap',
    FB2: 'cloze',
    FB3: 'box',
    FB4: 'letters',
    FB5: 'form',
    FB6: 'labels',
    FB7: 'brackets',
    FB8: 'number',
    SA1: 'rewrite',
  },
  inText: { MC8: 'underlined', MC10: 'cloze', SL1: 'list', SL2: 'turns', MR3: 'words', DD1: 'tiles', DD2: 'chips' },
  match: {
    MG1: 'pairs',
    MG2: 'definition',
    MG3: 'headings',
    MG4: 'people',
    MG5: 'pairs',
    DL2: 'lines',
    LS1: 'grid',
    SO1: 'order',
  },
  picture: { DL1: 'scene', DL3: 'web', MG6: 'place', DS1: 'shapes', FC1: 'colour', FC2: 'colourWrite' },
  produce: { SP1: 'microphone', SP2: 'cards', EW1: 'pen' },
  mixed: { MIX1: 'stack', MIX2: 'stackHeard', LS2: 'rating' },
};

const kindOfCode = new Map(kinds.flatMap((kind) => Object.keys(table[kind]).map((code) => [code, kind] as const)));

export const kindOf = (code: string): Kind | undefined => kindOfCode.get(code);
export const glyphOf = (code: string): GlyphName => table[kindOfCode.get(code) ?? 'choose'][code] ?? 'bubbles';

const place = new Map([...kindOfCode.keys()].map((code, index) => [code, index]));

/** The given types grouped by kind, in the order of the table, without empty kinds. */
export function byKind<Code extends string>(codes: readonly Code[]): { kind: Kind; codes: Code[] }[] {
  const sorted = codes.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  return kinds
    .map((kind) => ({ kind, codes: sorted.filter((code) => kindOf(code) === kind) }))
    .filter((group) => group.codes.length > 0);
}

/** Whether every word of the search is the start of a word of the texts; accents and case are ignored. */
export function matches(search: string, texts: readonly string[]): boolean {
  const words = fold(texts.join(' ')).split(/[^\p{L}\p{N}]+/u);
  return fold(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .every((word) => words.some((other) => other.startsWith(word)));
}
