import { inLanguage } from '../schema/drawn.ts';
import type { AnswerLine, Printer, PrintForm } from '../schema/printing.ts';
import { choicePrinters } from '../types/choice/print.ts';
import { matchingPrinters } from '../types/matching/print.ts';
import { textGapsPrinters } from '../types/text-gaps/print.ts';
import { orderingPrinters } from '../types/ordering/print.ts';
import { tilesPrinters } from '../types/tiles/print.ts';
import { gridPrinters } from '../types/grid/print.ts';
import { compositePrinters, type PartPrinters } from '../types/composite/print.ts';
import { drawingPrinters } from '../types/drawing/print.ts';
import { speakingPrinters } from '../types/speaking/print.ts';
import { writingPrinters } from '../types/writing/print.ts';
import { inlineListsPrinters } from '../types/inline-lists/print.ts';
import { markedTextPrinters } from '../types/marked-text/print.ts';
import { scenePrinters } from '../types/scene/print.ts';
import {
  partDefinitions,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
  type SimpleContent,
  type SimpleKey,
  type SimpleTypeCode,
} from './definitions.ts';

export type {
  AnswerLine,
  PrintBlock,
  PrintEntry,
  PrintForm,
  PrintGap,
  PrintGaps,
  PrintOption,
} from '../schema/printing.ts';

const simple: Readonly<Record<SimpleTypeCode, Printer<SimpleContent, SimpleKey>>> = {
  ...choicePrinters,
  ...matchingPrinters,
  ...textGapsPrinters,
  ...orderingPrinters,
  ...tilesPrinters,
  ...gridPrinters,
  ...inlineListsPrinters,
  ...markedTextPrinters,
  ...drawingPrinters,
  ...writingPrinters,
  ...speakingPrinters,
  ...scenePrinters,
};

const printers: Readonly<Record<QuestionTypeCode, Printer<QuestionContent, QuestionKey>>> = {
  ...simple,
  ...compositePrinters(partDefinitions, simple as unknown as PartPrinters),
};

/** The question as blocks for paper. Options are in the order of `content`: shuffle it first for a paper code. */
export function printForm(
  code: QuestionTypeCode,
  content: QuestionContent,
  firstNumber: number,
  locale: 'vi' | 'en',
): PrintForm {
  return printers[code].printForm(inLanguage(content, locale), firstNumber, locale);
}

/** The key's line of each number, for the same `content` as was printed. */
export function answerKeyForm(
  code: QuestionTypeCode,
  content: QuestionContent,
  key: QuestionKey,
  firstNumber: number,
  locale: 'vi' | 'en' = 'vi',
): AnswerLine[] {
  return printers[code].answerKeyForm(content, key, firstNumber, locale);
}
