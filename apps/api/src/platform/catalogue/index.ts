export {
  findUnknownReferences,
  gradeExists,
  listGrades,
  gradeNamed,
  gradeNames,
  isProvince,
  listProvinces,
  provinceNames,
  readyTestsOfSeries,
  type CatalogueReferences,
} from './catalogue.queries.ts';
export { areaProblems, findOptionalTopic, findUnknownTopics, topicNames, type TopicRow } from './topics.queries.ts';
export { catalogueHandlers } from './catalogue.routes.ts';
