// refused by: oxlint no-restricted-imports
export { readFileSync } from 'node:fs';
