/** Builds English questions from rows of tables. */
import type { Cefr, Difficulty, Skill } from '@vumon/domain';
import { gaps, oneOf, setOf, someOf, statements, type SeedFacts, type SeedQuestion, type Verdict } from '../kit.ts';

/** Facts that all rows of a table share. */
export interface Place {
  readonly grade: number;
  readonly cefr: Cefr;
  readonly skill: Skill;
}

type Level = Exclude<Difficulty, 'NA'>;

const labelOf: Partial<Record<Skill, string>> = {
  PR: 'PRONUNCIATION',
  VO: 'VOCABULARY',
  GR: 'GRAMMAR',
  RE: 'READING',
  WR: 'WRITING',
  LI: 'LISTENING',
};

export const factsOf = (
  { grade, cefr, skill }: Place,
  difficulty: Difficulty,
  more: Partial<SeedFacts> = {},
): SeedFacts => ({
  gradeId: `G${grade}`,
  subject: 'ENGLISH',
  skill,
  difficulty,
  cefr,
  seriesId: `global-success-${grade}`,
  labels: [labelOf[skill]!],
  ...more,
});

/** Id of a grammar topic, or of a unit (`E9-01`), in the table `topics`. */
export type Topic = `EG-${number}` | `E${number}-${number}`;
const about = (topicId: Topic | undefined): Partial<SeedFacts> => (topicId === undefined ? {} : { topicId });

/** `options` are separated by `|`, the right one first. */
type ChoiceRow = readonly [level: Level, stem: string, options: string, explanation: string, topic?: Topic];
export const choiceRows = (place: Place, rows: readonly ChoiceRow[]): SeedQuestion[] =>
  rows.map(([level, stem, options, explanation, topic]) => {
    const [right, ...wrong] = options.split('|');
    return oneOf('MC1', factsOf(place, level, about(topic)), {
      stem: stem.replaceAll('___', '_____'),
      right: right!,
      wrong,
      explanation,
    });
  });

/** Id of the topic of the underlined letters: endings, vowels or consonants. */
function soundTopic(options: string): string {
  const marked = [...options.matchAll(/\((.+?)\)/g)].map(([, letters]) => letters!);
  const ends = options.split('|').every((word) => /\((s|es|ed)\)$/.test(word));
  if (ends) return 'EP-03';
  return marked.every((letters) => /^[aeiouy]/.test(letters)) ? 'EP-01' : 'EP-02';
}

/** `options` are separated by `|`, the differently pronounced word first; `(…)` marks the underlined part. */
type SoundRow = readonly [level: Level, options: string, explanation: string];
export const soundRows = (place: Omit<Place, 'skill'>, rows: readonly SoundRow[]): SeedQuestion[] =>
  rows.map(([level, options, explanation]) => {
    const [right, ...wrong] = options.split('|').map((word) => word.replace(/\((.+?)\)/g, '%u%$1%u%'));
    return oneOf('MC7', factsOf({ ...place, skill: 'PR' }, level, { topicId: soundTopic(options) }), {
      stem: '',
      right: right!,
      wrong,
      explanation,
      instructions: 'Choose the word whose underlined part is pronounced differently from the others.',
    });
  });

/** The word whose stress is elsewhere comes first. */
export const stressRows = (place: Omit<Place, 'skill'>, rows: readonly SoundRow[]): SeedQuestion[] =>
  rows.map(([level, options, explanation]) => {
    const [right, ...wrong] = options.split('|');
    return oneOf('MC7', factsOf({ ...place, skill: 'PR' }, level, { topicId: 'EP-04' }), {
      stem: '',
      right: right!,
      wrong,
      explanation,
      instructions: 'Choose the word whose main stress is in a different position from the others.',
    });
  });

const limits = ['ONE word', 'ONE or TWO words', 'ONE to THREE words', 'ONE to FOUR words', 'ONE to FIVE words'];

/** The limit in the instructions is as tight as the accepted answers allow, so that fewer others are right as well. */
const limited = (instructions: string, accepted: string): string => {
  const most = Math.max(...accepted.split('/').map((one) => one.split(' ').length));
  return instructions.replace(/ONE to (?:FOUR|FIVE) words/, limits[most - 1]!);
};

