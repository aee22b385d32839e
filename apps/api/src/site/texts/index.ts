export { siteTextHandlers } from './texts.routes.ts';
export { publicTexts } from './texts.service.ts';
export { chatFrameOf } from './chat-frame.ts';
