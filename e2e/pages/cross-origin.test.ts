/**
 * A foreign page in the browser of a signed-in teacher: whatever it sends changes nothing, and it can show nothing of
 * the product. It is served once from the product's own host at another port (such requests carry the cookies) and once
 * from another host.
 */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPool } from '../../apps/api/src/platform/db/index.ts';
import { routes } from '../../packages/contract/src/index.ts';
import { launchBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { demoPassword, signIn } from '../harness/steps.ts';

/** Answers every path with an empty page that has no restrictions. */
const stranger = createServer(
  (_request, response) =>
    void response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end('<!doctype html><title>Elsewhere</title><body></body>'),
);

interface Asked {
  readonly asked: string;
  readonly status: number;
  readonly withCookie: boolean;
}
/**
 * Requests to the product with their replies. Read on the way, because a browser hides from a page, and so from a test,
 * what another origin replied.
 */
let log: Asked[] = [];
/** Passes requests on to the product, as a web server in front of it does. */
const front = createServer((incoming, outgoing) => {
  const { method = '', url = '', headers } = incoming;
  const onward = request({ host: '127.0.0.1', port: product.port, method, path: url, headers }, (reply) => {
    log.push({
      asked: `${method} ${url}`,
      status: reply.statusCode!,
      withCookie: /(?:^|; )session=/.test(headers.cookie ?? ''),
    });
    outgoing.writeHead(reply.statusCode!, reply.rawHeaders);
    reply.on('error', () => outgoing.destroy()).pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
});
const originOf = (server: typeof front, host = '127.0.0.1') =>
  `http://${host}:${(server.address() as AddressInfo).port}`;

let product: RunningProduct;
let origin: string;
let browser: Browser;
let pool: ReturnType<typeof createPool>;
let context: BrowserContext;
let own: Page;
let classId: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    // Without background work: its jobs, which the clock starts, change rows while a test compares all of them.
    startProduct({ settings: { WORKER: 'separate' } }),
    launchBrowser(),
    once(stranger.listen(0, '127.0.0.1'), 'listening'),
    once(front.listen(0, '127.0.0.1'), 'listening'),
  ]);
  origin = originOf(front);
  pool = createPool({ url: product.databaseUrl, max: 2 });
  // The product's content security policy stays on here: which pages may frame others is part of the test.
  context = await browser.newContext({ baseURL: origin });
  // Nor may the page report that it was opened, some seconds later.
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  own = await context.newPage();
  await own.goto('/login');
  await signIn(own, 'thuha@vumon.example');
  await own.waitForURL(`${origin}/home`);
  const { rows } = await pool.query<{ id: string }>(
    `SELECT c.id FROM classes c JOIN users u ON u.id = c.owner_id WHERE u.email = 'thuha@vumon.example' LIMIT 1`,
  );
  classId = rows[0]!.id;
});
afterAll(async () => {
  await browser?.close();
  await pool?.end();
  await product?.stop();
  stranger.close();
  front.close();
});

/** The last digest of each table, with the places and versions of its rows at that time. */
const digests = new Map<string, { readonly versions: unknown; readonly digest: unknown }>();

/**
 * A digest of a table's content. To read all tables takes a second, so a table is read again only where a row has another
 * place or another version than before; a row that is written anew gets both, even with the same content.
 */
async function digestOf(table: string): Promise<unknown> {
  const one = async (sql: string) =>
    (await pool.query<Record<string, string>>(`SELECT ${sql} FROM "${table}" t`)).rows[0]!;
  const versions = await one(
    `count(*) AS rows, sum(hashtextextended(tableoid || ' ' || ctid || ' ' || xmin, 0)) AS versions`,
  );
  const known = digests.get(table);
  if (known && isDeepStrictEqual(known.versions, versions)) return known.digest;
  const digest = await one(`count(*) AS rows, md5(string_agg(t::text, ',' ORDER BY t::text)) AS digest`);
  digests.set(table, { versions, digest });
  return digest;
}

