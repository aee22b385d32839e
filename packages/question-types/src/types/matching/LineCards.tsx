import { IconX } from '@tabler/icons-react';
import { useItemName } from '../../playing/item-names.tsx';
import { useMessages } from '../../messages.tsx';
import { chosenFor } from './answered.ts';
import type { MatchingContent } from './definition.ts';
import { EntryView, TargetView, targetName, type ShownTarget } from './pieces.tsx';
import classes from './lines.module.css';
import type { LinesProps } from './Lines.tsx';
import type { DrawnLines } from './useLines.tsx';

interface EntryCardProps extends Pick<
  LinesProps,
  'content' | 'targets' | 'media' | 'response' | 'readOnly' | 'currentItem' | 'onCurrentItem'
> {
  readonly item: MatchingContent['items'][number];
  readonly lines: DrawnLines;
}

/** An entry with the dot where its line begins, and the list for choosing its target. */
export function EntryCard({
  content,
  item,
  targets,
  media,
  response,
  readOnly,
  currentItem,
  onCurrentItem,
  lines,
}: EntryCardProps) {
  const t = useMessages('qt-matching');
  const itemName = useItemName();
  const { numberOf, shared, button, handle, join, remove } = lines;
  const single = content.items.length === 1;
  const number = numberOf(item.id);
  const chosen = chosenFor(response, item.id);
  const target = targets.find(({ id }) => id === chosen);
  const joined = (
    <span className="visually-hidden">
      , {target === undefined ? t('lines.loose') : t('lines.joined', { target: targetName('DL2', target) })}
    </span>
  );
  return (
    <li
      className={classes.card}
      data-item={single ? undefined : itemName(item.id)}
      data-filled={target !== undefined || undefined}
      data-current={(currentItem === item.id && !single) || undefined}
      {...shared('left', item.id)}
      onFocusCapture={() => onCurrentItem?.(item.id)}
      onPointerDown={() => onCurrentItem?.(item.id)}
    >
      {readOnly ? (
        <div className={classes.press}>
          <span className={classes.number}>{number}</span>{' '}
          <EntryView content={content} item={item} media={media} number={number} />
          {joined}
        </div>
      ) : (
        <button type="button" className={classes.press} {...button('left', item.id)}>
          <span className={classes.number}>{number}</span>{' '}
          <EntryView content={content} item={item} media={media} number={number} still />
          {joined}
        </button>
      )}
      <span className={classes.dot} data-dot={`left:${item.id}`} aria-hidden="true" {...handle('left', item.id)} />
      {!readOnly && (
        <span className={classes.tools}>
          <select
            className={classes.menu}
            aria-label={t('lines.menu', { number })}
            value={chosen ?? ''}
            onChange={(event) =>
              event.currentTarget.value === ''
                ? remove(item.id)
                : join({ side: 'left', id: item.id }, { side: 'right', id: event.currentTarget.value })
            }
          >
            <option value="">–</option>
            {targets.map((one) => (
              <option key={one.id} value={one.id}>
                {targetName('DL2', one)}
              </option>
            ))}
          </select>
          {target !== undefined && (
            <button
              type="button"
              className={classes.remove}
              aria-label={t('lines.remove', { number })}
              onClick={() => remove(item.id)}
            >
              <IconX size={18} stroke={2} aria-hidden="true" />
            </button>
          )}
        </span>
      )}
    </li>
  );
}

/** A target with the dot where lines end. */
export function TargetCard({
  target,
  media,
  readOnly,
  lines,
}: Pick<LinesProps, 'media' | 'readOnly'> & {
  target: ShownTarget;
  lines: DrawnLines;
}) {
  const { holderOf, shared, button, handle } = lines;
  const holder = holderOf(target.id);
  return (
    <li className={classes.card} data-joined={holder !== undefined || undefined} {...shared('right', target.id)}>
      <span
        className={classes.dot}
        data-dot={`right:${target.id}`}
        aria-hidden="true"
        {...handle('right', target.id)}
      />
      {readOnly ? (
        <div className={classes.press}>
          <TargetView code="DL2" target={target} media={media} />
        </div>
      ) : (
        <button type="button" className={classes.press} {...button('right', target.id)}>
          <TargetView code="DL2" target={target} media={media} />
        </button>
      )}
    </li>
  );
}
