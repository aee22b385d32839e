/**
 * The one service worker. It serves pages of tests, the player's files, and pictures and sound of a test from the
 * browser's caches, shows what is on the device where another page cannot be fetched, and shows notices that are pushed.
 * It stores nothing itself; `player/offline` fills the first two of these caches, `site/offline-home` the last:
 *
 * - `shell-<hash>`: the files of one release of the player and the page of each language (`/page/vi`).
 * - `test:<user>:<assignment>`: the encrypted pieces (`/piece/<name>`) and, once the test has been started, `/open`;
 *   practice has the id of its attempt in place of the assignment's.
 * - `home-<hash>`: the files of the page without a connection, and last that page (`/home-page`).
 *
 * It is a separate script without imports (see build/service-worker.ts), because Firefox 115 has no modules here.
 */
(function () {
  interface Waiting extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
  interface Fetching extends Event {
    readonly request: Request;
    readonly clientId: string;
    respondWith(reply: Promise<Response>): void;
  }
  interface Shown {
    readonly url: string;
    focus(): Promise<unknown>;
  }
  interface Pushed extends Waiting {
    readonly data: { json(): { title: string; text: string; url: string } } | null;
  }
  interface Pressed extends Waiting {
    readonly notification: { readonly data: { url: string } | null; close(): void };
  }
  interface Worker {
    readonly location: Location;
    readonly clients: {
      claim(): Promise<void>;
      get(id: string): Promise<{ url: string } | undefined>;
      matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Shown[]>;
      openWindow(url: string): Promise<unknown>;
    };
    readonly registration: { showNotification(title: string, what: object): Promise<void> };
    addEventListener(type: 'activate', listen: (event: Waiting) => void): void;
    addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
    addEventListener(type: 'push', listen: (event: Pushed) => void): void;
    addEventListener(type: 'notificationclick', listen: (event: Pressed) => void): void;
  }
  interface Open {
    state: { id: string };
    shell: string;
    key: string;
    sounds: Record<string, string>;
    media: Record<string, { mime: string; counted: boolean; pieces: string[] }>;
  }

  const worker = self as unknown as Worker;
  const testPath = /^(?:\/en)?\/(?:assigned-unit-test|practice)\/([^/]+)\/?$/;
  const practicePath = /^(?:\/en)?\/practice\//;
  /** Timeout in milliseconds for fetching a page that the device holds. */
  const patienceMs = 5_000;

  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method === 'POST' && request.url === `${worker.location.origin}/api/auth/logout`)
      return event.respondWith(signOut(request));
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
    const test = testPath.exec(url.pathname)?.[1];
    if (request.mode === 'navigate' && test !== undefined) event.respondWith(pageOf(request, test, url.pathname));
    else if (url.pathname.startsWith('/assets/')) event.respondWith(assetOf(request, url.pathname));
    else if (request.mode === 'navigate' && isPage(url.pathname)) event.respondWith(anyPage(request));
    else if (url.pathname.startsWith('/media/'))
      event.respondWith(mediaOf(event, url.pathname.slice('/media/'.length)));
  });

  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, text, url } = event.data.json();
    const look = { icon: '/icon-192.png', badge: '/icon-192.png' };
    event.waitUntil(worker.registration.showNotification(title, { body: text, tag: url, data: { url }, ...look }));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(show(event.notification.data?.url ?? '/notices'));
  });

  /** Brings a page to the front, or opens it in a tab of its own: a test that is open elsewhere must not be left. */
  async function show(path: string): Promise<unknown> {
    const address = new URL(path, worker.location.origin);
    if (address.origin !== worker.location.origin) return undefined;
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find(({ url }) => url === address.href);
    return open ? open.focus() : worker.clients.openWindow(address.href);
  }

  async function findTest(test: string): Promise<{ cache: Cache; open: Open } | null> {
    for (const name of await caches.keys()) {
      if (!name.startsWith('test:') || !name.endsWith(`:${test}`)) continue;
      const cache = await caches.open(name);
      const open = await cache.match('/open');
      if (open) return { cache, open: (await open.json()) as Open };
    }
    return null;
  }

  /**
   * Practice goes with its learner's signing out. A running test stays: its time goes on, and whoever signs in next deletes
   * those of others.
   */
  async function signOut(request: Request): Promise<Response> {
    const reply = await fetch(request);
    if (reply.ok)
      for (const name of await caches.keys()) {
        const open = name.startsWith('test:') && (await (await caches.open(name)).match('/open'));
        // Practice is held by the id of its attempt.
        if (open && name.endsWith(`:${((await open.json()) as Open).state.id}`)) await caches.delete(name);
      }
    return reply;
  }

  /**
   * A running test continues with the release in which it started. Otherwise the newest page is used, or the held one
   * without a connection.
   */
  async function pageOf(request: Request, test: string, path: string): Promise<Response> {
    const key = path.startsWith('/en/') ? '/page/en' : '/page/vi';
    const held = await findTest(test);
    const own = held && (await (await caches.open(held.open.shell)).match(key));
    if (own) return own;
    // Practice has no start screen, which the player could show without its questions.
    if (practicePath.test(path)) return anyPage(request);
    const any = await caches.match(key);
    if (!any) return fetch(request);
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(any), patienceMs));
    const sent = fetch(request).then((reply) => (isOurs(reply) ? reply : any));
    return Promise.race([sent.catch(() => any), late]);
  }

  /** Not a file, nor a download from the API. */
  const isPage = (path: string) => !/^\/(?:api|media|health)\/|\.\w+$/.test(path);

  /** Always the server's page, so that a new release is never held back by an old one. */
  async function anyPage(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const held = await caches.match('/home-page');
      if (held) return held;
      throw error;
    }
  }

  /**
   * Whether a reply is a page of our server, which gives each reply an id, or leads to another one: a filter's page is
   * as good as no connection. A redirect is followed by the browser, so that a network's sign-in page is shown.
   */
  const isOurs = (reply: Response) =>
    reply.type === 'opaqueredirect' || (reply.ok && reply.headers.has('x-request-id'));

  async function assetOf(request: Request, path: string): Promise<Response> {
    return (await caches.match(path, { ignoreVary: true })) ?? fetch(request);
  }

  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

  /** The last opened files, cached because an audio element requests a file several times. */
  const opened = new Map<string, Blob>();

  async function openFile(
    cache: Cache,
    media: string,
    { mime, pieces }: Open['media'][string],
    key: string,
  ): Promise<Blob> {
    const known = opened.get(media);
    if (known) return known;
    const secret = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
    const parts: ArrayBuffer[] = [];
    for (const name of pieces) {
      const encrypted = await (await cache.match(`/piece/${name}`))?.arrayBuffer();
      if (!encrypted) throw new Error('not held');
      try {
        parts.push(
          await crypto.subtle.decrypt(
            { name: 'AES-GCM', iv: encrypted.slice(0, 12), additionalData: new TextEncoder().encode(name) },
            secret,
            encrypted.slice(12),
          ),
        );
      } catch (error) {
        // The piece is broken: it is deleted, so that the player fetches it again.
        await cache.delete(`/piece/${name}`);
        throw error;
      }
    }
    const file = new Blob(parts, { type: mime });
    opened.set(media, file);
    const oldest = opened.keys().next().value;
    if (opened.size > 6 && oldest !== undefined) opened.delete(oldest);
    return file;
  }

  async function mediaOf(event: Fetching, media: string): Promise<Response> {
    try {
      const page = await worker.clients.get(event.clientId);
      const test = page && testPath.exec(new URL(page.url).pathname)?.[1];
      const held = test ? await findTest(test) : null;
      const file = held?.open.media[media];
      const key = file?.counted ? held?.open.sounds[media] : held?.open.key;
      if (held && file && key) return partOf(await openFile(held.cache, media, file, key), event.request);
    } catch {
      // Files that the device cannot open are fetched from the server.
    }
    return fetch(event.request);
  }

  /** Safari plays no media from a server that does not support range requests. */
  function partOf(file: Blob, request: Request): Response {
    const headers = { 'Content-Type': file.type, 'Accept-Ranges': 'bytes', 'X-Content-Type-Options': 'nosniff' };
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
    if (!range) return new Response(file, { headers });
    const start = Number(range[1]);
    const end = range[2] ? Math.min(Number(range[2]), file.size - 1) : file.size - 1;
    if (start > end) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } });
    return new Response(file.slice(start, end + 1, file.type), {
      status: 206,
      headers: {
        ...headers,
        'Content-Range': `bytes ${start}-${end}/${file.size}`,
        'Content-Length': String(end + 1 - start),
      },
    });
  }
})();
