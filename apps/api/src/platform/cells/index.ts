export { apiUrl, AtOtherCell, atCell, cellNames, issuedHere, readHere, tokenOfHere, type CellConfig } from './cell.ts';
export {
  callCell,
  CellSilent,
  publicKeyOf,
  registerCellCalls,
  signCall,
  signingSeedOf,
  type CellAnswer,
} from './calls.ts';
export { Directory, directoryOf, limitsOfDirectory, otherCellOf, sendToCellOf } from './directory.ts';
export { CellError, compare, expectOwnCell, join, leave, type Comparison } from './membership.ts';
export { countChanges, type KeySource, type PlaceKind } from './place-changes.queries.ts';
export { startDirectoryTeller, type DirectoryTeller } from './teller.ts';
