export { bannerHandlers } from './banners.routes.ts';
export { namesOfBanners } from './banners.queries.ts';
