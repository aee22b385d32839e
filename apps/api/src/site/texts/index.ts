export { siteTextHandlers } from './texts.routes.ts';
export { chatFrameOf } from './chat-frame.ts';
