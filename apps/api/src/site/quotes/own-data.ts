/** Quotes that an account was given. They bear the person's name, so they go with the account. */
import { ownDataPage, type OwnData } from '#people/hooks';
import { deleteQuotesOf, quotesOfUser } from './quotes.queries.ts';

export const ownDataOfQuotes: OwnData = {
  parts: {
    async quotes(db, userId, after) {
      return { rows: await quotesOfUser(db, userId, after ?? ownDataPage.lowest, ownDataPage.size) };
    },
  },
  erase: deleteQuotesOf,
};
