/** The entries of a question (items, tasks, pairs) in its editor: a card for each, and the button that adds one. */
import type { ReactNode } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { Button, NumberedCard } from '@vumon/ui';
import { PlaceTools } from './PlaceTools.tsx';

export interface EntryCardProps {
  label: string;
  /** Its place among the entries, from 0. */
  index: number;
  count: number;
  /** The layout of the buttons: whether they stand side by side or below one another. */
  toolsClass: string | undefined;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  id?: string;
  children: ReactNode;
}

/** An entry with buttons that move and remove it. */
export function EntryCard({ label, index, count, toolsClass, onMove, onRemove, id, children }: EntryCardProps) {
  return (
    <NumberedCard
      {...(id === undefined ? {} : { id })}
      number={index + 1}
      label={label}
      aria-label={label}
      action={
        <span className={toolsClass}>
          <PlaceTools label={label} index={index} count={count} onMove={onMove} onRemove={onRemove} />
        </span>
      }
    >
      {children}
    </NumberedCard>
  );
}

/** Adds an entry, or says that there can be no more. */
export function AddEntry({
  children,
  tooMany,
  onAdd,
}: {
  children: ReactNode;
  /** Why no more can be added; null while there can be more. */
  tooMany: string | null;
  onAdd(): void;
}) {
  return (
    <div>
      <Button icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />} disabledReason={tooMany} onClick={onAdd}>
        {children}
      </Button>
    </div>
  );
}

/** The smaller button below a list of lines; a list that is full has none. */
export function AddLine({ children, onAdd }: { children: ReactNode; onAdd(): void }) {
  return (
    <div>
      <Button size="sm" icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={onAdd}>
        {children}
      </Button>
    </div>
  );
}
