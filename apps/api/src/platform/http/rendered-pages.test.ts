/** Public pages as the server sends them: with their content for visitors, as the empty document for everybody else. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { PageText } from '@vumon/domain';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { smallWebRoot } from '../../testing/web-root.ts';

/** Shows the published text, or asks for what the path of the page says. */
const script = `
  const needs = { '/page/about-us': '/api/itf/page-texts/published?group=about-us&locale=', '/page/payment-policy': '/api/account/profile?' };
  export function render({ path, locale, nonce, replies }) {
    if (/^(?:\\/en)?\\/(?:payment|login|coming-soon|page\\/events)$/.test(path)) return { html: '<p>for everybody</p>', data: [], screen: 'app/App.tsx' };
    if (path === '/no-such-page') return { html: '<p>nothing here</p>', data: [], screen: 'app/App.tsx' };
    const url = needs[path.replace('/en', '')];
    if (url === undefined) throw new Error('no such page');
    const reply = replies[url + locale];
    if (reply === undefined) return { needs: [url + locale] };
    const lead = JSON.parse(reply).data[0]?.text.lead ?? 'what ships';
    return { html: '<style nonce="' + nonce + '"></style><p class="lead">' + lead + '</p>', data: [[['text'], lead]], screen: 'app/App.tsx' };
  }`;
const t = await testApp({ config: { webRoot: smallWebRoot(script) } });
const operator = await t.createUser({ role: 'OPERATOR' });
const open = (url: string, headers: Record<string, string> = {}) => t.server.inject({ method: 'GET', url, headers });
const empty = '<div id="root"></div>';

it('has the content, its styles and its data, and loads the app after them', async () => {
  const reply = await open('/en/page/about-us');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<p class="lead">what ships</p></div>');
  expect(reply.body).toContain('id="rendered">[[["text"],"what ships"]]</script>');
  const first = '(()=>{var pressed=null;})()';
  // Before anything that the page shows.
  expect(reply.body).toContain(`<script data-app="/assets/hydrate.js">${first}</script>\n<script>var a = 1;</script>`);
  expect(reply.body).not.toContain('app-1a2b');
  const policy = String(reply.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
  expect(reply.body).toContain(`<style nonce="${nonce}"></style>`);
  // The rules that it needs instead of whole sheets, for which the first picture would wait.
  expect(reply.body).toContain(`<style nonce="${nonce}">.lead{color:red}</style>\n</head>`);
  expect(reply.body).not.toContain('main.css');
  const hash = createHash('sha256').update(first).digest('base64');
  expect(policy).toContain(` 'sha256-${hash}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect((await open('/home')).headers['content-security-policy']).not.toContain(hash);
});

it('is compressed where the browser can read that', async () => {
  const plain = await open('/en/page/about-us');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const reply = await open('/en/page/about-us', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
  });
  expect(gunzipSync(reply.rawPayload).toString()).toContain('<p class="lead">what ships</p></div>');
});

it('has what an operator publishes in the very next page, in its language alone', async () => {
  // A text that looks like the mark of the nonce stays a text.
  const text: PageText = {
    title: 'Về chúng tôi',
    lead: 'Bản mới __CSP_NONCE__',
    sections: [{ id: 'name', title: 'Tên gọi', text: 'Một đoạn.' }],
  };
  const params = { page: 'about-us', locale: 'vi' } as const;
  const { draftRevision } = await t
    .as(operator)
    .call('PUT /itf/page-texts/{page}/{locale}/draft', { params, body: { draftRevision: 0, text } });
  expect((await open('/page/about-us')).body).toContain('>what ships</p>');
  await t.as(operator).call('POST /itf/page-texts/{page}/{locale}/publish', { params, body: { draftRevision } });
  expect((await open('/page/about-us')).body).toContain('>Bản mới __CSP_NONCE__</p>');
  expect((await open('/en/page/about-us')).body).toContain('>what ships</p>');
});

it.each(['/payment', '/login', '/en/login', '/page/events', '/coming-soon', '/en/coming-soon/?a=b'])(
  'renders %s for visitors',
  async (url) => {
    expect((await open(url)).body).toContain('<p>for everybody</p>');
  },
);

it('says with a page that an address leads nowhere', async () => {
  const reply = await open('/nothing');
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain('<p>nothing here</p>');
});

it.each([
  ['/nothing', 'Không tìm thấy trang này – Vumon', 'Địa chỉ có thể'],
  ['/en/nothing/at/all', 'This page was not found – Vumon', 'The address may'],
  ['/coming-soon', 'Phần này sắp có – Vumon', 'Chúng tôi đang làm'],
  ['/en/coming-soon/?a=b', 'Coming soon – Vumon', 'We are working'],
])('names %s without letting a search find it', async (url, title, description) => {
  const { body, headers } = await open(url);
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(`<meta name="description" content="${description}`);
  expect(body).not.toContain('rel="canonical"');
  expect(headers['x-robots-tag']).toBe('noindex');
});

it('asks the API as nobody, whoever opens the page', async () => {
  // The reply to nobody is a refusal, so there is no page.
  const reply = await open('/page/payment-policy', { authorization: `Bearer ${operator.token}` });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(empty);
  expect(reply.body).toContain('app-1a2b');
});

it.each([
  ['a page whose rendering fails', '/page/shopping-guide', {}],
  ['the app', '/home', {}],
  ['a page that depends on its search', '/payment?audience=student', {}],
  ['the sign-in with its search', '/login?way=class', {}],
  ['somebody with a session', '/page/about-us', { cookie: 'session=abc' }],
  ['somebody whose session can be renewed', '/page/about-us', { cookie: 'refresh=abc' }],
])('sends the empty document for %s', async (_, url, headers) => {
  const reply = await open(url, headers);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(empty);
  expect(reply.body).not.toContain('id="rendered"');
});
