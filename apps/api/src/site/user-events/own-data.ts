/** The events that a user has joined. */
import { ownDataPage, type OwnData } from '#people/hooks';
import { deletePlacesOf, eventsOfUser } from './user-events.queries.ts';

export const ownDataOfUserEvents: OwnData = {
  parts: {
    async events(db, userId, after) {
      return { rows: await eventsOfUser(db, userId, after ?? ownDataPage.lowest, ownDataPage.size) };
    },
  },
  erase: deletePlacesOf,
};
