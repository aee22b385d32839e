/** What teachers do in every editor: fill in fields, add files. */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

const data = join(import.meta.dirname, '../../packages/content/data');
/** A picture of the seed data by its name, such as `apple`. */
export const picture = (name: string): string => join(data, 'images-openmoji', `${name}.png`);
/** A short recording. */
export const recording: string = join(data, 'audio-tts/instruction.mp3');
/** Four short recordings with different content: the same file added twice would be one recording. */
export const recordings: readonly string[] = ['ask1a', 'ask1b', 'ask1c', 'ask2a'].map((name) =>
  join(data, 'audio', `${name}.mp3`),
);

/** The field with this label; where several have it, the one with index `at`. */
export const field = (root: Page | Locator, name: string | RegExp, at = 0): Locator =>
  root.getByRole('textbox', { name, ...(typeof name === 'string' && { exact: true }) }).nth(at);

/** Chooses a file by the button that asks for one, and waits until it is stored. */
export async function bring(page: Page, button: Locator, file: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await button.click();
  // Where the server can convert recordings to MP3, a dialog first offers to record one.
  if (file.endsWith('.mp3'))
    void page
      .getByRole('dialog')
      .getByRole('button', { name: 'Chọn tệp MP3' })
      .click()
      .catch(() => {});
  const chooser = await chosen;
  await Promise.all([
    page.waitForResponse((reply) => reply.request().method() === 'POST' && /\/media/.test(reply.url()) && reply.ok()),
    chooser.setFiles(file),
  ]);
}

/** Adds the question's recording by the tool bar. */
export async function bringAudio(page: Page): Promise<void> {
  await bring(page, page.getByRole('button', { name: 'Thêm bài nghe' }).first(), recording);
  await page.getByRole('group', { name: 'Bài nghe' }).first().waitFor();
}

/** Adds a picture with its description by the tool bar. */
export async function bringPicture(page: Page, name: string, alt: string): Promise<void> {
  await bring(page, page.getByRole('button', { name: 'Thêm tranh', exact: true }).first(), picture(name));
  await field(page, 'Mô tả tranh').fill(alt);
}

/** Types several answers into one field, each followed by Enter. */
export async function addAnswers(target: Locator, ...answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    await target.fill(answer);
    await target.press('Enter');
  }
}

/** Types text with a gap after each part except the last. */
export async function writeWithGaps(page: Page, text: Locator, ...parts: readonly string[]): Promise<void> {
  await text.fill(parts[0] ?? '');
  for (const part of parts.slice(1)) {
    await text.press('End');
    await page.getByRole('button', { name: 'Chèn ô trống' }).first().click();
    await text.pressSequentially(part);
  }
}
