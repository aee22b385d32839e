/**
 * The lists of the catalogue as operators maintain them: grades, exam types, publishers, labels. What everybody reads of
 * them are the routes of `platform/catalogue.ts`.
 */
import { allChoiceGroups, choiceLists, choiceStates, choiceUses } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { topicId } from '../../exam-content.ts';
import { changeOf, empty, pageQuery, search, snapshot, text } from '../../schemas.ts';

const managers = ['ADMIN', 'OPERATOR'] as const;
const listParams = z.strictObject({ list: z.enum(choiceLists) });
const rowParams = listParams.extend({ code: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'invalid') });

const facts = {
  name: text(100, 1),
  nameEn: text(100, 1),
  /** Null in lists without groups. */
  group: z.enum(allChoiceGroups).nullable(),
  state: z.enum(choiceStates),
};

const managedChoice = z.strictObject({
  /** The code, which does not change: tests and questions are stored with it. */
  id: z.string(),
  ...facts,
  /** Its place in the list, from 1. */
  place: z.int(),
  /** Whether it came with the product; such a row can be renamed and hidden, not deleted. */
  shipped: z.boolean(),
  revision: z.int(),
});
export type ManagedChoice = z.infer<typeof managedChoice>;

const filters = {
  search,
  group: z.enum(allChoiceGroups).optional(),
  state: z.enum(choiceStates).optional(),
};

export const choiceListRoutes = defineRoutes({
  'GET /itf/choice-lists/{list}': {
    summary: 'The rows of a list of the catalogue, hidden ones too, in their order unless asked otherwise',
    access: managers,
    params: listParams,
    query: z.object({
      ...filters,
      sort: z.enum(['place', 'name', 'code']).default('place'),
      direction: z.enum(['asc', 'desc']).default('asc'),
      ...pageQuery,
    }),
    reply: z.array(managedChoice),
    paged: true,
  },
  'GET /itf/choice-lists/{list}/file': {
    summary: 'The rows that a filter finds as a workbook',
    access: managers,
    params: listParams,
    query: z.object(filters),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /itf/choice-lists/{list}': {
    summary: 'Add a row at the end of a list',
    idempotency: 'key',
    access: managers,
    params: listParams,
    body: z.strictObject({ ...facts, code: z.string().max(20) }),
    reply: managedChoice,
    errors: ['CHOICE_CODE_TAKEN'],
  },
  'PUT /itf/choice-lists/{list}/{code}': {
    summary: 'Change a row; `revision` is the one that the form was filled from',
    access: managers,
    params: rowParams,
    body: z.strictObject({ ...facts, revision: z.int() }),
    reply: managedChoice,
    errors: ['VERSION_CONFLICT'],
  },
  'DELETE /itf/choice-lists/{list}/{code}': {
    summary: 'Delete a row that nothing has; one in use, or one of the product, can only be hidden',
    access: managers,
    params: rowParams,
    reply: empty,
    errors: ['CHOICE_IN_USE'],
  },
  'POST /itf/choice-lists/{list}/{code}/move': {
    summary: 'Move a row to a place of its list',
    idempotency: 'natural',
    access: managers,
    params: rowParams,
    body: z.strictObject({ place: z.int().min(1).max(1000) }),
    reply: managedChoice,
  },
  'GET /itf/choice-lists/{list}/{code}/uses': {
    summary: 'Where a row is in use, each kind counted up to 10,000; what is deleted counts while it can be restored',
    access: managers,
    params: rowParams,
    reply: z.array(z.strictObject({ kind: z.enum(choiceUses), count: z.int() })),
  },
  'GET /itf/topics/{id}/history': {
    summary: 'Every change of a topic with who made it, the newest first',
    access: managers,
    params: z.strictObject({ id: topicId }),
    reply: z.array(changeOf(snapshot)),
    errors: ['NOT_FOUND'],
  },
  'GET /itf/choice-lists/{list}/{code}/history': {
    summary: 'Every revision of a row with who made it, the newest first',
    access: managers,
    params: rowParams,
    reply: z.array(changeOf(snapshot)),
  },
  'POST /itf/choice-lists/{list}/{code}/undo': {
    summary: 'Take back the last change of a row, if `revision` is still the last',
    idempotency: 'key',
    access: managers,
    params: rowParams,
    body: z.strictObject({ revision: z.int().min(2) }),
    reply: managedChoice,
    errors: ['VERSION_CONFLICT'],
  },
});