/** `___` is the gap; `accepted` answers are separated by `/`. */
type GapRow = readonly [level: Level, text: string, accepted: string, explanation: string, topic?: Topic];
export const gapRows = (place: Place, instructions: string, rows: readonly GapRow[]): SeedQuestion[] =>
  rows.map(([level, text, accepted, explanation, topic]) =>
    gaps('FB1', factsOf(place, level, about(topic)), text, [accepted], {
      instructions: limited(instructions, accepted),
      explanation,
    }),
  );

type FormRow = readonly [level: Level, text: string, cue: string, accepted: string, explanation: string];
export const formRows = (place: Omit<Place, 'skill'>, rows: readonly FormRow[]): SeedQuestion[] =>
  rows.map(([level, text, cue, accepted, explanation]) =>
    gaps('FB7', factsOf({ ...place, skill: 'VO' }, level), text, [accepted], {
      instructions: 'Write the right form of the word in brackets.',
      explanation,
      cues: [cue],
    }),
  );

/** A cloze: `___` is a gap; `options` has one entry per gap, separated by `|`, the right option first. */
interface Cloze {
  readonly level: Level;
  readonly title: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly notes?: readonly string[];
  readonly topic?: Topic;
  readonly instructions?: string;
}
export const cloze = (
  place: Place,
  {
    level,
    title,
    text,
    options,
    notes = [],
    topic,
    instructions = 'Read the passage and choose the best option for each gap.',
  }: Cloze,
): SeedQuestion => {
  let count = 0;
  return setOf(
    'MC10',
    factsOf(place, level, { name: title, ...about(topic) }),
    options.map((row, at) => {
      const [right, ...wrong] = row.split('|');
      return { stem: '', right: right!, wrong, explanation: notes[at] ?? '' };
    }),
    {
      instructions,
      passage: { title, text: text.replace(/___/g, () => `[[q${++count}]]`), numbered: false },
    },
  );
};

/** An open cloze: one word for each gap. */
export const openCloze = (
  place: Place,
  level: Level,
  title: string,
  text: string,
  accepted: readonly string[],
): SeedQuestion =>
  gaps('FB2', factsOf(place, level, { name: title }), text, accepted, {
    instructions: 'Write ONE word for each gap.',
    wordLimit: 1,
  });

interface Text {
  readonly level: Level;
  readonly title: string;
  readonly text: string;
  readonly topic?: Topic;
}
export const readAndJudge = (
  place: Place,
  type: 'TF2' | 'TF3',
  { level, title, text }: Text,
  rows: readonly (readonly [string, Verdict])[],
  explanation = '',
): SeedQuestion =>
  statements(type, factsOf(place, level, { name: title }), rows, explanation, {
    instructions:
      type === 'TF2'
        ? 'Read the passage. Are the statements true or false?'
        : 'Read the passage. Are the statements true, false or not given?',
    passage: { title, text, numbered: text.includes('\n') },
  });

export const readAndChoose = (
  place: Place,
  { level, title, text, topic }: Text,
  rows: readonly (readonly [question: string, options: string])[],
): SeedQuestion =>
  setOf(
    'MC9',
    factsOf(place, level, { name: title, ...about(topic) }),
    rows.map(([stem, options]) => {
      const [right, ...wrong] = options.split('|');
      return { stem, right: right!, wrong };
    }),
    {
      instructions: 'Read the passage and choose the best answer to each question.',
      passage: { title, text, numbered: text.includes('\n') },
    },
  );

/** Questions of type MR1, here with two right options; `right` and `wrong` are separated by `|`. */
export const twoOf = (
  place: Place,
  level: Level,
  stem: string,
  right: string,
  wrong: string,
  explanation: string,
  topic?: Topic,
): SeedQuestion =>
  someOf('MR1', factsOf(place, level, about(topic)), {
    stem,
    right: right.split('|'),
    wrong: wrong.split('|'),
    explanation,
    instructions: 'Choose TWO answers.',
  });
