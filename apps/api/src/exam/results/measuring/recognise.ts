/** Which version of a bank question a test asked, and where the options of the published question stand in it. */
import type { RegradeStep } from '@vumon/domain';
import { answersAt, itemsOf, type AnswerPlace, type QuestionContent } from '@vumon/question-types';
import { solve } from '@vumon/question-types/scoring';
import type { Db } from '#db';
import { measuredHash, recognised, type Recognised } from '#content/exams';
import { recentVersions } from '#content/question-bank';
import { amendedQuestions, scorableExam, type ScorableQuestion } from '#exam/scoring';
import { picksAt, stateWith } from '../analysis.ts';
import type { ToMeasure } from './measuring.queries.ts';
import type { CountedOption } from './sums.ts';

/** How many older versions are compared. */
const mostVersions = 30;
/** Places with more options, such as words of a text, are not counted. */
const mostOptions = 20;

export interface AskedQuestion {
  readonly question: ScorableQuestion;
  /** Null: no version of the bank has this content and key. */
  readonly bank: { readonly version: number; readonly hash: string; readonly found: Recognised } | null;
}

/** The questions of a test with the regrades for everybody, and the versions that they are. */
export async function askedQuestions(db: Db, test: ToMeasure, steps: readonly RegradeStep[]): Promise<AskedQuestion[]> {
  const questions = amendedQuestions(
    await scorableExam(db, test.examVersionId),
    steps.filter(({ studentId }) => studentId === null),
  );
  const found = new Map<string, NonNullable<AskedQuestion['bank']>>();
  for (const range of [
    { skip: 0, most: 1 },
    { skip: 1, most: mostVersions },
  ]) {
    const wanted = new Map(questions.filter(({ id }) => !found.has(id)).map((one) => [one.id, one]));
    for (const row of await recentVersions(db, [...wanted.keys()], range)) {
      const question = wanted.get(row.id)!;
      const same =
        !found.has(row.id) &&
        recognised(
          row.id,
          { type: question.code, content: question.content, answerKey: question.answerKey },
          row,
          test,
        );
      if (same) found.set(row.id, { version: row.version, hash: measuredHash(row), found: same });
    }
  }
  return questions.map((question) => ({ question, bank: found.get(question.id) ?? null }));
}

/** Places with options that are counted, in the order of the question. */
const placesOf = (code: ScorableQuestion['code'], content: QuestionContent, item: string): (AnswerPlace | null)[] =>
  answersAt(code, content, item).map((place) => (place.options && place.options.length <= mostOptions ? place : null));

export interface ItemOptions {
  readonly counted: readonly CountedOption[];
  chosen(response: unknown): { place: number; choice: number }[];
}

/** The question by which the positions of options are told: the published one itself, or the bank's. */
type Reference = Pick<Recognised, 'content' | 'written'>;

export const asInTest = ({ content }: ScorableQuestion): Reference => ({ content, written: new Map() });

/** The options of the item at a position, by their positions in the reference, whatever ids and order the test gave them. */
export function optionsOf(question: ScorableQuestion, at: number, reference: Reference | null): ItemOptions {
  const item = question.items[at];
  const same = reference && itemsOf(question.code, reference.content)[at];
  if (!reference || item === undefined || !same) return { counted: [], chosen: () => [] };
  const { code, content, answerKey } = question;
  const written = placesOf(code, reference.content, same);
  const solved = solve(code, content, answerKey);
  const places = placesOf(code, content, item).flatMap((place, index) => {
    const options = written[index]?.options;
    if (!place?.options || options?.length !== place.options.length) return [];
    const choices = new Map(options.map(({ id }, option) => [id, option + 1]));
    const positions = new Map(place.options.map(({ id }) => [id, choices.get(reference.written.get(id) ?? id)]));
    return [...positions.values()].includes(undefined)
      ? []
      : [{ number: index + 1, place, positions: positions as ReadonlyMap<string, number> }];
  });
  return {
    counted: places.flatMap(({ number, place, positions }) => {
      const right = new Set(picksAt(solved, place));
      return [...positions].map(([id, choice]) => ({
        place: number,
        choice,
        right: right.has(id) || stateWith(question, item, place, [id]) === 'right',
      }));
    }),
    chosen: (response) =>
      places.flatMap(({ number, place, positions }) =>
        [...new Set(picksAt(response, place))].flatMap((id) => {
          const choice = positions.get(id);
          return choice === undefined ? [] : [{ place: number, choice }];
        }),
      ),
  };
}
