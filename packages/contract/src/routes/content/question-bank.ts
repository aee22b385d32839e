/**
 * Questions: the bank's lists and filters, and single questions with their content and, for those who may see it, the
 * key.
 */
import {
  actions,
  cefrLevels,
  difficulties,
  examFamilies,
  pools,
  privacies,
  skills,
  subjects,
  testCategories,
} from '@vumon/domain';
import { questionTypeCodes } from '@vumon/question-types';
import { drawing } from '@vumon/question-types/variants';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { itemFlag } from '../../item-flags.ts';
import { writtenJson } from '../../question-content.ts';
import { empty, id, idParams, instant, pageQuery, search, several, text } from '../../schemas.ts';
import { shownKey } from '../../shown.ts';
import { subjectFilter } from '../platform/catalogue.ts';

export const questionScopes = ['system', 'mine', 'shared'] as const;
export type QuestionScope = (typeof questionScopes)[number];
export const questionSorts = ['-updatedAt', 'updatedAt', '-uses'] as const;

const staff = ['TEACHER', 'OPERATOR', 'ADMIN'] as const;
const reference = z.string().max(40);

/**
 * Filters of the bank. `standard` is the exam family, `author` the name credited, `creator` the account that made it.
 */
export const questionFilters = {
  /** `shared`: questions of other teachers that are public. */
  scope: z.enum(questionScopes).default('system'),
  search,
  author: search,
  creator: several(id),
  cefr: several(z.enum(cefrLevels)),
  level: several(z.enum(difficulties)),
  skill: several(z.enum(skills)),
  topic: several(reference),
  type: several(z.enum(questionTypeCodes)),
  series: several(reference),
  standard: several(z.enum(examFamilies)),
  category: several(z.enum(testCategories)),
  grade: several(reference),
  subjects: subjectFilter,
  label: several(reference),
  publisher: several(reference),
  privacy: several(z.enum(privacies)),
  /** Only questions of these imports. */
  import: several(id),
};

const abilities = z.strictObject(
  Object.fromEntries(actions.question.map((action) => [action, z.boolean()])) as Record<
    (typeof actions.question)[number],
    z.ZodBoolean
  >,
);

const creator = z.strictObject({ id, fullName: z.string() }).nullable();

const facts = {
  name: z.string(),
  gradeId: z.string().nullable(),
  subject: z.enum(subjects),
  /** A skill in English, a strand in maths. */
  skill: z.enum(skills),
  topicId: z.string().nullable(),
  difficulty: z.enum(difficulties),
  cefr: z.enum(cefrLevels),
  seriesId: z.string().nullable(),
  publisher: z.string(),
  examFamily: z.enum(examFamilies),
  testCategory: z.enum(testCategories),
  labels: z.array(z.string()),
  keywords: z.array(z.string()),
  author: z.string(),
  privacy: z.enum(privacies),
};

const listed = {
  id,
  scope: z.enum(['SYSTEM', 'USER']),
  type: z.enum(questionTypeCodes),
  /** Numeric id of the type. */
  activityType: z.int(),
  ...facts,
  /** The first words, as plain text. */
  summary: z.string(),
  /** How many question numbers it takes on a paper. */
  items: z.int(),
  /** Its numbers and words are drawn from a template. */
  drawn: z.boolean(),
  /** Of a question of the system: what learners may practise, or what exams ask. */
  pool: z.enum(pools).nullable(),
  version: z.int(),
  uses: z.int(),
  /** How it came out in tests that have ended; null while too few learners have answered it as it is now. */
  measured: z
    .strictObject({
      /** Per cent of the points. */
      share: z.int(),
      learners: z.int(),
      tests: z.int(),
      /** What its author should look at, the most useful first; empty for everybody else. */
      flags: z.array(itemFlag),
    })
    .nullable(),
  creator,
  createdAt: instant,
  updatedAt: instant,
  abilities,
};
export const listedQuestion = z.strictObject(listed);

export const question = z.strictObject({
  ...listed,
  schemaVersion: z.int(),
  /** Parsed by the content schema of its type. */
  content: z.unknown(),
  /** Parsed by the key schema of its type; null for those who may not see it. */
  answerKey: shownKey,
  keyAccess: z.enum(['shown', 'package-required']),
  /**
   * Content and key with placeholders, and the rules that draw their values; content and key above are one draw.
   * Visible to those who may see keys.
   */
  template: shownKey,
});

