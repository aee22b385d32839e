/** A group of buttons that takes one tab stop: arrow keys, Home and End move between them. */
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

const tools = 'button, a[href], input:not([type="hidden"], [type="file"])';

export interface ToolbarProps {
  'aria-label': string;
  className?: string | undefined;
  children: ReactNode;
}

export function Toolbar({ className, children, ...rest }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const all = () =>
    [...(bar.current?.querySelectorAll<HTMLElement>(tools) ?? [])].filter(
      // An element that a tool has opened, such as a menu, moves the focus itself.
      (one) => one.getClientRects().length > 0 && !one.closest('[role="menu"], [role="dialog"], [role="listbox"]'),
    );
  const stopAt = (tool: HTMLElement | undefined) => {
    for (const one of all()) one.tabIndex = one === tool ? 0 : -1;
  };
  // Runs after every render, because tools change and React does not manage `tabIndex` here.
  useEffect(() => {
    const there = all();
    stopAt(
      there.find((one) => one === document.activeElement) ??
        there.find((one) => one.tabIndex === 0 && !isOff(one)) ??
        there[0],
    );
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    // Within a group of radio buttons the arrow keys choose an option.
    if (target instanceof HTMLInputElement && target.type === 'radio') return;
    const there = all().filter((one) => !isOff(one));
    const at = there.indexOf(target);
    if (at < 0) return;
    const next = {
      ArrowRight: (at + 1) % there.length,
      ArrowLeft: (at - 1 + there.length) % there.length,
      Home: 0,
      End: there.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    there[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      className={className}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => all().includes(target as HTMLElement) && stopAt(target as HTMLElement)}
      {...rest}
    >
      {children}
    </div>
  );
}

const isOff = (tool: HTMLElement): boolean => tool.matches(':disabled');
