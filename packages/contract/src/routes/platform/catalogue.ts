/** Reference data for forms and filters. It is the same for everybody and nothing personal, so it needs no sign-in. */
import { cefrLevels, examGroups, seriesGroups, siteFlags, skills, subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { topicId } from '../../exam-content.ts';
import { empty, flag, pageQuery, search, several, text } from '../../schemas.ts';

/** Callers write `subjects=english` as well as the codes in capitals. */
export const subjectFilter = several(
  z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(subjects)),
);

const grade = z.strictObject({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  isInternational: z.boolean(),
  /** False: can no longer be chosen; what has the grade still shows its name. */
  shown: z.boolean(),
  gradeEduhomeId: z.string().nullable(),
});
const series = z.strictObject({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  gradeId: z.string(),
  seriesGroup: z.enum(seriesGroups),
  subject: z.enum(subjects),
  /** A drawn cover where it has no picture of its own. */
  imageUrl: z.string(),
  imageUrlEn: z.string(),
  seriesEduhomeId: z.string().nullable(),
  unitTestQuantity: z.int(),
  /** False: can no longer be chosen; what has the series still shows its name. */
  shown: z.boolean(),
});
export const topic = z.strictObject({
  id: z.string(),
  subject: z.enum(subjects),
  gradeId: z.string().nullable(),
  /** Null: a unit of the coursebook, which practises all skills. */
  strand: z.enum(skills).nullable(),
  cefr: z.string().nullable(),
  position: z.int(),
  name: z.string(),
  nameEn: z.string(),
});
export type Topic = z.infer<typeof topic>;
/** As staff sees it. A hidden topic can no longer be chosen, but keeps its questions. */
export const keptTopic = topic.extend({ active: z.boolean(), revision: z.int() });
export type KeptTopic = z.infer<typeof keptTopic>;
/** With its place among those that it is ordered with, from 1. */
const listedTopic = keptTopic.extend({ place: z.int() });
export type ListedTopic = z.infer<typeof listedTopic>;
const topicParams = z.strictObject({ id: topicId });
const managers = ['ADMIN', 'OPERATOR'] as const;
const topicName = text(200, 1);
const named = z.strictObject({ code: z.string(), name: z.string(), nameEn: z.string(), shown: z.boolean() });

export const catalogueRoutes = defineRoutes({
  'GET /grades': { summary: 'Grades 1–12 and the international grade', access: 'public', reply: z.array(grade) },
  'GET /itf/series/all': {
    summary: 'Coursebook series, by grade',
    access: 'public',
    query: z.strictObject({
      /** `list` stands for all groups. */
      groups: several(z.enum([...seriesGroups, 'list'])),
      subjects: subjectFilter,
      grade: several(z.string().max(20)),
    }),
    reply: z.array(series),
  },
  'GET /itf/provinces': {
    summary: 'Provinces of today, or those before 1 July 2025 with what they became',
    access: 'public',
    query: z.strictObject({ version: z.enum(['2025', 'before-2025']).default('2025') }),
    reply: z.array(
      z.strictObject({ code: z.string(), name: z.string(), nameEn: z.string(), mergedInto: z.string().nullable() }),
    ),
  },
  'GET /itf/countries': {
    summary: 'Countries and territories with the calling codes of their phone numbers, by their English name',
    access: 'public',
    reply: z.array(
      z.strictObject({
        /** ISO 3166-1, two letters. */
        code: z.string(),
        name: z.string(),
        nameEn: z.string(),
        phoneCode: z.string(),
        /** Whether a number of this country begins with a zero that is left out behind the calling code. */
        droppedZero: z.boolean(),
      }),
    ),
  },
  'GET /itf/visitor-country': {
    summary: 'Where the caller seems to be, by the proxy of the site; null when it does not say',
    access: 'public',
    reply: z.strictObject({
      country: z.string().nullable(),
      /** The variant of the international site; null on the Vietnamese one. */
      siteFlag: z.enum(siteFlags).nullable(),
      /** The address of the other site when it is the one for this country. */
      otherSite: z.string().nullable(),
    }),
  },
  'GET /itf/unit-test-types': {
    summary: 'Exam types with their group',
    access: 'public',
    reply: z.array(
      z.strictObject({
        code: z.int(),
        name: z.string(),
        nameEn: z.string(),
        group: z.enum(examGroups),
        shown: z.boolean(),
      }),
    ),
  },
  'GET /itf/topics': {
    summary: 'Topics of the curriculum in order: those of a grade, and grammar and pronunciation, which have none',
    access: 'public',
    query: z.strictObject({ subject: z.enum(subjects).optional(), grade: several(z.string().max(20)) }),
    reply: z.array(topic),
  },
  'GET /itf/topics/all': {
    summary: 'The topics of a subject for those who keep them, hidden ones too, in their order unless asked otherwise',
    access: managers,
    query: z.strictObject({
      subject: z.enum(subjects),
      /** `-` stands for the topics without a grade. */
      grade: z.string().max(20).optional(),
      strand: z.enum(skills).optional(),
      active: flag,
      search,
      sort: z.enum(['place', 'name']).default('place'),
      direction: z.enum(['asc', 'desc']).default('asc'),
      ...pageQuery,
    }),
    reply: z.array(listedTopic),
    paged: true,
  },
  'POST /itf/topics': {
    summary: 'Add a topic as the last of its grade',
    idempotency: 'key',
    access: managers,
    body: z.strictObject({
      subject: z.enum(subjects),
      gradeId: z.string().max(20).nullable(),
      strand: z.enum(skills).nullable(),
      cefr: z.enum(cefrLevels).nullable().default(null),
      name: topicName,
      nameEn: topicName,
    }),
    reply: keptTopic,
    errors: ['BODY_INVALID'],
  },
  'PUT /itf/topics/{id}': {
    summary:
      'Name a topic anew, hide it or bring it back; its grade and strand stay, because questions agree with them',
    access: managers,
    params: topicParams,
    body: z.strictObject({ name: topicName, nameEn: topicName, active: z.boolean() }),
    reply: keptTopic,
    errors: ['NOT_FOUND'],
  },
  'POST /itf/topics/{id}/undo': {
    summary: 'Take back the last change of a topic, if `revision` is still the last',
    idempotency: 'key',
    access: managers,
    params: topicParams,
    body: z.strictObject({ revision: z.int().min(2) }),
    reply: keptTopic,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'POST /itf/topics/{id}/move': {
    summary: 'Let a topic and its neighbour change places; at the end nothing happens',
    idempotency: 'key',
    access: managers,
    params: topicParams,
    body: z.strictObject({ by: z.union([z.literal(-1), z.literal(1)]) }),
    reply: empty,
    errors: ['NOT_FOUND'],
  },
  'GET /itf/labels': { summary: 'Labels of questions and exams', access: 'public', reply: z.array(named) },
  'GET /itf/publishers': {
    summary: 'Publishers that questions are credited to',
    access: 'public',
    reply: z.array(named),
  },
});