/** What an author enters besides content and key. */
const writtenFacts = {
  name: text(255).default(''),
  gradeId: reference.nullable().default(null),
  subject: z.enum(subjects),
  /** A skill or strand of the subject. */
  skill: z.enum(skills),
  /** A topic of the subject. In maths the question takes the strand of its topic. */
  topicId: reference.nullable().default(null),
  difficulty: z.enum(difficulties).default('NA'),
  cefr: z.enum(cefrLevels).default('NA'),
  seriesId: reference.nullable().default(null),
  publisher: reference.default('NA'),
  examFamily: z.enum(examFamilies).default('NA'),
  testCategory: z.enum(testCategories).default('NA'),
  labels: z.array(reference).max(20).default([]),
  keywords: z.array(text(60, 1)).max(30).default([]),
  author: text(120).default(''),
  privacy: z.enum(privacies).default('PRIVATE'),
};
const written = {
  ...writtenFacts,
  schemaVersion: z.int().min(1).max(1000),
  content: writtenJson,
  answerKey: writtenJson,
};
/** With a template, content and key have placeholders. */
const withTemplate = { ...written, template: drawing.nullable().default(null) };

const count = z.strictObject({ total: z.int(), more: z.boolean() });
/** Maximal number of questions that one request changes. */
export const mostAtOnce = 1000;
const ids = z.array(id).min(1, 'required').max(mostAtOnce);

/** Changes that one request makes to many questions; idempotent. */
const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delete') }),
  z.strictObject({ kind: z.literal('restore') }),
  z.strictObject({ kind: z.literal('privacy'), privacy: z.enum(privacies) }),
  /** Fields that are left out stay as they are. */
  z.strictObject({
    kind: z.literal('facts'),
    addLabels: z.array(reference).max(20).default([]),
    removeLabels: z.array(reference).max(20).default([]),
    gradeId: reference.nullable().optional(),
    skill: z.enum(skills).optional(),
    /** Sets the strand as well, where the topic has one. */
    topicId: reference.nullable().optional(),
    difficulty: z.enum(difficulties).optional(),
    cefr: z.enum(cefrLevels).optional(),
  }),
]);
export type BulkChange = z.infer<typeof bulkChange>;

/**
 * `not-found`: unknown, or private to somebody else; `not-owner`: visible to the caller but not theirs to change;
 * `expired`: deleted too long ago.
 */
export const bulkRefusals = ['not-found', 'not-owner', 'expired', 'too-many-labels', 'other-subject'] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];
const questionBody = 1024 * 1024;

