/** Asks before something that was entered and not saved is lost. */
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '@vumon/i18n/react';
import { useConfirm } from '@vumon/ui';
import { useEffect, useRef } from 'react';

/** Returns whether what was entered may be dropped. The words are loaded before they are needed. */
export function useAskToDrop(): () => Promise<boolean> {
  const { i18n } = useTranslation('common');
  const confirm = useConfirm();
  useEffect(() => void i18n.load('leaving'), [i18n]);
  return async () => {
    await i18n.load('leaving');
    const t = i18n.translateOf('leaving');
    return confirm({
      title: t('title'),
      body: t('body'),
      confirmLabel: t('leave'),
      cancelLabel: t('stay'),
      danger: true,
    });
  };
}

/**
 * Asks before the page is left while `dirty`; a change of the search parameters stays on it. The returned function lets
 * the next step pass.
 */
export function useLeaveGuard(dirty: boolean): () => void {
  const mayDrop = useAskToDrop();
  const leaving = useRef(false);
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      dirty && !leaving.current && current.pathname !== next.pathname && !(await mayDrop()),
    enableBeforeUnload: () => dirty && !leaving.current,
  });
  return () => {
    leaving.current = true;
  };
}