/** A digest of every table, except the one where the process reports that it is alive, and of what the browser stores. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'heartbeat' ORDER BY 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) found[name] = await digestOf(name);
  found['cookies'] = (await context.cookies(origin))
    .map(({ name, value, sameSite, httpOnly }) => ({ name, value, sameSite, httpOnly }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return found;
}

/** A request that any page can make; `body` is sent unchanged. */
interface Wish {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: string | null;
  /** Sends a form with this picture in its field `file`, in place of a body. */
  readonly picture?: string;
}

const aClass = (code: string) => JSON.stringify({ code, gradeId: 'G9', schoolYear: 2026, name: 'Lớp = bẫy' });
const newProfile = JSON.stringify({
  lastName: 'Kẻ',
  firstName: 'Lạ',
  gender: null,
  birthday: null,
  provinceCode: null,
});
const otherAccount = JSON.stringify({ username: 'minhduc@vumon.example', password: 'Vumon2026' });
/** A PNG of one red pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

/** Changes that an attacker would try, in an order in which the product's own page can make all of them. */
const wishes = (): readonly Wish[] => [
  { path: '/api/itf/class', body: aClass('TRAP-1') },
  { method: 'PUT', path: '/api/account/profile', body: newProfile },
  { path: '/api/account/locale', body: '{"locale":"en"}' },
  { path: '/api/account/update-avatar', picture: dot },
  { path: `/api/itf/class/${classId}/update-logo`, picture: dot },
  { method: 'DELETE', path: '/api/account/avatar' },
  { path: '/api/account/sessions/sign-out', body: '{"thisOneToo":false}' },
  { path: '/api/account/sessions/sign-out', body: null },
  { path: '/dev/clock', body: '{"offsetMs":1000}' },
  { path: '/api/auth/login', body: otherAccount },
  { path: '/api/auth/refresh-token', body: '{}' },
  { path: '/api/auth/logout', body: null },
];

interface Outcome {
  /** The reply's status as the page sees it: 0 for an opaque reply, null when the browser gave the page nothing. */
  readonly status: number | null;
}

/** Calls `fetch` in the page. Without a type the browser chooses one for the body. */
const send = (
  page: Page,
  wish: Wish,
  { mode, type, more = {} }: { mode: 'cors' | 'no-cors'; type?: string; more?: Record<string, string> },
): Promise<Outcome> =>
  page.evaluate(
    async ({
      origin: home,
      wish: { method = 'POST', path, body, picture },
      mode: fetchMode,
      type: contentType,
      more: others,
    }) => {
      const form = new FormData();
      if (picture !== undefined)
        form.append(
          'file',
          new File([Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))], 'a.png', { type: 'image/png' }),
        );
      const reply = await fetch(home + path, {
        method,
        mode: fetchMode,
        credentials: 'include',
        headers: { ...others, ...(contentType !== undefined && { 'Content-Type': contentType }) },
        ...(picture === undefined ? typeof body === 'string' && { body } : { body: form }),
      }).catch(() => null);
      return { status: reply && reply.status };
    },
    { origin, wish, mode, more, ...(type !== undefined && { type }) },
  );

/** The requests that reach the product at `path` during `work`; waits for the first. */
async function askedAt(path: string, work: () => Promise<unknown>): Promise<Asked[]> {
  log = [];
  await work();
  const there = () => log.filter(({ asked }) => asked.slice(asked.indexOf(' ') + 1) === path);
  await expect.poll(() => there().length, { message: path, timeout: 20_000 }).toBeGreaterThanOrEqual(1);
  return there();
}

interface Form {
  readonly enctype: 'application/x-www-form-urlencoded' | 'text/plain' | 'multipart/form-data';
  readonly path: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly picture?: string;
}

/** JSON as a form of type text/plain sends it: as `name=value`, split at a sign inside one of its strings. */
function asPlainFields(json: string): Record<string, string> {
  const cut = json.indexOf('=');
  return { [json.slice(0, cut)]: json.slice(cut + 1) };
}

