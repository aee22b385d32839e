/** What is stored about the use of the product by an account. */
import { ownDataPage, type OwnData } from '#people/hooks';
import { deleteUsageOf, usageOfUser } from './analytics.queries.ts';

export const ownDataOfAnalytics: OwnData = {
  parts: {
    async usage(db, userId, after) {
      return { rows: await usageOfUser(db, userId, after ?? ownDataPage.lowest, ownDataPage.size) };
    },
  },
  erase: deleteUsageOf,
};
