import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Splitter } from '@mantine/core';
import { useMessages } from '../../translation.ts';
import '@mantine/core/styles/Splitter.layer.css';
import classes from './SplitPane.module.css';

export interface SplitPaneProps {
  left: ReactNode;
  right: ReactNode;
  /** The left pane's share in percent; 50 by default. */
  share?: number;
  onShare?: (share: number) => void;
}

/**
 * Two panes with a handle between them, which can be dragged or moved with the arrow keys. Each pane is at least 360 px
 * wide.
 */
export function SplitPane({ left, right, share, onShare }: SplitPaneProps) {
  const t = useMessages();
  const label = t('resize');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The library's handle has no name, and has the direction of the panes where ARIA requires that of the separator.
    const handle = root.current?.querySelector('[role=separator]');
    handle?.setAttribute('aria-label', label);
    handle?.setAttribute('aria-orientation', 'vertical');
  }, [label]);
  return (
    <Splitter
      ref={root}
      className={classes.root}
      classNames={{ handle: classes.handle, thumb: classes.thumb }}
      lineSize={1}
      handleColor="var(--line)"
      sizes={share === undefined ? undefined : [share, 100 - share]}
      onSizeChange={(next) => typeof next[0] === 'number' && onShare?.(next[0])}
      step={2}
    >
      <Splitter.Pane defaultSize={50} min="360px" className={classes.left}>
        {left}
      </Splitter.Pane>
      <Splitter.Pane defaultSize={50} min="360px" className={classes.right}>
        {right}
      </Splitter.Pane>
    </Splitter>
  );
}
