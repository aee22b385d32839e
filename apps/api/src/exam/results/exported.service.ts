/** Additional data of the results workbook: each learner's answers, and the facts of certificates. */
import { answersAt, plainTextOf, type AnswerPlace } from '@vumon/question-types';
import { effectiveAnswers } from '#exam/attempts';
import { certificateFacts } from '#exam/certificates';
import { publishedExam, type PublishedExam } from '#exam/scoring';
import { picksAt } from './analysis.ts';
import { findAssignment } from './results.queries.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { resultsForExport } from './results.service.ts';

type Asked = PublishedExam['questions'] extends ReadonlyMap<string, infer Question> ? Question : never;

/** Maximum number of characters per answer, because the cells of a spreadsheet are limited. */
const mostSigns = 32_000;

/** Returns the name of an option without text: true and false, or a level of a self-rating. */
export type NameOfOption = (id: string) => string | undefined;

/** The selected options or the typed text of a place, as one text. */
export const textOfPicks = (picks: readonly string[], place: AnswerPlace, nameOf: NameOfOption): string =>
  picks
    .map((pick) => {
      const option = place.options?.find(({ id }) => id === pick);
      return option ? plainTextOf(option.text).trim() || (nameOf(option.id) ?? option.id) : pick;
    })
    .join(', ');

/** The answer to an item as text, with its places in order. Empty for drawings, recordings and blank answers. */
export function answerText({ code, content }: Asked, item: string, response: unknown, nameOf: NameOfOption): string {
  const places = answersAt(code, content, item);
  const words = places.map((place) => textOfPicks(picksAt(response, place), place, nameOf));
  return words.every((one) => one === '')
    ? ''
    : words
        .map((one) => one || '–')
        .join(' | ')
        .slice(0, mostSigns);
}

export async function exportedResults(context: SignedInContext, id: string) {
  const { db, actor, now } = context;
  const results = await resultsForExport(context, id);
  const { examVersionId } = (await findAssignment(db, actor.userId, id))!;
  const attempts = results.rows.flatMap(({ attemptId, states }) => (attemptId && states.length > 0 ? [attemptId] : []));
  const [exam, answers, certificates] = await Promise.all([
    publishedExam(db, examVersionId),
    effectiveAnswers(
      db,
      attempts.map((attempt) => ({ ownerId: actor.userId, id: attempt })),
    ),
    certificateFacts({ db, now }, { ownerId: actor.userId, assignmentId: id }),
  ]);
  const given = new Map(answers.map(({ attemptId, question, answer }) => [`${attemptId} ${question}`, answer]));
  return {
    ...results,
    certificates,
    /** Texts of the answers of a scored attempt, by column. */
    answersOf: (attemptId: string, nameOf: NameOfOption): string[] =>
      results.columns.map(({ question, item }) => {
        const asked = exam.questions.get(question);
        const response = given.get(`${attemptId} ${question}`);
        return asked && response !== undefined && response !== null ? answerText(asked, item, response, nameOf) : '';
      }),
  };
}
export type ExportedResults = Awaited<ReturnType<typeof exportedResults>>;
