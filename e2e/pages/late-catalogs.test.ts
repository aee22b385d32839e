/**
 * React and message catalogs that arrive late: only a browser shows this. Runs without the product, so that they arrive
 * at exactly the same moment each time.
 */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

/** A page that moves on to another part in a transition; the part's catalog arrives when the test says so. */
const source = `
import { createElement as draw, startTransition, Suspense, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '@vumon/i18n';
import { I18nProvider, useTranslation } from '@vumon/i18n/react';

const words = { common: { next: 'Next' }, late: { title: 'Here at last' } };
const load = (locale, namespace) =>
  namespace === 'common' ? Promise.resolve(words.common) : new Promise((arrive) => (window.arrive = () => arrive(words[namespace])));

function Part() {
  const { t } = useTranslation('late');
  // Hooks after the call that suspends: they fail if a later render skips the hook inside that call.
  const [count] = useState(1);
  const title = useMemo(() => t('title') + ', ' + count, [t, count]);
  return draw('p', null, title);
}

function Page() {
  const { t } = useTranslation('common');
  const [further, go] = useState(false);
  return draw(Suspense, { fallback: 'waiting' },
    draw('button', { onClick: () => startTransition(() => go(true)) }, t('next')),
    further && draw(Part));
}

const i18n = await createI18n('en', load, ['common']);
createRoot(document.getElementById('root')).render(draw(I18nProvider, { i18n }, draw(Page)));
`;

let browser: OwnBrowser;
let script: string;

/** Uses React's development build, which explains most about a failure. */
async function bundle(): Promise<string> {
  const name = 'virtual:page';
  const output = await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, target: 'esnext', rolldownOptions: { input: name } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === name ? join(import.meta.dirname, 'page.js') : null),
        load: (id) => (id === join(import.meta.dirname, 'page.js') ? source : null),
      },
    ],
  });
  return (output as Rolldown.RolldownOutput).output[0].code;
}

beforeAll(async () => {
  [browser, script] = await Promise.all([launchBrowser(), bundle()]);
});
afterAll(() => browser?.close());

async function open(): Promise<Visitor> {
  const visitor = await visit(browser, { origin: 'http://localhost', width: 800, height: 600 });
  await visitor.page.goto('data:text/html,<main id="root"></main>');
  return visitor;
}

test('messages that arrive during a React transition are shown without remounting', async () => {
  const visitor = await open();
  const { page, problems } = visitor;
  await page.addScriptTag({ type: 'module', content: script });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForFunction(() => 'arrive' in window);
  expect(await page.getByRole('main').innerText()).toBe('Next');
  await page.evaluate(() => (window as unknown as { arrive(): void }).arrive());
  await page.getByText('Here at last, 1').waitFor();
  expect(problems).toEqual([]);
  await visitor.leave();
});

test('an uncaught error is reported with its cause', async () => {
  const visitor = await open();
  const { page, problems } = visitor;
  await page.addScriptTag({
    content: `setTimeout(() => { throw new Error('given up', { cause: new TypeError('the reason') }); });
      Promise.reject(new Error('refused', { cause: 'no permission' }));`,
  });
  await expect.poll(() => problems.length).toBe(4);
  expect(problems.join('\n')).toMatch(/given up/);
  expect(problems.join('\n')).toMatch(/caused by TypeError: the reason/);
  expect(problems.join('\n')).toMatch(/refused/);
  expect(problems.join('\n')).toMatch(/caused by no permission/);
  await visitor.leave();
});
