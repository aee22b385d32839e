export { classHandlers, studentHandlers } from './classes.routes.ts';
export { activeClassFor, classFor, createClass } from './classes.service.ts';
export { classesOfStudent, type ClassRow } from './classes.queries.ts';
export { filterManaged } from './students.queries.ts';
export { addListToClass, addNewStudent } from './students.service.ts';
export { checkImport, confirmImport } from './imports.service.ts';
export { readWorkbook } from './import/read-workbook.ts';
export { headerKey } from './import/header.ts';
export type { Cell, SheetCells } from './import/cells.ts';
