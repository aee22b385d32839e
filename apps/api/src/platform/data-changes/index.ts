export type { DataChange, DataChangeStep } from './data-change.ts';
export { dataChangesJob, runDataChanges } from './data-changes.service.ts';
