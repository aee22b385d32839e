import { Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState, LoadingState } from '@vumon/ui';
import { RefusalDialog } from './RefusalDialog.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';

export function RootLayout() {
  return (
    <>
      <SessionKeeper />
      <Outlet />
      <RefusalDialog />
    </>
  );
}

export function RoutePending() {
  return <LoadingState />;
}

export function RouteError({ reset }: ErrorComponentProps) {
  return <ErrorState onRetry={reset} />;
}
