import { Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { LoadingState } from '@vumon/ui';
import { BannerStrip } from '../site/shown-banners/index.ts';
import { PageViews } from '../site/analytics/index.ts';
import { ConnectionBar } from '../connection/ConnectionBar.tsx';
import { RefusalDialog } from '../frame/RefusalDialog.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';
import { OfflineKeeper } from './OfflineKeeper.tsx';
import { Offers } from './Offers.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Recovery } from './Recovery.tsx';
import { tellDrawn } from './screens.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { SupportKeeper } from './SupportKeeper.tsx';

export function RootLayout() {
  return (
    <>
      <SessionKeeper />
      <OfflineKeeper />
      <PageViews />
      <FocusKeeper />
      <SupportKeeper />
      <BannerStrip />
      <Outlet />
      <RefusalDialog />
      <Recovery />
      <Offers />
      <ConnectionBar />
    </>
  );
}

export function RoutePending() {
  return <LoadingState />;
}

export function RouteError({ error, reset }: ErrorComponentProps): ReactNode {
  useEffect(tellDrawn, []);
  return <PageFailed error={error} reset={reset} />;
}
