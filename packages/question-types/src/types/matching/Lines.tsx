/**
 * Two columns connected by lines. A line is drawn by dragging from dot to dot, by pressing one end and then the other,
 * or by choosing from the list beside an entry; the same list, a cross and the Delete key remove it.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { IconX } from '@tabler/icons-react';
import type { MediaPort } from '../../schema/core.react.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { draggable, pressToDrag } from '../../drag-and-drop/drag.tsx';
import { useMessages } from '../../messages.tsx';
import { chosenFor } from './answered.ts';
import type { MatchingContent, MatchingResponse } from './definition.ts';
import { EntryView, TargetView, targetName, type ShownTarget } from './pieces.tsx';
import classes from './lines.module.css';

type Side = 'left' | 'right';
interface End {
  readonly side: Side;
  readonly id: string;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LinesProps {
  content: MatchingContent;
  targets: readonly ShownTarget[];
  media: MediaPort;
  firstNumber: number;
  response: MatchingResponse | null;
  onChange(next: MatchingResponse): void;
  readOnly: boolean;
  currentItem: string | undefined;
  onCurrentItem: ((item: string) => void) | undefined;
}

const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** The end of a line under a point. */
function endAt(root: HTMLElement | null, x: number, y: number): End | null {
  const node = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-side]') ?? null;
  if (node === null || root?.contains(node) !== true) return null;
  return { side: node.dataset.side as Side, id: node.dataset.end ?? '' };
}

/** A curve that leaves each dot horizontally, so that crossing lines can be told apart. */
function curve(from: Point, to: Point): string {
  const bend = (to.x - from.x) * 0.4;
  return `M ${from.x} ${from.y} C ${from.x + bend} ${from.y}, ${to.x - bend} ${to.y}, ${to.x} ${to.y}`;
}

/** The positions of the dots inside the board, updated while anything in it changes its size. */
function useDots(board: React.RefObject<HTMLDivElement | null>, count: string): ReadonlyMap<string, Point> {
  const [dots, setDots] = useState<ReadonlyMap<string, Point>>(new Map());
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null) return undefined;
    const measure = (): void => {
      const frame = root.getBoundingClientRect();
      const found = [...root.querySelectorAll<HTMLElement>('[data-dot]')].map((dot): [string, Point] => {
        const box = dot.getBoundingClientRect();
        return [
          dot.dataset.dot ?? '',
          { x: Math.round(box.x + box.width / 2 - frame.x), y: Math.round(box.y + box.height / 2 - frame.y) },
        ];
      });
      setDots((old) => (JSON.stringify([...old]) === JSON.stringify(found) ? old : new Map(found)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    for (const card of root.querySelectorAll('[data-side]')) watch.observe(card);
    return () => watch.disconnect();
  }, [board, count]);
  return dots;
}

