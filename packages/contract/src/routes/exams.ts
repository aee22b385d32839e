/** Tests ("unit tests" in paths): lists, the builder, proposals of questions, the preview. Points in hundredths. */
import { levels, privacies, roundings, skills, subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../define.ts';
import { examContent, formatSections, matrixRows } from '../exam-content.ts';
import { empty, flag, id, idParams, instant, pageQuery, search, several, text } from '../schemas.ts';
import { shownKey } from '../shown.ts';

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
  /** The feature that the caller's package lacks for it. */
  locked: z.string().nullable(),
  subject: z.enum(subjects),
  gradeId: z.string(),
  seriesId: z.string().nullable(),
  minutes: z.int(),
  totalQuestions: z.int(),
  totalPoints: z.int(),
  mode,
  labels: z.array(z.string()),
  status,
  /** Numbers that have a question. */
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

/** A question as the builder shows it: facts and first words, nothing of the key. */
export const examQuestion = z.strictObject({
  id,
  /** The version this test holds; `latest` is the newest one of the bank. */
  version: z.int(),
  latest: z.int(),
  type: z.string(),
  items: z.int(),
  skill: z.enum(skills),
  topicId: z.string().nullable(),
  difficulty: z.string(),
  cefr: z.string(),
  summary: z.string(),
  /** Of its passage, or its own name; null when it has neither. */
  title: z.string().nullable(),
  /** Words of its passage. */
  words: z.int().nullable(),
  /** First words of each numbered item. */
  itemTexts: z.array(z.string()),
});
export type ExamQuestion = z.infer<typeof examQuestion>;

const chosenPart = z.strictObject({ partId: z.string(), questions: z.array(examQuestion) });

export const examDetail = z.strictObject({
  ...examFacts,
  formatId: id.nullable(),
  formatName: z.string().nullable(),
  rounding: z.enum(roundings),
  shuffle: z.boolean(),
  sections: formatSections,
  rows: matrixRows,
  /** Empty for whoever may not use the test. */
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
  /** Only tests of the system can ask for one; left out, it stays as it is. */
  needsCode: z.boolean().optional(),
  formatId: id,
};

/** In paper order. `version` moves a question to the bank's newest; without it a question keeps the version it has. */
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
  scope: z.enum(['system', 'mine']).default('system'),
  search,
  gradeId: several(gradeId),
  seriesId: several(seriesId),
  skill: several(z.enum(skills)),
  subject: z.enum(subjects).optional(),
  status: status.optional(),
  /** Changed within so many days. */
  period: z.enum(['7', '30', '90', '365']).optional(),
};

/** Numbers that stay empty, and how many questions of the bank fit them under all rules. */
const missing = z.array(
  z.strictObject({
    level: z.enum(levels).nullable(),
    topicId: z.string().nullable(),
    count: z.int(),
    usable: z.int(),
  }),
);

/** Rules of an assembly beside what the format asks. `whole`: a question with several numbers is taken with all of them. */
export const assemblyRules = ['alike', 'recent', 'mine', 'others', 'perSeries', 'perTopic', 'whole', 'shared'] as const;
export type AssemblyRule = (typeof assemblyRules)[number];
const whole = (least: number, most: number) => z.coerce.number().int().min(least, 'tooSmall').max(most, 'tooBig');
const assemblyOptions = <Flag extends z.ZodType>(yes: Flag) => ({
  /** Questions that read alike, or share a template, may stand together. */
  alike: yes,
  /** Leaves out what this class had in the last so many weeks. */
  classId: id.optional(),
  weeks: whole(1, 52).optional(),
  /** Only the caller's own questions. */
  mine: yes,
  /** Questions of this series first, and the most numbers from outside it. */
  preferred: seriesId.optional(),
  others: whole(0, 200).optional(),
  perSeries: whole(0, 200).optional(),
  perTopic: whole(0, 200).optional(),
  /** The same number over the same bank proposes the same questions. */
  seed: whole(0, 2 ** 31 - 1).optional(),
});
/** What cannot hold together: without any one of these the others could. `remedies`: what is missing without each. */
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

const four = ['ADMIN', 'OPERATOR', 'TEACHER', 'STUDENT'] as const;
const makers = ['ADMIN', 'OPERATOR', 'TEACHER'] as const;

export const examRoutes = defineRoutes({
  'GET /itf/unit-tests': {
    summary: 'Tests of the system or my own',
    access: four,
    feature: 'use-content',
    query: z.object({
      ...listFilters,
      examType: several(examType),
      /** Tests of this subject come first, each in the order asked for. */
      first: z.enum(subjects).optional(),
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
        /** A saved test: fills what is missing around its questions. */
        examId: id.optional(),
        /** A format: fills all of it. */
        formatId: id.optional(),
        gradeId: gradeId.optional(),
        /** One part only. */
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
          /** Why each was chosen: one of so many, and whether it is of the preferred series. */
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
  'GET /itf/unit-tests/{id}/assigned': {
    summary: 'Where the caller has assigned a test, newest first',
    access: ['TEACHER'],
    feature: 'use-content',
    params: idParams,
    reply: z.array(z.strictObject({ id, className: z.string(), startsAt: instant, endsAt: instant })),
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'POST /itf/unit-tests/create': {
    summary: 'Create a test on a format; it may be incomplete',
    access: makers,
    feature: 'create-exams',
    body: z.strictObject({ ...examInfo, parts: chosenParts.default([]) }),
    reply: saved,
    errors: ['FORMAT_INACTIVE', 'QUESTION_COUNT_INVALID'],
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
    ],
  },
  'POST /itf/unit-tests/teacher': {
    summary: 'The caller’s own copy of a test of the system of types 1 to 7, to be edited',
    access: ['TEACHER'],
    feature: 'create-exams',
    body: z.strictObject({ unitTestId: id }),
    reply: examDetail,
    errors: ['UNIT_TEST_NOT_FOUND', 'FORBIDDEN'],
  },
  'POST /itf/unit-tests/{id}/copy': {
    summary: 'Copy a test into a new one of the caller',
    access: makers,
    feature: 'create-exams',
    params: idParams,
    body: z.strictObject({ name: text(100, 1) }),
    reply: saved,
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'POST /itf/unit-tests/{id}/forms': {
    summary: 'Make parallel forms of a test: new tests on its format, equally hard; or say why there are none',
    access: makers,
    feature: 'create-exams',
    params: idParams,
    body: z.strictObject({
      forms: z.int().min(2, 'tooSmall').max(24, 'tooBig'),
      /** Most of the numbers that two of them have in common, in per cent. */
      overlap: z.int().min(0, 'tooSmall').max(100, 'tooBig').default(0),
      ...assemblyOptions(z.boolean().optional()),
    }),
    reply: z.strictObject({
      forms: z.array(
        z.strictObject({
          id,
          name: z.string(),
          /** Share of right answers to expect, in per cent. */
          expected: z.int(),
          /** Most numbers that it has in common with another. */
          shared: z.int(),
        }),
      ),
      parts: z.array(z.strictObject({ partId: z.string(), missing })),
      conflict: conflict.nullable(),
      seed: z.int(),
    }),
    errors: ['UNIT_TEST_NOT_FOUND', 'TEST_EDIT_FORBIDDEN', 'CLASS_NOT_FOUND', 'SERVER_BUSY', 'CONFLICT'],
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
