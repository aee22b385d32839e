/**
 * The line that connects the selected part of the file with its question, drawn over both panes, which scroll
 * separately.
 */
import { useEffect, useState, type RefObject } from 'react';
import classes from './review.module.css';

interface Ends {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** The visible part of an element; null if less than 8 pixels of it are visible. */
function seen(element: Element | null | undefined, pane: Element | null | undefined): DOMRect | null {
  if (!element || !pane) return null;
  const box = element.getBoundingClientRect();
  const frame = pane.getBoundingClientRect();
  const top = Math.max(box.top, frame.top);
  const bottom = Math.min(box.bottom, frame.bottom, window.innerHeight);
  return bottom - top < 8 ? null : new DOMRect(box.left, top, box.width, bottom - top);
}

function endsOf(panes: Element, line: number): Ends | null {
  const [file, questions] = panes.children;
  const piece = seen(file?.querySelector(`[data-piece="${line}"] > :last-child`), file);
  const card = seen(questions?.querySelector(`[data-row="${line}"]`), questions);
  return (
    piece &&
    card && {
      from: { x: piece.right, y: piece.top + piece.height / 2 },
      to: { x: card.left, y: card.top + Math.min(card.height / 2, 40) },
    }
  );
}

export function PairLine({ panes, line }: { panes: RefObject<HTMLElement | null>; line: number }) {
  const [ends, setEnds] = useState<Ends | null>(null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setEnds(panes.current && endsOf(panes.current, line)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const pane of panes.current?.children ?? []) observer.observe(pane);
    // Content that grows inside a scrolling pane does not resize the pane, so it is observed too.
    for (const content of panes.current?.querySelectorAll(':scope > * > ol') ?? []) observer.observe(content);
    // Scroll events of a pane do not bubble, so they are captured.
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [panes, line]);
  if (!ends) return null;
  const { from, to } = ends;
  const middle = (from.x + to.x) / 2;
  return (
    <svg className={classes.pairLine} aria-hidden data-pair-line={line}>
      <path d={`M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`} />
      <circle cx={from.x} cy={from.y} r={4} />
      <circle cx={to.x} cy={to.y} r={4} />
    </svg>
  );
}
