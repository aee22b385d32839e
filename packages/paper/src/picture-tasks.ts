/** What PDF and Word share for questions that are answered in a picture. */
import type { BlockOf, PaperDocument } from './paper.ts';

export type PictureTask = BlockOf<'picture-task'>;

/** The tasks that are printed outside the picture: a bare number that is a mark of the picture already is not. */
export const printedTasks = ({ tasks, marks }: PictureTask): PictureTask['tasks'] =>
  tasks.filter(
    ({ line, text, image, number }) =>
      line || text.length > 0 || image !== undefined || !marks.some(({ label }) => label === String(number)),
  );

/** Whether the tasks are answered in the picture: their texts are only spoken, so that nothing of them is printed. */
export const answeredInPicture = (printed: PictureTask['tasks']): boolean =>
  printed.length > 0 && printed.every(({ line, text, image }) => !line && text.length === 0 && !image);

/** The key under which the drawing of a picture with its marks is stored. */
export const markedName = ({ image, marks }: PictureTask): string => JSON.stringify([image?.media, marks]);

/** The tasks of a paper whose picture has marks, each picture once. */
export function markedTasks(paper: PaperDocument): PictureTask[] {
  const blocks = paper.parts.flatMap(({ questions }) =>
    questions.flatMap(({ before, items }) => [...before, ...items.flatMap((item) => [...item.before, ...item.blocks])]),
  );
  const tasks = blocks.flatMap((one) =>
    one.kind === 'picture-task' && one.image && one.marks.length > 0 ? [one] : [],
  );
  return [...new Map(tasks.map((one) => [markedName(one), one])).values()];
}
