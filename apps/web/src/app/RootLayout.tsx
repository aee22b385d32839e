import { Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState, LoadingState } from '@vumon/ui';

export function RootLayout() {
  return <Outlet />;
}

export function RoutePending() {
  return <LoadingState />;
}

export function RouteError({ reset }: ErrorComponentProps) {
  return <ErrorState onRetry={reset} />;
}
