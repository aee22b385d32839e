export { formatHandlers } from './formats.routes.ts';
export { createFormat, findFormatForExam } from './formats.service.ts';
export type { FormatRow, FormatValues } from './formats.queries.ts';
export { ownDataOfFormats } from './own-data.queries.ts';
