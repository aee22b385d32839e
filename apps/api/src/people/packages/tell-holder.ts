/** Notices to users who were given a package. */
import { offerOf } from '@vumon/domain';
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { packageGiven } from './packages.events.ts';
import { catalogueFor } from './store.ts';

export const tellHolder: EventListener = {
  name: 'packages.tell-holder',
  hears: [
    on(packageGiven, async (context, { userId, package: code, startsAt }) => {
      const { name, nameEn } = offerOf(await catalogueFor(context), code);
      await notify(asOf(context), {
        users: [userId],
        kind: 'PACKAGE_GIVEN',
        params: { package: name, packageEn: nameEn, startsAt },
        link: '/users/info/using-plan',
      });
    }),
  ],
};
