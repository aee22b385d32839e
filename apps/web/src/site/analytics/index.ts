export { PageViews } from './PageViews.tsx';
