/** Scoring what waits for the end of its window, before that. */
import type { App } from '../../platform/http/context.ts';
import { scoreAtOnce, type AttemptKey } from './attempts.queries.ts';
import { attemptsOf } from './attempts.service.ts';

/** Has the attempts at an assignment scored although its window is open: its teacher may see the keys meanwhile. */
export async function scoreNow(app: App, assignment: AttemptKey): Promise<void> {
  if (await scoreAtOnce(app.db, assignment)) attemptsOf(app).onSubmitted();
}
