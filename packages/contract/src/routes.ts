/** All routes of the API, gathered from the domains. */
import { accountRoutes } from './routes/accounts.ts';
import { attemptRoutes } from './routes/attempts.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { examRoutes } from './routes/exams.ts';
import { formatRoutes } from './routes/formats.ts';
import { mediaRoutes } from './routes/media.ts';
import { questionBankRoutes } from './routes/question-bank.ts';

export const routes = {
  ...accountRoutes,
  ...attemptRoutes,
  ...catalogueRoutes,
  ...examRoutes,
  ...formatRoutes,
  ...mediaRoutes,
  ...questionBankRoutes,
} as const;
export type Routes = typeof routes;
