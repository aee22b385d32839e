/**
 * Dialogs whose code is loaded when they open. Meanwhile what was pressed shows that it works; without a connection the
 * dialog closes again and says why, so that the page stays as it is, and pressing again asks for the code again.
 */
import { useTranslation } from '@vumon/i18n/react';
import { toast, whereFrom } from '@vumon/ui';
import { Suspense, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { loadOrReload } from './load-late.ts';
import { useConnection } from './useConnection.ts';
import './late-dialog.module.css';

/** Says of what was pressed that it works; returns what ends it. */
function showWaiting(pressed: Element | null): () => void {
  if (!pressed || pressed === document.body) return () => undefined;
  pressed.setAttribute('aria-busy', 'true');
  pressed.setAttribute('data-late', '');
  return () => {
    pressed.removeAttribute('aria-busy');
    pressed.removeAttribute('data-late');
  };
}

/**
 * `close` is called with the properties of the dialog when its code cannot be loaded. It is null for what nobody has
 * pressed for: that stays away until there is a connection.
 */
export function lateDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  close: ((props: Props) => void) | null,
): (props: Props) => ReactNode {
  let loaded: { readonly Dialog: ComponentType<Props> } | null = null;
  return function LateDialog(props) {
    const { t } = useTranslation('app');
    const [there, setThere] = useState(() => loaded);
    const isThere = there !== null;
    const { lost: unreached } = useConnection();
    const waits = close === null && unreached;
    const giveUp = useEffectEvent((lost: 'connection' | 'code') => {
      if (close === null) return;
      close(props);
      toast(lost === 'connection' ? t('connection.needed') : t('pageFailedBody'), { tone: 'warn', duration: 6_000 });
    });
    useEffect(() => {
      if (isThere || waits) return undefined;
      let left = false;
      const endWaiting = close === null ? () => undefined : showWaiting(whereFrom());
      void loadOrReload(load, close !== null).then((outcome) => {
        if (left || outcome === 'reloads') return;
        endWaiting();
        if ('lost' in outcome) return giveUp(outcome.lost);
        loaded = { Dialog: outcome.part.default };
        setThere(loaded);
      });
      return () => {
        left = true;
        endWaiting();
      };
    }, [isThere, waits]);
    return (
      there && (
        <Suspense>
          <there.Dialog {...props} />
        </Suspense>
      )
    );
  };
}
