/** Putting pieces in order: by dragging, by two presses, with arrow keys, with the two arrow buttons. */
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconGripVertical,
  IconHandFinger,
  IconRotate,
} from '@tabler/icons-react';
import type { PlayerFacet, PlayerProps } from '../../schema/core.react.ts';
import { plainTextOf } from '../../markup/index.ts';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { Ghost, draggable, pressToDrag, useGhost } from '../../drag-and-drop/index.tsx';
import { ItemsHead, Pictures, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import playing from '../../playing/playing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { OrderingContent, OrderingResponse } from './definition.ts';
import { answeredOrder, orderGiven, piecesIn, startOrder } from './order.ts';
import classes from './ordering.module.css';

type Props = PlayerProps<OrderingContent, OrderingResponse>;

function moved(order: readonly string[], id: string, to: number): string[] {
  const next = order.filter((other) => other !== id);
  next.splice(Math.max(0, Math.min(to, next.length)), 0, id);
  return next;
}

interface SorterProps {
  content: OrderingContent;
  order: readonly string[];
  touched: boolean;
  readOnly: boolean;
  onOrder(order: string[]): void;
  onReset(): void;
}

function Sorter({ content, order, touched, readOnly, onOrder, onReset }: SorterProps) {
  const t = useMessages('qt-ordering');
  const qt = useMessages('qt');
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  /** The order during a drag: the result of dropping now. */
  const [trial, setTrial] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const ghost = useGhost();
  const line = content.unit === 'words';
  const shown = piecesIn(content, trial ?? order);
  const nameOf = (id: string): string => plainTextOf(content.pieces.find((piece) => piece.id === id)?.text ?? '');
  const [Earlier, Later] = line ? [IconArrowLeft, IconArrowRight] : [IconArrowUp, IconArrowDown];

  function move(id: string, to: number): void {
    if (to < 0 || to >= order.length || order.indexOf(id) === to) return;
    onOrder(moved(order, id, to));
    setSaid(t('player.moved', { piece: nameOf(id), place: to + 1, total: order.length }));
  }

  function press(id: string): void {
    if (held === null) {
      setHeld(id);
      setSaid(t('player.held', { piece: nameOf(id) }));
    } else {
      if (held === id) setSaid(t('player.letGo', { piece: nameOf(id) }));
      else move(held, order.indexOf(id));
      setHeld(null);
    }
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    const at = order.indexOf(id);
    if (event.key === 'Escape' && held !== null) {
      setHeld(null);
      setSaid(t('player.letGo', { piece: nameOf(held) }));
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') move(id, at - 1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') move(id, at + 1);
    else if (event.key === 'Home') move(id, 0);
    else if (event.key === 'End') move(id, order.length - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const drag =
    (id: string) =>
    (event: PointerEvent<HTMLElement>): void => {
      const box = event.currentTarget.getBoundingClientRect();
      const grip = { x: Math.min(event.clientX - box.left, 160), y: Math.min(event.clientY - box.top, 40) };
      let now = [...order];
      pressToDrag(event, {
        start() {
          setHeld(null);
          setDragged(id);
        },
        move(x, y) {
          ghost.moveTo(x - grip.x, y - grip.y);
          const over = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-piece]');
          const other = over?.dataset['piece'];
          if (over == null || other === undefined || other === id || list.current?.contains(over) !== true) return;
          // Only past the middle, so that pieces of different size do not flicker back and forth.
          const middle = over.getBoundingClientRect();
          const past = line ? x > middle.left + middle.width / 2 : y > middle.top + middle.height / 2;
          const forward = now.indexOf(other) > now.indexOf(id);
          if (past !== forward) return;
          now = moved(now, id, now.indexOf(other));
          setTrial(now);
        },
        drop() {
          setDragged(null);
          setTrial(null);
          if (now.indexOf(id) === order.indexOf(id)) return;
          onOrder(now);
          setSaid(t('player.moved', { piece: nameOf(id), place: now.indexOf(id) + 1, total: now.length }));
        },
        cancel() {
          setDragged(null);
          setTrial(null);
        },
      });
    };

  return (
    <>
      <ol ref={list} className={line ? classes.line : classes.list} aria-label={t('player.list')}>
        {shown.map((piece, at) => {
          const name = plainTextOf(piece.text);
          if (readOnly) {
            return (
              <li key={piece.id} className={classes.piece} data-filled={touched || undefined}>
                {!line && <span className={classes.place}>{at + 1}</span>}
                <span className={classes.words}>
                  <RichText inline text={piece.text} />
                </span>
              </li>
            );
          }
          return (
            <li
              key={piece.id}
              className={classes.piece}
              data-piece={piece.id}
              data-filled={touched || undefined}
              data-held={held === piece.id || undefined}
              data-dragged={dragged === piece.id || undefined}
            >
              <button
                type="button"
                ref={draggable}
                className={classes.body}
                aria-pressed={held === piece.id}
                aria-label={t('player.place', { place: at + 1, total: shown.length, piece: name })}
                onClick={() => press(piece.id)}
                onKeyDown={(event) => onKeyDown(event, piece.id)}
                onPointerDown={drag(piece.id)}
              >
                <span className={classes.grip} data-handle aria-hidden="true">
                  <IconGripVertical size={16} stroke={1.75} />
                </span>
                {!line && <span className={classes.place} data-place={at + 1} />}
                <span className={classes.words}>
                  <RichText inline text={piece.text} />
                </span>
              </button>
              {!line && (
                <span className={classes.arrows}>
                  <button
                    type="button"
                    disabled={at === 0}
                    aria-label={t('player.earlier', { piece: name })}
                    onClick={() => move(piece.id, at - 1)}
                  >
                    <Earlier size={20} stroke={1.75} />
                  </button>
                  <button
                    type="button"
                    disabled={at === shown.length - 1}
                    aria-label={t('player.later', { piece: name })}
                    onClick={() => move(piece.id, at + 1)}
                  >
                    <Later size={20} stroke={1.75} />
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && (
        <div className={classes.foot} data-held={held !== null || undefined}>
          <IconHandFinger size={20} stroke={1.75} aria-hidden="true" />
          {held === null ? (
            <span className={classes.how}>{t('player.how')}</span>
          ) : (
            <>
              <span className={classes.how}>
                {t('player.holding')} <b>{nameOf(held)}</b>. {t('player.pressPlace')}
              </span>
              <span className={classes.arrows}>
                <button
                  type="button"
                  disabled={order[0] === held}
                  aria-label={t('player.earlier', { piece: nameOf(held) })}
                  onClick={() => move(held, order.indexOf(held) - 1)}
                >
                  <Earlier size={20} stroke={1.75} />
                </button>
                <button
                  type="button"
                  disabled={order.at(-1) === held}
                  aria-label={t('player.later', { piece: nameOf(held) })}
                  onClick={() => move(held, order.indexOf(held) + 1)}
                >
                  <Later size={20} stroke={1.75} />
                </button>
              </span>
              <button type="button" className={classes.link} onClick={() => press(held)}>
                {qt('player.dragAndDrop.putDown')}
              </button>
            </>
          )}
          {held === null && touched && (
            <button
              type="button"
              className={classes.link}
              onClick={() => {
                onReset();
                setSaid(t('player.wasReset'));
              }}
            >
              <IconRotate size={18} stroke={1.75} aria-hidden="true" /> {t('player.reset')}
            </button>
          )}
        </div>
      )}
      {dragged !== null && <Ghost port={ghost.port}>{nameOf(dragged)}</Ghost>}
      {!readOnly && (
        <span className="visually-hidden" role="status" aria-live="polite">
          {said}
        </span>
      )}
    </>
  );
}

function Items(props: Props) {
  const { content, media, firstNumber, response, onChange, readOnly = false, shuffleSeed } = props;
  const given = orderGiven(content, response ?? {});
  const stimulus = hasCommonStimulus(content);
  return (
    <div className={playing.items}>
      {!stimulus && <ItemsHead content={content} media={media} first={firstNumber} last={firstNumber} />}
      <ItemCard item={content.item} number={firstNumber} port={props}>
        {content.stem !== '' && <RichText text={content.stem} className={playing.stem} />}
        {!stimulus && <Pictures images={content.images} media={media} />}
        <Sorter
          content={content}
          order={given.length > 0 ? given : startOrder(content, shuffleSeed)}
          touched={given.length > 0}
          readOnly={readOnly}
          onOrder={(order) => onChange({ [content.item]: order })}
          onReset={() => onChange({})}
        />
      </ItemCard>
    </div>
  );
}

const player: PlayerFacet<OrderingContent, OrderingResponse> = {
  Stimulus: ({ content, media, firstNumber }) => (
    <StimulusView content={content} media={media} first={firstNumber} last={firstNumber} />
  ),
  Items,
  hasStimulus: hasCommonStimulus,
  answeredItems: answeredOrder,
};

/** The player of the family's one code. */
export const facet = (): PlayerFacet<OrderingContent, OrderingResponse> => player;
