/** Tests ("unit tests" in paths): lists, the builder, proposals of questions, the preview. Points in hundredths. */
import { difficulties, levels, pools, privacies, roundings, skills, subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { examContent, formatSections, matrixRows } from '../../exam-content.ts';
import { empty, flag, id, idParams, instant, pageQuery, search, several, text } from '../../schemas.ts';
import { shownKey } from '../../shown.ts';

const gradeId = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/, 'invalid');
const seriesId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/, 'invalid');
const partId = z.string().regex(/^[a-z0-9]{4,16}$/, 'invalid');
const examType = z.coerce.number().int().min(1).max(999);
const status = z.enum(['DRAFT', 'READY']);
const mode = z.enum(['TEST', 'PRACTICE']);

const abilities = z.strictObject({
  view: z.boolean(),
  edit: z.boolean(),
  copy: z.boolean(),
  delete: z.boolean(),
  assign: z.boolean(),
  'change-privacy': z.boolean(),
});

const examFacts = {
  id,
  scope: z.enum(['SYSTEM', 'USER']),
  privacy: z.enum(privacies),
  name: z.string(),
  nameEn: z.string().nullable(),
  examType: z.int(),
  isInternational: z.boolean(),
  /** Learners start it only with an activation code. */
  needsCode: z.boolean(),
  /** Of a test of the system: learners may practise it with its keys, or it is for exams. Null for other tests. */
  pool: z.enum(pools).nullable(),
  /** The feature that the caller's package lacks to use this test; null when it may be used. */
  locked: z.string().nullable(),
  subject: z.enum(subjects),
  gradeId: z.string(),
  seriesId: z.string().nullable(),
  minutes: z.int(),
  totalQuestions: z.int(),
  totalPoints: z.int(),
  mode,
  labels: z.array(z.string()),
  publisher: z.string(),
  /** Its place among the sample tests of a grade. */
  sample: z.int().nullable(),
  status,
  /** How many of its numbers have a question. */
  chosen: z.int(),
  /** How often it was assigned. */
  uses: z.int(),
  creator: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  abilities,
};

export const examSummary = z.strictObject({ ...examFacts, skills: z.array(z.enum(skills)) });
export type ExamSummary = z.infer<typeof examSummary>;

/** A question as the builder shows it: metadata and first words, without the key. */
export const examQuestion = z.strictObject({
  id,
  /** The version that this test contains; `latest` is the newest in the bank. */
  version: z.int(),
  latest: z.int(),
  type: z.string(),
  items: z.int(),
  skill: z.enum(skills),
  topicId: z.string().nullable(),
  difficulty: z.string(),
  cefr: z.string(),
  summary: z.string(),
  /** The title of its passage, or its own name; null without either. */
  title: z.string().nullable(),
  /** How many words its passage has. */
  words: z.int().nullable(),
  /** First words of each numbered item. */
  itemTexts: z.array(z.string()),
  /** The level of each statement of a cluster, for formats that count statements; empty for other types. */
  statements: z.array(z.enum(difficulties)),
});
export type ExamQuestion = z.infer<typeof examQuestion>;

const chosenPart = z.strictObject({ partId: z.string(), questions: z.array(examQuestion) });

export const examDetail = z.strictObject({
  ...examFacts,
  formatId: id.nullable(),
  formatName: z.string().nullable(),
  formatNameEn: z.string().nullable(),
  rounding: z.enum(roundings),
  shuffle: z.boolean(),
  sections: formatSections,
  rows: matrixRows,
  /** Empty for callers who may not use the test. */
  parts: z.array(chosenPart),
});
export type ExamDetail = z.infer<typeof examDetail>;

