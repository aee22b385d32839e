import { expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { visit } from './visitor.ts';

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

test('a key instead of a message is an error of the page, wherever it is shown or spoken', async () => {
  const browser = await launchBrowser();
  const { page, problems } = await visit(browser, { origin: 'http://localhost', width: 360, height: 740 });
  await page.goto('about:blank');
  await page.evaluate(() => {
    document.body.innerHTML = '<main><p>Được chấm. Hai em nộp bài.docx</p><p></p>later</main><code>in.code</code>';
    const [, second] = document.querySelectorAll('p');
    second!.append('text.added');
    second!.insertAdjacentHTML(
      'afterend',
      '<section><div>1. <b>text.inside</b></div><img alt="picture.name"><input placeholder="field.hint"></section>',
    );
    (document.querySelector('main')!.lastChild as Text).data = 'text.changed';
  });
  await page.evaluate(() => document.querySelector('section')!.setAttribute('aria-label', 'part.name'));
  const told = () => problems.map((problem) => problem.split(' ').at(-1)).toSorted();
  await expect
    .poll(told)
    .toEqual(['field.hint', 'part.name', 'picture.name', 'text.added', 'text.changed', 'text.inside']);
  await browser.close();
});
