/** What follows the pointer during a drag: in the top layer, where no edge of a pane cuts it off. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import classes from './moving.module.css';

interface GhostPort {
  readonly node: RefObject<HTMLDivElement | null>;
  readonly at: RefObject<string>;
}

/** The port of one ghost, and where to send it. */
export function useGhost(): { port: GhostPort; moveTo(x: number, y: number): void } {
  const node = useRef<HTMLDivElement>(null);
  const at = useRef('');
  const moveTo = useCallback((x: number, y: number): void => {
    at.current = `${Math.round(x)}px ${Math.round(y)}px`;
    if (node.current !== null) node.current.style.translate = at.current;
  }, []);
  return { port: { node, at }, moveTo };
}

/** Mounted for as long as something is dragged. */
export function Ghost({ port, children }: { port: GhostPort; children: ReactNode }) {
  const { node, at } = port;
  useLayoutEffect(() => {
    if (node.current === null) return;
    node.current.style.translate = at.current;
    node.current.showPopover();
  }, [node, at]);
  return (
    <div ref={node} popover="manual" className={classes.ghost} aria-hidden="true">
      {children}
    </div>
  );
}
