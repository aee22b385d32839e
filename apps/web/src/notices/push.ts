/** Notices on this device while the product is closed: the browser's side of the subscription. */
import { api } from '../api/client.ts';

/** Whether this browser can do it; on an iPhone only the installed app can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the person has told the browser not to show notices of this site. */
export const isPushDenied = (): boolean => canPush() && Notification.permission === 'denied';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Asks the person, subscribes this browser and tells the server; null when the browser does not allow it. */
export async function turnPushOn(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key would never receive anything.
  const before = await pushManager.getSubscription();
  if (before && textOf(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  return api('PUT /notices/push', {
    body: {
      endpoint: made.endpoint,
      publicKey: textOf(made.getKey('p256dh')),
      authSecret: textOf(made.getKey('auth')),
    },
  });
}

export async function turnPushOff() {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const made = await registration?.pushManager.getSubscription();
  const state = await api('DELETE /notices/push');
  await made?.unsubscribe();
  return state;
}
