/** What teachers do in every editor: fill fields in, bring files. */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

const data = join(import.meta.dirname, '../../apps/api/src/seed/data');
/** A picture of the seeds by its name, such as `apple`. */
export const picture = (name: string): string => join(data, 'images-openmoji', `${name}.png`);
/** A short recording. */
export const recording: string = join(data, 'audio-tts/instruction.mp3');
/** Four short ones that differ: a file that is brought twice is one recording. */
export const recordings: readonly string[] = ['ask1a', 'ask1b', 'ask1c', 'ask2a'].map((name) =>
  join(data, 'audio', `${name}.mp3`),
);

/** The field with this label; where several have it, the `at`-th. */
export const field = (root: Page | Locator, name: string | RegExp, at = 0): Locator =>
  root.getByRole('textbox', { name, ...(typeof name === 'string' && { exact: true }) }).nth(at);

/** Gives a file through the button that asks for one, and waits until it is stored. */
export async function bring(page: Page, button: Locator, file: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await button.click();
  // Where the server can turn recordings into MP3, a dialog offers to record first.
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

/** The question's recording, through the toolbar. */
export async function bringAudio(page: Page): Promise<void> {
  await bring(page, page.getByRole('button', { name: 'Thêm bài nghe' }).first(), recording);
  await page.getByRole('group', { name: 'Bài nghe' }).first().waitFor();
}

/** A picture of the question with its description, through the toolbar. */
export async function bringPicture(page: Page, name: string, alt: string): Promise<void> {
  await bring(page, page.getByRole('button', { name: 'Thêm tranh', exact: true }).first(), picture(name));
  await field(page, 'Mô tả tranh').fill(alt);
}

/** Types answers into a field that takes several, each ended with Enter. */
export async function addAnswers(target: Locator, ...answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    await target.fill(answer);
    await target.press('Enter');
  }
}

/** Writes text with a gap after each part but the last. */
export async function writeWithGaps(page: Page, text: Locator, ...parts: readonly string[]): Promise<void> {
  await text.fill(parts[0] ?? '');
  for (const part of parts.slice(1)) {
    await text.press('End');
    await page.getByRole('button', { name: 'Chèn ô trống' }).first().click();
    await text.pressSequentially(part);
  }
}
