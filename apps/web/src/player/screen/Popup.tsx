/** A small panel under an icon button of the header; Escape and a click outside close it. */
import { IconButton } from '@vumon/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import classes from './player.module.css';

export function Popup({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return (
    <div ref={root} className={classes.popupRoot}>
      <IconButton
        icon={icon}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        pressed={open || undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={id} role="group" aria-label={label} className={classes.popup}>
          {children}
        </div>
      )}
    </div>
  );
}
