import { isValidElement, type ReactNode } from 'react';
import { useMessages } from '../../translation.ts';
import { MotifBubbles } from '../../motifs/MotifBubbles.tsx';
import { MotifGrid } from '../../motifs/MotifGrid.tsx';
import { MotifScales } from '../../motifs/MotifScales.tsx';
import { cx } from '../cx.ts';
import classes from './State.module.css';

export interface EmptyStateProps {
  title?: ReactNode;
  /** One sentence that says what to do. */
  children?: ReactNode;
  /** One button for it. */
  action?: ReactNode;
  motif?: 'scales' | 'bubbles' | 'grid' | 'none';
  compact?: boolean;
}

const motifs = { scales: MotifScales, bubbles: MotifBubbles, grid: MotifGrid };

/** An empty list or page: a motif, a title, one sentence, one action. */
export function EmptyState({ title, children, action, motif = 'bubbles', compact }: EmptyStateProps) {
  const t = useMessages();
  const Motif = motif === 'none' ? null : motifs[motif];
  // A heading in a paragraph would be moved out of it by the browser that reads a rendered page.
  const Title = isValidElement(title) ? 'div' : 'p';
  return (
    <div className={cx(classes.root, compact && classes.compact)}>
      {Motif && <Motif width={160} height={72} />}
      <Title className={classes.title}>{title ?? t('emptyTitle')}</Title>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
