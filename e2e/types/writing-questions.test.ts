/** What only a browser shows of writing questions: one after another without leaving the page, and photos made smaller. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { addUser, type TestUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { follow } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';
import { bring, field } from './editing.ts';

const { origin, databaseUrl } = inject('product');
let browser: OwnBrowser;
let db: Db;
let teacher: TestUser;
let author: Visitor;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-'));
  browser = await launchBrowser();
  db = createDatabase(createPool({ url: databaseUrl, max: 2 }));
  teacher = await addUser(db, Date.now(), { role: 'TEACHER', package: 'ADVANCE', firstName: 'Hà' });
  author = await visit(browser, { origin, width: 1280, height: 900 });
  await author.context.addCookies([
    { name: 'session', value: teacher.token, url: origin, httpOnly: true, sameSite: 'Lax' },
  ]);
});
afterAll(async () => {
  await author?.leave();
  await browser?.close();
  await db?.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** What an upload of a question's picture may have by default. */
const most = 5 * 1024 * 1024;

/** A PNG of random points, which no format makes small. */
function noise(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const stored = () =>
  db
    .selectFrom('questions')
    .select(['id', 'type', 'subject', 'skill', 'summary'])
    .where('owner_id', '=', teacher.id)
    .orderBy('id')
    .execute();

test('“Lưu và soạn tiếp” saves each question once and opens an empty one of the same type and skill', async () => {
  const { page, problems } = author;
  await follow(page, '/questions/new?type=MC1');
  for (const [stem, right] of [
    ['Water boils at ____ degrees Celsius.', 'B'],
    ['She ____ to school every day.', 'C'],
  ] as const) {
    // Empty again: nothing of the question before is left.
    await expect
      .poll(() =>
        field(page, 'Câu hỏi')
          .innerText()
          .then((text) => text.trim()),
      )
      .toBe('');
    await field(page, 'Câu hỏi').fill(stem);
    for (const [at, letter] of [...'ABCD'].entries()) await field(page, `Phương án ${letter}`).fill(`${stem[0]}${at}`);
    await page.getByRole('radio', { name: `${right} là đáp án đúng` }).click();
    const [reply] = await Promise.all([
      page.waitForResponse(
        (one) => one.request().method() === 'POST' && new URL(one.url()).pathname === '/api/questions',
      ),
      page.getByRole('button', { name: 'Lưu và soạn tiếp' }).click(),
    ]);
    expect(reply.status()).toBe(200);
  }
  await expect
    .poll(() =>
      field(page, 'Câu hỏi')
        .innerText()
        .then((text) => text.trim()),
    )
    .toBe('');
  expect(new URL(page.url()).pathname).toBe('/questions/new');
  const questions = await stored();
  expect(questions.map(({ summary }) => summary.slice(0, 5))).toEqual(['Water', 'She _']);
  expect(new Set(questions.map(({ type, subject, skill }) => `${type} ${subject} ${skill}`)).size).toBe(1);
  expect(problems).toEqual([]);
});

test('a photo that is larger than an upload may be is made smaller in the browser and stored', async () => {
  const { page, problems } = author;
  const photo = join(folder, 'photo.png');
  const bytes = noise(2600, 1950);
  expect(bytes.length).toBeGreaterThan(most);
  await writeFile(photo, bytes);
  await follow(page, '/questions/new?type=MC2');
  await bring(page, page.getByRole('button', { name: 'Thêm tranh', exact: true }).first(), photo);
  await field(page, 'Mô tả tranh').waitFor();
  const media = await db
    .selectFrom('media')
    .select(['mime', 'bytes', 'width'])
    .where('owner_id', '=', teacher.id)
    .execute();
  expect(media).toHaveLength(1);
  expect(media[0]!.mime).toBe('image/jpeg');
  expect(Number(media[0]!.bytes)).toBeLessThanOrEqual(most);
  expect(problems).toEqual([]);
});
