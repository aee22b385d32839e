import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import { parseMarkup } from '../../markup/index.ts';
import { printCommon, type AnswerLine, type Printer } from '../../schema/printing.ts';
import type { DrawingAnswer, DrawingCode, DrawingContent, DrawingKey } from './definition.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };
import { drawingCodes } from './codes.ts';

type Locale = 'vi' | 'en';

function answerText(content: DrawingContent, answer: DrawingAnswer | undefined, locale: Locale): string {
  const words = locale === 'vi' ? vi : en;
  const zone = content.zones.find((one) => one.id === answer?.zone);
  if (answer === undefined || zone === undefined) return '';
  const colour = ownEntry<string>(words.colours, answer.colour ?? '') ?? '';
  const shape = ownEntry<string>(words.shapes, answer.shape ?? '') ?? '';
  const mark =
    zone.words === true
      ? (answer.accepted ?? []).join(' / ')
      : [shape, colour].filter((word) => word !== '').join(', ');
  return `${zone.name}: ${mark}`;
}

function printer(code: DrawingCode): Printer<DrawingContent, DrawingKey> {
  return {
    printForm: (content, firstNumber) => ({
      blocks: [
        ...printCommon(content),
        {
          kind: 'picture-task',
          ...(content.picture === undefined ? {} : { image: content.picture }),
          // Regions to colour are part of the drawing itself; places for drawing or writing must be shown.
          marks: content.zones
            .filter((zone) => code === 'DS1' || zone.words === true)
            .map((zone) => ({ label: '', shape: zone.shape })),
          bank: [],
          tasks: content.items.map((item, at) => ({
            number: firstNumber + at,
            text: parseMarkup(item.text),
            line: false,
          })),
        },
      ],
    }),
    answerKeyForm: (content, key, firstNumber, locale): AnswerLine[] =>
      content.items.map((item, at) => ({
        number: firstNumber + at,
        text: answerText(content, ownEntry(key.answers, item.id), locale),
      })),
  };
}

export const drawingPrinters = byCode(drawingCodes, printer);
