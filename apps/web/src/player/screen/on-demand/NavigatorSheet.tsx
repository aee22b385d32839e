/** A sheet with the numbers of all items. */
import { BottomSheet } from '@vumon/ui';
import type { ReactNode } from 'react';
import { Cells, type CellsProps } from '../Navigator.tsx';
import type { Outline } from '../../session/outline.ts';
import { usePlayerMessages } from '../../translation.ts';
import { useAttemptMessages } from './translation.ts';
import classes from './sheets.module.css';

interface GridProps extends Omit<CellsProps, 'items' | 'size' | 'asLink' | 'divided'> {
  outline: Outline;
  opened: boolean;
  onClose(): void;
  footer: ReactNode;
}

export function NavigatorSheet({ outline, opened, onClose, footer, ...cells }: GridProps) {
  const t = usePlayerMessages();
  const more = useAttemptMessages();
  const { progress, flags } = cells;
  return (
    <BottomSheet
      opened={opened}
      onClose={onClose}
      title={t('navigator.title')}
      subtitle={more('navigator.done', { done: progress.answered.size, total: outline.items.length })}
      footer={footer}
    >
      {outline.parts
        .filter((part) => part.items.length > 0)
        .map((part) => (
          <section key={part.index} className={classes.gridPart}>
            {outline.parts.length > 1 && <h3 className={classes.gridTitle}>{part.name}</h3>}
            <div className={classes.grid}>
              <Cells items={part.items} size={44} {...cells} />
            </div>
          </section>
        ))}
      <p className={classes.legend}>
        {more('navigator.legend', {
          flagged: [...flags].filter((key) => outline.items.some((item) => item.key === key)).length,
        })}
      </p>
    </BottomSheet>
  );
}
