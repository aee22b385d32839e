/** Pages behind the sign-in as the server draws them: for their reader alone, or the document without it. */
import { createHash } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { smallWebRoot } from '../../testing/web-root.ts';

/** Shows the name in the profile and what the page shows first; does what a first name says. */
const script = `
  export async function render({ path, locale, nonce, replies }) {
    const { data } = JSON.parse(replies['/api/account/profile']);
    if (data.firstName === 'Throw') throw new Error('no such component');
    if (data.firstName === 'Nothing') return null;
    const asked = { Asks: '/api/notices/unread', Refused: '/api/itf/office/overview' }[data.firstName];
    if (asked && !replies[asked]) return { needs: [asked] };
    if (data.firstName === 'Late') await new Promise(() => {});
    const urls = Object.keys(replies).slice(1).join();
    return { html: '<style nonce="' + nonce + '"></style><h1 class="lead">' + [data.firstName, locale, path, urls, onPhone].join('|') + '</h1>', data: [], screen: 'app/App.tsx' };
  }`;
const t = await testApp({ config: { webRoot: smallWebRoot(undefined, script) } });
const [teacher, student, operator, closing, refused] = await Promise.all([
  t.createUser({ role: 'TEACHER', firstName: '</script>' }),
  t.createUser({ role: 'STUDENT', firstName: 'An' }),
  t.createUser({ role: 'OPERATOR' }),
  t.createUser({ role: 'TEACHER', firstName: 'Nothing' }),
  t.createUser({ role: 'TEACHER', firstName: 'Refused' }),
]);
const open = (url: string, token?: string, headers: Record<string, string> = {}) =>
  t.server.inject({ method: 'GET', url, headers: { ...(token && { cookie: `session=${token}` }), ...headers } });
const early = 'id="early-view"';

/** A reader does not wait long, neither for the process to start nor for a machine that has other work. */
const drawn = (...call: Parameters<typeof open>) =>
  vi.waitFor(async () => {
    const reply = await open(...call);
    expect(reply.body).toContain(early);
    return reply;
  }, 20_000);
beforeAll(async () => void (await drawn('/home', student.token)));

it('shows the reader their page before all that the app needs, with the replies that it was drawn with', async () => {
  const reply = await drawn('/home', student.token);
  expect(reply.statusCode).toBe(200);
  const urls = '/api/student/unit-tests-assigned?size=20,/api/student/results?size=10';
  expect(reply.body).toContain(`<h1 class="lead">An|vi|/home|${urls}|false</h1></div>\n<div id="root"></div>`);
  const replies = JSON.parse(/id="early-replies">(.*?)<\/script>/.exec(reply.body)![1]!);
  expect(Object.keys(replies)).toEqual(['/api/account/profile', ...urls.split(',')]);
  expect(replies['/api/account/profile'].data.firstName).toBe('An');
  // They need not be asked for.
  expect(reply.body).not.toContain('data-early');
  const [head, body] = reply.body.split('</head>');
  expect(head).not.toMatch(/stylesheet|module/);
  expect(body!.indexOf('main.css')).toBeGreaterThan(body!.indexOf(early));
  expect(body!.indexOf('app-1a2b.js')).toBeGreaterThan(body!.indexOf('main.css'));
  expect(head).toContain('.lead{color:red}</style>');
  expect(head).not.toContain('.never');
});

it('is written for one visit, under the policy of that visit', async () => {
  const reply = await drawn('/home', student.token);
  expect(reply.headers['cache-control']).toBe('no-store');
  const policy = String(reply.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
  expect(reply.body).toContain(`<style nonce="${nonce}"></style><h1`);
  const hash = createHash('sha256').update('(()=>{var drawn=null;})()').digest('base64');
  expect(policy).toContain(` 'sha256-${hash}'`);
  const other = await open('/home');
  expect(other.headers['content-security-policy']).not.toContain(hash);
});

it('is of whoever asks, in the language of the address, for the device that says what it is', async () => {
  const reply = await drawn('/en/home', teacher.token, { 'sec-ch-ua-mobile': '?1' });
  expect(reply.body).toContain('|en|/en/home|/api/itf/statistic/teacher-home|true</h1>');
  expect(reply.body).not.toContain('An|');
  // A name cannot end the element with the replies.
  expect(reply.body).toContain('"firstName":"\\u003c/script>"');
});

it('asks for what the page turns out to need', async () => {
  const asking = await t.createUser({ role: 'TEACHER', firstName: 'Asks' });
  const reply = await drawn('/home', asking.token);
  expect(reply.body).toContain('|/api/itf/statistic/teacher-home,/api/notices/unread|');
  expect(reply.body).toMatch(/"\/api\/notices\/unread":\{"result":true/);
});

it.each([
  ['a visitor', '/home', undefined],
  ['somebody whose session has ended', '/home', 'ended'],
  ['an address with a search', '/home?a=b', student.token],
  ['another page', '/questions', teacher.token],
  ['a role whose home is not drawn', '/home', operator.token],
  ['a page that has no heading yet', '/home', closing.token],
  ['a page that needs what its reader may not have', '/home', refused.token],
])('leaves the page to the app: %s', async (_, url, token) => {
  const reply = await open(url, token);
  expect(reply.body).not.toContain(early);
  expect(reply.body).toContain('<div id="root"></div>');
  expect(reply.headers['cache-control']).toBe('no-cache');
});

it('leaves the page to the app for a while after a drawing has failed', async () => {
  const failing = await t.createUser({ role: 'STUDENT', firstName: 'Throw' });
  // Until it has had the time to fail.
  await vi.waitFor(async () => {
    expect((await open('/home', failing.token)).body).toContain('data-early=');
    expect((await open('/home', student.token)).body).not.toContain(early);
  }, 20_000);
  t.advance(31_000);
  await drawn('/home', student.token);
});

it('sends the page to everybody who comes at the same time, drawn or not', async () => {
  const pages = await Promise.all(Array.from({ length: 30 }, () => open('/home', student.token)));
  expect(pages.every(({ body }) => body.includes(early) || body.includes('data-early='))).toBe(true);
  // Nobody failed: the next reader gets the drawing.
  await drawn('/home', student.token);
});

it('leaves the page to the app where a drawing does not end', async () => {
  const late = await t.createUser({ role: 'STUDENT', firstName: 'Late' });
  const reply = await open('/home', late.token);
  expect(reply.body).not.toContain(early);
  expect(reply.body).toContain('data-early=');
});
