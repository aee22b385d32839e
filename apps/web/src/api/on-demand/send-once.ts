/** Imported for its effect: from here on the API client gives every intention of the user one key. */
import { isKeyed } from '@vumon/contract/keyed-routes';
import { sendThrough } from '../client.ts';
import { sendOnce } from './once.ts';

let inputAt = 0;
for (const kind of ['pointerdown', 'click', 'keydown'])
  addEventListener(kind, (event) => void (inputAt = event.timeStamp), { capture: true, passive: true });

// `crypto.randomUUID` is missing where a school serves the page without HTTPS.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

sendThrough((plain) =>
  sendOnce(plain, {
    isKeyed,
    newKey,
    inputAt: () => inputAt,
    now: () => performance.now(),
    wait: (ms) => new Promise((go) => setTimeout(go, ms)),
  }),
);
