import { Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { LoadingState } from '@vumon/ui';
import { ConnectionBar } from '../connection/ConnectionBar.tsx';
import { lateDialog } from '../connection/lateDialog.tsx';
import { RefusalDialog } from '../frame/RefusalDialog.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';
import { OfflineKeeper } from './OfflineKeeper.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Recovery } from './Recovery.tsx';
import { firstScreen, tellDrawn } from './screens.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { SupportKeeper } from './SupportKeeper.tsx';

const Uncalled = lateDialog(() => import('./Uncalled.tsx'), null);

/** What comes to a page uncalled is fetched when the first page is drawn. */
function AfterFirst() {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => void firstScreen.then(() => setDrawn(true)), []);
  return drawn && <Uncalled />;
}

export function RootLayout() {
  return (
    <>
      <SessionKeeper />
      <OfflineKeeper />
      <FocusKeeper />
      <SupportKeeper />
      <AfterFirst />
      <Outlet />
      <RefusalDialog />
      <Recovery />
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
