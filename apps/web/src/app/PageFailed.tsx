/**
 * A page that could not be opened, inside the frame of the signed-in user: navigation and account stay. Without a
 * connection it says so, and opens by itself when there is one again. A file that a later release has removed is found
 * by loading the document once more, with what the page's forms held.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { EmptyState, ErrorState } from '@vumon/ui';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { connection } from '../connection/connection.ts';
import { formsOfLostCode, reloadForCode } from '../connection/lost-code.ts';
import { useConnection } from '../connection/useConnection.ts';
import { profileQuery } from '../session/profile.ts';
import { forgetFailedScreens, ScreenFailed } from './screens.tsx';

export function PageFailed({ error, reset }: { error: unknown; reset: () => void }): ReactNode {
  const { t, i18n } = useTranslation('app');
  const router = useRouter();
  const { lost } = useConnection();
  const [wasLost, setWasLost] = useState(lost);
  if (lost && !wasLost) setWasLost(true);
  const storeForms = formsOfLostCode(error);
  const isCode = error instanceof ScreenFailed || storeForms !== undefined;
  const unreached = isCode || (error instanceof ApiError && error.status === 0);

  const again = () => {
    forgetFailedScreens();
    i18n.forgetFailed();
    reset();
    void router.invalidate();
  };
  // React keeps the failure of a part that is loaded later, so drawing it again would not load it.
  const onBack = useEffectEvent(() => {
    if (storeForms === undefined || !reloadForCode()) again();
  });
  useEffect(() => {
    if (unreached && wasLost && !lost) onBack();
  }, [unreached, wasLost, lost]);
  useEffect(() => storeForms?.(), [storeForms]);
  useEffect(() => {
    if (!unreached) return;
    let left = false;
    void connection.check().then((answered) => {
      if (!left && answered && isCode) reloadForCode();
    });
    return () => {
      left = true;
    };
  }, [unreached, isCode]);

  return (
    <InFrame>
      {unreached && lost ? (
        <EmptyState title={t('connection.pageWaits')}>{t('connection.opensItself')}</EmptyState>
      ) : error instanceof ApiError ? (
        // An error while loading or running code does not mean that the connection is lost.
        <ErrorState onRetry={again} />
      ) : (
        <ErrorState title={t('pageFailed')} onRetry={again}>
          {t('pageFailedBody')}
        </ErrorState>
      )}
    </InFrame>
  );
}

/** The frame is loaded with the first page that has it; where none was shown yet, the message stands alone. */
function InFrame({ children }: { children: ReactNode }): ReactNode {
  const profile = useQueryClient().getQueryData(profileQuery.queryKey);
  const [Frame, setFrame] = useState<ComponentType<{ children: ReactNode }> | null>(null);
  const isSignedIn = Boolean(profile);
  useEffect(() => {
    if (!isSignedIn) return;
    import('../frame/AppFrame.tsx').then(
      ({ AppFrame }) => setFrame(() => AppFrame),
      () => undefined,
    );
  }, [isSignedIn]);
  return Frame ? <Frame>{children}</Frame> : children;
}
