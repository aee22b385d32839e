/** A set of files to mutate, and the tests that must notice. Globs are relative to the repository's root. */
export interface Scope {
  /** Source files. Files without logic (types, declarations) have nothing to mutate. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** The vitest project that runs these tests. */
  readonly project: 'unit' | 'api';
}

const domain = (...names: string[]) => names.map((name) => `packages/domain/src/${name}.ts`);
const accounts = 'apps/api/src/modules/accounts';
const modules = (...names: string[]) => names.map((name) => `apps/api/src/modules/${name}.ts`);

export const scopes: Readonly<Record<string, Scope>> = {
  permissions: {
    project: 'unit',
    mutate: domain('access/permissions'),
    tests: domain('access/permissions.test'),
  },
  packages: {
    project: 'unit',
    mutate: domain('commerce/packages'),
    tests: domain('commerce/packages.test'),
  },
  'answer-log': {
    project: 'unit',
    mutate: domain('exam/answer-log', 'exam/clock'),
    tests: domain('exam/answer-log.test', 'exam/merge.test', 'exam/clock.test', 'rules.test', 'commerce/packages.test'),
  },
  marks: {
    project: 'unit',
    mutate: domain('exam/marks'),
    tests: domain('rules.test'),
  },
  journal: {
    project: 'unit',
    mutate: ['apps/web/src/player/journal/*.ts', '!**/*.test.ts', '!apps/web/src/player/journal/idb-journal.ts'],
    tests: ['apps/web/src/player/journal/*.test.ts'],
  },
  session: {
    project: 'api',
    mutate: ['sessions/authenticate', 'sessions/sessions.service', 'sessions/tokens', 'codes/tickets'].map(
      (name) => `${accounts}/${name}.ts`,
    ),
    tests: [
      ...[
        'accounts',
        'sessions/authenticate',
        'sessions/sessions',
        'sessions/session-watch',
        'sessions/login-history',
      ].map((name) => `${accounts}/${name}.test.ts`),
      'apps/api/src/guards/{accounts,sessions}.test.ts',
    ],
  },
  scoring: {
    project: 'api',
    mutate: modules('scoring/{score-attempt,items,rescore}'),
    tests: modules(
      ...[
        'scoring/score-attempt',
        'regrade/regrade',
        'marking/marking',
        'attempts/attempts',
        'attempts/numbers',
        'own-account/erasure',
      ].map((name) => `${name}.test`),
    ),
  },
  'packages-api': {
    project: 'api',
    mutate: modules('packages/*.service', 'packages/store', 'packages/endings.job'),
    tests: modules('packages/*.test'),
  },
  keys: {
    project: 'api',
    mutate: modules('keys/*.service'),
    tests: [
      ...modules('keys/*.test', 'attempts/practice/own-practice.test', 'results/results.test'),
      'apps/api/src/guards/keys.test.ts',
    ],
  },
  practice: {
    project: 'api',
    mutate: modules('practice/*.service'),
    tests: [...modules('practice/*.test'), 'apps/api/src/guards/membership.test.ts'],
  },
  // Group commit makes no decision in the database, so its unit tests suffice.
  batcher: {
    project: 'unit',
    mutate: ['apps/api/src/batcher.ts'],
    tests: ['apps/api/src/batcher.test.ts'],
  },
  attempts: {
    project: 'api',
    mutate: modules('attempts/**/*.service'),
    tests: [...modules('attempts/**/*.test', 'assignments/notices.test'), 'apps/api/src/guards/attempts.test.ts'],
  },
};
