import type { ExamContent } from '@vumon/contract';
import { isQuestionTypeCode, type QuestionKey } from '@vumon/question-types';
import { answerKeyForm } from '@vumon/question-types/print';
import { contentOf, questionsOf, type PaperLocale } from './paper.ts';

/** Parsed keys by question id. */
export type PaperKeys = Readonly<Record<string, QuestionKey>>;

/** Rows are numbers of the paper. A question whose key is not given has rows without an answer. */
export interface AnswerKeyTable {
  readonly rows: readonly { readonly number: number; readonly answer: string }[];
}

/** The teacher's key of a paper, for the same content as was printed. */
export function answerKeyTable(content: ExamContent, keys: PaperKeys, locale: PaperLocale): AnswerKeyTable {
  const rows = questionsOf(content).flatMap((question) => {
    const key = Object.hasOwn(keys, question.id) ? keys[question.id] : undefined;
    if (key === undefined || !isQuestionTypeCode(question.type))
      return question.items.map((_, at) => ({ number: question.firstNumber + at, answer: '' }));
    return answerKeyForm(question.type, contentOf(question), key, question.firstNumber, locale).map(
      ({ number, text }) => ({ number, answer: text }),
    );
  });
  return { rows };
}
