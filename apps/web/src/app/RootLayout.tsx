import { Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState } from '@vumon/ui';
import { RefusalDialog } from '../frame/RefusalDialog.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';
import { GiftKeeper } from './GiftKeeper.tsx';
import { Recovery } from './Recovery.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';

export function RootLayout() {
  return (
    <>
      <SessionKeeper />
      <FocusKeeper />
      <Outlet />
      <RefusalDialog />
      <Recovery />
      <GiftKeeper />
    </>
  );
}

export function RoutePending() {
  return <LoadingState />;
}

export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('app');
  // An error while loading or running code does not mean that the connection is lost.
  if (error instanceof ApiError) return <ErrorState onRetry={reset} />;
  return (
    <ErrorState title={t('pageFailed')} onRetry={reset}>
      {t('pageFailedBody')}
    </ErrorState>
  );
}
