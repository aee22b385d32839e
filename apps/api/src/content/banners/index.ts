export { bannerHandlers } from './banners.routes.ts';