const examInfo = {
  name: text(100, 1),
  nameEn: text(100).nullable().optional(),
  examType: z.int().min(1).max(999),
  gradeId,
  seriesId: seriesId.nullable().optional(),
  minutes: z.int().min(1, 'tooSmall').max(600, 'tooBig'),
  mode: mode.default('TEST'),
  rounding: z.enum(roundings).default('0.1'),
  shuffle: z.boolean().default(true),
  labels: z
    .array(z.string().regex(/^[A-Z0-9_]{1,40}$/, 'invalid'))
    .max(20, 'tooBig')
    .default([]),
  /** Unchanged when left out. */
  publisher: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/, 'invalid')
    .optional(),
  /** Only a test of the system can require a code. Unchanged when left out. */
  needsCode: z.boolean().optional(),
  /** Only a test of the system has a pool; by default that of its type. Its questions move with it. Unchanged when left out. */
  pool: z.enum(pools).optional(),
  formatId: id,
};

/**
 * In the order of the paper. With `version` a question is updated to the newest version of the bank; without, it keeps
 * its version.
 */
const chosenParts = z
  .array(
    z.strictObject({
      partId,
      questions: z.array(z.strictObject({ id, version: z.int().min(1).optional() })).max(200, 'tooBig'),
    }),
  )
  .max(200);

const saved = z.strictObject({ id, status, updatedAt: instant });

const listFilters = {
  /** `shared`: tests that other teachers have made public. */
  scope: z.enum(['system', 'mine', 'shared']).default('system'),
  search,
  gradeId: several(gradeId),
  seriesId: several(seriesId),
  skill: several(z.enum(skills)),
  subject: z.enum(subjects).optional(),
  status: status.optional(),
  /** Changed within this number of days. */
  period: z.enum(['7', '30', '90', '365']).optional(),
  /** Only the sample tests of the grades. */
  sample: flag,
};

/** What chooses the tests of a bulk change. */
export const examBulkFilters = {
  search,
  gradeId: listFilters.gradeId,
  seriesId: listFilters.seriesId,
  subject: listFilters.subject,
  status: listFilters.status,
  examType: several(examType),
};

/**
 * How many question numbers stay unfilled (`count`), and how many questions of the bank satisfy all rules (`usable`).
 */
const missing = z.array(
  z.strictObject({
    level: z.enum(levels).nullable(),
    topicId: z.string().nullable(),
    count: z.int(),
    usable: z.int(),
  }),
);

/**
 * Rules of an assembly besides those of the format. `whole`: a question with several numbers is taken with all of them
 * or not at all.
 */
export const assemblyRules = ['alike', 'recent', 'mine', 'others', 'perSeries', 'perTopic', 'whole', 'shared'] as const;
export type AssemblyRule = (typeof assemblyRules)[number];
const whole = (least: number, most: number) => z.coerce.number().int().min(least, 'tooSmall').max(most, 'tooBig');
const assemblyOptions = <Flag extends z.ZodType>(yes: Flag) => ({
  /** Allows similar questions, and questions of one template, in the same test. */
  alike: yes,
  /** Leaves out questions that this class had within the last `weeks` weeks. */
  classId: id.optional(),
  weeks: whole(1, 52).optional(),
  /** Only the caller's own questions. */
  mine: yes,
  /** Prefers the questions of this series; `others` is how many numbers may come from elsewhere. */
  preferred: seriesId.optional(),
  others: whole(0, 200).optional(),
  perSeries: whole(0, 200).optional(),
  perTopic: whole(0, 200).optional(),
  /** Seed of the random choice: the same seed over the same bank gives the same proposal. */
  seed: whole(0, 2 ** 31 - 1).optional(),
});
/**
 * Conditions that contradict each other: dropping any one of them resolves the conflict. `remedies`: how many numbers
 * stay unfilled without each condition; where only cells contradict each other, without each rule that helps.
 */
