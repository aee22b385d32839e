/** A picture to work on, with marks over it, the choices and the numbered tasks. */
import type { PaperBlock } from '../paper.ts';
import { extentOf, imageCode, numeral, smallImage, type Drawing } from './drawing.ts';
import { textCode } from './inline.ts';
import { array, block, call, typstString } from './source.ts';

type Task = Extract<PaperBlock, { kind: 'picture-task' }>;
type Mark = Task['marks'][number];

const percent = (thousandths: number): string => `${(thousandths / 10).toFixed(2)}%`;

function middleOf({ shape }: Mark): { x: number; y: number } {
  if (shape.kind === 'point') return shape;
  if (shape.kind !== 'polygon') return { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 };
  const sum = shape.points.reduce((so, point) => ({ x: so.x + point.x, y: so.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / shape.points.length, y: sum.y / shape.points.length };
}

function markCode(mark: Mark): string {
  const { shape } = mark;
  const outline =
    shape.kind === 'point'
      ? ''
      : shape.kind === 'polygon'
        ? `place(${call('polygon', 'stroke: (thickness: 0.8pt, dash: "dashed")', ...shape.points.map(({ x, y }) => `(${percent(x)}, ${percent(y)})`))})`
        : `place(dx: ${percent(shape.x)}, dy: ${percent(shape.y)}, ${call(shape.kind === 'rectangle' ? 'rect' : 'ellipse', `width: ${percent(shape.width)}`, `height: ${percent(shape.height)}`, 'stroke: (thickness: 0.8pt, dash: "dashed")')})`;
  const { x, y } = middleOf(mark);
  const label =
    mark.label !== ''
      ? `place(dx: ${percent(x)}, dy: ${percent(y)}, place(center + horizon, box(fill: white, stroke: 0.5pt, inset: 1.5pt, text(10pt, strong(${typstString(mark.label)})))))`
      : shape.kind === 'point'
        ? `place(dx: ${percent(x)}, dy: ${percent(y)}, place(center + horizon, dot))`
        : '';
  return [outline, label].filter(Boolean).join('; ');
}

export function pictureTaskCode(drawing: Drawing, one: Task): string {
  const { words } = drawing;
  // A task whose number is in the picture alone has no line of its own.
  const said = one.tasks.filter(
    (task) =>
      task.line ||
      task.text.length > 0 ||
      task.image !== undefined ||
      !one.marks.some((mark) => mark.label === String(task.number)),
  );
  // A task that is only heard is answered in the picture.
  const heard = said.length > 0 && said.every((task) => !task.line && task.text.length === 0 && !task.image);
  const parts: string[] = [];
  if (one.bank.length > 0)
    parts.push(
      call(
        'bank',
        array(
          one.bank.map((option) =>
            block(
              [
                option.label === '' ? '' : `strong(${typstString(`${option.label}. `)})`,
                textCode(option.text),
                smallImage(drawing, option.image),
              ]
                .filter(Boolean)
                .join('; '),
            ),
          ),
        ),
      ),
    );
  if (one.image) {
    const most = { width: drawing.width, height: 110 };
    const picture = drawing.pictures.get(one.image.media);
    const size = picture && extentOf(picture, most);
    // Marks are placed in fractions of the picture, so its frame has the picture's own proportions.
    const frame = size ? `width: ${size.width.toFixed(2)}mm, height: ${size.height.toFixed(2)}mm, ` : '';
    const marks = size ? one.marks.map(markCode) : [];
    parts.push(
      `align(center, block(breakable: false, ${frame}align(left + top, { ${[...(marks.length > 0 ? [`place(top + left, ${imageCode(drawing, one.image, most)})`] : [imageCode(drawing, one.image, most)]), ...marks].join('; ')} })))`,
    );
  }
  if (heard) {
    const numbers =
      said.length === 1
        ? words('number', { number: said[0]!.number })
        : words('numbers', { from: said[0]!.number, to: said.at(-1)!.number });
    parts.push(call('par', block(`strong(${typstString(numbers)}); ${typstString(` ${words('onPicture')}`)}`)));
  } else if (said.length > 0) {
    const bare = said.every((task) => task.text.length === 0 && !task.image);
    // Side by side, as many as have room for writing.
    const across = bare ? Math.floor(drawing.width / 40) : 1;
    parts.push(
      call(
        'grid',
        `columns: (1fr, ) * ${Math.min(3, across)}`,
        'column-gutter: 4mm',
        'row-gutter: 0.8em',
        ...said.map((task) =>
          block(
            [
              numeral(drawing, task.number),
              '" "',
              textCode(task.text),
              smallImage(drawing, task.image),
              task.line ? `" "; ${bare ? 'box(width: 1fr, blank(100%))' : 'blank(30mm)'}` : '',
              one.joins ? 'h(2mm); box(dot)' : '',
            ]
              .filter(Boolean)
              .join('; '),
          ),
        ),
      ),
    );
  }
  return parts.join('; ');
}
