/** Builders for the additions: rows with a topic, and questions on recordings that other questions have too. */
import type { Cefr } from '@vumon/domain';
import { withExplanations } from '../explanations/evidence.ts';
import { oneOf, setOf, statements, type SeedQuestion, type Verdict } from '../kit.ts';
import { english, type Level } from '../by-type/place.ts';
import { ordered } from '../by-type/moved.ts';
import { gapRows, readAndChoose, type Place, type Topic } from '../english/rows.ts';
import type { SeedMedia } from '../media/media.ts';

/** Recordings alone: those of a bank that was made earlier are found by their transcripts. */
export type Clips = Pick<SeedMedia, 'clip'>;
/** Pictures as well, found by their alternative texts. */
export type ClipsAndPictures = Pick<SeedMedia, 'clip' | 'picture' | 'scene'>;

/** For exams that play every recording once. */
export const playedOnce = <Media extends Clips>(media: Media): Media => ({
  ...media,
  clip: (name: string) => {
    const { audio, transcript } = media.clip(name);
    return { audio: { ...audio, playLimit: 1 }, transcript };
  },
});

/** For builders that could also show pictures, which an addition has not. */
export const noPicture: Pick<SeedMedia, 'clip' | 'picture'> = {
  clip: (name) => {
    throw new Error(`no recording: ${name}`);
  },
  picture: (name) => {
    throw new Error(`no picture: ${name}`);
  },
};

/** A question on a passage; `~words` quotes the sentence with these words as the explanation. */
type Asked = readonly [stem: string, options: string, explanation: string];

export const reading = (
  place: Omit<Place, 'skill'>,
  [level, topic, title, text]: readonly [level: Level, topic: Topic, title: string, text: string],
  rows: readonly Asked[],
): SeedQuestion =>
  withExplanations(
    readAndChoose(
      { ...place, skill: 'RE' },
      { level, title, text, topic },
      rows.map(([stem, options]) => [stem, options] as const),
    ),
    rows.map(([, , explanation]) => explanation),
  );

/** Words to put in order; further right orders follow the first. */
export const wordOrder = (
  grade: number,
  rows: readonly (readonly [level: Level, topicId: Topic, explanation: string, ...orders: string[]])[],
): SeedQuestion[] =>
  rows.map(([level, topicId, explanation, ...orders]) =>
    ordered({
      facts: english(grade, level, 'WR', { topicId }),
      unit: 'words',
      instructions: 'Put the words in order to make a sentence.',
      orders,
      explanation,
    }),
  );

export const oneWord = (place: Omit<Place, 'skill'>, rows: Parameters<typeof gapRows>[2]): SeedQuestion[] =>
  gapRows({ ...place, skill: 'WR' }, 'Complete the sentence with ONE word.', rows);

/** Short answers to choose from after one recording. */
export const heardOnce = (
  grade: number,
  { clip }: Clips,
  rows: readonly (readonly [
    level: Level,
    clip: string,
    topicId: Topic,
    stem: string,
    options: string,
    explanation: string,
  ])[],
): SeedQuestion[] =>
  rows.map(([level, name, topicId, stem, options, explanation]) => {
    const [right, ...wrong] = options.split('|');
    return oneOf('MC4', english(grade, level, 'LI', { topicId }), {
      stem,
      right: right!,
      wrong,
      explanation,
      instructions: 'Listen and choose the right answer.',
      ...clip(name),
    });
  });

/** Gives a question a level below that of its grade. */
export const atLevel =
  (cefr: Cefr) =>
  (question: SeedQuestion): SeedQuestion => ({ ...question, facts: { ...question.facts, cefr } });

type Heard = readonly [level: Level, clip: string, topicId: Topic, title: string];

export const heardSet = (
  grade: number,
  { clip }: Clips,
  [level, name, topicId, title]: Heard,
  rows: readonly Asked[],
): SeedQuestion =>
  withExplanations(
    setOf(
      'MC11',
      english(grade, level, 'LI', { name: title, topicId }),
      rows.map(([stem, options]) => {
        const [right, ...wrong] = options.split('|');
        return { stem, right: right!, wrong };
      }),
      { instructions: 'Listen and choose the right answers.', ...clip(name) },
    ),
    rows.map(([, , explanation]) => explanation),
  );

export const heardJudged = (
  grade: number,
  { clip }: Clips,
  [level, name, topicId, title]: Heard,
  rows: readonly (readonly [statement: string, verdict: Verdict, explanation: string])[],
): SeedQuestion =>
  withExplanations(
    statements(
      'TF2',
      english(grade, level, 'LI', { name: title, topicId }),
      rows.map(([statement, verdict]) => [statement, verdict] as const),
      '',
      { instructions: 'Listen. Are the statements true or false?', ...clip(name) },
    ),
    rows.map(([, , explanation]) => explanation),
  );
