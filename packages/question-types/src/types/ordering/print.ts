import { isBlankMarkup, parseMarkup } from '../../markup/index.ts';
import { letter, printCommon, type Printer } from '../../schema/printing.ts';
import type { OrderingCode, OrderingContent, OrderingKey } from './definition.ts';
import { piecesIn, startOrder, wordsOf } from './order.ts';

const printer: Printer<OrderingContent, OrderingKey> = {
  printForm: (content, firstNumber) => ({
    blocks: [
      ...printCommon(content),
      {
        kind: 'ordering',
        number: firstNumber,
        stem: isBlankMarkup(content.stem) ? [] : parseMarkup(content.stem),
        layout: content.unit === 'words' ? 'line' : 'list',
        pieces: piecesIn(content, startOrder(content, null)).map((piece, at) => ({
          label: letter(at),
          text: parseMarkup(piece.text),
        })),
      },
    ],
  }),
  answerKeyForm(content, key, firstNumber) {
    const start = startOrder(content, null);
    // The sentence itself is quicker to compare than letters.
    const line = (order: readonly string[]): string =>
      content.unit === 'words'
        ? wordsOf(content.pieces, order).join(' ')
        : order.map((id) => letter(start.indexOf(id))).join(' – ');
    return [{ number: firstNumber, text: key.orders.map(line).join(' / ') }];
  },
};

export const orderingPrinters = { SO1: printer } satisfies Record<OrderingCode, unknown>;
