import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './Tooltip.module.css';

export interface TooltipProps {
  label: ReactNode;
  children: ReactNode;
  /** Whether the wrapper fills its container. */
  full?: boolean | undefined;
  /** Whether the text is hidden from assistive technology, which gets it from the control itself. */
  described?: boolean;
}

/**
 * A text above a control on hover, focus and tap. Escape hides it, and the pointer may move onto it. It is our own
 * component because the library's tooltip would add its positioning engine to the player's first load.
 */
export function Tooltip({ label, children, full, described }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  useLayoutEffect(() => {
    const box = bubble.current;
    const target = anchor.current?.firstElementChild ?? anchor.current;
    if (!open || !box || !target) return;
    // In the top layer no container can clip it.
    if (typeof box.showPopover === 'function') box.showPopover();
    const at = target.getBoundingClientRect();
    const size = box.getBoundingClientRect();
    const above = at.top - size.height - 8;
    const top = above >= 8 ? above : at.bottom + 8;
    const left = Math.min(Math.max(8, at.left + at.width / 2 - size.width / 2), window.innerWidth - size.width - 8);
    box.style.top = `${Math.round(top)}px`;
    box.style.left = `${Math.round(left)}px`;
  }, [open, label]);

  return (
    <span
      ref={anchor}
      className={cx(classes.anchor, full && classes.full)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(300)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide(120)}
      onFocus={() => show(0)}
      onBlur={() => hide(0)}
      onClick={() => show(0)}
      aria-describedby={described ? undefined : open ? id : undefined}
    >
      {children}
      {open && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className={classes.bubble}
          aria-hidden={described || undefined}
        >
          {label}
        </span>
      )}
    </span>
  );
}
