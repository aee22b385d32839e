/** The international site: English only, one-time codes by e-mail, phone numbers of any country. */
import { expect, test } from 'vitest';
import { giveBirthday, signIn, tick } from '../harness/steps.ts';
import { saidBeside, together } from '../harness/account-pages.ts';

const { somebody, codeFor } = together({ SITE: 'intl' });

test('signing up, out, and in again with the entered phone', () =>
  somebody(async ({ page, lookAround }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.goto('/register');
    await giveBirthday(page, '06/05/1990', { field: 'Date of birth', next: 'Continue' });
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('+65 9123 4567');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect.poll(() => saidBeside(page, 'E-mail address')).not.toBe('');
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('mei.tan@example.com');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
    await lookAround('the code abroad');
    await page.keyboard.type(await codeFor('mei.tan@example.com'));
    await page.getByRole('textbox', { name: 'Full name' }).fill('Mei Lin Tan');
    const phone = page.getByRole('textbox', { name: 'Phone number' });
    await phone.fill('12345678');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Rainy2day');
    await page.getByRole('textbox', { name: 'Password again' }).fill('Rainy2day');
    await page.getByRole('checkbox', { name: /^I accept/ }).check();
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true');
    await lookAround('details abroad');
    await phone.fill('+65 9123 4567');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await tick(page.getByRole('radio', { name: /^Teacher/ }));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.pathname === '/home');
    await page.goto('/users/info');
    await page.getByText('+6591234567').waitFor();
    await lookAround('the account abroad');
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    // Somebody who enters a phone number gets the code at the account's e-mail address, and the page says so.
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Phone number or e-mail' }).fill('+65 9123 4567');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByText('A code was sent to this account’s e-mail.').waitFor();
    await page.keyboard.type(await codeFor('mei.tan@example.com'));
    await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    await page.goto('/login');
    await signIn(page, '+65 9123-4567', 'Rainy2day', 'en');
    await page.waitForURL((url) => url.pathname === '/home');
  }));
