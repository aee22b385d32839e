/** Catalogs of every first load in one file, because each file is a request. */
export { default as common } from '../../../../packages/i18n/catalogs/common.vi.json';
export { default as ui } from '../../../../packages/ui/src/messages.vi.json';
export { default as player } from './messages.vi.json';
