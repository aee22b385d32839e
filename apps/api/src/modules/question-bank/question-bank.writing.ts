/** From what an author wrote to what is stored: parsed, checked as a whole, with summary and search text. */
import type { ParsedInput, questionBankRoutes } from '@vumon/contract';
import { AppError, type FieldError } from '@vumon/domain';
import { itemsOf, mediaOf, parseContent, questionType, searchTextOf, summaryOf, type Problem, type QuestionTypeCode } from '@vumon/question-types';
import { mediaOfKey, parseKey } from '@vumon/question-types/scoring';
import { problemsOf } from '@vumon/question-types/validators';
import type { Db } from '#db';
import { findUnknownReferences } from '#modules/catalogue';
import { kindsOfMedia } from '#modules/media';
import type { QuestionFacts, VersionContent } from './question-bank.queries.ts';
import { searchTextFrom } from './search-text.ts';

export type WrittenQuestion = Omit<ParsedInput<(typeof questionBankRoutes)['POST /questions']>['body'], 'type'>;

/** A problem of the question as an error of the body: editors find their field behind `content.`. */
const fieldOf = ({ code, path, params }: Problem): FieldError => ({ path: path === '' ? 'content' : `content.${path}`, code, ...(params && { params }) });

const invalid = (fields: FieldError[]) => new AppError('QUESTION_INVALID', { fields: fields.slice(0, 50) });

/** Throws QUESTION_INVALID with every place that needs work. */
export async function prepareQuestion(db: Db, type: QuestionTypeCode, written: WrittenQuestion): Promise<{ facts: QuestionFacts; version: VersionContent }> {
  const content = parseContent(type, written.schemaVersion, written.content);
  if (!content.ok) throw invalid(content.problems.map(fieldOf));
  const answerKey = parseKey(type, written.schemaVersion, written.answerKey);
  if (!answerKey.ok) throw invalid(answerKey.problems.map(({ code, path, params }) => ({ path: `answerKey.${path}`.replace(/\.$/, ''), code, ...(params && { params }) })));

  const media = [...new Set([...mediaOf(type, content.value), ...mediaOfKey(type, answerKey.value)])];
  const [known, unknown] = await Promise.all([kindsOfMedia(db, media), findUnknownReferences(db, written)]);
  const fields: FieldError[] = [
    ...unknown.map((path): FieldError => ({ path, code: 'invalid' })),
    ...problemsOf(type, content.value, answerKey.value).map(fieldOf),
    ...(media.every((id) => known.has(id)) ? [] : [{ path: 'content', code: 'mediaMissing' }]),
  ];
  if (fields.length > 0) throw invalid(fields);

  const summary = summaryOf(type, content.value);
  return {
    facts: {
      name: written.name,
      grade_id: written.gradeId,
      subject: written.subject,
      skill: written.skill,
      difficulty: written.difficulty,
      cefr: written.cefr,
      series_id: written.seriesId,
      publisher: written.publisher,
      exam_family: written.examFamily,
      test_category: written.testCategory,
      labels: [...new Set(written.labels)],
      keywords: [...new Set(written.keywords)],
      author: written.author,
      privacy: written.privacy,
      summary,
      search: searchTextFrom([written.name, summary, ...written.keywords, searchTextOf(type, content.value)]),
      items: itemsOf(type, content.value).length,
    },
    version: { schemaVersion: questionType(type).schemaVersion, content: content.value, answerKey: answerKey.value },
  };
}
