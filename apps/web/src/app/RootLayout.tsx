import { Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadingState } from '@vumon/ui';
import { ConnectionBar } from '../connection/ConnectionBar.tsx';
import { RefusalDialog } from '../frame/RefusalDialog.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';
import { OfflineKeeper } from './OfflineKeeper.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Recovery } from './Recovery.tsx';
import { firstScreen, tellDrawn } from './screens.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { SupportKeeper } from './SupportKeeper.tsx';

/**
 * What comes to a page uncalled is fetched when the first page is drawn. It asks nothing about the connection: what is
 * pressed meanwhile would take that answer for its own. Where it does not come, the next document brings it.
 */
function AfterFirst() {
  const [Uncalled, setUncalled] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    firstScreen
      .then(() => import('./Uncalled.tsx'))
      .then(
        (part) => {
          if (!left) setUncalled(() => part.default);
        },
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, []);
  return Uncalled && <Uncalled />;
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
