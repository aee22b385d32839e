/** A picture to work on, with marks over it, what to choose from and the numbered tasks. */
import { useTranslation } from '@vumon/i18n/react';
import type { PrintBlock } from '@vumon/question-types/print';
import type { CSSProperties } from 'react';
import { previewMedia } from '../../../question-bank/index.ts';
import { Numeral, Text } from '../pieces.tsx';
import classes from './picture-task.module.css';

type Block = Extract<PrintBlock, { kind: 'picture-task' }>;
type Mark = Block['marks'][number];

/** The middle of a mark, in thousandths. */
function middleOf({ shape }: Mark): { x: number; y: number } {
  if (shape.kind === 'point') return shape;
  if (shape.kind !== 'polygon') return { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 };
  const sum = shape.points.reduce((so, point) => ({ x: so.x + point.x, y: so.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / shape.points.length, y: sum.y / shape.points.length };
}

function Outline({ shape }: Pick<Mark, 'shape'>) {
  const shared = { className: classes.outline, vectorEffect: 'non-scaling-stroke' };
  if (shape.kind === 'point') return null;
  if (shape.kind === 'polygon')
    return <polygon points={shape.points.map(({ x, y }) => `${x},${y}`).join(' ')} {...shared} />;
  const { x, y, width, height } = shape;
  if (shape.kind === 'rectangle') return <rect x={x} y={y} width={width} height={height} {...shared} />;
  return <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} {...shared} />;
}

export function PictureTask({ block }: { block: Block }) {
  const { t } = useTranslation('exams');
  const { image } = block;
  // A task of which only the number exists, and that in the picture, has no line of its own.
  const listed = block.tasks.filter(
    (task) =>
      task.line ||
      task.text.length > 0 ||
      task.image !== undefined ||
      !block.marks.some((mark) => mark.label === String(task.number)),
  );
  // Tasks that are only heard are done in the picture: their lines would contain nothing but numbers.
  const heard = listed.length > 0 && listed.every((task) => !task.line && task.text.length === 0 && !task.image);
  const short = listed.every((task) => task.text.length === 0 && task.image === undefined);
  return (
    <div className={classes.whole} data-joins={block.joins === true || undefined}>
      {block.bank.length > 0 && (
        <ul className={classes.bank}>
          {block.bank.map((option) => (
            <li key={option.label}>
              {option.label !== '' && <b>{option.label}. </b>}
              <Text tree={option.text} />
              {option.image !== undefined && (
                <img className={classes.small} src={previewMedia.url(option.image.media)} alt={option.image.alt} />
              )}
            </li>
          ))}
        </ul>
      )}
      {image !== undefined && (
        <div
          className={classes.picture}
          style={{ '--ratio': (image.width ?? 4) / (image.height ?? 3) } as CSSProperties}
        >
          <img src={previewMedia.url(image.media)} alt={image.alt} width={image.width} height={image.height} />
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
            {block.marks.map((mark, at) => (
              <Outline key={at} shape={mark.shape} />
            ))}
          </svg>
          {block.marks.map((mark, at) => {
            const { x, y } = middleOf(mark);
            const dot = mark.shape.kind === 'point' && mark.label === '';
            return mark.label === '' && !dot ? null : (
              <span
                key={at}
                className={dot ? classes.dot : classes.label}
                style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
              >
                {mark.label}
              </span>
            );
          })}
        </div>
      )}
      {heard && (
        <p>
          <b>
            {listed.length === 1
              ? t('print.number', { number: listed[0]!.number })
              : t('print.numbers', { from: listed[0]!.number, to: listed.at(-1)!.number })}
          </b>{' '}
          {t('print.onPicture')}
        </p>
      )}
      {listed.length > 0 && !heard && (
        <ol
          className={classes.tasks}
          data-short={short ? 'lines' : undefined}
          data-thirds={listed.length % 3 === 0 || undefined}
        >
          {listed.map((task) => (
            <li key={task.number}>
              <Numeral value={task.number} /> <Text tree={task.text} />
              {task.image !== undefined && (
                <img className={classes.small} src={previewMedia.url(task.image.media)} alt={task.image.alt} />
              )}
              {task.line && <i className={classes.line} />}
              {block.joins && <i className={classes.end} />}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