export const questionBankRoutes = defineRoutes({
  'GET /itf/questions': {
    summary: 'Questions of a scope; totals are exact up to a bound, then `more`',
    access: staff,
    support: 'shown',
    feature: 'write-questions',
    /** `first`: questions of this subject come before the others, and among them those of the grades `firstGrade`. */
    query: z.strictObject({
      ...questionFilters,
      first: z.enum(subjects).optional(),
      firstGrade: several(reference),
      sort: z.enum(questionSorts).default('-updatedAt'),
      ...pageQuery,
    }),
    /** `tests`: how many of the tests that the caller may see hold it. */
    reply: z.array(z.strictObject({ ...listed, tests: z.int() })),
    paged: true,
  },
  'GET /itf/questions/totals': {
    summary: 'How many questions each scope holds',
    access: staff,
    support: 'shown',
    feature: 'write-questions',
    reply: z.strictObject({ system: count, mine: count, shared: count }),
  },
  'GET /itf/questions/counts': {
    summary: 'How many questions a choice of filters leaves, and how many of each skill without the skill filter',
    access: staff,
    support: 'shown',
    feature: 'write-questions',
    query: z.strictObject(questionFilters),
    /** `skills` is null where there are too many questions to count by skill at once. */
    reply: z.strictObject({ ...count.shape, skills: z.partialRecord(z.enum(skills), z.int()).nullable() }),
  },
  'GET /itf/questions/creators': {
    summary: 'Accounts that made questions of a scope, by name',
    access: staff,
    support: 'shown',
    feature: 'write-questions',
    query: z.strictObject({ scope: z.enum(questionScopes).default('system'), search }),
    reply: z.array(z.strictObject({ id, fullName: z.string() })),
  },
  'POST /questions': {
    summary: 'Create a question: a teacher in the own bank, operators in the system bank',
    idempotency: 'key',
    access: staff,
    feature: 'write-questions',
    body: z.strictObject({ type: z.enum(questionTypeCodes), ...withTemplate }),
    reply: question,
    errors: ['QUESTION_INVALID'],
    bodyLimit: questionBody,
  },
  'POST /questions/update': {
    summary: "Write a new version; finished tests keep the version they hold, the author's drafts take the new one",
    idempotency: 'key',
    access: staff,
    feature: 'write-questions',
    body: z.strictObject({ id, version: z.int().min(1), ...withTemplate }),
    reply: question,
    errors: ['QUESTION_INVALID', 'VERSION_CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
    bodyLimit: questionBody,
  },
  'GET /questions/{id}': {
    summary: 'One question',
    access: staff,
    feature: 'write-questions',
    params: idParams,
    reply: question,
    errors: ['NOT_FOUND'],
  },
  'DELETE /questions/{id}': {
    summary: 'Delete a question; exams that use it keep their version',
    access: staff,
    feature: 'write-questions',
    params: idParams,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  'PUT /questions/{id}/pool': {
    summary: 'Keep a question of the system, with its whole family, for exams or for practice',
    access: ['ADMIN', 'OPERATOR'],
    params: idParams,
    body: z.strictObject({ pool: z.enum(pools) }),
    reply: empty,
    errors: ['NOT_FOUND', 'QUESTION_IN_USE'],
  },
  'POST /questions/{id}/copy': {
    summary: "Copy a question into the caller's bank",
    idempotency: 'key',
    access: staff,
    feature: 'write-questions',
    params: idParams,
    reply: question,
    errors: ['NOT_FOUND', 'PACKAGE_REQUIRED'],
  },
  'GET /itf/questions/ids': {
    summary: 'Ids of the questions that a choice of filters leaves and the caller may change, up to a bound',
    access: staff,
    feature: 'write-questions',
    query: z.strictObject(questionFilters),
    reply: z.strictObject({ ids: z.array(id), more: z.boolean() }),
  },
  'GET /itf/questions/trash': {
    summary: 'Deleted questions that may still be brought back: a teacher the own ones, operators those of the system',
    access: staff,
    feature: 'write-questions',
    query: z.strictObject({
      search,
      subject: z.enum(subjects).optional(),
      sort: z.enum(['deleted']).default('deleted'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    /** `daysLeft`: days until it is deleted for good, a begun day counted as one. */
    reply: z.array(z.strictObject({ ...listed, deletedAt: instant, restorableUntil: instant, daysLeft: z.int() })),
    paged: true,
  },
  'POST /itf/question-types/{code}/trial': {
    summary: 'How a response to the sample of a question type comes out: what the gallery shows after trying it',
    idempotency: 'natural',
    access: staff,
    params: z.strictObject({ code: z.enum(questionTypeCodes) }),
    body: z.strictObject({ response: z.json() }),
    reply: z.strictObject({
      results: z.array(
        z.strictObject({
          item: z.string(),
          state: z.enum(['right', 'partial', 'wrong', 'blank', 'needs-teacher', 'unscored']),
          share: z.strictObject({ earned: z.int(), of: z.int() }),
        }),
      ),
    }),
  },
  'POST /questions/bulk': {
    summary: 'Change several questions at once, each wholly or not at all; says which could not be changed and why',
    idempotency: 'natural',
    access: staff,
    feature: 'write-questions',
    body: z.strictObject({ ids, change: bulkChange }),
    reply: z.strictObject({
      changed: z.array(id),
      /** How many already had the wanted values. */
      unchanged: z.int(),
      refused: z.array(z.strictObject({ id, title: z.string(), reason: z.enum(bulkRefusals) })),
      /** How many of the changed questions are in tests, which keep the version that they contain. */
      inTests: z.int(),
    }),
    errors: ['BODY_INVALID'],
  },
});
