export { markingHandlers } from './marking.routes.ts';
export { giveMarks, works } from './marking.service.ts';
export { tellMarkers } from './tell-markers.ts';
