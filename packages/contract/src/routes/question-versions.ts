/** What became of a question over time, and the tests that hold it. */
import { z } from 'zod';
import { defineRoutes } from '../define.ts';
import { id, idParams, instant, pageQuery } from '../schemas.ts';
import { shownKey } from '../shown.ts';
import { question } from './question-bank.ts';

const staff = ['TEACHER', 'OPERATOR', 'ADMIN'] as const;
const version = z.coerce.number().int().min(1).max(1_000_000);
const versionParams = z.strictObject({ id, version });

/** Words of a version that the one before had not, and those that it has no more; a few of each. */
const difference = z.strictObject({ added: z.array(z.string()), removed: z.array(z.string()) });

export const questionVersionRoutes = defineRoutes({
  'GET /questions/{id}/versions': {
    summary: 'The versions of a question that the caller may change, the newest first',
    access: staff,
    feature: 'write-questions',
    params: idParams,
    query: z.strictObject(pageQuery),
    reply: z.array(
      z.strictObject({
        version: z.int(),
        createdAt: instant,
        /** Who wrote it; null where nobody is known. */
        author: z.string().nullable(),
        /** The version it was restored from. */
        restoredFrom: z.int().nullable(),
        /** Against the version before; null for the first. */
        changed: z
          .strictObject({
            words: difference,
            /** The same words, but pictures, sounds or the arrangement are others. */
            content: z.boolean(),
            /** Answers, weights, criteria or the explanation. */
            key: z.boolean(),
          })
          .nullable(),
      }),
    ),
    paged: true,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  'GET /questions/{id}/versions/{version}': {
    summary: 'Content and key of one version',
    access: staff,
    feature: 'write-questions',
    params: versionParams,
    reply: z.strictObject({ version: z.int(), schemaVersion: z.int(), content: z.unknown(), answerKey: shownKey }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  'POST /questions/{id}/versions/{version}/restore': {
    summary: 'Write content and key of an older version as the newest one; facts such as the grade stay',
    access: staff,
    feature: 'write-questions',
    params: versionParams,
    /** The newest version that the caller has seen. */
    body: z.strictObject({ version: z.int().min(1) }),
    reply: question,
    errors: ['QUESTION_INVALID', 'VERSION_CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
  },
  'GET /questions/{id}/tests': {
    summary: 'The tests that hold a question, among those that the caller may see',
    access: staff,
    feature: 'write-questions',
    params: idParams,
    query: z.strictObject(pageQuery),
    reply: z.array(
      z.strictObject({
        id,
        name: z.string(),
        scope: z.enum(['SYSTEM', 'USER']),
        status: z.enum(['DRAFT', 'READY']),
        /** The version that the test holds. */
        version: z.int(),
        /** The caller's unfinished tests take the next version when the question is written anew. */
        follows: z.boolean(),
      }),
    ),
    paged: true,
    errors: ['NOT_FOUND'],
  },
});
