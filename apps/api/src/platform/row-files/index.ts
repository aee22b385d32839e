export { rowFilesJobs } from './row-files.jobs.ts';
export {
  alsoInRow,
  moveOutOfRow,
  putRowFile,
  readRowFile,
  takeRowFiles,
  type FolderOfRowFiles,
} from './row-files.service.ts';
