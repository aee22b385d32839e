import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { cx } from '../cx.ts';
import classes from './toast.module.css';

export interface ToastOptions {
  tone?: 'ok' | 'bad' | 'warn' | 'info';
  /** An action such as undo. The toast is then shown longer, so that the user can reach it. */
  action?: { label: string; onAction: () => void };
  /** Duration in milliseconds; by default 2000, or 8000 with an action. */
  duration?: number;
}
interface Entry extends ToastOptions {
  id: number;
  message: string;
}

let entries: readonly Entry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const publish = (next: readonly Entry[]) => {
  entries = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a short message at the top of the page. An error must also be shown where it happened. */
export function toast(message: string, options: ToastOptions = {}): void {
  const entry = { tone: 'ok' as const, ...options, message, id: ++lastId };
  publish([...entries.filter((other) => other.message !== message), entry].slice(-3));
}

const dismiss = (id: number) => publish(entries.filter((entry) => entry.id !== id));

const icons = { ok: IconCircleCheck, bad: IconAlertCircle, warn: IconAlertTriangle, info: IconInfoCircle };

function ToastItem({ entry }: { entry: Entry }) {
  const left = useRef(entry.duration ?? (entry.action ? 8000 : 2000));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef(0);
  const { id } = entry;
  const run = useCallback(() => {
    since.current = performance.now();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => dismiss(id), left.current);
  }, [id]);
  const hold = () => {
    clearTimeout(timer.current);
    left.current = Math.max(600, left.current - (performance.now() - since.current));
  };
  useEffect(() => {
    run();
    return () => clearTimeout(timer.current);
  }, [run]);
  const Icon = icons[entry.tone ?? 'ok'];
  return (
    <div
      className={cx(classes.toast, classes[entry.tone ?? 'ok'])}
      onPointerEnter={hold}
      onPointerLeave={run}
      onFocus={hold}
      onBlur={run}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.message}>{entry.message}</span>
      {entry.action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            entry.action?.onAction();
            dismiss(id);
          }}
        >
          {entry.action.label}
        </button>
      )}
    </div>
  );
}

/** The container for toasts, mounted by LightUiProvider. */
export function ToastHost() {
  const list = useSyncExternalStore(
    subscribe,
    () => entries,
    () => entries,
  );
  const host = useRef<HTMLDivElement>(null);
  // With the paint that draws it: on a busy page its time would be over before an effect after the paint showed it.
  useLayoutEffect(() => {
    // Moved to the top layer again with each toast, so that it is above dialogs that were opened later.
    const box = host.current;
    if (!box || typeof box.showPopover !== 'function') return;
    if (box.matches(':popover-open')) box.hidePopover();
    if (list.length > 0) box.showPopover();
  }, [list]);
  return (
    <div ref={host} popover="manual" role="status" aria-live="polite" className={classes.host}>
      {list.map((entry) => (
        <ToastItem key={entry.id} entry={entry} />
      ))}
    </div>
  );
}
