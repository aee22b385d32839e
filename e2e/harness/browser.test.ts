import { expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';

test('a browser starts, runs scripts and renders Vietnamese', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 400, height: 200 } });
    await page.setContent('<button onclick="this.textContent = `Đã nộp ${6 * 7}`">Nộp bài</button>');
    await page.getByRole('button', { name: 'Nộp bài' }).click();
    expect(await page.getByRole('button').textContent()).toBe('Đã nộp 42');
    expect((await page.screenshot()).byteLength).toBeGreaterThan(1000);
  } finally {
    await browser.close();
  }
});
