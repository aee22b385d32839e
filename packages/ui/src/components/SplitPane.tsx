import { Splitter } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import '@mantine/core/styles/Splitter.layer.css';
import classes from './SplitPane.module.css';

export interface SplitPaneProps {
  left: ReactNode;
  right: ReactNode;
  /** The left side's share in percent, 50 by default. */
  share?: number;
  onShare?: (share: number) => void;
}

/** Two sides with a handle between: dragged, or moved by the arrow keys; each keeps 360 px. */
export function SplitPane({ left, right, share, onShare }: SplitPaneProps) {
  const words = useWords();
  const sizes = share === undefined ? undefined : [share, 100 - share];
  return (
    <Splitter
      className={classes.root}
      classNames={{ handle: classes.handle, thumb: classes.thumb }}
      lineSize={1}
      handleColor="var(--line)"
      sizes={sizes}
      onSizeChange={(next) => typeof next[0] === 'number' && onShare?.(next[0])}
      step={2}
      aria-label={words('resize')}
    >
      <Splitter.Pane defaultSize={50} min="360px" className={classes.left}>{left}</Splitter.Pane>
      <Splitter.Pane defaultSize={50} min="360px" className={classes.right}>{right}</Splitter.Pane>
    </Splitter>
  );
}
