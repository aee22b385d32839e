export { namesOfTestLists } from './test-lists.queries.ts';
export { testListHandlers } from './test-lists.routes.ts';
