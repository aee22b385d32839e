/** All routes of the API, gathered from the domains. */
import { accountRoutes } from './routes/accounts.ts';

export const routes = {
  ...accountRoutes,
} as const;
export type Routes = typeof routes;
