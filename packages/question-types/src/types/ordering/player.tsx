/** Putting pieces in order: by dragging, by two presses, with arrow keys, with the two arrow buttons. */
import { useRef } from 'react';
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
import { Ghost, draggable } from '../../drag-and-drop/index.tsx';
import { ItemsHead, Pictures, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import playing from '../../playing/playing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { OrderingContent, OrderingResponse, Piece } from './definition.ts';
import { answeredOrder, orderGiven, piecesIn, startOrder } from './order.ts';
import { useSorting, type Sorting } from './useSorting.tsx';
import classes from './ordering.module.css';

type Props = PlayerProps<OrderingContent, OrderingResponse>;

interface SorterProps {
  content: OrderingContent;
  order: readonly string[];
  touched: boolean;
  readOnly: boolean;
  onOrder(order: string[]): void;
  onReset(): void;
}

/** The two buttons that move a piece by one place. */
function Arrows({
  piece,
  name,
  order,
  sorting,
}: {
  piece: string;
  name: string;
  order: readonly string[];
  sorting: Sorting;
}) {
  const t = useMessages('qt-ordering');
  const [Earlier, Later] = sorting.line ? [IconArrowLeft, IconArrowRight] : [IconArrowUp, IconArrowDown];
  const at = order.indexOf(piece);
  return (
    <span className={classes.arrows}>
      <button
        type="button"
        disabled={at === 0}
        aria-label={t('player.earlier', { piece: name })}
        onClick={() => sorting.move(piece, at - 1)}
      >
        <Earlier size={20} stroke={1.75} />
      </button>
      <button
        type="button"
        disabled={at === order.length - 1}
        aria-label={t('player.later', { piece: name })}
        onClick={() => sorting.move(piece, at + 1)}
      >
        <Later size={20} stroke={1.75} />
      </button>
    </span>
  );
}

/** A piece that can be moved. */
function PieceRow({ piece, touched, sorting }: { piece: Piece; touched: boolean; sorting: Sorting }) {
  const t = useMessages('qt-ordering');
  const { line, held, dragged, shownOrder } = sorting;
  const at = shownOrder.indexOf(piece.id);
  const name = plainTextOf(piece.text);
  return (
    <li
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
        aria-label={t('player.place', { place: at + 1, total: shownOrder.length, piece: name })}
        onClick={() => sorting.press(piece.id)}
        onKeyDown={(event) => sorting.onKeyDown(event, piece.id)}
        onPointerDown={sorting.drag(piece.id)}
      >
        <span className={classes.grip} data-handle aria-hidden="true">
          <IconGripVertical size={16} stroke={1.75} />
        </span>
        {!line && <span className={classes.place} data-place={at + 1} />}
        <span className={classes.words}>
          <RichText inline text={piece.text} />
        </span>
      </button>
      {!line && <Arrows piece={piece.id} name={name} order={shownOrder} sorting={sorting} />}
    </li>
  );
}

/** What to do next: how to move a piece, or the buttons for the held one. */
function Foot({
  order,
  touched,
  sorting,
  onReset,
}: Omit<SorterProps, 'content' | 'readOnly' | 'onOrder'> & { sorting: Sorting }) {
  const t = useMessages('qt-ordering');
  const qt = useMessages('qt');
  const { held, nameOf } = sorting;
  return (
    <div className={classes.foot} data-held={held !== null || undefined}>
      <IconHandFinger size={20} stroke={1.75} aria-hidden="true" />
      {held === null ? (
        <span className={classes.how}>{t('player.how')}</span>
      ) : (
        <>
          <span className={classes.how}>
            {t('player.holding')} <b>{nameOf(held)}</b>. {t('player.pressPlace')}
          </span>
          <Arrows piece={held} name={nameOf(held)} order={order} sorting={sorting} />
          <button type="button" className={classes.link} onClick={() => sorting.press(held)}>
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
            sorting.say(t('player.wasReset'));
          }}
        >
          <IconRotate size={18} stroke={1.75} aria-hidden="true" /> {t('player.reset')}
        </button>
      )}
    </div>
  );
}

function Sorter({ content, order, touched, readOnly, onOrder, onReset }: SorterProps) {
  const t = useMessages('qt-ordering');
  const list = useRef<HTMLOListElement>(null);
  const sorting = useSorting({ content, order, onOrder, list });
  const { line, dragged } = sorting;
  return (
    <>
      <ol ref={list} className={line ? classes.line : classes.list} aria-label={t('player.list')}>
        {piecesIn(content, sorting.shownOrder).map((piece, at) =>
          readOnly ? (
            <li key={piece.id} className={classes.piece} data-filled={touched || undefined}>
              {!line && <span className={classes.place}>{at + 1}</span>}
              <span className={classes.words}>
                <RichText inline text={piece.text} />
              </span>
            </li>
          ) : (
            <PieceRow key={piece.id} piece={piece} touched={touched} sorting={sorting} />
          ),
        )}
      </ol>
      {!readOnly && <Foot order={order} touched={touched} sorting={sorting} onReset={onReset} />}
      {dragged !== null && <Ghost port={sorting.ghostPort}>{sorting.nameOf(dragged)}</Ghost>}
      {!readOnly && (
        <span className="visually-hidden" role="status" aria-live="polite">
          {sorting.said}
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