export function Lines({
  content,
  targets,
  media,
  firstNumber,
  response,
  onChange,
  readOnly,
  currentItem,
  onCurrentItem,
}: LinesProps) {
  const itemName = useItemName();
  const t = useMessages('qt-matching');
  const board = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<End | null>(null);
  const [drawing, setDrawing] = useState<{ from: End; to: Point; over: End | null } | null>(null);
  const [said, setSaid] = useState('');
  const dots = useDots(board, JSON.stringify([content.items.map(({ id }) => id), targets.map(({ id }) => id)]));
  const numberOf = (item: string): number => firstNumber + content.items.findIndex(({ id }) => id === item);
  const labelOf = (target: string): string => targets.find(({ id }) => id === target)?.label ?? '';
  const holderOf = (target: string): string | undefined =>
    content.items.find(({ id }) => chosenFor(response, id) === target)?.id;
  const single = content.items.length === 1;

  const focus = (end: End): void =>
    board.current
      ?.querySelector<HTMLElement>(`[data-side="${end.side}"][data-end="${CSS.escape(end.id)}"] [data-press]`)
      ?.focus({ preventScroll: true });

  function join(one: End, two: End): void {
    const item = one.side === 'left' ? one.id : two.id;
    const target = one.side === 'left' ? two.id : one.id;
    const kept = Object.entries(response ?? {}).filter(([id, chosen]) => id !== item && chosen[0] !== target);
    setHeld(null);
    onChange({ ...Object.fromEntries(kept), [item]: [target] });
    setSaid(t('lines.drawn', { number: numberOf(item), label: labelOf(target) }));
  }
  function remove(item: string): void {
    const { [item]: _, ...kept } = response ?? {};
    setHeld(null);
    onChange(kept);
    setSaid(t('lines.removed', { number: numberOf(item) }));
  }
  function press(end: End): void {
    if (held !== null && held.side !== end.side) return join(held, end);
    if (held?.id === end.id) return setHeld(null);
    setHeld(end);
    setSaid(
      end.side === 'left'
        ? t('lines.pickedLeft', { number: numberOf(end.id) })
        : t('lines.pickedRight', { label: labelOf(end.id) }),
    );
  }

  const dragFrom =
    (end: End) =>
    (event: PointerEvent<HTMLElement>): void => {
      const to = (x: number, y: number): Point => {
        const frame = board.current?.getBoundingClientRect();
        return { x: x - (frame?.x ?? 0), y: y - (frame?.y ?? 0) };
      };
      const opposite = (x: number, y: number): End | null => {
        const found = endAt(board.current, x, y);
        return found?.side === other(end.side) ? found : null;
      };
      pressToDrag(event, {
        start: () => setHeld(null),
        move: (x, y) => setDrawing({ from: end, to: to(x, y), over: opposite(x, y) }),
        drop(x, y) {
          setDrawing(null);
          const found = opposite(x, y);
          if (found !== null) join(end, found);
        },
        cancel: () => setDrawing(null),
      });
    };

  /** Arrows go along a column and across to the other one. */
  function onKeyDown(event: KeyboardEvent, end: End): void {
    const column = end.side === 'left' ? content.items.map(({ id }) => id) : targets.map(({ id }) => id);
    const across = end.side === 'left' ? targets.map(({ id }) => id) : content.items.map(({ id }) => id);
    const at = column.indexOf(end.id);
    const joined = end.side === 'left' ? end.id : holderOf(end.id);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      focus({ side: end.side, id: column.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % column.length) ?? end.id });
    else if (event.key === (end.side === 'left' ? 'ArrowRight' : 'ArrowLeft'))
      focus({ side: other(end.side), id: across[Math.min(at, across.length - 1)] ?? '' });
    else if (event.key === 'Escape' && held !== null) setHeld(null);
    else if (
      (event.key === 'Delete' || event.key === 'Backspace') &&
      joined !== undefined &&
      chosenFor(response, joined) !== undefined
    )
      remove(joined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const is = (end: End | null | undefined, side: Side, id: string): true | undefined =>
    (end?.side === side && end.id === id) || undefined;
  const shared = (side: Side, id: string) => ({
    'data-side': side,
    'data-end': id,
    'data-held': is(held, side, id) ?? is(drawing?.from, side, id),
    'data-over': is(drawing?.over, side, id),
  });
  const button = (side: Side, id: string) => ({
    'data-press': '',
    'aria-pressed': held?.side === side && held.id === id,
    ref: draggable,
    onClick: () => press({ side, id }),
    onPointerDown: dragFrom({ side, id }),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, { side, id }),
  });

  /** The dot is for drawing with a pointer; screen readers use the button. */
  const handle = (side: Side, id: string) =>
    readOnly
      ? {}
      : {
          'data-handle': '',
          ref: draggable,
          onClick: () => press({ side, id }),
          onPointerDown: dragFrom({ side, id }),
        };

  const lines = content.items.flatMap(({ id }) => {
    const target = chosenFor(response, id);
    const from = dots.get(`left:${id}`);
    const to = target === undefined ? undefined : dots.get(`right:${target}`);
    return from === undefined || to === undefined ? [] : [{ id, path: curve(from, to) }];
  });
  const loose = drawing === null ? undefined : dots.get(`${drawing.from.side}:${drawing.from.id}`);

  return (
    <>
      {!readOnly && <p className={classes.hint}>{t('lines.hint')}</p>}
      <div ref={board} className={classes.board} data-drawing={drawing?.from.side ?? held?.side}>
        <ol className={classes.column} aria-label={t('lines.left')}>
          {content.items.map((item) => {
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
                key={item.id}
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
                <span
                  className={classes.dot}
                  data-dot={`left:${item.id}`}
                  aria-hidden="true"
                  {...handle('left', item.id)}
                />
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
          })}
        </ol>
        <ul className={classes.column} aria-label={t('lines.right')}>
          {targets.map((target) => {
            const holder = holderOf(target.id);
            return (
              <li
                key={target.id}
                className={classes.card}
                data-joined={holder !== undefined || undefined}
                {...shared('right', target.id)}
              >
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
          })}
        </ul>
        <svg className={classes.lines} aria-hidden="true">
          {lines.map(({ id, path }) => (
            <path key={id} d={path} data-line={id} />
          ))}
          {drawing !== null && loose !== undefined && (
            <path
              className={classes.loose}
              d={curve(
                loose,
                drawing.over === null
                  ? drawing.to
                  : (dots.get(`${drawing.over.side}:${drawing.over.id}`) ?? drawing.to),
              )}
            />
          )}
        </svg>
      </div>
      {!readOnly && (
        <span className="visually-hidden" role="status" aria-live="polite">
          {said}
        </span>
      )}
    </>
  );
}
