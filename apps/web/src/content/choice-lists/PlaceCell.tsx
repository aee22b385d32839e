/** The place of a row with a handle: the row is moved by dragging, or by the arrow keys. */
import { IconGripVertical } from '@tabler/icons-react';
import type { ManagedChoice } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { useState } from 'react';
import classes from './choice-lists.module.css';

interface PlaceCellProps {
  readonly choice: ManagedChoice;
  /** Whether the rows stand in the order of their places; otherwise a row is not moved by dragging. */
  readonly ordered: boolean;
  onMove(code: string, place: number): void;
}

const type = 'application/x-vumon-choice';

export function PlaceCell({ choice, ordered, onMove }: PlaceCellProps) {
  const { t } = useTranslation('choice-lists');
  const { number } = useFormat();
  const [over, setOver] = useState(false);
  const place = number(choice.place, 0);
  if (!ordered) return <span>{place}</span>;
  return (
    <span
      className={classes.place}
      data-over={over || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(type, choice.id);
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(type)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const code = event.dataTransfer.getData(type);
        if (code && code !== choice.id) onMove(code, choice.place);
      }}
    >
      <button
        type="button"
        className={classes.handle}
        aria-label={t('drag', { name: choice.name })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onMove(choice.id, Math.max(1, choice.place + (event.key === 'ArrowUp' ? -1 : 1)));
        }}
      >
        <IconGripVertical size={20} stroke={1.75} aria-hidden />
      </button>
      {place}
    </span>
  );
}
