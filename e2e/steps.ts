/** What people do again and again: sign in, choose from a list, wait until something was saved, open a downloaded workbook. */
import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from 'playwright-core';

/** Of every demo account. */
export const demoPassword = 'Vumon2026';

const words = {
  vi: { username: 'Số điện thoại, email hoặc tên đăng nhập', password: 'Mật khẩu', submit: 'Đăng nhập' },
  en: { username: /^Phone/, password: 'Password', submit: 'Sign in' },
} as const;

/** Fills the sign-in page and sends it; what follows is looked at by the caller. */
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
 * Signs this browser in by the request that the form sends, for tests whose subject begins behind the form. The page stays
 * where it is.
 */
export async function enter(page: Page, origin: string, username: string, password = demoPassword): Promise<void> {
  const context = page.context();
  const reply = await context.request.post(`${origin}/api/auth/login`, {
    data: { username, password },
    // What the list of devices will name.
    headers: { origin, 'user-agent': await page.evaluate(() => navigator.userAgent) },
  });
  if (!reply.ok()) throw new Error(`${username} cannot sign in: ${await reply.text()}`);
  // Public pages ask who is there only where somebody was. Once: from then on the product looks after it.
  await context.addInitScript(() => {
    if (localStorage.getItem('test-entered')) return;
    localStorage.setItem('test-entered', '1');
    localStorage.setItem('signed-in', '1');
  });
}

/** Confirms the password in the dialog of sensitive actions. */
export async function confirmWho(page: Page, password = demoPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Xác nhận đó là bạn' });
  await dialog.getByRole('textbox', { name: 'Mật khẩu của bạn' }).fill(password);
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  if (password === demoPassword) await dialog.waitFor({ state: 'detached' });
}

/** Ends every session of the account that a page is signed in to, by the requests that the pages send. */
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

/** The first step of signing up. */
export async function giveBirthday(page: Page, day: string, words = { field: 'Ngày sinh', next: 'Tiếp tục' }) {
  await page.getByLabel(words.field, { exact: true }).fill(day);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.next, exact: true }).click();
}

interface Router {
  readonly state: { readonly status: string; readonly resolvedLocation?: { readonly href: string } };
}

/**
 * Goes to an address of the main app as a link would, until the router has judged it and shows what came of it. A new
 * document costs the machine a second, this way hardly anything; where the page holds something else (the player,
 * nothing yet) a new document is what a person would get as well.
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
    // The router knows its paths without the language.
    const here = (location.pathname.replace(/^\/en(?=\/|$)/, '') || '/') + location.search;
    return state.status === 'idle' && state.resolvedLocation?.href === here;
  });
}

/** Opens a select field by its label and takes an option. */
export async function choose(root: Page | Locator, label: string, option: string | RegExp, at = 0): Promise<void> {
  const field = root.getByRole('combobox', { name: label, exact: true }).nth(at);
  await field.click();
  // Options are drawn beside the page, not inside of what was opened.
  await field
    .page()
    .getByRole('option', { name: option, exact: typeof option === 'string' })
    .first()
    .click();
}

/** A segmented control's input is covered by its label. */
export const pick = (root: Page | Locator, name: string | RegExp): Promise<void> =>
  root.getByRole('radio', { name }).first().check({ force: true });

/** Clicks and returns the rows of the workbook's first sheet that the browser downloads. */
export async function downloadRows(page: Page, button: Locator): Promise<{ name: string; rows: unknown[][] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const book = read(readFileSync(await download.path()));
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  return { name: download.suggestedFilename(), rows };
}