const conflict = z.strictObject({
  conditions: z.array(z.enum(assemblyRules)),
  cells: z.array(
    z.strictObject({ partId: z.string(), level: z.enum(levels).nullable(), topicId: z.string().nullable() }),
  ),
  remedies: z.array(z.strictObject({ condition: z.enum(assemblyRules), missing: z.int() })),
});
export type AssemblyConflict = z.infer<typeof conflict>;
const ids = z.preprocess(
  (value) =>
    value === undefined || value === '' ? undefined : Array.isArray(value) ? value : String(value).split(','),
  z.array(id).max(300).optional(),
);

const askedForms = z.strictObject({
  forms: z.int().min(2, 'tooSmall').max(24, 'tooBig'),
  /** How many per cent of its numbers a form may share with another. */
  overlap: z.int().min(0, 'tooSmall').max(100, 'tooBig').default(0),
  ...assemblyOptions(z.boolean().optional()),
});
export type AskedForms = z.infer<typeof askedForms>;

/** The forms that were made, or why the rules allow none. */
const formsMade = z.strictObject({
  forms: z.array(
    z.strictObject({
      id,
      name: z.string(),
      /** The expected share of right answers, in per cent. */
      expected: z.int(),
      /** The largest number of questions that it shares with another form. */
      shared: z.int(),
    }),
  ),
  parts: z.array(z.strictObject({ partId: z.string(), missing })),
  conflict: conflict.nullable(),
  seed: z.int(),
});
export type FormsMade = z.infer<typeof formsMade>;

/** A request for parallel forms that a job creates. The forms are stored together at the end. */
const examMaking = z.strictObject({
  id,
  /** The test that they are forms of. */
  examId: id,
  name: z.string(),
  /** How many forms are requested, and how many are ready to be stored. */
  forms: z.int(),
  done: z.int(),
  state: z.enum(['CREATING', 'READY', 'FAILED']),
  /** Error code of the failure; null where the rules allow no forms, which `outcome` explains. */
  problem: z.string().nullable(),
  outcome: formsMade.nullable(),
  /** The request, so that it can be repeated. */
  asked: askedForms,
  createdAt: instant,
});
export type ExamMaking = z.infer<typeof examMaking>;

const four = ['ADMIN', 'OPERATOR', 'TEACHER', 'STUDENT'] as const;
const makers = ['ADMIN', 'OPERATOR', 'TEACHER'] as const;

