export { choiceListHandlers } from './choice-lists.routes.ts';
