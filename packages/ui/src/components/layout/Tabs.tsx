import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CountBadge } from '../data/CountBadge.tsx';
import { cx } from '../cx.ts';
import classes from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: number | undefined;
  /** An amber count of items that need an action. */
  hot?: boolean;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  'aria-label': string;
  /** The id of the panel below, which must have role="tabpanel". */
  panelId?: string;
  /** Whether tabs share the width equally, for narrow screens. */
  full?: boolean;
}

/** Underlined tabs. Arrow keys move between them; on a phone the row scrolls sideways. */
export function Tabs<Value extends string>({ items, value, onChange, panelId, full, ...rest }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const counts = items.map(({ count }) => count).join();
  // Keeps the selected tab visible if the row is wider than the screen, even if counts load later and widen it.
  useEffect(() => {
    const row = list.current;
    const open = row?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    if (!row || !open) return;
    const { left, right } = row.getBoundingClientRect();
    if (open.right > right) row.scrollLeft += open.right - right;
    else if (open.left < left) row.scrollLeft -= left - open.left;
  }, [value, counts]);
  const onKeyDown = (event: KeyboardEvent) => {
    const open = items.filter((item) => !item.disabled);
    const at = open.findIndex((item) => item.value === value);
    const next =
      event.key === 'ArrowRight'
        ? open[(at + 1) % open.length]
        : event.key === 'ArrowLeft'
          ? open[(at - 1 + open.length) % open.length]
          : event.key === 'Home'
            ? open[0]
            : event.key === 'End'
              ? open.at(-1)
              : undefined;
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" className={cx(classes.root, full && classes.full)} onKeyDown={onKeyDown} {...rest}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          data-value={item.value}
          aria-selected={item.value === value}
          aria-controls={panelId}
          tabIndex={item.value === value ? 0 : -1}
          disabled={item.disabled}
          className={cx(classes.tab, item.value === value && classes.on)}
          onClick={() => onChange(item.value)}
        >
          {item.label}
          {item.count !== undefined && <CountBadge hot={item.hot}>{item.count}</CountBadge>}
        </button>
      ))}
    </div>
  );
}
