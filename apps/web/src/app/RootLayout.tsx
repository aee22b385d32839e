import { Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState } from '@vumon/ui';
import { BannerStrip } from '../site/shown-banners/index.ts';
import { RefusalDialog } from '../frame/RefusalDialog.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';
import { Offers } from './Offers.tsx';
import { Recovery } from './Recovery.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';

export function RootLayout() {
  return (
    <>
      <SessionKeeper />
      <FocusKeeper />
      <BannerStrip />
      <Outlet />
      <RefusalDialog />
      <Recovery />
      <Offers />
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
