/** Reports of questions, and the questions of the system that should be looked at. */
import {
  checkSources,
  checkVerdicts,
  difficulties,
  findingKinds,
  reportKinds,
  skills,
  subjects,
  suspicionKinds,
} from '@vumon/domain';
import { questionTypeCodes } from '@vumon/question-types';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { empty, gradeId, id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';

const managers = ['ADMIN', 'OPERATOR'] as const;
const position = z.int().min(1);

const report = { kind: z.enum(reportKinds), words: text(500, 1) };

const suspicion = z.strictObject({
  kind: z.enum(suspicionKinds),
  item: position,
  n: z.int(),
  place: position.optional(),
  option: position.optional(),
  chosen: z.int().optional(),
  key: position.optional(),
  keyChosen: z.int().optional(),
  discrimination: z.int().optional(),
});
const finding = z.strictObject({
  kind: z.enum(findingKinds),
  item: position,
  options: z.tuple([position, position]).optional(),
});

const signs = {
  id,
  type: z.enum(questionTypeCodes),
  summary: z.string(),
  subject: z.enum(subjects),
  skill: z.enum(skills),
  difficulty: z.enum(difficulties),
  gradeId: z.string().nullable(),
  version: z.int(),
  /** Reports that wait for a decision. */
  reports: z.int(),
  suspicions: z.array(suspicion),
  findings: z.array(finding),
};
const questionCheck = z.strictObject(signs);
export type QuestionCheck = z.infer<typeof questionCheck>;

const counts = z.strictObject(
  Object.fromEntries(['ALL', ...checkSources].map((source) => [source, z.int()])) as Record<
    'ALL' | (typeof checkSources)[number],
    z.ZodInt
  >,
);

const verdict = z.strictObject({
  id,
  verdict: z.enum(checkVerdicts),
  version: z.int(),
  reason: z.string(),
  by: z.string(),
  at: instant,
  undoneAt: instant.nullable(),
  /** Only a dismissal can be undone. */
  undoUntil: instant.nullable(),
});

const reason = text(300, 1);

export const questionReportRoutes = defineRoutes({
  'POST /student/attempts/{id}/reports': {
    summary: 'Report a question of an attempt that has been handed in',
    idempotency: 'natural',
    access: ['STUDENT'],
    guests: true,
    params: idParams,
    body: z.strictObject({ question: id, ...report }),
    /** Nothing is told of the question, whatever others have reported. */
    reply: empty,
    errors: ['NOT_FOUND', 'ATTEMPT_RUNNING', 'TOO_MANY_REQUESTS'],
  },
  'POST /questions/{id}/reports': {
    summary: 'Report a question of the system or one that another teacher shares',
    idempotency: 'natural',
    access: ['TEACHER'],
    params: idParams,
    body: z.strictObject(report),
    reply: empty,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'GET /itf/question-checks': {
    summary:
      'Questions of the system that were reported, are suspected or were found by the machine check, the worst first',
    access: managers,
    query: z.object({
      search,
      source: z.enum(checkSources).optional(),
      subject: z.enum(subjects).optional(),
      grade: gradeId.optional(),
      ...pageQuery,
    }),
    reply: z.array(questionCheck),
    paged: true,
  },
  'GET /itf/question-checks/counts': {
    summary: 'How many questions wait, by what names them',
    access: managers,
    reply: counts,
  },
  'GET /itf/question-checks/{id}': {
    summary: 'What speaks against a question: reports, who chose what, where it is used, earlier decisions',
    access: managers,
    params: idParams,
    reply: z.strictObject({
      ...signs,
      words: z.array(
        z.strictObject({
          role: z.enum(['STUDENT', 'TEACHER']),
          kind: z.enum(reportKinds),
          words: z.string(),
          at: instant,
        }),
      ),
      /** The places with options of each item. */
      places: z.array(
        z.strictObject({
          item: z.string(),
          path: z.array(z.string()),
          n: z.int(),
          options: z.array(z.strictObject({ id: z.string(), text: z.string(), right: z.boolean(), n: z.int() })),
        }),
      ),
      /** Whether its key can be corrected here; one that is drawn from a template is corrected in the editor. */
      drawn: z.boolean(),
      use: z.strictObject({ tests: z.int(), owners: z.int(), attempts: z.int(), running: z.boolean() }),
      verdicts: z.array(verdict),
    }),
  },
  'POST /itf/question-checks/{id}/correct': {
    summary:
      'Correct the key and offer the owners of taken tests to grade again; without a change the version is already right',
    idempotency: 'key',
    access: managers,
    params: idParams,
    body: z.strictObject({
      version: z.int().min(1),
      reason,
      change: z
        .strictObject({
          item: z.string().max(40),
          place: z.array(z.string().max(40)).min(1).max(3),
          answers: z.array(z.string().min(1).max(1000)).min(1, 'required').max(30),
        })
        .nullable(),
    }),
    reply: z.strictObject({ version: z.int(), offers: z.int() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUESTION_BEING_TAKEN', 'REGRADE_NOT_POSSIBLE'],
  },
  'POST /itf/question-checks/{id}/dismiss': {
    summary: 'Decide that the question is right as it is',
    idempotency: 'key',
    access: managers,
    params: idParams,
    body: z.strictObject({ version: z.int().min(1), reason }),
    reply: empty,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'POST /itf/question-checks/{id}/retire': {
    summary: 'Take the question out of the bank; tests that hold it keep it',
    idempotency: 'key',
    access: managers,
    params: idParams,
    body: z.strictObject({ version: z.int().min(1), reason }),
    reply: empty,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'POST /itf/question-checks/{id}/undo': {
    summary: 'Undo a dismissal, so that its reports wait again',
    idempotency: 'natural',
    access: managers,
    params: idParams,
    body: z.strictObject({ verdict: id }),
    reply: empty,
    errors: ['NOT_FOUND', 'VERDICT_NOT_UNDONE'],
  },
});
