import type { AnswerLine, Printer, PrintForm } from '../printing.ts';
import { choicePrinters } from '../types/choice/print.ts';
import { textGapsPrinters } from '../types/text-gaps/print.ts';
import type { QuestionContent, QuestionKey, QuestionTypeCode } from './definitions.ts';

export type { AnswerLine, PrintBlock, PrintForm, PrintGap, PrintGaps, PrintOption } from '../printing.ts';

const printers: Readonly<Record<QuestionTypeCode, Printer<QuestionContent, QuestionKey>>> = {
  MC1: choicePrinters.MC1,
  MC2: choicePrinters.MC2,
  MC3: choicePrinters.MC3,
  MC4: choicePrinters.MC4,
  MC7: choicePrinters.MC7,
  MC9: choicePrinters.MC9,
  MC10: choicePrinters.MC10,
  MC11: choicePrinters.MC11,
  FB1: textGapsPrinters.FB1,
  FB2: textGapsPrinters.FB2,
  FB5: textGapsPrinters.FB5,
  FB7: textGapsPrinters.FB7,
  FB8: textGapsPrinters.FB8,
  TF1: choicePrinters.TF1,
  TF2: choicePrinters.TF2,
  TF3: choicePrinters.TF3,
  TF5: choicePrinters.TF5,
  MR1: choicePrinters.MR1,
  MR2: choicePrinters.MR2,
};

/** The question as blocks for paper. Options stand as in `content`: shuffle it first for a paper code of its own. */
export function printForm(code: QuestionTypeCode, content: QuestionContent, firstNumber: number, locale: 'vi' | 'en'): PrintForm {
  return printers[code].printForm(content, firstNumber, locale);
}

/** The key's line of each number, for the same `content` as was printed. */
export function answerKeyForm(code: QuestionTypeCode, content: QuestionContent, key: QuestionKey, firstNumber: number, locale: 'vi' | 'en' = 'vi'): AnswerLine[] {
  return printers[code].answerKeyForm(content, key, firstNumber, locale);
}
