import type { FeaturePages } from '../../navigation/pages.ts';

export const customerPages = {
  '/manage/customers/$customerSlug': {
    screen: () => import('./CustomerPage.tsx'),
    // States and lines of orders are those of the pages of orders, kinds of requests those of their list.
    catalogs: ['customers', 'packages', 'payments', 'quotes', 'requests', 'fields', 'user-administration'],
  },
} satisfies FeaturePages;
