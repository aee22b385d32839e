/** The place of a row, with a handle that moves it. */
import type { ManagedChoice } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { DragHandle } from '../../lists/DragHandle.tsx';
import classes from './choice-lists.module.css';

interface PlaceCellProps {
  readonly choice: ManagedChoice;
  /** The rows that are shown where they stand in the order of their places; otherwise a row is not moved by dragging. */
  readonly rows: readonly ManagedChoice[] | null;
  onMove(code: string, place: number): void;
}

export function PlaceCell({ choice, rows, onMove }: PlaceCellProps) {
  const { t } = useTranslation('choice-lists');
  const { number } = useFormat();
  const place = number(choice.place, 0);
  if (rows === null) return <span>{place}</span>;
  return (
    <span className={classes.place}>
      <DragHandle
        id={choice.id}
        label={t('drag', { name: choice.name })}
        onDrop={(onto) => onMove(choice.id, rows.find(({ id }) => id === onto)?.place ?? choice.place)}
        onStep={(step) => onMove(choice.id, Math.max(1, choice.place + step))}
      />
      {place}
    </span>
  );
}
