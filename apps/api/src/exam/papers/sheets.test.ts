/** Answer sheets: where their bubbles are, and sheets with the names and numbers of a class. */
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PaperSet } from '@vumon/contract';
import { answerSheetSource, type AnswerSheet, type SheetGroup } from '@vumon/paper/typst';
import { renderPage } from '../../platform/pdf/index.ts';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { textOfPdf } from '../../testing/pdf.ts';
import { createSchool } from '../../testing/school.ts';
import { drawnSheets, sheetMark, shortId } from './sheets.ts';

const t = await testApp();
let teacher: TestUser;
let examId: string;

beforeAll(async () => {
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  examId = (await addReadyExam(t, teacher)).examId;
});

const head = { authority: '', school: 'THCS Bình Minh', year: '', subject: 'Toán', grade: 'Lớp 9' };
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const choice = (part: number) => (number: number) => ({ part, number, labels: ['A', 'B', 'C', 'D'] });
const plain = { choices: [], clusters: [], digits: [] };
/** The form of the graduation examination in maths. */
const questions: AnswerSheet['questions'] = {
  parts: [
    { ...plain, label: 'PHẦN I.', choices: numbers(1, 12).map(choice(0)) },
    {
      ...plain,
      label: 'PHẦN II.',
      clusters: numbers(13, 16).map((number) => ({ part: 1, number, labels: ['a', 'b', 'c', 'd'] })),
    },
    { ...plain, label: 'PHẦN III.', digits: numbers(17, 22).map((number) => ({ part: 2, number, cells: 4 })) },
  ],
  written: [],
};
const white = { mark: () => [[false]], number: '7K3Q' };

describe('the places of bubbles', () => {
  test('change nothing of the page that reports them', async () => {
    const pictures = [];
    for (const placed of [false, true]) {
      const source = answerSheetSource('Đề', head, [{ ...white, code: '101', questions, placed }], 'vi');
      pictures.push((await renderPage(source, { page: 1, width: 1240 })).png);
    }
    const [plainOne, placedOne] = pictures;
    expect(plainOne!.equals(placedOne!)).toBe(true);
  });

  test('are those of the drawn circles', async () => {
    const paper = { parts: [], head: {} as never, end: '' };
    const set = { setId: '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0001', name: 'Đề', locale: 'vi' as const, head };
    const empty = await drawnSheets({ ...set, codes: ['102'], paperFor: () => paper, roster: null, names: new Map() });
    const [layout] = empty.layouts;
    expect(empty.layouts).toHaveLength(1);
    expect(layout!.groups.map(({ name }) => name)).toEqual([
      ...numbers(0, 5).map((at) => `id:${at}`),
      ...numbers(0, 2).map((at) => `code:${at}`),
    ]);
    const sheet = { ...white, code: '102', questions: { parts: [], written: [] } };
    const { png } = await renderPage(answerSheetSource('Đề', head, [sheet], 'vi'), { page: 1, width: 2100 });
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    /** Places are in hundredths of a millimetre, ten of which are a pixel here. */
    const darkness = (x: number, y: number, right = 0, down = 0) =>
      255 - data[Math.round(y / 10 + down) * info.width + Math.round(x / 10 + right)]!;
    for (const { name, bubbles } of layout!.groups) {
      expect(bubbles.map(({ value }) => value)).toEqual(numbers(0, 9).map(String));
      for (const { value, x, y } of bubbles) {
        // The line of a circle is 21 pixels from its middle, in all directions.
        const ring = [...numbers(0, 7)].map((at) => (at * Math.PI) / 4);
        const seen = ring.map((angle) =>
          Math.max(...[20, 21, 22].map((radius) => darkness(x, y, radius * Math.cos(angle), radius * Math.sin(angle)))),
        );
        expect(Math.min(...seen), `${name} ${value}`).toBeGreaterThan(80);
        const filled = name.startsWith('code') && '102'[Number(name.at(-1))] === value;
        // Left of the digit a bubble is white, and black where the code is printed in advance.
        expect(darkness(x, y, -13) > 128, `${name} ${value}`).toBe(filled);
      }
    }
  });

  test('are stored with the set, for each code and page', async () => {
    const body = { formats: ['pdf' as const], codes: 2, extras: ['sheet' as const] };
    const set = await t.as(teacher).call('POST /itf/unit-tests/{id}/papers', { params: { id: examId }, body });
    await runJobs(t);
    const stored = await t.db.selectFrom('sheet_layouts').selectAll().where('set_id', '=', set.id).execute();
    expect(stored.map(({ code, page }) => [code, page])).toEqual([
      ['101', 1],
      ['102', 1],
    ]);
    const groups = stored[0]!.groups as unknown as SheetGroup[];
    // Three questions with four letters and a passage with three more; the gap is written elsewhere.
    const letters = groups.filter(({ name }) => /^\d/.test(name));
    expect(letters).toHaveLength(6);
    for (const { bubbles } of letters) expect(bubbles.map(({ value }) => value)).toEqual(['A', 'B', 'C', 'D']);
    // Both codes have the same form, but other numbers are gaps, because their order is shuffled.
    expect(stored.every(({ layout_hash }) => /^[0-9a-f]{64}$/.test(layout_hash))).toBe(true);
  });
});