const forms = (): readonly Form[] => [
  { enctype: 'application/x-www-form-urlencoded', path: '/api/auth/logout' },
  { enctype: 'application/x-www-form-urlencoded', path: '/api/account/locale', fields: { locale: 'en' } },
  {
    enctype: 'application/x-www-form-urlencoded',
    path: '/api/auth/login',
    fields: { username: 'minhduc@vumon.example', password: 'Vumon2026' },
  },
  { enctype: 'text/plain', path: '/api/auth/logout' },
  { enctype: 'text/plain', path: '/api/itf/class', fields: asPlainFields(aClass('TRAP-2')) },
  { enctype: 'multipart/form-data', path: '/api/auth/logout' },
  { enctype: 'multipart/form-data', path: '/api/account/sessions/sign-out', fields: { thisOneToo: 'true' } },
  { enctype: 'multipart/form-data', path: '/api/account/update-avatar', picture: dot },
  { enctype: 'multipart/form-data', path: `/api/itf/class/${classId}/update-logo`, picture: dot },
];

/** Sends a form to the page itself, to a frame in it, or from a frame with an opaque origin. */
const submit = (
  page: Page,
  { enctype, path, fields = {}, picture }: Form,
  from: 'page' | 'frame' | 'nowhere',
): Promise<void> =>
  page.evaluate(
    ({ action, enctype: type, fields: values, picture: image, from: place }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action, enctype: type });
      for (const [name, value] of Object.entries(values)) {
        const input = document.createElement('input');
        Object.assign(input, { name, value, type: 'hidden' });
        form.append(input);
      }
      if (image !== undefined) {
        const input = document.createElement('input');
        Object.assign(input, { name: 'file', type: 'file' });
        const files = new DataTransfer();
        files.items.add(
          new File([Uint8Array.from(atob(image), (char) => char.charCodeAt(0))], 'a.png', { type: 'image/png' }),
        );
        input.files = files.files;
        form.append(input);
      }
      if (place === 'nowhere') {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-forms allow-scripts');
        frame.srcdoc = `${form.outerHTML}<script>document.forms[0].submit()</script>`;
        document.body.append(frame);
        return;
      }
      if (place === 'frame') {
        const frame = document.createElement('iframe');
        frame.name = 'target';
        document.body.append(frame);
        form.target = 'target';
      }
      document.body.append(form);
      form.submit();
    },
    { action: origin + path, enctype, fields, ...(picture !== undefined && { picture }), from },
  );

/** Every path of the product, filled with what the teacher owns, and some that an attacker would guess. */
const paths = (): readonly string[] => [
  ...new Set(Object.keys(routes).map((key) => `/api${key.split(' ')[1]!.replace(/\{\w+\}/g, classId)}`)),
  '/api/auth/logout?_method=POST',
  '/api/account/locale?locale=en',
  '/api/account/sessions/sign-out?thisOneToo=true',
  '/dev/clock?offsetMs=1000',
];

