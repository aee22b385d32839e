/** What is stored of a user who has written while signed in. */
import { ownDataPage, type OwnData } from '#people/hooks';
import { deleteRequestsOf, requestsOfUser } from './requests.queries.ts';

export const ownDataOfRequests: OwnData = {
  parts: {
    async requests(db, userId, after) {
      return { rows: await requestsOfUser(db, userId, after ?? ownDataPage.lowest, ownDataPage.size) };
    },
  },
  erase: deleteRequestsOf,
};
