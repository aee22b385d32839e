/**
 * Reports each page that is opened, a few at a time; not for whoever asks not to be tracked. It is a part of the main
 * app, so the player, which is an app of its own, has no such request.
 */
import { useRouterState } from '@tanstack/react-router';
import { pages, type PagePath } from '@vumon/domain';
import { useEffect, useRef } from 'react';
import { api } from '../../api/client.ts';

const wait = 15_000;
const most = 20;
let opened: { id: string; page: PagePath }[] = [];
let timer: number | undefined;

const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function send(): void {
  window.clearTimeout(timer);
  timer = undefined;
  if (opened.length === 0) return;
  const events = opened;
  opened = [];
  // What does not arrive is not sent again: a figure that is a little low harms nobody.
  void api('POST /site-events', { body: { events } }, { keepalive: true }).catch(() => undefined);
}

/** An id by `getRandomValues`: `randomUUID` is missing from the oldest browsers and from pages over plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The operator's script, which the server names in pages that visitors read. */
const counter =
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>('meta[name=counter]')?.content;
const readByVisitors = (path: string): boolean => path === '/' || path === '/payment' || path.startsWith('/page/');

function addCounter(): void {
  if (counter === undefined || asksNotToBeTracked() || document.querySelector('script[data-counter]')) return;
  const script = document.createElement('script');
  script.src = counter;
  script.async = true;
  script.dataset['counter'] = '';
  document.head.append(script);
}

export function PageViews() {
  // Undefined while a page loads, when the address is still that of the page before.
  const address = useRouterState({
    select: ({ status, resolvedLocation }) => (status === 'idle' ? resolvedLocation?.pathname : undefined),
  });
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath as string | undefined });
  // Filters of a list change the query of the address; it is the same page.
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (address === undefined || page === undefined || address === last.current) return;
    last.current = address;
    if (!Object.hasOwn(pages, page) || asksNotToBeTracked()) return;
    opened.push({ id: newId(), page: page as PagePath });
    if (opened.length >= most) send();
    else timer ??= window.setTimeout(send, wait);
  }, [address, page]);
  // A script cannot be unloaded: the first page of another kind begins a document without it.
  useEffect(() => {
    if (page === undefined || counter === undefined) return;
    if (readByVisitors(page)) addCounter();
    else if (document.querySelector('script[data-counter]')) window.location.reload();
  }, [page]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
  return null;
}
