/** Notices to people who have asked something. */
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { requestAnswered } from './requests.events.ts';

export const tellAsker: EventListener = {
  name: 'requests.tell-asker',
  hears: [
    on(requestAnswered, (context, { userId }) =>
      notify(asOf(context), { users: [userId], kind: 'REQUEST_ANSWERED', params: {}, link: null }),
    ),
  ],
};
