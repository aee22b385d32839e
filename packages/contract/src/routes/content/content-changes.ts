/** Who changed what of the tests and formats of the system, and taking back the last change. */
import { changeManners, contentKinds, levels, sectionSkills, skills } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, instant, pageQuery, search } from '../../schemas.ts';

const managers = ['ADMIN', 'OPERATOR'] as const;

const comings = z.enum(['added', 'removed', 'moved']);
const row = z.strictObject({ skill: z.enum(skills).nullable(), topic: z.string().nullable(), unit: z.string() });
const values = { before: z.unknown(), after: z.unknown() };

const difference = z.discriminatedUnion('of', [
  /** Points in hundredths; of a format its name. */
  z.strictObject({ of: z.literal('field'), name: z.string(), ...values }),
  z.strictObject({ of: z.literal('section'), change: comings, skill: z.enum(sectionSkills) }),
  z.strictObject({ of: z.literal('part'), change: comings, part: z.string() }),
  z.strictObject({
    of: z.literal('part-field'),
    part: z.string(),
    name: z.enum(['name', 'nameEn', 'instructions', 'questions', 'points', 'statements', 'types', 'topic', ...levels]),
    ...values,
  }),
  z.strictObject({ of: z.literal('row'), change: comings, row }),
  z.strictObject({ of: z.literal('row-field'), row, name: z.enum(['skill', 'topic', 'unit', ...levels]), ...values }),
  z.strictObject({
    of: z.literal('cell'),
    part: z.string(),
    row,
    level: z.enum(levels),
    before: z.int(),
    after: z.int(),
  }),
  z.strictObject({
    of: z.literal('question'),
    change: z.enum([...comings.options, 'renewed']),
    question: id,
    /** Its first words as markup, null of one that is there no longer. */
    stem: z.string().nullable(),
    part: z.string(),
    from: z.string().nullable(),
  }),
]);
export type ContentDifference = z.output<typeof difference>;

const contentChange = z.strictObject({
  /** Of the change, unique in the list. */
  id: z.string(),
  kind: z.enum(contentKinds),
  subjectId: id,
  name: z.string(),
  nameEn: z.string().nullable(),
  /** The test or format is deleted now. */
  deleted: z.boolean(),
  revision: z.int(),
  at: instant,
  by: z.strictObject({ id, fullName: z.string() }).nullable(),
  manner: z.enum(changeManners),
  /** It made the test or format. */
  first: z.boolean(),
  differences: z.array(difference),
  /** It is the last change of its test or format. */
  last: z.boolean(),
});
export type ContentChangeView = z.output<typeof contentChange>;

export const contentChangeRoutes = defineRoutes({
  'GET /itf/content-changes': {
    summary: 'Changes of the tests and formats of the system with who made them, the newest first',
    access: managers,
    query: z.strictObject({
      /** Words of the name of the test or format, or of who changed it. */
      search,
      kind: z.enum(contentKinds).optional(),
      manner: z.enum(changeManners).optional(),
      /** Those of one test or format alone. */
      of: id.optional(),
      sort: z.enum(['at']).default('at'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(contentChange),
    paged: true,
  },
  'POST /itf/content-changes/{kind}/{id}/undo': {
    summary: 'Take back the last change of a test or format, if it is still what the caller has seen',
    access: managers,
    idempotency: 'key',
    params: z.object({ kind: z.enum(contentKinds), id }),
    /** Both of the change: one that goes on keeps its revision and gets another time. */
    body: z.strictObject({ revision: z.int().min(1), at: instant }),
    reply: z.null(),
    errors: [
      'VERSION_CONFLICT',
      'TEST_ASSIGNED',
      'TEST_IS_PRACTISED',
      'TEST_CONTENT_INSUFFICIENT',
      'FORMAT_IN_USE',
      'FORMAT_TOTALS_MISMATCH',
    ],
  },
});
