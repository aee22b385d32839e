import { createTranslator } from '@vumon/i18n/translator';
import { byCode } from '../../schema/by-code.ts';
import { isBlankMarkup, parseMarkup, plainTextOf } from '../../markup/index.ts';
import { printCommon, type AnswerLine, type PrintBlock, type Printer } from '../../schema/printing.ts';
import { acceptedFor, modelFor } from './answers.ts';
import type { WritingCode, WritingContent, WritingKey } from './definition.ts';
import { writingCodes } from './codes.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

const translate = createTranslator('qt-writing', { vi, en });

/** Ruled lines for a number of handwritten words: about ten a line, and room for corrections. */
const linesFor = (words: number): number => Math.min(40, Math.max(6, Math.ceil(words / 8)));

function printer(code: WritingCode): Printer<WritingContent, WritingKey> {
  return {
    printForm(content, firstNumber) {
      const blocks: PrintBlock[] = printCommon(content);
      content.items.forEach((item, at) => {
        const { keyword, before, after, points } = item;
        blocks.push({
          kind: 'writing',
          number: firstNumber + at,
          prompt: isBlankMarkup(item.prompt) ? [] : parseMarkup(item.prompt),
          points: points ?? [],
          ...(keyword === undefined ? {} : { keyword }),
          ...(before === undefined ? {} : { before }),
          ...(after === undefined ? {} : { after }),
          ...(content.minWords === undefined ? {} : { minWords: content.minWords }),
          ...(content.maxWords === undefined ? {} : { maxWords: content.maxWords }),
          criteria: content.criteria ?? [],
          lines: code === 'SA1' ? 1 : linesFor(content.maxWords ?? content.minWords ?? 80),
        });
      });
      return { blocks };
    },
    answerKeyForm(content, key, firstNumber, locale): AnswerLine[] {
      const byTeacher = translate('byTeacher', locale);
      const criteria = (key.rubric?.criteria ?? []).map(({ name, max }) => `${name} (0–${max})`).join('; ');
      return content.items.map((item, at) => {
        const accepted = acceptedFor(content, key, item).filter((text) => text.trim() !== '');
        const model = plainTextOf(modelFor(content, key, item) ?? '');
        const marked = [byTeacher, criteria, model].filter((part) => part !== '').join('. ');
        return { number: firstNumber + at, text: accepted.length > 0 ? accepted.join(' / ') : marked };
      });
    },
  };
}

export const writingPrinters = byCode(writingCodes, printer);
