export { formatHandlers } from './formats.routes.ts';
export { createFormat, findFormatForExam } from './formats.service.ts';
export { undoFormatChange } from './format-history.service.ts';
export { statesOfFormats } from './format-states.queries.ts';
export type { FormatRow, FormatValues } from './formats.queries.ts';
export { namesOfFormats, ownDataOfFormats } from './own-data.queries.ts';
