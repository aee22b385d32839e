import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import { parseMarkup, plainTextOf } from '../../markup/index.ts';
import { printCommon, type Printer } from '../../schema/printing.ts';
import type { GridCode, GridContent, GridKey, GridLine } from './definition.ts';
import { gridCodes, isLevel } from './codes.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

type Locale = 'vi' | 'en';

const words = { vi, en };
const columnText = (column: GridLine, locale: Locale): string =>
  isLevel(column.id) && column.text === '' ? words[locale].levels[column.id] : column.text;

function printer(code: GridCode): Printer<GridContent, GridKey> {
  return {
    printForm: (content, firstNumber, locale) => ({
      blocks: [
        ...printCommon(content),
        {
          kind: 'grid',
          columns: content.columns.map((column) => parseMarkup(columnText(column, locale))),
          rows: content.rows.map((row, at) => ({ number: firstNumber + at, text: parseMarkup(row.text) })),
        },
      ],
    }),
    answerKeyForm: (content, key, firstNumber, locale) =>
      content.rows.map((row, at) => {
        const right = content.columns.filter((column) => ownEntry(key.correct, row.id)?.includes(column.id));
        return {
          number: firstNumber + at,
          text:
            code === 'LS2'
              ? words[locale].print.unscored
              : right.map((column) => plainTextOf(columnText(column, locale))).join(', '),
        };
      }),
  };
}

export const gridPrinters = byCode(gridCodes, printer);
