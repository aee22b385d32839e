/** A picture with tasks. Word cannot place marks over a picture, so they are drawn into it beforehand. */
import { AlignmentType, Paragraph } from 'docx';
import { answeredInPicture, markedName, printedTasks, type PictureTask } from '../picture-tasks.ts';
import { bank, figure, inside, pictureRun, type Piece, type Writing } from './pieces.ts';
import { bold, inLine, text } from './runs.ts';

export function pictureTask(writing: Writing, one: PictureTask): Piece[] {
  const { translate } = writing;
  const printed = printedTasks(one);
  const marked = writing.marked.get(markedName(one));
  const drawn =
    one.image && marked
      ? [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            keepNext: true,
            children: [pictureRun(marked, one.image.alt, marked)],
          }),
        ]
      : one.image
        ? figure(writing, one.image)
        : [];
  // Numbers that stand in the picture alone are named below it too, so that no question is without its line.
  const numbers = (printed.length > 0 ? printed : one.tasks).map(({ number }) => number);
  const tasks =
    printed.length === 0 || answeredInPicture(printed)
      ? [
          new Paragraph({
            children: [
              bold(
                numbers.length === 1
                  ? translate('number', { number: numbers[0]! })
                  : translate('numbers', { from: numbers[0]!, to: numbers.at(-1)! }),
              ),
              text(` ${translate('onPicture')}`),
            ],
          }),
        ]
      : printed.map(
          (entry) =>
            new Paragraph({
              ...writing.numbered(entry.number),
              children: [
                ...inLine(entry.text),
                ...inside(writing, entry.image),
                ...(entry.line ? [text(' ……………………')] : []),
                // The point from which the learner draws a line to the picture.
                ...(one.joins ? [text('  ●')] : []),
              ],
            }),
        );
  return [...(one.bank.length > 0 ? [bank(writing, one.bank, true)] : []), ...drawn, ...tasks];
}
