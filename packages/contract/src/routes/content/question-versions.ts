/** A question's versions over time, and the tests that hold it. */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, pageQuery } from '../../schemas.ts';
import { shownKey } from '../../shown.ts';
import { question } from './question-bank.ts';

const staff = ['TEACHER', 'OPERATOR', 'ADMIN'] as const;
const version = z.coerce.number().int().min(1).max(1_000_000);
const versionParams = z.strictObject({ id, version });

/** Some of the words that this version added and removed, compared with the previous one. */
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
        /** Who wrote it; null where that is unknown. */
        author: z.string().nullable(),
        /** The version it was restored from. */
        restoredFrom: z.int().nullable(),
        /** What changed since the previous version; null for the first. */
        changed: z
          .strictObject({
            words: difference,
            /** The words are the same, but pictures, sounds or the arrangement changed. */
            content: z.boolean(),
            /** Answers, weights, criteria or the explanation changed. */
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
    idempotency: 'key',
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
        /** It is an unfinished test of the caller: when the question is changed, the test gets the new version. */
        follows: z.boolean(),
      }),
    ),
    paged: true,
    errors: ['NOT_FOUND'],
  },
});
