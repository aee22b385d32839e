/** What the areas of the product report as metrics, beside what each process knows of itself (platform/http/metrics.ts). */
import { hashingWaiting, type SessionWatch } from '#people/accounts';
import { attemptsOf, unscoredAttempts } from '#exam/attempts';
import { publishedTestBytes } from '#exam/scoring';
import { inboxOf } from '#commerce/payments';
import { countChanges } from '#platform/cells';
import { countFailedJobs, dueJobs } from '#platform/jobs';
import { pagesNotRendered } from '#platform/rendering';
import type { App } from './platform/http/context.ts';
import type { Metrics } from './platform/http/metrics.ts';

/** Values that are collected at the same time share one reading. */
function together<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  return () => (current ??= read().finally(() => (current = undefined)));
}

export function metricsOf(app: App, watch: SessionWatch): Metrics {
  const db = app.background;
  const unscored = together(() => unscoredAttempts(db));
  const due = together(() => dueJobs(db));
  return {
    answers_waiting: { help: 'Saves of learners that wait for a batch', read: () => attemptsOf(app).savesWaiting },
    notifications_waiting: {
      help: 'Notifications of the payment gateway that wait for a batch',
      read: () => inboxOf(app).waiting,
    },
    sign_ins_waiting: { help: 'Sign-ins that wait for the hash of their password', read: hashingWaiting },
    pages_watching: { help: 'Open pages that listen for the end of their session', read: () => watch.count },
    published_test_bytes: { help: 'Bytes of published tests in memory', read: publishedTestBytes },
    attempts_unscored: {
      help: 'Submitted attempts that wait for their scores',
      stored: true,
      read: async () => (await unscored()).count,
    },
    attempts_unscored_oldest_seconds: {
      help: 'For how long the first of them has waited',
      stored: true,
      read: async () => (await unscored()).seconds,
    },
    places_waiting: {
      help: 'Changed names and codes that the directory of cells has not been told of',
      stored: true,
      read: () => (app.config.cell ? countChanges(db) : 0),
    },
    pages_not_rendered_total: {
      help: 'Public pages that went out without their content, for the browser to draw',
      read: pagesNotRendered,
    },
    jobs_due: {
      help: 'Jobs that are due and have not begun',
      stored: true,
      read: async () => (await due()).count,
    },
    jobs_due_oldest_seconds: {
      help: 'For how long the first of them has been due',
      stored: true,
      read: async () => (await due()).seconds,
    },
    jobs_failed: {
      help: 'Jobs that failed in every try and wait for an administrator',
      stored: true,
      read: () => countFailedJobs(db),
    },
  };
}
