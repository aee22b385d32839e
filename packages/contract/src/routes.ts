/** All routes of the API, gathered from the domains. */
import { accountRoutes } from './routes/accounts.ts';
import { attemptRoutes } from './routes/attempts.ts';

export const routes = {
  ...accountRoutes,
  ...attemptRoutes,
} as const;
export type Routes = typeof routes;
