/** Builds the vocabulary and grammar of a unit of the course from rows. The explanations are Vietnamese. */
import type { Cefr } from '@vumon/domain';
import { errorQuestion } from '../../by-type/inline.ts';
import { cefrOf, type Level } from '../../by-type/place.ts';
import { ordered } from '../../by-type/moved.ts';
import type { SeedQuestion } from '../../kit.ts';
import { choiceRows, factsOf, formRows, gapRows, type Topic } from '../rows.ts';

/** Level that the programme of 2018 expects in a grade. */
const programme: Readonly<Record<number, Cefr>> = { 6: 'A1', 7: 'A2', 8: 'A2', 9: 'A2', 10: 'B1', 11: 'B1', 12: 'B1' };

const ladder: readonly Cefr[] = ['A1', 'A2', 'B1', 'B1+', 'B2'];
/** Numbers of the last topics of grammar of these levels in the table `topics`. */
const lastTopics = [7, 14, 25, 30, 36];

/** The programme's level, unless the point of grammar is harder; at most that of the grade's questions. */
const levelOf = (grade: number, topic: Topic): Cefr => {
  const point = Number(/^EG-(\d+)$/.exec(topic)?.[1] ?? 0);
  const least = ladder.indexOf(programme[grade]!);
  const most = ladder.indexOf(cefrOf[grade]!);
  return ladder[Math.min(Math.max(least, point === 0 ? 0 : lastTopics.findIndex((last) => point <= last)), most)]!;
};

/** `___` is the gap. The right option comes first; options are separated by `|`. */
type WordRow = readonly [level: Level, stem: string, options: string, explanation: string];
/** A point of grammar that the curriculum does not name has the topic `unit`. */
type GrammarRow = readonly [topic: Topic | 'unit', ...row: WordRow];
/** `___` is the gap for the right form of the word in capitals. */
type FormRow = readonly [level: Level, text: string, cue: string, accepted: string, explanation: string];
/** Two sentences of one meaning, the second with a gap; accepted answers are separated by `/`. */
type RewriteRow = readonly [topic: Topic | 'unit', level: Level, text: string, accepted: string, explanation: string];
/** The underlined parts stand in brackets, the wrong one after a star. */
type ErrorRow = readonly [topic: Topic | 'unit', level: Level, text: string, correction: string, explanation: string];
/** Pieces of a sentence in their order; further right orders follow. */
type OrderRow = readonly [topic: Topic | 'unit', level: Level, explanation: string, ...orders: string[]];

interface Unit {
  readonly words?: readonly WordRow[];
  readonly grammar?: readonly GrammarRow[];
  readonly forms?: readonly FormRow[];
  readonly rewrites?: readonly RewriteRow[];
  readonly errors?: readonly ErrorRow[];
  readonly orders?: readonly OrderRow[];
}

const sameMeaning = 'Complete the second sentence so that it has the same meaning. Write ONE to FIVE words.';

/** All questions of a unit. Those on grammar have a topic of their own; all name the unit as their keyword. */
export function unit(
  grade: number,
  at: number,
  { words = [], grammar = [], forms = [], rewrites = [], errors = [], orders = [] }: Unit,
): SeedQuestion[] {
  const own: Topic = `E${grade}-${String(at).padStart(2, '0')}` as Topic;
  const topicOf = (topic: Topic | 'unit') => (topic === 'unit' ? own : topic);
  const cefr = programme[grade]!;
  const place = { grade, cefr } as const;
  const questions: SeedQuestion[] = [
    ...choiceRows(
      { ...place, skill: 'VO' },
      words.map(([level, stem, options, explanation]) => [level, stem, options, explanation, own] as const),
    ),
    ...grammar.flatMap(([topic, level, stem, options, explanation]) =>
      choiceRows({ grade, cefr: levelOf(grade, topicOf(topic)), skill: 'GR' }, [
        [level, stem, options, explanation, topicOf(topic)],
      ]),
    ),
    ...formRows(place, forms).map((question) => ({ ...question, facts: { ...question.facts, topicId: own } })),
    ...rewrites.flatMap(([topic, level, text, accepted, explanation]) =>
      gapRows({ grade, cefr: levelOf(grade, topicOf(topic)), skill: 'WR' }, sameMeaning, [
        [level, text, accepted, explanation, topicOf(topic)],
      ]),
    ),
    ...errors.map(([topic, level, text, correction, explanation]) => {
      const question = errorQuestion([grade, level, text, correction, explanation, topicOf(topic)]);
      return { ...question, facts: { ...question.facts, cefr: levelOf(grade, topicOf(topic)), labels: ['GRAMMAR'] } };
    }),
    ...orders.map(([topic, level, explanation, ...rights]) =>
      ordered({
        facts: factsOf({ grade, cefr: levelOf(grade, topicOf(topic)), skill: 'WR' }, level, {
          topicId: topicOf(topic),
        }),
        unit: 'words',
        instructions: 'Put the words in order to make a sentence.',
        orders: rights,
        explanation,
      }),
    ),
  ];
  return questions.map((question) => ({
    ...question,
    facts: { ...question.facts, keywords: [`Unit ${at}`] },
  }));
}
