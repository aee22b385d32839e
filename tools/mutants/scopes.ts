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

const sources = (...names: string[]) => names.map((name) => `apps/api/src/${name}.ts`);
/** Source files of API modules, with the tests that must notice their mutants. */
const api = (
  ...runs: readonly (readonly [mutate: readonly string[], tests: readonly string[], coverage?: 'every test'])[]
): Scope => ({
  project: 'api',
  runs: runs.map(([mutate, tests, coverage]) => ({
    mutate: sources(...mutate),
    tests: sources(...tests.map((name) => `${name}.test`)),
    everyTest: coverage === 'every test',
  })),
});
/** The path of a test of the folder `guards`, relative to the server's sources. */
const guards = (name: string) => `guards/${name}`;

export const scopes: Readonly<Record<string, Scope>> = {
  permissions: unit(domain('people/permissions'), domain('people/permissions.test')),
  packages: unit(domain('people/packages'), domain('people/packages.test')),
  'answer-log': unit(
    domain('exam/answer-log', 'exam/clock'),
    domain('exam/answer-log.test', 'exam/merge.test', 'exam/clock.test', 'rules.test', 'people/packages.test'),
  ),
  marks: unit(domain('exam/marks'), domain('rules.test')),
  journal: unit(
    ['apps/web/src/player/journal/*.ts', '!**/*.test.ts', '!apps/web/src/player/journal/idb-journal.ts'],
    ['apps/web/src/player/journal/*.test.ts'],
  ),
  // Group commit makes no decision in the database, so its unit tests suffice.
  batcher: unit(['apps/api/src/platform/batcher.ts'], ['apps/api/src/platform/batcher.test.ts']),
  session: api([
    ['sessions/authenticate', 'sessions/sessions.service', 'sessions/tokens', 'codes/tickets'].map(
      (name) => `accounts/${name}`,
    ),
    [
      ...['accounts', 'sessions/authenticate', 'sessions/sessions', 'sessions/session-watch'].map(
        (name) => `accounts/${name}`,
      ),
      'people/accounts/sessions/login-history',
      guards('accounts'),
      guards('sessions'),
    ],
  ]),
  scoring: api([
    ['exam/scoring/{score-attempt,items,rescore}'],
    [
      'exam/scoring/score-attempt',
      'exam/regrade/regrade',
      'exam/marking/marking',
      'exam/attempts/attempts',
      'exam/attempts/numbers',
      'people/own-account/erasure',
    ],
  ]),
  'packages-api': api(
    [['people/packages/caps.service'], ['people/classes/caps', 'people/schools/schools']],
    [
      ['people/packages/catalogue.service', 'people/packages/store'],
      ['people/packages/catalogue', 'people/packages/store'],
    ],
    [['people/packages/limits.service'], ['people/packages/limits']],
    [
      ['people/packages/memberships.service'],
      ['people/packages/memberships', 'people/packages/uses', 'people/schools/schools'],
    ],
    [['people/packages/endings.job'], ['people/packages/endings']],
  ),
  keys: api(
    [
      ['content/keys/keys.service'],
      ['content/keys/*', 'exam/attempts/practice/own-practice', 'exam/results/results', guards('keys')],
    ],
    [['content/keys/media.service'], ['content/keys/media', 'content/keys/media-matrix']],
    [['content/keys/release.service'], ['content/keys/release']],
  ),
  assignments: api(
    [['exam/assignments/settings'], ['exam/assignments/settings']],
    [
      ['exam/assignments/{assignments.service,assignments.view,tell-learners}'],
      ['exam/assignments/assignments', 'exam/assignments/targets', 'exam/assignments/notices', guards('assignments')],
    ],
    [
      ['exam/assignments/{live.service,progress}'],
      ['exam/assignments/live', 'exam/assignments/assignments', 'exam/assignments/notices', guards('assignments')],
    ],
    [
      ['exam/assignments/{assigned.service,reminders.service,results-ready}'],
      ['exam/assignments/assignments', 'exam/assignments/targets', 'exam/assignments/notices', guards('assignments')],
    ],
  ),
  'join-requests': api([['people/join-requests/*.service'], ['people/join-requests/*']]),
  regrade: api([['exam/regrade/{regrade.service,checked-step,grading}'], ['exam/regrade/*', guards('regrade')]]),
  marking: api([
    ['exam/marking/{marking.service,current-marks,markers.service,drafts.service}'],
    ['exam/marking/*', guards('marking'), guards('shared-marking')],
  ]),
  payments: api(
    [
      ['commerce/payments/settlement.service'],
      ['commerce/payments/payments', 'commerce/payments/notifications/notifications', guards('payments')],
    ],
    [['commerce/payments/refunds/refunds.service'], ['commerce/payments/refunds/refunds', guards('payments')]],
    [['commerce/vouchers/*.service'], ['commerce/vouchers/vouchers', 'commerce/payments/payments', guards('payments')]],
  ),
  practice: api([['exam/practice/*.service'], ['exam/practice/*', guards('membership')]]),
  attempts: api(
    [
      ['exam/attempts/attempts.service'],
      [
        'exam/attempts/attempts',
        'exam/attempts/numbers',
        'exam/attempts/control/control',
        'exam/attempts/merge/merge',
        'exam/attempts/encrypted-test/encrypted-test',
        'exam/attempts/outages/outages',
        'exam/attempts/answers/flood',
        guards('attempts'),
      ],
    ],
    [
      ['exam/attempts/batches'],
      ['exam/attempts/attempts', 'exam/attempts/answers/faults', 'exam/attempts/answers/flood'],
    ],
    [['exam/attempts/control/control.service'], ['exam/attempts/control/control', 'exam/assignments/notices']],
    [['exam/attempts/result.service'], ['exam/attempts/attempts', 'exam/attempts/numbers']],
    [['exam/attempts/merge/merge.service'], ['exam/attempts/merge/merge']],
    [['exam/attempts/record/record.service', 'exam/attempts/progress-of-one.service'], ['exam/attempts/record/record']],
    [
      ['exam/attempts/encrypted-test/encrypted-test.service'],
      ['exam/attempts/encrypted-test/encrypted-test', 'content/exams/draws'],
    ],
    [
      ['exam/attempts/practice/own-practice.service'],
      [
        'exam/attempts/practice/own-practice',
        'exam/attempts/practice/practice-order',
        'exam/practice/practice',
        'exam/practice/links',
        'exam/practice/downloads',
        'exam/practice/topics',
        'exam/practice/gift',
      ],
    ],
    [
      ['exam/attempts/practice/practice.service'],
      ['exam/attempts/practice/practice-order', 'exam/attempts/practice/own-practice', 'exam/attempts/numbers'],
    ],
  ),
};