describe('forty questions', () => {
  const pagesOf = async (parts: AnswerSheet['questions']['parts']) => {
    const sheet = { ...white, code: null, questions: { parts, written: [] } };
    return (await renderPage(answerSheetSource('Đề', head, [sheet], 'vi'), { page: 1, width: 200 })).pages;
  };
  test('fit on a page, also with statements and digits', async () => {
    expect(await pagesOf([{ ...plain, label: '', choices: numbers(1, 40).map(choice(0)) }])).toBe(1);
    expect(
      await pagesOf([
        { ...plain, label: '', choices: numbers(1, 28).map(choice(0)) },
        { ...questions.parts[1]!, clusters: questions.parts[1]!.clusters },
        questions.parts[2]!,
      ]),
    ).toBe(1);
  });
});

test('the text of a QR code is short, and different for each set', () => {
  const [one, two] = ['0190aaaa-bbbb-7ccc-8ddd-eeeeffff0001', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  expect(shortId(two)).toBe('7ZZZZZZZZZZZZZZZZZZZZZZZZZ');
  expect(shortId(one)).not.toBe(shortId(two));
  expect(sheetMark(one, '0101', 12)).toMatch(/^V[0-9A-Z]{26}-0101-12$/);
});

describe('sheets of a class', () => {
  test('have the name and the number of each learner, and codes in turn', async () => {
    const school = await createSchool(t, { teacher, codes: ['MC1'] });
    const { classId } = school;
    const students = [];
    for (const firstName of ['An', 'Bình', 'Chi']) students.push(await school.student({ firstName }));
    const ask = (user: TestUser, chosen: string) =>
      t.as(user).call('POST /itf/unit-tests/{id}/papers', {
        params: { id: examId },
        body: { formats: ['pdf'], codes: 2, extras: ['sheet'], classId: chosen },
      });
    const asked = await ask(teacher, classId);
    await runJobs(t);
    const set: PaperSet = await t.as(teacher).call('GET /itf/papers/{id}', { params: { id: asked.id } });
    const file = set.files.find(({ kind }) => kind === 'sheet')!;
    expect(file.problem).toBeNull();
    const reply = await t.as(teacher).raw({ method: 'GET', url: `/api/itf/papers/${set.id}/files/${file.position}` });
    const { text, pages } = await textOfPdf(reply.rawPayload);
    expect(pages).toBe(3);
    const names = await t.db
      .selectFrom('users')
      .select('full_name')
      .where(
        'id',
        'in',
        students.map(({ id }) => id),
      )
      .execute();
    for (const { full_name } of names) expect(text).toContain(full_name);
    const { roster } = await t.db
      .selectFrom('paper_sets')
      .select('roster')
      .where('id', '=', set.id)
      .executeTakeFirstOrThrow();
    expect(roster).toMatchObject({
      learners: [
        { number: '000001', code: '101' },
        { number: '000002', code: '102' },
        { number: '000003', code: '101' },
      ],
    });
    expect(JSON.stringify(roster)).not.toContain(names[0]!.full_name);
    const stored = await t.db.selectFrom('sheet_layouts').select('code').where('set_id', '=', set.id).execute();
    expect(stored.map(({ code }) => code)).toEqual(['101', '102']);
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const foreign = (await createSchool(t, { teacher: other, codes: ['MC1'] })).classId;
    await expect(ask(teacher, foreign)).rejects.toMatchObject({ code: 'CLASS_NOT_FOUND' } satisfies Partial<CallError>);
  });
});
