/** A picture to work on, with marks over it, what to choose from and the numbered tasks. */
import { answeredInPicture, printedTasks, type PictureTask as Task } from '../picture-tasks.ts';
import type { PaperLocale } from '../paper.ts';
import { translateIn } from '../translate.ts';
import { extentOf, imageCode, numeral, smallImage, type Drawing, type Extent, type PaperPicture } from './drawing.ts';
import { textCode } from './inline.ts';
import { letters, textWidth } from './prelude.ts';
import { array, block, call, typstString } from './source.ts';

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

const mostHeight = 95;

/** The picture with its marks, and its size (null for a missing picture). */
function markedCode(
  drawing: Drawing,
  { marks }: Task,
  image: NonNullable<Task['image']>,
): { code: string; size: Extent | null } {
  const most = { width: drawing.width, height: mostHeight };
  const picture = drawing.pictures.get(image.media);
  const size = picture ? extentOf(picture, most) : null;
  const drawn = imageCode(drawing, image, most);
  // Marks are placed in fractions of the picture, so its frame has exactly the picture's size.
  const frame = size ? `width: ${size.width.toFixed(2)}mm, height: ${size.height.toFixed(2)}mm, ` : '';
  const over = size ? marks.map(markCode) : [];
  const inside = [over.length > 0 ? `place(top + left, ${drawn})` : drawn, ...over].join('; ');
  return { code: `block(breakable: false, ${frame}align(left + top, { ${inside} }))`, size };
}

/** A picture with its marks on a page of the same size, for formats such as Word that cannot draw over a picture. */
export function markedPictureSource(
  task: Task,
  picture: PaperPicture,
  { columns, locale }: { readonly columns: 1 | 2; readonly locale: PaperLocale },
): { source: string; size: Extent } {
  const image = task.image!;
  const drawing = {
    translate: translateIn(locale),
    pictures: new Map([[image.media, picture]]),
    sheet: false,
    width: textWidth(columns),
  };
  const { code, size } = markedCode(drawing, task, image);
  const page = `#set page(width: ${size!.width.toFixed(2)}mm, height: ${size!.height.toFixed(2)}mm, margin: 0mm)`;
  return { source: [page, letters, '#{', code, '}', ''].join('\n'), size: size! };
}

export function pictureTaskCode(drawing: Drawing, one: Task): string {
  const { translate } = drawing;
  const printed = printedTasks(one);
  const heard = answeredInPicture(printed);
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
  if (one.image) parts.push(`align(center, ${markedCode(drawing, one, one.image).code})`);
  // The picture and what to choose from stay together, on the page of the first task.
  if (one.image)
    parts.splice(
      0,
      parts.length,
      call('block', 'width: 100%', 'sticky: true', 'breakable: false', block(parts.join('; '))),
    );
  if (heard) {
    const numbers =
      printed.length === 1
        ? translate('number', { number: printed[0]!.number })
        : translate('numbers', { from: printed[0]!.number, to: printed.at(-1)!.number });
    parts.push(call('par', block(`strong(${typstString(numbers)}); ${typstString(` ${translate('onPicture')}`)}`)));
  } else if (printed.length > 0) {
    const bare = printed.every((task) => task.text.length === 0 && !task.image);
    // As many side by side as leave room for writing.
    const across = bare ? Math.floor(drawing.width / 40) : 1;
    parts.push(
      call(
        'grid',
        `columns: (1fr, ) * ${Math.min(3, across)}`,
        'column-gutter: 4mm',
        'row-gutter: 0.8em',
        ...printed.map((task) =>
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