export const examRoutes = defineRoutes({
  'GET /itf/unit-tests': {
    summary: 'Tests of the system or my own',
    access: four,
    support: 'shown',
    feature: 'use-content',
    query: z.object({
      ...listFilters,
      examType: several(examType),
      /** Lists tests of this subject first; within each subject the chosen order applies. */
      first: z.enum(subjects).optional(),
      /** Then those of these grades, usually the grades of the caller's classes. */
      firstGrade: several(gradeId),
      sort: z.enum(['updated', 'created', 'name', 'minutes']).default('updated'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(examSummary),
    paged: true,
  },
  'GET /itf/unit-tests/count-by-unit-test-type': {
    summary: 'How many tests there are of each type',
    access: four,
    support: 'shown',
    feature: 'use-content',
    query: z.object(listFilters),
    reply: z.array(z.strictObject({ examType: z.int(), count: z.int() })),
  },
  'GET /itf/unit-tests/generate': {
    summary: 'Propose questions for a format, or for what a saved test still lacks; stores nothing',
    access: makers,
    feature: 'create-exams',
    query: z
      .object({
        /** A saved test: its missing numbers are filled. */
        examId: id.optional(),
        /** A format: all of its numbers are filled. */
        formatId: id.optional(),
        gradeId: gradeId.optional(),
        /** By default those of the saved test; a test in mode TEST is filled with questions that learners cannot practise. */
        mode: mode.optional(),
        pool: z.enum(pools).optional(),
        /** Only this part is filled. */
        partId: partId.optional(),
        /** Question ids that must not be proposed. */
        exclude: ids,
        ...assemblyOptions(flag),
      })
      .refine((query) => (query.examId === undefined) !== (query.formatId === undefined), {
        path: ['examId'],
        message: 'required',
      }),
    reply: z.strictObject({
      parts: z.array(
        z.strictObject({
          partId: z.string(),
          questions: z.array(examQuestion),
          /**
           * Why each question was chosen: the number of candidates, and whether it belongs to the preferred series.
           */
          reasons: z.array(z.strictObject({ id, usable: z.int(), preferred: z.boolean() })),
          missing,
        }),
      ),
      complete: z.boolean(),
      seed: z.int(),
      conflict: conflict.nullable(),
    }),
    errors: ['UNIT_TEST_NOT_FOUND', 'FORMAT_INACTIVE', 'CLASS_NOT_FOUND', 'SERVER_BUSY'],
  },
  'GET /itf/unit-tests/{id}': {
    summary: 'One test with its questions',
    access: four,
    feature: 'use-content',
    params: idParams,
    reply: examDetail,
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'GET /itf/unit-tests/{id}/eduhome': {
    summary: 'The ids that a test’s grade and series have in the outside catalogue; null where they have none',
    access: makers,
    feature: 'use-content',
    params: idParams,
    reply: z.strictObject({
      id,
      gradeId: z.string(),
      gradeEduhomeId: z.string().nullable(),
      seriesId: z.string().nullable(),
      seriesEduhomeId: z.string().nullable(),
    }),
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'GET /itf/unit-tests/{id}/preview': {
    summary: 'A saved test as its player gets it',
    access: makers,
    feature: 'use-content',
    params: idParams,
    reply: examContent,
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'GET /itf/unit-tests/{id}/keys': {
    summary: 'The keys of a saved test for the copy that its teacher prints; null where the actor may not see one',
    access: makers,
    feature: 'use-content',
    params: idParams,
    reply: z.array(z.strictObject({ question: id, answerKey: shownKey })),
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'GET /itf/unit-tests/{id}/alternative': {
    summary: 'Propose another question of the same shape for one of a saved test; stores nothing',
    access: makers,
    feature: 'create-exams',
    params: idParams,
    query: z.object({ questionId: id, exclude: ids }),
    reply: z.strictObject({ question: examQuestion.nullable() }),
    errors: ['UNIT_TEST_NOT_FOUND', 'TEST_EDIT_FORBIDDEN'],
  },
  'GET /itf/unit-tests/{id}/stock': {
    summary: 'What the bank has for each cell of a saved test’s matrix under conditions, before anything is chosen',
    access: makers,
    feature: 'create-exams',
    params: idParams,
    query: z.object(assemblyOptions(flag)),
    reply: z.strictObject({
      cells: z.array(
        z.strictObject({
          partId: z.string(),
          row: z.string().nullable(),
          level: z.enum(levels).nullable(),
          /** The counts are of statements of clusters, not of numbers on the paper. */
          statements: z.boolean(),
          wanted: z.int(),
          /** How many the test still lacks. */
          open: z.int(),
          usable: z.int(),
        }),
      ),
    }),
    errors: ['UNIT_TEST_NOT_FOUND', 'TEST_EDIT_FORBIDDEN', 'CLASS_NOT_FOUND', 'SERVER_BUSY'],
  },
  'GET /itf/unit-tests/{id}/assigned': {
    summary: 'Where the caller has assigned a test, newest first',
    access: ['TEACHER'],
    support: 'shown',
    feature: 'use-content',
    params: idParams,
    reply: z.array(z.strictObject({ id, className: z.string(), startsAt: instant, endsAt: instant })),
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'GET /itf/unit-tests/{id}/practised': {
    summary: 'What learners can practise of a test, and an equal test of the system that they cannot',
    access: ['TEACHER'],
    support: 'shown',
    feature: 'use-content',
    params: idParams,
    reply: z.strictObject({
      /** Whether learners can practise the whole test with its keys. */
      whole: z.boolean(),
      /** How many of its questions they can practise. */
      questions: z.int(),
      equal: z.strictObject({ id, name: z.string(), nameEn: z.string().nullable() }).nullable(),
    }),
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'POST /itf/unit-tests/create': {
    summary: 'Create a test on a format; it may be incomplete',
    idempotency: 'key',
    access: makers,
    feature: 'create-exams',
    body: z.strictObject({ ...examInfo, parts: chosenParts.default([]) }),
    reply: saved,
    errors: ['FORMAT_INACTIVE', 'QUESTION_COUNT_INVALID', 'BODY_INVALID'],
  },
  'PUT /itf/unit-tests/update': {
    summary: 'Save a test; `finish` asks for every part to be full and makes it ready',
    access: makers,
    feature: 'create-exams',
    body: z.strictObject({
      id,
      ...examInfo,
      parts: chosenParts,
      updatedAt: instant,
      finish: z.boolean().default(false),
    }),
    reply: saved,
    errors: [
      'UNIT_TEST_NOT_FOUND',
      'TEST_EDIT_FORBIDDEN',
      'FORMAT_INACTIVE',
      'QUESTION_COUNT_INVALID',
      'TEST_CONTENT_INSUFFICIENT',
      'VERSION_CONFLICT',
      'TEST_IS_PRACTISED',
    ],
  },
  'POST /itf/unit-tests/teacher': {
    summary: 'The caller’s own copy of a test of the system of types 1 to 7, to be edited',
    idempotency: 'key',
    access: ['TEACHER'],
    feature: 'create-exams',
    blank: { name: 'unitTestId', code: 'UNIT_TEST_ID_BLANK' },
    body: z.strictObject({ unitTestId: id }),
    reply: examDetail,
    errors: ['UNIT_TEST_NOT_FOUND', 'FORBIDDEN'],
  },
  'PUT /itf/unit-tests/{id}/privacy': {
    summary: 'Make an own test public, so that other teachers find, assign and copy it, or private again',
    access: ['TEACHER'],
    feature: 'create-exams',
    params: idParams,
    body: z.strictObject({ privacy: z.enum(privacies) }),
    reply: empty,
    errors: ['UNIT_TEST_NOT_FOUND', 'TEST_EDIT_FORBIDDEN', 'TEST_CONTENT_INSUFFICIENT'],
  },
  'POST /itf/unit-tests/{id}/copy': {
    summary: 'Copy a test into a new one of the caller',
    idempotency: 'key',
    access: makers,
    feature: 'create-exams',
    params: idParams,
    body: z.strictObject({ name: text(100, 1) }),
    reply: saved,
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'POST /itf/unit-tests/{id}/forms': {
    summary: 'Have parallel forms of a test made: new tests on its format, equally hard. A job makes them',
    idempotency: 'key',
    access: makers,
    feature: 'create-exams',
    params: idParams,
    body: askedForms,
    reply: examMaking,
    errors: ['UNIT_TEST_NOT_FOUND', 'TEST_EDIT_FORBIDDEN', 'CLASS_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'GET /itf/unit-tests/makings': {
    summary: 'The caller’s tests that are being made, and how the latest ones ended',
    access: makers,
    feature: 'use-content',
    reply: z.array(examMaking),
  },
  'GET /itf/unit-tests/makings/{id}': {
    summary: 'How far tests are that the caller is having made, or what became of them',
    access: makers,
    feature: 'use-content',
    params: idParams,
    reply: examMaking,
  },
  'DELETE /itf/unit-tests/makings/{id}': {
    summary: 'Stop making tests; once they have ended, put the message away',
    access: makers,
    feature: 'use-content',
    params: idParams,
    reply: empty,
  },
  'DELETE /itf/unit-tests/{id}': {
    summary: 'Delete a test; what is assigned of it stays as it is',
    access: makers,
    feature: 'use-content',
    params: idParams,
    reply: empty,
    errors: ['UNIT_TEST_NOT_FOUND', 'TEST_EDIT_FORBIDDEN'],
  },
});
