export { rangeOf, registerMediaFiles } from './media.files.ts';
export { kindsOfMedia, shippedMedia } from './media.queries.ts';
export { mediaHandlers } from './media.routes.ts';
export { storedMedia, type StoredFile } from './stored-media.ts';
export {
  addMedia,
  addShippedMedia,
  dropMedia,
  mediaSetting,
  mostUploadBytes,
  type StoredMedia,
} from './media.service.ts';
