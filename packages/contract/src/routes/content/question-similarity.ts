/** Similar questions: shown while one is written, reviewed in groups, merged into one. */
import { questionTypeCodes } from '@vumon/question-types';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { writtenJson } from '../../question-content.ts';
import { flag, id, pageQuery } from '../../schemas.ts';
import { listedQuestion } from './question-bank.ts';
import { similarQuestion } from './question-imports.ts';

const staff = ['TEACHER', 'OPERATOR', 'ADMIN'] as const;
const feature = 'write-questions';

export const questionSimilarityRoutes = defineRoutes({
  'POST /questions/similar': {
    summary:
      'Questions of the own and the system bank that read like the one being written; none while it cannot be read',
    idempotency: 'natural',
    access: staff,
    feature,
    body: z.strictObject({
      type: z.enum(questionTypeCodes),
      schemaVersion: z.int().min(1).max(1000),
      content: writtenJson,
      except: id.nullable().default(null),
    }),
    reply: z.array(similarQuestion),
    bodyLimit: 1024 * 1024,
  },
  'GET /questions/duplicates': {
    summary:
      "Groups of questions that read alike in the caller's bank: the same words among all, similar ones among the newest",
    access: staff,
    feature,
    /** `apart`: groups whose questions the caller has marked as distinct. */
    query: z.strictObject({ ...pageQuery, apart: flag }),
    reply: z.array(z.strictObject({ exact: z.boolean(), questions: z.array(listedQuestion) })),
    paged: true,
  },
  'POST /questions/tell-apart': {
    summary:
      'Say that questions of the own bank are not the same, so that they are pointed out no more; or, with `apart` false, compare them again',
    idempotency: 'natural',
    access: staff,
    feature,
    body: z.strictObject({ ids: z.array(id).min(2, 'required').max(50), apart: z.boolean() }),
    reply: z.null(),
    errors: ['NOT_FOUND'],
  },
  'POST /questions/merge': {
    summary:
      'Keep one of several questions: it takes over their labels and keywords, they go to the trash; tests keep what they took',
    idempotency: 'natural',
    access: staff,
    feature,
    body: z.strictObject({ keep: id, remove: z.array(id).min(1, 'required').max(50) }),
    reply: z.strictObject({ removed: z.array(id) }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'BODY_INVALID'],
  },
});
