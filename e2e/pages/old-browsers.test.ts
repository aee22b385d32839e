/** The oldest supported browsers: functions that they lack are removed, and a learner can still take a test. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionContent, QuestionKey, QuestionTypeCode } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { expect, test } from 'vitest';
import type { MadeQuestion } from '../../apps/api/src/testing/school.ts';
import { requestBudget } from '../../tools/budget.ts';
import { findTooNew } from '../../tools/browser-floor.ts';
import { accounts } from '../harness/accounts.ts';
import type { Visitor } from '../harness/visitor.ts';
import { tick } from '../harness/steps.ts';

const here = accounts();

/** Removes what Chrome 109, Firefox 115 or Safari 15.6 lacks. Runs in the page before its own scripts. */
function makeOld(): void {
  const remove = (target: object, ...names: string[]) => {
    for (const name of names) delete (target as Record<string, unknown>)[name];
  };
  remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
  remove(Object.getPrototypeOf(Int8Array.prototype) as object, 'toSorted', 'toReversed', 'with');
  remove(Array, 'fromAsync');
  remove(Object, 'groupBy');
  remove(Map, 'groupBy');
  remove(Promise, 'withResolvers', 'try');
  remove(AbortSignal, 'timeout', 'any');
  remove(URL, 'canParse', 'parse');
  remove(String.prototype, 'isWellFormed', 'toWellFormed');
  remove(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf');
  remove(globalThis, 'Iterator', 'requestIdleCallback', 'scheduler', 'OffscreenCanvas', 'navigation');
  remove(Element.prototype, 'checkVisibility');
  remove(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover');
  remove(Document.prototype, 'startViewTransition');
  const Native = RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      if (/\(\?<[=!]/.test(String(pattern)) || flags?.includes('v'))
        throw new SyntaxError('Invalid regular expression');
      return new target(pattern, flags);
    },
  });
}

/**
 * What a library uses only after checking that it exists, or in code that the product never reaches.
 * Each entry was verified in the library's source.
 */
const harmless: readonly string[] = [
  // These libraries check whether the function exists first.
  'frame: popover',
  'drag-and-drop: popover',
  'mathlive.min: popover',
  'schema: URL.canParse',
  // React and the router use view transitions only where a page asks for them, which none does.
  // The chunks that have them change their names with every new import.
  'any: view transitions',
  // Our own code, which checks first.
  'questions: CSS highlights',
  'HydratedApp: scheduler',
];

test('the built scripts only use what the oldest browsers support', () => {
  const dist = join(import.meta.dirname, '../../apps/web/dist');
  const found = globSync('assets/*.js', { cwd: dist }).flatMap((file) =>
    findTooNew(readFileSync(join(dist, file), 'utf8')).map(
      (name) => `${file.replace(/^assets.|-[\w-]{8}\.js$/g, '')}: ${name}`,
    ),
  );
  const isHarmless = (one: string) => [one, one.replace(/^[^:]+/, 'any')].some((entry) => harmless.includes(entry));
  expect(found.filter((one) => !isHarmless(one))).toEqual([]);
});

const sample = (code: QuestionTypeCode): MadeQuestion => ({
  code,
  content: samples[code].content as QuestionContent,
  key: samples[code].key as QuestionKey,
});

/** A learner on the start page of a test with these questions; `prepare` may change the browser before. */
async function learnerAt(
  codes: readonly QuestionTypeCode[],
  prepare: (visitor: Visitor) => Promise<unknown>,
): Promise<Visitor> {
  const school = await here.schoolWith({ made: codes.map(sample) });
  const learner = await school.student({ firstName: 'Cũ' });
  const visitor = await here.device();
  await prepare(visitor);
  await visitor.context.addCookies([
    { name: 'session', value: learner.token, url: here.product.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await visitor.page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await visitor.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await visitor.page.locator('[data-choose] input').first().waitFor({ state: 'attached' });
  return visitor;
}

test("the player's first load is a few requests, including fonts", async () => {
  const { page } = await learnerAt(['MC1'], ({ context }) =>
    context.addInitScript(() => {
      // Marks the click on start. What the start screen loads while it is read is not counted.
      addEventListener('click', () => performance.mark('begun'), { capture: true, once: true });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main button')) return;
        observer.disconnect();
        performance.mark('start-screen');
      }).observe(document, { subtree: true, childList: true });
      // Stops counting when the first question appears, before its effects prefetch what may be needed later.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-choose]')) return;
        observer.disconnect();
        performance.mark('first-question');
      }).observe(document, { subtree: true, childList: true });
    }),
  );
  const files = await page.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]!.startTime;
    const loaded = performance
      .getEntriesByType('resource')
      .filter(
        ({ startTime }) =>
          startTime <= at('start-screen') || (startTime >= at('begun') && startTime <= at('first-question')),
      );
    return loaded.map(({ name }) => new URL(name).pathname).filter((path) => !/^\/(?:api|media)\//.test(path));
  });
  // Plus one for the page itself.
  expect(files.length + 1, files.join('\n')).toBeLessThanOrEqual(requestBudget);
  const fonts = files.filter((path) => path.endsWith('.woff2'));
  expect(fonts.length, fonts.join('\n')).toBeLessThanOrEqual(6);
});

test('a learner takes a test on the oldest supported browser', async () => {
  const { page, problems } = await learnerAt(['MC1', 'DD1'], ({ context }) => context.addInitScript(makeOld));
  await tick(page.locator('[data-choose] input').first());
  await page.getByText('Đã lưu').first().waitFor();
  // Without popovers the list of pieces and the dragged piece must still lie above the page.
  // This browser's own style sheet hides a popover that was not opened; old browsers have no such rule.
  await page.addStyleTag({ content: '[data-source-list] { display: block }' });
  await page.getByRole('button', { name: 'Sau', exact: true }).click();
  await page.locator('[data-target-button]').first().press('Enter');
  await page.getByRole('option').first().click();
  await page.getByText('Đã lưu').first().waitFor();
  await page.getByRole('button', { name: 'Nộp bài' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  await page.waitForFunction(() => document.querySelector('[data-question]') === null);
  await page.getByText(/^Nộp lúc/).waitFor();
  expect(problems).toEqual([]);
});

test.each([
  ['/login', 'Trình duyệt này đã cũ', 'Chrome hoặc Edge từ bản 109'],
  ['/en/login', 'This browser is too old', 'Chrome or Edge 109'],
])('below the oldest supported browser, %s says which to use', async (path, title, body) => {
  const { context } = await here.device(360);
  // A page of its own: the other one waits for the app.
  const page = await context.newPage();
  await context.addInitScript(() => delete (Array.prototype as { findLast?: unknown }).findLast);
  await page.goto(path);
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.locator('body').innerText()).toContain(body);
  expect(await page.locator('#root').count()).toBe(0);
});

test.each([
  ['does not load', 'abort'],
  ['does not run', 'throw'],
] as const)('code that %s is not called a lost connection', async (_, how) => {
  const { page, context } = await here.device(360);
  await context.route('**/assets/frame-*.js', (route) =>
    how === 'abort'
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: 'throw new SyntaxError("x")' }),
  );
  // A page that the server does not render.
  await page.goto('/users/info');
  await page.getByRole('heading', { name: 'Trang này chưa mở được' }).waitFor();
  const text = await page.locator('body').innerText();
  expect(text).toContain('Trình duyệt chưa tải hoặc chưa chạy được');
  expect(text).not.toMatch(/mạng|kết nối/);
  await page.getByRole('button', { name: 'Tải lại trang' }).waitFor();
});
