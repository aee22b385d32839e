export { studyGroupHandlers } from './study-groups.routes.ts';