describe.each([
  ['its own host at another port', '127.0.0.1', true],
  ['another host', 'localhost', false],
])('a page of %s', (_, host, withCookie) => {
  const elsewhere = () => `${originOf(stranger, host)}/`;
  /** Opens the foreign page, lets it work, and checks that nothing has changed. */
  async function visitElsewhere(work: (page: Page) => Promise<void>): Promise<void> {
    const before = await everything();
    const page = await context.newPage();
    try {
      await page.goto(elsewhere());
      await work(page);
    } finally {
      await page.close();
    }
    expect(await everything()).toEqual(before);
    expect(await own.evaluate(async () => (await fetch('/api/account/profile')).status)).toBe(200);
  }

  test('submits forms to a page, to a frame and without an origin: all are refused', () =>
    visitElsewhere(async (page) => {
      for (const form of forms()) {
        for (const from of ['page', 'frame', ...(form.picture === undefined ? ['nowhere' as const] : [])] as const) {
          const what = `${form.enctype} ${form.path} from ${from}`;
          await page.goto(elsewhere());
          expect(await askedAt(form.path, () => submit(page, form, from)), what).toEqual([
            { asked: `POST ${form.path}`, status: 403, withCookie: withCookie && from !== 'nowhere' },
          ]);
          if (from !== 'page') continue;
          // The refusal has replaced the page.
          await page.waitForURL(origin + form.path);
          expect(await page.locator('body').textContent(), what).toContain('CROSS_ORIGIN_REFUSED');
        }
      }
    }));

  test('fetches with cookies: simple requests are refused, preflighted ones are never sent', () =>
    visitElsewhere(async (page) => {
      for (const wish of wishes()) {
        const simple = (wish.method ?? 'POST') === 'POST';
        const types =
          wish.picture === undefined && typeof wish.body === 'string'
            ? ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
            : [undefined];
        for (const type of simple ? types : []) {
          const what = `${type ?? 'no type'} ${wish.path}`;
          for (const mode of ['cors', 'no-cors'] as const) {
            const asked = await askedAt(wish.path, async () => {
              // The page gets no reply to read.
              expect(await send(page, wish, { mode, ...(type !== undefined && { type }) }), what).toEqual({
                status: mode === 'cors' ? null : 0,
              });
            });
            expect(asked, what).toEqual([{ asked: `POST ${wish.path}`, status: 403, withCookie }]);
          }
        }
        // The browser sends a preflight request, whose reply does not allow the request.
        if (wish.picture !== undefined || wish.body === null) continue;
        const asked = await askedAt(wish.path, async () => {
          expect(
            await send(page, wish, { mode: 'cors', ...(wish.body !== undefined && { type: 'application/json' }) }),
            wish.path,
          ).toEqual({ status: null });
        });
        expect(
          asked.map((one) => one.asked),
          wish.path,
        ).toEqual([`OPTIONS ${wish.path}`]);
      }
    }));

  test('sends beacons: all are refused', () =>
    visitElsewhere(async (page) => {
      for (const kind of ['text', 'fields', 'form', 'json'] as const) {
        const path = kind === 'form' ? '/api/account/update-avatar' : '/api/itf/class';
        const work = () =>
          page.evaluate(
            ({ url, body, picture, kind: what }) => {
              const form = new FormData();
              form.append(
                'file',
                new File([Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))], 'a.png', {
                  type: 'image/png',
                }),
              );
              const data = {
                text: body,
                fields: new URLSearchParams({ code: 'TRAP' }),
                form,
                json: new Blob([body], { type: 'application/json' }),
              }[what];
              navigator.sendBeacon(url, data);
            },
            { url: origin + path, body: aClass('TRAP-3'), picture: dot, kind },
          );
        const asked = await askedAt(path, work);
        // Requests with JSON need a preflight request.
        if (kind === 'json') expect(asked.map((one) => one.asked)).toEqual([`OPTIONS ${path}`]);
        else expect(asked, kind).toEqual([{ asked: `POST ${path}`, status: 403, withCookie }]);
      }
      expect(
        await askedAt('/api/auth/logout', () =>
          page.evaluate((url) => navigator.sendBeacon(url), `${origin}/api/auth/logout`),
        ),
      ).toEqual([{ asked: 'POST /api/auth/logout', status: 403, withCookie }]);
    }));

  // Each address in one way, on the two hosts in different ones: what is read does not depend on the way.
  test('requests every address as a picture, a script or a style: reading changes nothing', () =>
    visitElsewhere(async (page) => {
      const tags = withCookie ? (['img', 'script', 'link'] as const) : (['script', 'link', 'img'] as const);
      log = [];
      const loaded = await page.evaluate(
        async ({ origin: home, addresses, tags: ways }) => {
          const done: string[] = [];
          const ask = (address: string, tag: 'img' | 'script' | 'link') =>
            new Promise<void>((resolve) => {
              const element = document.createElement(tag);
              element.addEventListener('load', () => resolve(void done.push(`${tag} ${address}`)));
              element.addEventListener('error', () => resolve());
              if (element instanceof HTMLLinkElement)
                Object.assign(element, { rel: 'stylesheet', href: home + address });
              else element.src = home + address;
              document.body.append(element);
            });
          for (let at = 0; at < addresses.length; at += ways.length)
            await Promise.all(
              addresses.slice(at, at + ways.length).map((address, place) => ask(address, ways[place]!)),
            );
          return done;
        },
        { origin, addresses: paths(), tags },
      );
      expect(loaded).toEqual([]);
      for (const address of paths())
        expect(
          log.filter(({ asked, withCookie: has }) => asked === `GET ${address}` && has === withCookie).length,
          address,
        ).toBe(1);
    }));

  test('navigates the window to the API: nothing is changed and nothing is shown', () =>
    visitElsewhere(async (page) => {
      for (const address of ['/api/auth/logout', '/api/account/export', '/api/account/profile']) {
        await page.goto(elsewhere());
        const asked = await askedAt(address, () =>
          page.evaluate((url) => {
            const link = document.createElement('a');
            link.href = url;
            document.body.append(link);
            link.click();
          }, origin + address),
        );
        // In this case the browser sends the cookies, whatever the host of the page.
        expect(
          asked.map(({ withCookie: has }) => has),
          address,
        ).toEqual([true]);
        await page.waitForURL(origin + address);
        expect(await page.locator('body').textContent(), address).toMatch(/"(?:CROSS_ORIGIN_REFUSED|NOT_FOUND)"/);
      }
    }));

  test('cannot frame any page or reply of the product', () =>
    visitElsewhere(async (page) => {
      for (const address of [
        '/',
        '/home',
        '/login',
        '/users/info',
        '/nowhere',
        '/api/account/profile',
        '/dev/outbox',
      ]) {
        await page.goto(elsewhere());
        await askedAt(address, () =>
          page.evaluate((url) => {
            const frame = document.createElement('iframe');
            frame.src = url;
            document.body.append(frame);
          }, origin + address),
        );
        // The browser shows its own page about the refusal instead.
        await expect.poll(() => page.frames()[1]?.url(), { message: address }).toMatch(/^chrome-error:/);
      }
    }));
});

