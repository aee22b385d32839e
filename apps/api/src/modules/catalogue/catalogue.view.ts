import type { catalogueRoutes, KeptTopic, RouteReply, Topic } from '@vumon/contract';
import type {
  listExamTypes,
  listGrades,
  listLabels,
  listProvinces,
  listPublishers,
  listSeries,
} from './catalogue.queries.ts';
import type { KeptTopicRow } from './topics.queries.ts';

type Row<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number];
type View<Route extends keyof typeof catalogueRoutes> =
  RouteReply<(typeof catalogueRoutes)[Route]> extends readonly (infer Item)[] ? Item : never;

export const viewGrade = (row: Row<typeof listGrades>): View<'GET /grades'> => ({
  id: row.id,
  name: row.name,
  nameEn: row.name_en,
  isInternational: row.is_international,
  gradeEduhomeId: row.eduhome_id,
});

export const viewSeries = (row: Row<typeof listSeries>): View<'GET /itf/series/all'> => ({
  id: row.id,
  name: row.name,
  nameEn: row.name_en,
  gradeId: row.grade_id,
  seriesGroup: row.series_group as View<'GET /itf/series/all'>['seriesGroup'],
  subject: row.subject as View<'GET /itf/series/all'>['subject'],
  imageUrl: row.image_url,
  imageUrlEn: row.image_url_en,
  seriesEduhomeId: row.eduhome_id,
  unitTestQuantity: row.exam_count,
});

export const viewProvince = (row: Row<typeof listProvinces>): View<'GET /itf/provinces'> => ({
  code: row.code,
  name: row.name,
  nameEn: row.name_en,
  mergedInto: row.merged_into,
});

export const viewExamType = (row: Row<typeof listExamTypes>): View<'GET /itf/unit-test-types'> => ({
  code: row.code,
  name: row.name,
  nameEn: row.name_en,
  group: row.exam_group as View<'GET /itf/unit-test-types'>['group'],
});

export const viewTopic = (row: KeptTopicRow): Topic => ({
  id: row.id,
  subject: row.subject as Topic['subject'],
  gradeId: row.grade_id,
  strand: row.strand as Topic['strand'],
  cefr: row.cefr,
  position: row.position,
  name: row.name,
  nameEn: row.name_en,
});

export const viewKeptTopic = (row: KeptTopicRow): KeptTopic => ({ ...viewTopic(row), active: row.active });

export const viewLabel = (row: Row<typeof listLabels>): View<'GET /itf/labels'> => ({
  code: row.code,
  name: row.name,
  nameEn: row.name_en,
});
export const viewPublisher = (row: Row<typeof listPublishers>): View<'GET /itf/publishers'> => ({
  code: row.code,
  name: row.name,
});
