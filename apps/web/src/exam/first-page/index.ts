/** A new teacher's first page, for the home page; the code of the page comes when it is shown. */
import { lazy } from 'react';

export { firstPageQuery, isOver } from './queries.ts';
export const FirstPage = lazy(() => import('./FirstPage.tsx'));
