/**
 * Steps that many tests share: sign in, choose from a list, wait until something is saved, read a downloaded workbook.
 */
import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The password of every demo account. */
export const demoPassword = 'Vumon2026';

const words = {
  vi: { username: 'Số điện thoại, email hoặc tên đăng nhập', password: 'Mật khẩu', submit: 'Đăng nhập' },
  en: { username: /^Phone/, password: 'Password', submit: 'Sign in' },
} as const;

/** Fills in the sign-in page and sends it; the caller checks what follows. */
export async function signIn(
  page: Page,
  username: string,
  password: string = demoPassword,
  locale: keyof typeof words = 'vi',
): Promise<void> {
  const { username: name, password: secret, submit } = words[locale];
  await page.getByRole('textbox', { name }).fill(username);
  await page.getByRole('textbox', { name: secret, exact: true }).fill(password);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

/**
 * Signs in by the request that the form sends, for tests whose subject is not the form. Does not navigate.
 */
export async function enter(page: Page, origin: string, username: string, password = demoPassword): Promise<void> {
  const context = page.context();
  const reply = await context.request.post(`${origin}/api/auth/login`, {
    data: { username, password },
    // The name of the device in the list of sessions comes from this header.
    headers: { origin, 'user-agent': await page.evaluate(() => navigator.userAgent) },
  });
  if (!reply.ok()) throw new Error(`${username} cannot sign in: ${await reply.text()}`);
  // Public pages request the profile only in browsers where somebody was signed in before. Set once: afterwards the
  // product maintains this mark.
  await context.addInitScript(() => {
    if (localStorage.getItem('test-entered')) return;
    localStorage.setItem('test-entered', '1');
    localStorage.setItem('signed-in', '1');
  });
}

/** Enters the password in the dialog that protects sensitive actions. */
export async function confirmWho(page: Page, password = demoPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Xác nhận đó là bạn' });
  await dialog.getByRole('textbox', { name: 'Mật khẩu của bạn' }).fill(password);
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  if (password === demoPassword) await dialog.waitFor({ state: 'detached' });
}

/** Ends every session of the account that a page is signed in to, with the same requests as the pages send. */
export async function signOutEverywhere(page: Page, password = demoPassword): Promise<void> {
  const status = await page.evaluate(async (secret) => {
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const { data } = (await (await post('/account/confirm', { password: secret })).json()) as {
      data: { confirmation: string };
    };
    const reply = await post('/account/sessions/sign-out', { thisOneToo: true }, { Confirmation: data.confirmation });
    return reply.status;
  }, password);
  if (status !== 200) throw new Error(`signing out everywhere: ${status}`);
}

/** Fills in the first step of signing up. */
export async function giveBirthday(page: Page, day: string, words = { field: 'Ngày sinh', next: 'Tiếp tục' }) {
  await page.getByLabel(words.field, { exact: true }).fill(day);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.next, exact: true }).click();
}

interface Router {
  readonly state: { readonly status: string; readonly resolvedLocation?: { readonly href: string } };
}

/**
 * Navigates to an address of the main app as a link would, and waits until the router has resolved it. A new document
 * costs a second of processor time, this almost nothing. Where the page shows something else (the player, or nothing
 * yet), a new document is opened, as it is for users.
 */
export async function follow(page: Page, address: string): Promise<void> {
  const inMainApp = await page.evaluate((to) => {
    if (!('__TSR_ROUTER__' in window)) return false;
    history.pushState(null, '', to);
    return true;
  }, address);
  if (!inMainApp) {
    await page.goto(address);
    return;
  }
  await page.waitForFunction(() => {
    const { state } = (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__;
    // The router's paths have no language prefix.
    const here = (location.pathname.replace(/^\/en(?=\/|$)/, '') || '/') + location.search;
    return state.status === 'idle' && state.resolvedLocation?.href === here;
  });
}

/** Opens a select field by its label and chooses an option. */
export async function choose(root: Page | Locator, label: string, option: string | RegExp, at = 0): Promise<void> {
  const field = root.getByRole('combobox', { name: label, exact: true }).nth(at);
  await field.click();
  // The options are drawn beside the page, not inside the dialog with the field.
  await field
    .page()
    .getByRole('option', { name: option, exact: typeof option === 'string' })
    .first()
    .click();
}

/**
 * Presses a single key of the player (`j`, `b`, `f`), which has no effect before its code is loaded: that comes after the
 * first question.
 */
export async function pressOnceLoaded(page: Page, key: string): Promise<void> {
  const isTaken = async () => {
    const seen = await page.evaluateHandle(() => {
      const one = { taken: false };
      // Behind the player's own listener, which is on the document.
      addEventListener('keydown', (event) => (one.taken = event.defaultPrevented), { once: true });
      return one;
    });
    await page.keyboard.press(key);
    return seen.evaluate(({ taken }) => taken);
  };
  await expect.poll(isTaken, { message: `the key ${key} has an effect` }).toBe(true);
}

/**
 * Checks a radio button or a box whose input lies, not visible, under the drawing of its label: Playwright would wait for
 * the input to receive the click, which the label receives.
 */
export const tick = (input: Locator): Promise<void> => input.check({ force: true });

/** Chooses in a segmented control: in the first one that has the option. */
export const pick = (root: Page | Locator, name: string | RegExp): Promise<void> =>
  tick(root.getByRole('radio', { name }).first());

/** Clicks, and returns the rows of the first sheet of the workbook that is downloaded. */
export async function downloadRows(page: Page, button: Locator): Promise<{ name: string; rows: unknown[][] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const book = read(readFileSync(await download.path()));
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  return { name: download.suggestedFilename(), rows };
}
