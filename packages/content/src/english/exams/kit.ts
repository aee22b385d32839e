/** Builders for questions of international exams, with the topic, level and labels of their part. */
import { drawn } from '../../by-type/drawn.ts';
import { notesQuestion } from '../../by-type/heard.ts';
import { pictureAuthor, type Level } from '../../by-type/place.ts';
import { linesToPeople } from '../../by-type/scenes.ts';
import { withExplanations } from '../../explanations/evidence.ts';
import { oneOf, setOf, type SeedFacts, type SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { pictureChoice } from '../primary/first-grades.ts';
import { examPart, exams, type Exam } from './parts.ts';

const labels = { LI: 'LISTENING', RE: 'READING', WR: 'WRITING' } as const;
type ExamSkill = keyof typeof labels;
type FactsOf = (skill: ExamSkill, part: number, difficulty: Level, name?: string) => SeedFacts;

/** Facts of the questions of a Cambridge exam; its level is the only one that the exam has. */
export const cambridgeFacts =
  (exam: Exam): FactsOf =>
  (skill, part, difficulty, name) => ({
    gradeId: 'INT',
    subject: 'ENGLISH',
    skill,
    topicId: examPart(exam, part),
    difficulty,
    cefr: exams[exam].cefr[0],
    seriesId: 'cambridge',
    examFamily: 'CA',
    labels: [labels[skill]],
    ...(name !== undefined && { name }),
  });

export const pictured = (facts: SeedFacts): SeedFacts => ({ ...facts, author: pictureAuthor });

/** The third of each kind is a little harder. */
export const levelOf = (at: number): Level => (at === 2 ? 'M2' : 'M1');

export type Named = readonly [
  scene: string,
  clip: string,
  name: string,
  names: string,
  explanations: readonly string[],
];
export const namesToPeople = (media: ClipsAndPictures, facts: FactsOf, rows: readonly Named[]): SeedQuestion[] =>
  rows.map(([scene, clip, name, names, lines], at) =>
    withExplanations(linesToPeople(media, pictured(facts('LI', 1, levelOf(at), name)), { scene, clip, names }), lines),
  );

export type Note = readonly [
  clip: string,
  title: string,
  rows: readonly (readonly [label: string, cell: string, answer: string, explanation: string])[],
];
export const notesIn = (
  media: ClipsAndPictures,
  facts: (level: Level, name: string) => SeedFacts,
  rows: readonly Note[],
): SeedQuestion[] =>
  rows.map(([clip, title, lines], at) =>
    withExplanations(
      notesQuestion(media, facts(levelOf(at), title), {
        clip,
        title,
        words: 1,
        rows: lines.map(([label, cell, accepted]) => [label, cell, accepted] as const),
      }),
      lines.map(([, , , line]) => line),
    ),
  );

/** After the recording, the right picture first. */
export type HeardPicture = readonly [clip: string, level: Level, stem: string, pictures: string, explanation: string];
export const heardPictures = (
  media: ClipsAndPictures,
  facts: (level: Level) => SeedFacts,
  rows: readonly HeardPicture[],
): SeedQuestion[] =>
  rows.map(([clip, level, stem, pictures, explanation]) =>
    pictureChoice(
      media,
      pictured(facts(level)),
      { stem, pictures, explanation },
      { instructions: 'Listen and choose the picture.', clip: media.clip(clip) },
    ),
  );

export type Coloured = readonly [
  scene: string,
  clip: string,
  name: string,
  tasks: readonly string[],
  explanations: readonly string[],
];
export const colouredIn = (
  media: ClipsAndPictures,
  facts: (level: Level, name: string) => SeedFacts,
  rows: readonly Coloured[],
): SeedQuestion[] =>
  rows.map(([scene, clip, name, tasks, lines], at) =>
    withExplanations(
      drawn('FC1', media, {
        facts: facts(levelOf(at), name),
        picture: scene,
        instructions: 'Listen and colour.',
        clip,
        tasks: tasks.map((task) => [task] as const),
      }),
      lines,
    ),
  );

/** After the stem, the options, the right one first. */
export type AskedRow = readonly [stem: string, options: string, explanation: string];
const subsOf = (rows: readonly (readonly [stem: string, options: string, ...rest: string[]])[]) =>
  rows.map(([stem, options]) => {
    const [right = '', ...wrong] = options.split('|');
    return { stem, right, wrong };
  });

/** A set of items on a text with numbered paragraphs or on a recording. */
export const askedIn = (
  facts: SeedFacts,
  source: string | ReturnType<ClipsAndPictures['clip']>,
  rows: readonly AskedRow[],
): SeedQuestion =>
  withExplanations(
    typeof source === 'string'
      ? setOf('MC9', facts, subsOf(rows), {
          instructions: 'Read the text and choose the right answers.',
          passage: { title: facts.name ?? '', text: source, numbered: true },
        })
      : setOf('MC11', facts, subsOf(rows), { instructions: 'Listen and choose the right answers.', ...source }),
    rows.map(([, , line]) => line),
  );

/** A text with gaps [[q1]], [[q2]] …, the right option first. */
export type Cloze = readonly [
  title: string,
  text: string,
  gaps: readonly (readonly [options: string, explanation: string])[],
];
export const clozeFrom = (facts: SeedFacts, [title, text, rows]: Cloze): SeedQuestion =>
  withExplanations(
    setOf('MC10', facts, subsOf(rows.map(([options]) => ['', options] as const)), {
      instructions: 'Read the text and choose the best word for each gap.',
      passage: { title, text, numbered: false },
    }),
    rows.map(([, line]) => line),
  );

/** After the picture of a notice, its only item. */
export type SignRow = readonly [picture: string, level: Level, stem: string, options: string, explanation: string];
export const signsRead = (
  media: ClipsAndPictures,
  facts: (level: Level) => SeedFacts,
  rows: readonly SignRow[],
): SeedQuestion[] =>
  rows.map(([picture, level, stem, options, explanation]) => {
    const [one] = subsOf([[stem, options]]);
    return oneOf('MC3', facts(level), {
      ...one!,
      explanation,
      images: [media.scene(picture).image],
      instructions: 'Read the notice and choose the right answer.',
    });
  });

/** After a short recording, its only item. */
export type HeardRow = readonly [clip: string, level: Level, stem: string, options: string, explanation: string];
export const heardAndAsked = (
  media: ClipsAndPictures,
  facts: SeedFacts,
  [clip, , stem, options, explanation]: HeardRow,
): SeedQuestion => {
  const [one] = subsOf([[stem, options]]);
  return oneOf('MC4', facts, {
    ...one!,
    explanation,
    instructions: 'Listen and choose the right answer.',
    ...media.clip(clip),
  });
};
