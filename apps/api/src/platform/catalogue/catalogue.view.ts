import type { catalogueRoutes, KeptTopic, RouteReply, Topic } from '@vumon/contract';
import { drawnCover } from '@vumon/domain';
import type {
  listExamTypes,
  listGrades,
  listLabels,
  listProvinces,
  listPublishers,
  listSeries,
} from './catalogue.queries.ts';
import type { CurriculumTopic } from './topics.queries.ts';

type Row<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number];
type View<Route extends keyof typeof catalogueRoutes> =
  RouteReply<(typeof catalogueRoutes)[Route]> extends readonly (infer Item)[] ? Item : never;

export const viewGrade = (row: Row<typeof listGrades>): View<'GET /grades'> => ({
  id: row.id,
  name: row.name,
  nameEn: row.nameEn,
  isInternational: row.isInternational,
  shown: row.state === 'SHOWN',
  gradeEduhomeId: row.eduhomeId,
});

export const viewSeries = (row: Row<typeof listSeries>): View<'GET /itf/series/all'> => ({
  id: row.id,
  name: row.name,
  nameEn: row.nameEn,
  gradeId: row.gradeId,
  seriesGroup: row.seriesGroup as View<'GET /itf/series/all'>['seriesGroup'],
  subject: row.subject as View<'GET /itf/series/all'>['subject'],
  imageUrl: row.imageUrl ?? drawnCover(row.id, 'vi', row.revision),
  imageUrlEn: row.imageUrlEn ?? row.imageUrl ?? drawnCover(row.id, 'en', row.revision),
  seriesEduhomeId: row.eduhomeId,
  unitTestQuantity: row.examCount,
  shown: row.state === 'SHOWN',
});

export const viewProvince = (row: Row<typeof listProvinces>): View<'GET /itf/provinces'> => ({
  code: row.code,
  name: row.name,
  nameEn: row.nameEn,
  mergedInto: row.mergedInto,
});

export const viewExamType = (row: Row<typeof listExamTypes>): View<'GET /itf/unit-test-types'> => ({
  code: row.code,
  name: row.name,
  nameEn: row.nameEn,
  group: row.examGroup as View<'GET /itf/unit-test-types'>['group'],
  shown: row.state === 'SHOWN',
});

export const viewTopic = (row: CurriculumTopic): Topic => ({
  id: row.id,
  subject: row.subject as Topic['subject'],
  gradeId: row.gradeId,
  strand: row.strand as Topic['strand'],
  cefr: row.cefr,
  position: row.position,
  name: row.name,
  nameEn: row.nameEn,
});

export const viewKeptTopic = (row: CurriculumTopic): KeptTopic => ({
  ...viewTopic(row),
  active: row.active,
  revision: row.revision,
});

export const viewLabel = (row: Row<typeof listLabels>): View<'GET /itf/labels'> => ({
  code: row.code,
  name: row.name,
  nameEn: row.nameEn,
  shown: row.state === 'SHOWN',
});
export const viewPublisher = (row: Row<typeof listPublishers>): View<'GET /itf/publishers'> => ({
  code: row.code,
  name: row.name,
  nameEn: row.nameEn ?? row.name,
  shown: row.state === 'SHOWN',
});
