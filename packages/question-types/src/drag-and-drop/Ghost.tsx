/** The copy of a source that follows the pointer during a drag. It is in the top layer, so no pane clips it. */
import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './drag-and-drop.module.css';

type Attach = (node: HTMLDivElement | null) => void;

/** The handle by which a drag moves its ghost. */
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
    // Chrome before 114 and Safari before 17 have no popovers; there z-index puts the copy on top.
    (node as Partial<HTMLElement>).showPopover?.call(node);
  }, []);
  return { port, moveTo };
}

/** Mounted only during a drag. */
export function Ghost({ port, children }: { port: Attach; children: ReactNode }) {
  return (
    <div ref={port} popover="manual" className={classes.ghost} aria-hidden="true">
      {children}
    </div>
  );
}
