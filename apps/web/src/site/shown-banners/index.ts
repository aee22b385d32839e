export { BannerPopup } from './BannerPopup.tsx';
export { BannerStrip } from './BannerStrip.tsx';
