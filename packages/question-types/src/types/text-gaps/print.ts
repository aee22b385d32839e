import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import { isBlankMarkup, parseMarkup } from '../../markup/index.ts';
import {
  printCommon,
  type PictureTask,
  type AnswerLine,
  type PrintBlock,
  type Printer,
  type PrintGap,
  type PrintGaps,
} from '../../schema/printing.ts';
import {
  gapsToFill,
  maskCells,
  textGapsFacts,
  type TextGapsCode,
  type TextGapsContent,
  type TextGapsKey,
} from './definition.ts';
import { textGapsCodes } from './codes.ts';

/** The content of each gap; `numbered` is false where the question has its number at its start. */
function printGaps(content: TextGapsContent, firstNumber: number, numbered: boolean): PrintGaps {
  let next = firstNumber;
  return Object.fromEntries(
    content.gaps.map((gap): [string, PrintGap] => {
      // The word to change, or the longest of the box: the question does not show more about the answer.
      const letters = Math.max(gap.cue?.length ?? 0, ...(content.wordBox ?? []).map(({ text }) => text.length));
      const cue = { ...(gap.cue === undefined ? {} : { cue: gap.cue }), ...(letters > 0 ? { letters } : {}) };
      if (gap.example !== undefined) return [gap.id, { ...cue, example: gap.example }];
      return [gap.id, { ...cue, ...(numbered ? { number: next++ } : {}) }];
    }),
  );
}

/** Numbers on the picture, and a line for each below it; a worked example is printed on the picture. */
function pictureBlock(content: TextGapsContent, gaps: PrintGaps): PictureTask {
  const marks = content.gaps.flatMap((gap) =>
    gap.at === undefined
      ? []
      : [{ label: gap.example ?? String(gaps[gap.id]?.number ?? ''), shape: { kind: 'point' as const, ...gap.at } }],
  );
  const tasks = gapsToFill(content).flatMap((gap) =>
    gaps[gap.id]?.number === undefined ? [] : [{ number: gaps[gap.id]?.number ?? 0, text: [], line: true }],
  );
  return {
    kind: 'picture-task',
    ...(content.picture === undefined ? {} : { image: content.picture }),
    marks,
    bank: [],
    tasks,
  };
}

/** Answers are typed with a hyphen, which paper shows shorter than a minus. */
const withMinus = (answer: string): string => answer.replace(/(^|[\s=<>≤≥:;(/])-(?=\d)/g, '$1−');

function printer(code: TextGapsCode): Printer<TextGapsContent, TextGapsKey> {
  const single = textGapsFacts[code].gaps === 'one';
  return {
    printForm(content, firstNumber) {
      const gaps = printGaps(content, firstNumber, !single);
      const blocks: PrintBlock[] = printCommon(content);
      const boxes = content.gaps[0]?.boxes;
      if (boxes)
        return {
          blocks: [
            ...blocks,
            {
              kind: 'letters',
              number: firstNumber,
              clue: isBlankMarkup(content.text) ? [] : parseMarkup(content.text),
              boxes,
            },
          ],
        };
      if (content.wordBox)
        blocks.push({
          kind: 'bank',
          entries: content.wordBox.map((word) => ({
            text: parseMarkup(word.text),
            ...(word.image === undefined ? {} : { image: word.image }),
          })),
        });
      if (single || !isBlankMarkup(content.text))
        blocks.push({
          kind: 'gapped-text',
          ...(single ? { number: firstNumber } : {}),
          text: parseMarkup(content.text),
          gaps,
        });
      if (code === 'FB6') blocks.push(pictureBlock(content, gaps));
      if (content.table)
        blocks.push({ kind: 'gapped-table', rows: content.table.map((row) => row.map(parseMarkup)), gaps });
      if (content.numeric) {
        const { mask, unit } = content.numeric;
        blocks.push({ kind: 'answer', ...(mask ? { cells: maskCells } : {}), ...(unit === undefined ? {} : { unit }) });
      }
      return { blocks };
    },
    answerKeyForm: (content, key, firstNumber): AnswerLine[] =>
      gapsToFill(content).map((gap, at) => ({
        number: firstNumber + at,
        text: (ownEntry(key.gaps, gap.id)?.accepted ?? []).map(withMinus).join(' / '),
      })),
  };
}

export const textGapsPrinters = byCode(textGapsCodes, printer);
