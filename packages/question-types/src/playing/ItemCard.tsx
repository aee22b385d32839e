/** The card of one numbered item while it is answered: number, flag, points, the ring of the current one. */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { useFormat } from '@vumon/i18n/react';
import { IconButton, NumberedCard } from '@vumon/ui';
import type { PlayerProps } from '../schema/core.react.ts';
import { useInSight } from './useInSight.tsx';
import { useItemName } from './item-names.tsx';
import { useMessages } from '../messages.tsx';
import classes from './playing.module.css';

/** The player's props that a card uses. */
export type CardPort = Pick<
  PlayerProps<unknown, unknown>,
  'currentItem' | 'onCurrentItem' | 'flagged' | 'onFlag' | 'points' | 'readOnly'
>;

export interface ItemCardProps {
  item: string;
  number: number;
  /** The last number of a card that holds several items; they share its flag. */
  last?: number;
  /** The number that the flag of such a card marks: that of `item`. */
  flagNumber?: number;
  port: CardPort;
  children: ReactNode;
}

/** The card, or each gap of a card with several, has `data-item`, by which the player finds the card of a number. */
export function ItemCard({ item, number, last = number, flagNumber, port, children }: ItemCardProps) {
  const t = useMessages('qt');
  const format = useFormat();
  const name = useItemName();
  const root = useRef<HTMLDivElement>(null);
  const current = port.currentItem === item;
  const flagged = port.flagged.has(item);
  const points = port.points?.[item];

  const stay = useInSight(root, current);

  const settle = (): void => {
    if (current) return;
    stay();
    port.onCurrentItem?.(item);
  };
  const several = last > number;
  const label = several ? t('player.items', { from: number, to: last }) : t('player.item', { number });
  const flagLabel = flagNumber === undefined ? label : t('player.item', { number: flagNumber });
  return (
    <div
      ref={root}
      data-item={several ? undefined : name(item)}
      className={classes.card}
      onFocusCapture={settle}
      onPointerDown={settle}
    >
      <NumberedCard
        number={several ? <Numbers from={number} to={last} /> : number}
        label={
          <>
            {/* The blank keeps a screen reader from saying “Câu 10,5 điểm”. */}
            {label}{' '}
            {points !== undefined && !several && (
              <small className={classes.points}>
                {t('player.points', { points: format.mark(points), count: points / 100 })}
              </small>
            )}
          </>
        }
        aria-label={label}
        current={current}
        action={
          port.readOnly === true ? undefined : (
            <IconButton
              size="sm"
              pressed={flagged}
              aria-label={flagged ? t('player.unflag', { label: flagLabel }) : t('player.flag', { label: flagLabel })}
              icon={
                flagged ? <IconFlagFilled size={20} className={classes.flag} /> : <IconFlag size={20} stroke={1.75} />
              }
              onClick={() => port.onFlag(item)}
            />
          )
        }
      >
        {children}
      </NumberedCard>
    </div>
  );
}

/** "31 đến 37" in the margin. */
export function Numbers({ from, to }: { from: number; to: number }) {
  const t = useMessages('qt');
  return (
    <span className={classes.numbers}>
      {from}
      <small>{t('player.to')}</small>
      {to}
    </span>
  );
}