const confirmation = (page: Page): Promise<string> =>
  page.evaluate(async (password) => {
    const reply = await fetch('/api/account/confirm', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    return ((await reply.json()) as { data: { confirmation: string } }).data.confirmation;
  }, demoPassword);

test("the product's own page can do all of it", async () => {
  // The product may frame itself.
  await own.goto('/home');
  await own.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/login';
    document.body.append(frame);
  });
  await expect.poll(() => own.frames()[1]?.url()).toMatch(/^http/);
  const asked = await askedAt('/api/itf/class', () =>
    own.evaluate(
      (body) => navigator.sendBeacon('/api/itf/class', new Blob([body], { type: 'application/json' })),
      aClass('TRAP-3'),
    ),
  );
  expect(asked).toEqual([{ asked: 'POST /api/itf/class', status: 200, withCookie: true }]);
  for (const wish of wishes()) {
    // Ending sessions asks for the password again.
    const more: Record<string, string> = {};
    if (wish.path.endsWith('/sign-out')) more['Confirmation'] = await confirmation(own);
    const before = await everything();
    const { status } = await send(own, wish, {
      mode: 'cors',
      more,
      ...(typeof wish.body === 'string' && { type: 'application/json' }),
    });
    expect(status, wish.path).toBe(200);
    // Two of them change no row: there is no other session to end, and the clock is only read.
    if (!/sign-out|clock/.test(wish.path)) expect(await everything(), wish.path).not.toEqual(before);
  }
});
