import type { ExamContent } from '@vumon/contract';
import { isQuestionTypeCode, plainTextOf, type QuestionKey } from '@vumon/question-types';
import { answerKeyForm } from '@vumon/question-types/print';
import { partNameIn } from './part-names.ts';
import { contentOf, labelOf, questionsOf, type GapWidths, type PaperLocale } from './paper.ts';

/** Parsed keys by question id. */
export type PaperKeys = Readonly<Record<string, QuestionKey>>;

/** Rows are numbers of the paper. A question whose key is not given has rows without an answer. */
export interface AnswerKeyTable {
  /** In paper order; `part` is "PHẦN I. Trắc nghiệm". */
  readonly parts: readonly {
    readonly part: string;
    readonly rows: readonly { readonly number: number; readonly answer: string }[];
  }[];
}

const keyOf = (keys: PaperKeys, id: string): QuestionKey | undefined =>
  Object.hasOwn(keys, id) ? keys[id] : undefined;

/** The teacher's key of a paper, for the same content as was printed. */
export function answerKeyTable(content: ExamContent, keys: PaperKeys, locale: PaperLocale): AnswerKeyTable {
  const filled = content.sections.flatMap(({ parts }) => parts).filter(({ questions }) => questions.length > 0);
  return {
    parts: filled.map(({ name, questions }, index) => ({
      part: [labelOf(name, { index, of: filled.length }, locale), partNameIn(locale, name)].filter(Boolean).join(' '),
      rows: questions.flatMap((question) => {
        const key = keyOf(keys, question.id);
        if (key === undefined || !isQuestionTypeCode(question.type))
          return question.items.map((_, at) => ({ number: question.firstNumber + at, answer: '' }));
        return answerKeyForm(question.type, contentOf(question), key, question.firstNumber, locale).map(
          ({ number, text }) => ({ number, answer: text }),
        );
      }),
    })),
  };
}

/**
 * Widths are rounded up to steps of so many letters, one width for all gaps of a question, so that a line does not
 * reveal its word.
 */
const step = 6;

/**
 * How wide the gaps of each question have to be, judged by the answers that the paper shows or, without these, by the
 * key.
 */
export function gapWidths(content: ExamContent, keys: PaperKeys, locale: PaperLocale): GapWidths {
  return Object.fromEntries(
    questionsOf(content).flatMap((question): [string, number][] => {
      const key = keyOf(keys, question.id);
      if (key === undefined || !isQuestionTypeCode(question.type)) return [];
      const longest = answerKeyForm(question.type, contentOf(question), key, 1, locale)
        .flatMap(({ text }) => text.split(' / '))
        .reduce((most, answer) => Math.max(most, plainTextOf(answer).length), 0);
      return [[question.id, Math.ceil(longest / step) * step]];
    }),
  );
}
