/** What follows the pointer during a drag: in the top layer, where no edge of a pane cuts it off. */
import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './moving.module.css';

type Attach = (node: HTMLDivElement | null) => void;

/** The port of one ghost, and where to send it. */
export function useGhost(): { port: Attach; moveTo(x: number, y: number): void } {
  const shown = useRef<HTMLDivElement>(null);
  const at = useRef('');
  const moveTo = useCallback((x: number, y: number): void => {
    at.current = `${Math.round(x)}px ${Math.round(y)}px`;
    if (shown.current !== null) shown.current.style.translate = at.current;
  }, []);
  const port = useCallback((node: HTMLDivElement | null): void => {
    shown.current = node;
    if (node === null) return;
    node.style.translate = at.current;
    node.showPopover();
  }, []);
  return { port, moveTo };
}

/** Mounted for as long as something is dragged. */
export function Ghost({ port, children }: { port: Attach; children: ReactNode }) {
  return (
    <div ref={port} popover="manual" className={classes.ghost} aria-hidden="true">
      {children}
    </div>
  );
}
