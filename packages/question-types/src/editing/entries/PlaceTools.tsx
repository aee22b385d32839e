/** Moves one of several entries up or down, or removes it. */
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { IconButton } from '@vumon/ui';
import { useMessages } from '../../messages.tsx';

export interface PlaceToolsProps {
  /** The name of the entry, as its card shows it. */
  label: string;
  index: number;
  count: number;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

export function PlaceTools({ label, index, count, onMove, onRemove }: PlaceToolsProps) {
  const t = useMessages('qt-editing');
  return (
    <>
      <IconButton
        size="sm"
        disabled={index === 0}
        aria-label={t('editor.moveUp', { label })}
        icon={<IconArrowUp size={20} stroke={1.75} />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        disabled={index === count - 1}
        aria-label={t('editor.moveDown', { label })}
        icon={<IconArrowDown size={20} stroke={1.75} />}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="sm"
        disabled={count === 1}
        aria-label={t('editor.remove', { label })}
        icon={<IconTrash size={20} stroke={1.75} />}
        onClick={onRemove}
      />
    </>
  );
}
