import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { whereFrom } from './where-from.ts';

export interface ConfirmOptions {
  title: string;
  body?: ReactNode;
  /** The verb of the action, such as "Xóa 2 câu", rather than "OK". */
  confirmLabel?: string;
  cancelLabel?: string;
  /** Whether the button is vermilion, because data will be lost. */
  danger?: boolean;
}
export interface ConfirmRequest extends ConfirmOptions {
  id: number;
  /**
   * The element that had the focus. It is read at once, because a menu item may be removed while the dialog's code
   * loads.
   */
  from: Element | null;
  settle: (answer: boolean) => void;
}

const load = () => import('./ConfirmDialog.tsx');
const ConfirmDialog = lazy(load);

let current: ConfirmRequest | null = null;
let lastId = 0;
const listeners = new Set<() => void>();
const publish = (next: ConfirmRequest | null) => {
  current = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function confirm(options: ConfirmOptions): Promise<boolean> {
  current?.settle(false);
  return new Promise((resolve) => {
    const id = ++lastId;
    publish({
      ...options,
      id,
      from: whereFrom(),
      settle: (answer) => {
        if (current?.id === id) publish(null);
        resolve(answer);
      },
    });
  });
}

/** Asks for confirmation: `if (await confirm({ title, confirmLabel })) …`. */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  useEffect(() => {
    // Prefetched, so that the dialog can open without a network.
    void load().catch(() => undefined);
  }, []);
  return confirm;
}

/** The container for the dialog, mounted by LightUiProvider. */
export function ConfirmHost() {
  const request = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog key={request.id} request={request} />
    </Suspense>
  );
}
