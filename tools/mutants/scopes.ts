/** Files to mutate, and the tests that must notice the mutants. Globs are relative to the repository's root. */
interface Run {
  /** Source files. Files without logic (types, declarations) have nothing to mutate. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /**
   * Every test runs for every mutant. Needed for code that runs once in a test file, such as the creation of a
   * service: coverage by test attributes it to the first test only, although other tests depend on it too.
   */
  readonly everyTest?: boolean;
}

/** A set of files that gets one score. */
export interface Scope {
  /** Each run has only the tests closest to its files: all tests of the scope take hours and notice hardly more. */
  readonly runs: readonly Run[];
  /** The vitest project that runs these tests. */
  readonly project: 'unit' | 'api';
}

const domain = (...names: string[]) => names.map((name) => `packages/domain/src/${name}.ts`);
const unit = (mutate: readonly string[], tests: readonly string[]): Scope => ({
  project: 'unit',
  runs: [{ mutate, tests }],
});

const modules = (...names: string[]) => names.map((name) => `apps/api/src/modules/${name}.ts`);
/** Source files of API modules, with the tests that must notice their mutants. */
const api = (
  ...runs: readonly (readonly [mutate: readonly string[], tests: readonly string[], coverage?: 'every test'])[]
): Scope => ({
  project: 'api',
  runs: runs.map(([mutate, tests, coverage]) => ({
    mutate: modules(...mutate),
    tests: modules(...tests.map((name) => `${name}.test`)),
    everyTest: coverage === 'every test',
  })),
});
/** The path of a test of the folder `guards`, relative to the modules. */
const guards = (name: string) => `../guards/${name}`;

export const scopes: Readonly<Record<string, Scope>> = {
  permissions: unit(domain('access/permissions'), domain('access/permissions.test')),
  packages: unit(domain('commerce/packages'), domain('commerce/packages.test')),
  'answer-log': unit(
    domain('exam/answer-log', 'exam/clock'),
    domain('exam/answer-log.test', 'exam/merge.test', 'exam/clock.test', 'rules.test', 'commerce/packages.test'),
  ),
  marks: unit(domain('exam/marks'), domain('rules.test')),
  journal: unit(
    ['apps/web/src/player/journal/*.ts', '!**/*.test.ts', '!apps/web/src/player/journal/idb-journal.ts'],
    ['apps/web/src/player/journal/*.test.ts'],
  ),
  // Group commit makes no decision in the database, so its unit tests suffice.
  batcher: unit(['apps/api/src/batcher.ts'], ['apps/api/src/batcher.test.ts']),
  session: api([
    ['sessions/authenticate', 'sessions/sessions.service', 'sessions/tokens', 'codes/tickets'].map(
      (name) => `accounts/${name}`,
    ),
    [
      ...['accounts', 'sessions/authenticate', 'sessions/sessions', 'sessions/session-watch'].map(
        (name) => `accounts/${name}`,
      ),
      'accounts/sessions/login-history',
      guards('accounts'),
      guards('sessions'),
    ],
  ]),
  scoring: api([
    ['scoring/{score-attempt,items,rescore}'],
    [
      'scoring/score-attempt',
      'regrade/regrade',
      'marking/marking',
      'attempts/attempts',
      'attempts/numbers',
      'own-account/erasure',
    ],
  ]),
  'packages-api': api(
    [['packages/caps.service'], ['classes/caps', 'schools/schools']],
    [
      ['packages/catalogue.service', 'packages/store'],
      ['packages/catalogue', 'packages/store'],
    ],
    [['packages/limits.service'], ['packages/limits']],
    [['packages/memberships.service'], ['packages/memberships', 'packages/uses', 'schools/schools']],
    [['packages/endings.job'], ['packages/endings']],
  ),
  keys: api(
    [['keys/keys.service'], ['keys/*', 'attempts/practice/own-practice', 'results/results', guards('keys')]],
    [['keys/media.service'], ['keys/media', 'keys/media-matrix']],
    [['keys/release.service'], ['keys/release']],
  ),
  assignments: api(
    [['assignments/settings'], ['assignments/settings']],
    [
      ['assignments/{assignments.service,assignments.view,tell-learners}'],
      ['assignments/assignments', 'assignments/targets', 'assignments/notices', guards('assignments')],
    ],
    [
      ['assignments/{live.service,progress}'],
      ['assignments/live', 'assignments/assignments', 'assignments/notices', guards('assignments')],
    ],
    [
      ['assignments/{assigned.service,reminders.service,results-ready}'],
      ['assignments/assignments', 'assignments/targets', 'assignments/notices', guards('assignments')],
    ],
  ),
  'join-requests': api([['join-requests/*.service'], ['join-requests/*']]),
  regrade: api([['regrade/{regrade.service,checked-step,grading}'], ['regrade/*', guards('regrade')]]),
  marking: api([
    ['marking/{marking.service,current-marks,markers.service,drafts.service}'],
    ['marking/*', guards('marking'), guards('shared-marking')],
  ]),
  payments: api(
    [
      ['payments/settlement.service'],
      ['payments/payments', 'payments/notifications/notifications', guards('payments')],
    ],
    [['payments/refunds/refunds.service'], ['payments/refunds/refunds', guards('payments')]],
    [['vouchers/*.service'], ['vouchers/vouchers', 'payments/payments', guards('payments')]],
  ),
  practice: api([['practice/*.service'], ['practice/*', guards('membership')]]),
  attempts: api(
    [
      ['attempts/attempts.service'],
      [
        'attempts/attempts',
        'attempts/numbers',
        'attempts/control/control',
        'attempts/merge/merge',
        'attempts/encrypted-test/encrypted-test',
        'attempts/outages/outages',
        'attempts/answers/flood',
        guards('attempts'),
      ],
    ],
    [['attempts/batches'], ['attempts/attempts', 'attempts/answers/faults', 'attempts/answers/flood']],
    [['attempts/control/control.service'], ['attempts/control/control', 'assignments/notices']],
    [['attempts/result.service'], ['attempts/attempts', 'attempts/numbers']],
    [['attempts/merge/merge.service'], ['attempts/merge/merge']],
    [['attempts/record/record.service', 'attempts/progress-of-one.service'], ['attempts/record/record']],
    [['attempts/encrypted-test/encrypted-test.service'], ['attempts/encrypted-test/encrypted-test', 'exams/draws']],
    [
      ['attempts/practice/own-practice.service'],
      [
        'attempts/practice/own-practice',
        'attempts/practice/practice-order',
        'practice/practice',
        'practice/links',
        'practice/downloads',
        'practice/topics',
        'practice/gift',
      ],
    ],
    [
      ['attempts/practice/practice.service'],
      ['attempts/practice/practice-order', 'attempts/practice/own-practice', 'attempts/numbers'],
    ],
  ),
};
