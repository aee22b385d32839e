import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionImport } from '@vumon/contract';
import { corpus, largePaper } from '@vumon/question-import/testing';
import { equationObject, makeDocx, paragraph, picture, run } from '@vumon/word/testing';
import { line, linesAt, lockedTrailer, pdfOf, rule, texts } from '@vumon/word/testing/pdf';
import { bitmap, emf, emfRecord, figureEmf, figureWmf } from '@vumon/word/testing/metafiles';
import { zipSync, strToU8 } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { changeRows } from '../../../testing/data-changes.ts';
import { removeUnnamedFiles } from '../../../testing/row-files.ts';
import { importFilesChange } from './import-files.ts';

let t: TestApp;
let teacher: TestUser;
let other: TestUser;
let small: TestUser;
let png: Uint8Array;

beforeAll(async () => {
  t = await testApp();
  await seedCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  small = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
});

const send = async (bytes: Uint8Array, { name = 'de.docx', user = teacher } = {}) =>
  (await t.as(user).upload('POST /questions/import/paper', { file: { name, bytes: Buffer.from(bytes) } })).json();
async function read(bytes: Uint8Array, more: { name?: string; user?: TestUser } = {}): Promise<QuestionImport> {
  const reply = await send(bytes, more);
  expect(reply).toMatchObject({ result: true });
  return reply.data;
}
const lines = (...texts: readonly string[]): string => texts.map((text) => paragraph(run(text))).join('');
const change = (importId: string, body: object, user = teacher): Promise<QuestionImport> =>
  t.as(user).call('POST /questions/import/{id}/change', { params: { id: importId }, body: body as never });
const confirm = (importId: string, chosen: number[], more: object = {}, user = teacher) =>
  t.as(user).call('POST /questions/import/{id}/confirm', {
    params: { id: importId },
    body: { lines: chosen, subject: 'MATH', skill: 'NU', ...more },
  });
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: { code: string }) => error.code,
  );
const questionsOf = async (importId: string, user = teacher) =>
  (await t.as(user).call('GET /itf/questions', { query: { scope: 'mine', import: [importId], size: 50 } })).items;
const wholeQuestion = (id: string) => t.as(teacher).call('GET /questions/{id}', { params: { id } });

const threeParts = makeDocx({
  body: lines(
    'ĐỀ KIỂM TRA GIỮA KỲ I',
    'PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn.',
    'Câu 1. [NB] Số nào là số nguyên tố?',
    'A. 9\tB. 13\tC. 21\tD. 27',
    'Lớp 9A1 làm thêm câu này vào vở.',
    'Câu 2. [TH] Số nào chia hết cho 5?',
    'A. 12\tB. 23\tC. 35\tD. 41',
    'Đáp án: C',
    'PHẦN II. Câu trắc nghiệm đúng sai.',
    'Câu 1. [VD] Cho hàm số bậc hai.',
    'a) Tăng. (Đ)',
    'b) Giảm. (S)',
    'c) Chẵn. (S)',
    'd) Lẻ. (Đ)',
    'PHẦN III. Câu trắc nghiệm trả lời ngắn.',
    'Câu 1. [VDC] Tính tổng hai số.',
    'Đáp án: 12,5',
  ),
});

const pdfLines = linesAt(60, 700, ['Question 1. Which is even?', 'A. 3', 'B. 5', 'C. 8', 'D. 9']);

describe('a PDF with text', () => {
  test('becomes questions with keys and pictures, whatever its name is', async () => {
    const figure = [line(60, 520, 160, 600), line(60, 520, 160, 520), line(160, 520, 160, 600)].join('\n');
    const second = linesAt(60, 616, ['Question 2. Look at the picture.']);
    const options = linesAt(60, 500, ['A. It has one side.', 'B. It has two.', 'C. It has three.', 'D. It has four.']);
    const file = pdfOf([
      [texts([...pdfLines, ...second, ...options]), rule(60, 650.5, 14), rule(60, 466.5, 14), figure].join('\n'),
    ]);
    const paper = await read(file, { name: 'de.pdf' });
    expect(paper.rows.map(({ type, keySource, problems }) => [type, keySource, problems])).toEqual([
      ['MC1', 'underline', []],
      ['MC1', 'underline', []],
    ]);
    await confirm(
      paper.importId,
      paper.rows.map(({ line }) => line),
    );
    const stored = await Promise.all((await questionsOf(paper.importId)).map(({ id }) => wholeQuestion(id)));
    for (const { content, answerKey } of stored) {
      const [item] = (content as { items: { options: { id: string; text: string }[] }[] }).items;
      const right = item!.options.filter(({ id }) => JSON.stringify(answerKey).includes(`"${id}"`));
      expect(['8', 'It has three.']).toContain(right.map(({ text }) => text).join());
    }
    expect(stored.flatMap(({ content }) => (content as { images?: object[] }).images ?? [])).toHaveLength(1);
  });
});

describe('a Word paper', () => {
  test('becomes questions with levels, parts and keys; every line is assigned', async () => {
    const paper = await read(threeParts, { name: 'giua-ky.docx' });
    expect(paper).toMatchObject({
      fileName: 'giua-ky.docx',
      format: 'WORD',
      title: 'ĐỀ KIỂM TRA GIỮA KỲ I',
      language: 'vi',
    });
    expect(paper.parts.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(
      paper.rows.map(({ line, labels, part, type, level, keySource, problems }) => [
        line,
        labels,
        part,
        type,
        level,
        keySource,
        problems.map((one) => one.code),
      ]),
    ).toEqual([
      [3, [1], 0, 'MC1', 'M1', null, ['CORRECT_MISSING']],
      [6, [2], 0, 'MC1', 'M2', 'answer-line', []],
      [10, [1], 1, 'TF5', 'M3', 'verdict', []],
      [16, [1], 2, 'FB8', 'M4', 'answer-line', []],
    ]);
    expect(paper.pieces.map(({ place, question }) => question ?? place)).toEqual([
      'title',
      'part',
      3,
      3,
      'unknown',
      6,
      6,
      6,
      'part',
      10,
      10,
      10,
      10,
      10,
      'part',
      16,
      16,
    ]);
    expect(await t.as(teacher).call('GET /questions/import/{id}', { params: { id: paper.importId } })).toEqual(paper);
  });

  test('says the points that it prints for its questions and its parts', async () => {
    const body = lines(
      'PHẦN I. TRẮC NGHIỆM (3,0 điểm)',
      'Câu 1 (0,5 điểm). Số nào chẵn?',
      'A. 1 B. 2 C. 3 D. 5',
      'Câu 2. Số nào lẻ?',
      'A. 2 B. 3 C. 4 D. 6',
    );
    const { rows, parts } = await read(makeDocx({ body }));
    expect(parts.map(({ points }) => points)).toEqual([300]);
    expect(rows.map(({ points }) => points)).toEqual([50, null]);
  });

  test('is corrected by its teacher and saved as a test in the order of the file, once', async () => {
    const { importId, rows } = await read(threeParts);
    const keyed = await change(importId, { kind: 'key', line: 3, item: 'q1', values: ['b'] });
    expect(keyed.rows[0]).toMatchObject({ problems: [], question: { answerKey: { correct: { q1: ['b'] } } } });
    // Unchanged questions are not compared with the bank again.
    expect(keyed.rows.map(({ similar }) => similar)).toEqual([null, null, null, null]);
    await change(importId, { kind: 'level', line: 6, level: 'M3' });
    const given = await change(importId, { kind: 'piece', lines: [5], to: 'stem', question: 3 });
    expect(given.pieces[4]).toMatchObject({ place: 'question', question: 3, moved: true });
    expect(given.rows[0]).toMatchObject({
      similar: [],
      question: { content: { items: [{ stem: expect.stringContaining('Lớp 9A1') }] } },
    });
    await change(importId, { kind: 'piece', lines: [5], to: 'aside' });
    const exam = {
      name: 'Kiểm tra giữa kỳ',
      examType: 3,
      minutes: 45,
      parts: [
        { part: 0, name: 'Phần I', points: 300 },
        { part: 1, name: 'Phần II', points: 400 },
        { part: 2, name: 'Phần III', points: 300 },
      ],
    };
    const all = rows.map(({ line }) => line);
    const facts = { gradeId: 'G9', privacy: 'PRIVATE', difficulty: 'M1', exam };
    expect(await code(confirm(importId, all, { exam }))).toBe('BODY_INVALID');
    expect(await code(confirm(importId, all, { ...facts, exam: { ...exam, parts: exam.parts.slice(1) } }))).toBe(
      'BODY_INVALID',
    );
    expect(await questionsOf(importId)).toEqual([]);
    const [first, second] = await Promise.all([confirm(importId, all, facts), confirm(importId, all, facts)]);
    expect(first).toEqual({ imported: 4, examId: expect.any(String) });
    expect(second).toEqual(first);
    const saved = await t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: first.examId! } });
    expect(saved).toMatchObject({
      name: 'Kiểm tra giữa kỳ',
      status: 'READY',
      totalPoints: 1000,
      totalQuestions: 4,
      subject: 'MATH',
    });
    expect(saved.parts.map(({ questions }) => questions.map(({ type, difficulty }) => [type, difficulty]))).toEqual([
      [
        ['MC1', 'M1'],
        ['MC1', 'M3'],
      ],
      [['TF5', 'M3']],
      [['FB8', 'M4']],
    ]);
    expect(await t.as(teacher).call('GET /questions/import/{id}', { params: { id: importId } })).toMatchObject({
      imported: 4,
      examId: first.examId,
      rows: [],
      pieces: [],
    });
    expect(await code(change(importId, { kind: 'level', line: 6, level: 'M3' }))).toBe('IMPORT_INVALID');
    const questions = await questionsOf(importId);
    expect(questions.map(({ type }) => type)).toEqual(['MC1', 'MC1', 'TF5', 'FB8']);
    expect(await wholeQuestion(questions[2]!.id)).toMatchObject({
      content: {
        instructions: 'Cho hàm số bậc hai.',
        items: [{ stem: 'Tăng.' }, { stem: 'Giảm.' }, { stem: 'Chẵn.' }, { stem: 'Lẻ.' }],
      },
    });
    expect(await wholeQuestion(questions[3]!.id)).toMatchObject({
      answerKey: { gaps: { g1: { accepted: ['12,5'] } } },
    });
  });

  test('becomes a test with the questions that the own bank has already, where their keys are the same', async () => {
    const of = (stem: string, key: string) => [`Câu 1. ${stem}`, 'A. 3', 'B. 4', 'C. 5', 'D. 7', `Đáp án: ${key}`];
    const colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const solution = 'Hướng dẫn giải: Số 4 chia hết cho 2. Chọn B';
    const kept = await read(makeDocx({ body: lines(...of('Số nào chẵn, trong bốn số sau?', 'B'), solution) }));
    expect(kept.rows[0]!.question!.answerKey).toMatchObject({ explanation: expect.stringContaining('chia hết') });
    await confirm(kept.importId, [kept.rows[0]!.line]);
    const [own] = await questionsOf(kept.importId);
    const exam = { name: 'Cả đề', examType: 3, minutes: 15, parts: [{ part: null, name: 'Câu hỏi', points: 1000 }] };
    const facts = { gradeId: 'G9', privacy: 'PRIVATE', difficulty: 'M1' };
    const saved = async (key: string, user: TestUser) => {
      const other = of('Số nào lớn hơn sáu?', 'D').map((text) => text.replace('Câu 1', 'Câu 2'));
      const body = lines(...of('Số nào chẵn, trong bốn số sau?', key), ...other);
      const { importId, rows } = await read(makeDocx({ body }), { user });
      const all = rows.map(({ line }) => line);
      const reply = await confirm(importId, all, { ...facts, exam: { ...exam, reuse: [all[0]!] } }, user);
      const { parts } = await t.as(user).call('GET /itf/unit-tests/{id}', { params: { id: reply.examId! } });
      return { imported: reply.imported, ids: parts[0]!.questions.map(({ id }) => id) };
    };
    const again = await saved('B', teacher);
    expect(again).toEqual({ imported: 1, ids: [own!.id, expect.any(String)] });
    // The solution that was saved stays with it. With another key it is another question, and nobody uses a colleague's.
    for (const [key, user] of [
      ['C', teacher],
      ['B', colleague],
    ] as const) {
      const { imported, ids } = await saved(key, user);
      expect([imported, ids.length, ids.includes(own!.id)]).toEqual([2, 2, false]);
    }
  });

  test('whose places state different keys takes the one that the teacher chooses, or none', async () => {
    const bytes = makeDocx({
      body: lines('Câu 1. Số nào chẵn?', '*A. 3', 'B. 4', 'C. 5', 'D. 7', 'Đáp án: B'),
    });
    const { importId, rows } = await read(bytes);
    const [row] = rows;
    expect(row).toMatchObject({ doubtful: true, notices: [{ code: 'KEYS_CONTRADICT' }], keySource: null });
    expect(row!.keys.map(({ source, key }) => [source, key])).toEqual([
      ['answer-line', 'B'],
      ['star', 'A'],
    ]);
    const [item] = (row!.question!.content as { items: { id: string; options: { id: string }[] }[] }).items;
    const decide = async (values: string[]) =>
      (await change(importId, { kind: 'key', line: row!.line, item: item!.id, values })).rows[0];
    const without = await decide([]);
    expect(without).toMatchObject({ doubtful: false, problems: [{ code: 'CORRECT_MISSING' }] });
    expect(await code(confirm(importId, [row!.line]))).not.toBe('no failure');
    expect(await decide([item!.options[1]!.id])).toMatchObject({ doubtful: false, problems: [] });
    expect((await confirm(importId, [row!.line])).imported).toBe(1);
  });

  test('leaves unrecognized lines to the teacher, who makes a question of them and undoes it', async () => {
    const { importId } = await read(
      makeDocx({
        body: lines(
          'Câu 1. Một?',
          'A. 1\tB. 2\tC. 3\tD. 4',
          'Tính 2 + 3 rồi chọn số đúng:',
          'A. 4 \t B. 5 \t C. 6 \t D. 7',
          'Câu 3. Ba?',
          'A. 1\tB. 2\tC. 3\tD. 4',
        ),
      }),
    );
    const before = await t.as(teacher).call('GET /questions/import/{id}', { params: { id: importId } });
    expect(before.pieces.filter(({ place }) => place === 'unknown').map(({ line }) => line)).toEqual([3, 4]);
    const made = await change(importId, { kind: 'piece', lines: [3, 4], to: 'new' });
    expect(made.rows.map(({ line, labels, made: isMade }) => [line, labels, isMade])).toEqual([
      [1, [1], false],
      [3, [2], true],
      [5, [3], false],
    ]);
    expect(made.rows[1]!.question).toMatchObject({
      type: 'MC1',
      content: {
        items: [
          {
            stem: 'Tính 2 + 3 rồi chọn số đúng:',
            options: [{ text: '4' }, { text: '5' }, { text: '6' }, { text: '7' }],
          },
        ],
      },
    });
    const back = await change(importId, { kind: 'piece', lines: [3], to: 'unknown' });
    expect(back.pieces.filter(({ place }) => place === 'unknown').map(({ line }) => line)).toEqual([3, 4]);
    // Only unrecognized lines can be moved, and only to an existing question.
    expect(await code(change(importId, { kind: 'piece', lines: [1], to: 'aside' }))).toBe('IMPORT_INVALID');
    expect(await code(change(importId, { kind: 'piece', lines: [3], to: 'stem', question: 99 }))).toBe(
      'IMPORT_INVALID',
    );
    expect(await code(change(importId, { kind: 'key', line: 1, item: 'nosuch', values: ['a'] }))).toBe(
      'IMPORT_INVALID',
    );
  });

  test('stores pictures as media; formats that browsers cannot draw are stored as they are and reported until they are replaced', async () => {
    const emf = Uint8Array.from([1, 0, 0, 0, ...Array.from({ length: 36 }, () => 0), 0x20, 0x45, 0x4d, 0x46]);
    const { importId, rows, objects } = await read(
      makeDocx({
        media: { 'image1.png': png, 'image2.emf': emf, 'oleObject1.bin': Uint8Array.from([1, 2, 3]) },
        body:
          paragraph(run('Câu 1. Nhìn hình.')) +
          paragraph(picture('image1', 'một điểm')) +
          lines('A. 1\tB. 2\tC. 3\tD. 4', 'Đáp án: A') +
          paragraph(run('Câu 2. Tính ') + equationObject('oleObject1', 'image2') + run(' rồi chọn.')) +
          lines('A. 1\tB. 2\tC. 3\tD. 4', 'Đáp án: B'),
      }),
    );
    expect(rows.map(({ problems }) => problems.map((one) => one.code))).toEqual([[], ['FORMULA_UNREAD']]);
    expect(objects.map(({ kind, state, file }) => [kind, state, file])).toEqual([
      ['picture', 'picture', null],
      ['formula', 'unseen', 1],
    ]);
    expect(rows[0]!.question).toMatchObject({ content: { images: [{ media: objects[0]!.media, alt: 'một điểm' }] } });
    const file = await t.as(teacher).raw({ method: 'GET', url: `/api/questions/import/${importId}/file?n=1` });
    expect([...file.rawPayload]).toEqual([...emf]);
    expect(
      (await t.as(other).raw({ method: 'GET', url: `/api/questions/import/${importId}/file?n=1` })).statusCode,
    ).toBe(404);
    expect(await code(change(importId, { kind: 'object', object: 2, to: { latex: '\\frac{1' } }))).toBe(
      'IMPORT_FORMULA_INVALID',
    );
    expect(await code(change(importId, { kind: 'object', object: 2, to: { media: 'not-mine-at-all' } }))).toBe(
      'IMPORT_INVALID',
    );
    const typed = await change(importId, { kind: 'object', object: 2, to: { latex: '\\frac{1}{2}' } });
    expect(typed.rows[1]).toMatchObject({
      problems: [],
      question: { content: { items: [{ stem: 'Tính $\\frac{1}{2}$ rồi chọn.' }] } },
    });
    const pictured = await change(importId, { kind: 'object', object: 2, to: { media: objects[0]!.media } });
    expect(pictured.rows[1]).toMatchObject({
      problems: [],
      notices: [{ code: 'FORMULA_AS_PICTURE' }],
      question: { content: { items: [{ stem: 'Tính (hình 1) rồi chọn.' }], images: [{ caption: 'hình 1' }] } },
    });
    await confirm(importId, [1, 5]);
    // Imports not confirmed within a week are deleted with their pictures, except pictures that a question uses.
    const { objects: orphaned } = await read(
      makeDocx({
        media: { 'image1.png': png },
        body: paragraph(run('Câu 1. Bỏ.') + picture('image1')) + lines('A. 1', 'B. 2', 'C. 3'),
      }),
    );
    t.advance(8 * 86_400_000);
    await read(threeParts);
    const left = await t.db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [objects[0]!.media!, orphaned[0]!.media!])
      .execute();
    expect(left).toEqual([{ id: objects[0]!.media }]);
  });

  test('converts metafiles, bitmaps and other pictures that browsers cannot draw, and keeps the originals', async () => {
    const gif = await sharp({ create: { width: 5, height: 5, channels: 3, background: '#0a0' } })
      .gif()
      .toBuffer();
    const bmp = Buffer.concat([Buffer.from([0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]), bitmap]);
    const unknown = emf(emfRecord(999, [1]));
    const broken = figureEmf().subarray(0, 400);
    const media = {
      'image1.emf': figureEmf(),
      'image2.wmf': figureWmf(),
      'image3.gif': gif,
      'image4.bmp': bmp,
      'image5.emf': unknown,
      'image6.png': broken,
    };
    const { importId, rows, objects } = await read(
      makeDocx({
        media,
        body: Object.keys(media)
          .map(
            (name, at) =>
              paragraph(run(`Câu ${at + 1}. Nhìn hình.`)) +
              paragraph(picture(name.slice(0, name.indexOf('.')))) +
              lines('A. 1\tB. 2\tC. 3\tD. 4', 'Đáp án: A'),
          )
          .join(''),
      }),
    );
    expect(objects.map(({ state, file }) => [state, file])).toEqual([
      ['picture', 0],
      ['picture', 1],
      ['picture', 2],
      ['picture', 3],
      ['unseen', 4],
      ['unseen', 5],
    ]);
    expect(rows.map(({ problems }) => problems.map((one) => one.code))).toEqual([
      [],
      [],
      [],
      [],
      ['PICTURE_UNSEEN'],
      ['PICTURE_UNSEEN'],
    ]);
    const shown = await t.as(teacher).raw({ method: 'GET', url: `/media/${objects[0]!.media}` });
    expect(shown.headers['content-type']).toBe('image/png');
    const { data, info } = await sharp(shown.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([900, 675]);
    const dot = (x: number, y: number): number[] => {
      const at = (Math.round(y * 2.25) * info.width + Math.round(x * 2.25)) * info.channels;
      return [...data.subarray(at, at + 3)];
    };
    // Pixels inside the triangle, on its lower side and outside.
    expect([dot(120, 220), dot(200, 240), dot(350, 150)]).toEqual([
      [255, 244, 214],
      [0, 0, 0],
      [255, 255, 255],
    ]);
    const original = await t.as(teacher).raw({ method: 'GET', url: `/api/questions/import/${importId}/file?n=0` });
    expect(Buffer.compare(original.rawPayload, figureEmf())).toBe(0);
    await keepsFilesAsObjects(importId);
  });

  /** Its packed text and the originals of its pictures, of this release and of an earlier one. */
  async function keepsFilesAsObjects(importId: string): Promise<void> {
    const text = () =>
      t.db
        .selectFrom('question_imports')
        .select(['source as bytes', 'stored_as as key'])
        .where('id', '=', importId)
        .executeTakeFirstOrThrow();
    const picture = () =>
      t.db
        .selectFrom('question_import_files')
        .select(['bytes', 'stored_as as key'])
        .where('import_id', '=', importId)
        .where('n', '=', 0)
        .executeTakeFirstOrThrow();
    const pathOf = (key: string | null) => join(t.app.config.dataDir, key!);
    const [first, drawn] = [await text(), await picture()];
    expect([first.bytes, drawn.bytes]).toEqual([null, null]);
    const packed = readFileSync(pathOf(first.key));
    const inRow = { source: packed, stored_as: null };
    await t.db.updateTable('question_imports').set(inRow).where('id', '=', importId).execute();
    await t.db
      .updateTable('question_import_files')
      .set({ bytes: Buffer.from(figureEmf()), stored_as: null })
      .where('import_id', '=', importId)
      .where('n', '=', 0)
      .execute();
    const original = () => t.as(teacher).raw({ method: 'GET', url: `/api/questions/import/${importId}/file?n=0` });
    expect(Buffer.compare((await original()).rawPayload, figureEmf())).toBe(0);
    expect((await change(importId, { kind: 'reading', choices: {}, remember: false })).rows).toHaveLength(6);
    expect(await changeRows(t.app, importFilesChange)).toBe(2);
    const [moved, movedPicture] = [await text(), await picture()];
    expect(readFileSync(pathOf(moved.key)).equals(packed)).toBe(true);
    expect(Buffer.compare((await original()).rawPayload, figureEmf())).toBe(0);
    expect((await change(importId, { kind: 'reading', choices: {}, remember: false })).rows).toHaveLength(6);
    // Confirmed by the release before, which leaves the name of the text.
    await t.db
      .updateTable('question_imports')
      .set({ imported_at: new Date(t.now()), source: null })
      .where('id', '=', importId)
      .execute();
    expect(await changeRows(t.app, importFilesChange)).toBe(0);
    expect((await text()).key).toBeNull();
    await t.db.deleteFrom('question_imports').where('id', '=', importId).execute();
    await removeUnnamedFiles(t);
    expect([moved.key, movedPicture.key].map((key) => existsSync(pathOf(key)))).toEqual([false, false]);
  }

  test('reads passages with their questions, gaps in a text, recordings, and no formatting that reveals the key', async () => {
    const u = '<w:u w:val="single"/>';
    const english = await read(
      makeDocx({
        body:
          lines(
            'Mark the letter A, B, C or D to indicate the word whose underlined part differs from the other three.',
          ) +
          paragraph(
            run('Question 1. ') +
              run('A. c') +
              run('a', u) +
              run('t\tB. h') +
              run('a', u) +
              run('t\tC. m') +
              run('a', u) +
              run('ke\tD. m') +
              run('a', u) +
              run('n'),
          ) +
          lines(
            'Read the passage and choose the correct answer.',
            'Trees clean the air. They give us shade.',
            'Question 2. What do trees clean?',
            'A. water\tB. air\tC. cars\tD. shoes',
            'Question 3. What do they give us?',
            'A. shade\tB. rain\tC. coats\tD. milk',
            'Read the text and fill in each gap.',
            'He (4) ____ to school every day and (5) ____ home at noon.',
            'Question 4. A. goes\tB. go\tC. gone\tD. going',
            'Question 5. A. come\tB. comes\tC. coming\tD. came',
            'ANSWER KEY',
            '1.C 2.B 3.A 4.A 5.B',
          ),
      }),
    );
    expect(english.language).toBe('en');
    expect(english.rows.map(({ type, labels, problems }) => [type, labels, problems])).toEqual([
      ['MC7', [1], []],
      ['MC9', [2, 3], []],
      ['MC10', [4, 5], []],
    ]);
    expect(english.rows[0]!.question!.content).toMatchObject({
      items: [{ options: [{ text: 'c%u%a%u%t' }, {}, {}, {}] }],
    });
    expect(english.rows[2]!.question!.content).toMatchObject({
      passage: { text: 'He [[q1]] to school every day and [[q2]] home at noon.' },
    });
    const marked = await read(
      makeDocx({
        body: [1, 2]
          .map(
            () =>
              paragraph(run('Câu 1. Chọn.')) +
              [0, 1, 2, 3]
                .map((at) =>
                  paragraph(run(`${'ABCD'[at]}. `, at === 2 ? u : '') + run(`số ${at}`, at === 2 ? `${u}<w:b/>` : '')),
                )
                .join(''),
          )
          .join(''),
      }),
    );
    expect(marked.rows[0]!.keySource).toBe('underline');
    expect(marked.rows[0]!.question).toMatchObject({
      content: { items: [{ options: [{ text: 'số 0' }, { text: 'số 1' }, { text: 'số 2' }, { text: 'số 3' }] }] },
      answerKey: { correct: { q1: ['c'] } },
    });
  });

  test('is accepted as pasted plain text', async () => {
    const paper = await read(
      Buffer.from(
        'Câu 1. Thủ đô của Pháp?\nA. Paris  B. Rome  C. Madrid  D. Bonn\nĐáp án: A\nCâu 2. Tính 1+1.\nĐáp án: 2',
      ),
      { name: 'van-ban.txt' },
    );
    expect(paper).toMatchObject({
      format: 'TEXT',
      rows: [
        { type: 'MC1', problems: [] },
        { type: 'FB8', problems: [] },
      ],
    });
  });

  test.each([
    ['text', 'van-ban.txt', 'Chỉ là vài dòng chữ.\nKhông có câu nào.'],
    ['formatted text', 'de-da-dan.html', '<p>Chỉ là vài dòng chữ.</p><p>Không có câu nào.</p>'],
  ])('without a question, pasted as %s, shows its lines to be assigned', async (_, name, text) => {
    const paper = await t
      .as(teacher)
      .upload('POST /questions/import', { file: { name, bytes: Buffer.from(text) } })
      .then((reply) =>
        name.endsWith('.txt') ? (reply.json().data as QuestionImport) : read(Buffer.from(text), { name }),
      );
    expect(paper.format).toBe('TEXT');
    expect(paper.rows).toEqual([]);
    expect(paper.pieces.map(({ place }) => place)).toEqual(['unknown', 'unknown']);
    const { rows } = await change(paper.importId, { kind: 'piece', lines: [1, 2], to: 'new' });
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['a.gift', '::\u202eTên:: Thủ\u200b đô \u2066nào?{=Hà\u202a Nội ~Huế}'],
    ['a.txt', '\u202eCâu 1. Thủ\u200b đô \u2066nào?\nA. Hà\u202a Nội  B. Huế\nĐáp án: A'],
    ['a.html', '<p>\u202eCâu 1. Thủ\u200b đô \u2066nào?</p><p>A. Hà\u202a Nội&emsp;B. Huế</p><p>Đáp án: A</p>'],
  ])('%s is read without invisible characters', async (name, text) => {
    const path = name === 'a.html' ? 'POST /questions/import/paper' : 'POST /questions/import';
    const reply = await t.as(teacher).upload(path, { file: { name, bytes: Buffer.from(text) } });
    const { importId, rows } = reply.json().data as QuestionImport;
    expect(rows).toMatchObject([{ type: 'MC1', problems: [] }]);
    const question = await t
      .as(teacher)
      .call('GET /questions/import/{id}/question', { params: { id: importId }, query: { line: rows[0]!.line } });
    expect(JSON.stringify(question)).toMatch(/Thủ đô nào\?.*Hà Nội/);
  });

  test('without a line of text is refused', async () => {
    for (const name of ['a.txt', 'a.html'])
      expect((await send(Buffer.from(' \n '), { name })).code).toBe('WORD_NO_QUESTIONS');
  });

  test('that was pasted with its formatting keeps keys, formulas and pictures, and reports linked pictures', async () => {
    const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    const { rows, objects, format } = await read(
      Buffer.from(
        `<p><b>Câu 1.</b> Cho <math><msup><mi>x</mi><mn>2</mn></msup></math> <img src="${url}" alt="đồ thị"></p><p>A. 1&emsp;<u>B</u>. 2&emsp;C. 3</p><p>Câu 2. Cây <img src="https://example.com/a.png" onerror="alert(1)"></p><p>A. 1&emsp;<u>B</u>. 2&emsp;C. 3</p><script>alert(1)</script>`,
      ),
      { name: 'de-da-dan.html' },
    );
    expect(format).toBe('TEXT');
    expect(
      rows.map(({ question, keySource, problems }) => [
        (question!.content as { items: { stem: string }[] }).items[0]!.stem,
        (question!.answerKey as unknown as { correct: object }).correct,
        keySource,
        problems.map((one) => one.code),
      ]),
    ).toEqual([
      ['Cho $x^{2}$', { q1: ['b'] }, 'underline', []],
      ['Cây', { q1: ['b'] }, 'underline', ['PICTURE_UNSEEN']],
    ]);
    expect(objects.map(({ state, media, file }) => [state, media !== null, file])).toEqual([
      ['picture', true, null],
      ['unseen', false, null],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/alert|onerror|example/);
    // HTML with the file name of a Word file is refused.
    expect(await send(Buffer.from('<html><p>Câu 1. x</p></html>'), { name: 'x.docx' })).toMatchObject({
      code: 'WORD_OLD',
    });
  });

  test('stores the pictures of a solution as pictures of the key', async () => {
    const { importId, rows, objects } = await read(
      makeDocx({
        media: { 'image1.png': png },
        body:
          lines('Câu 1. Đồ thị nào có một cực trị?', 'A. 1\tB. 2\tC. 3\tD. 4', 'Đáp án: A', 'Lời giải') +
          paragraph(picture('image1', 'đồ thị')),
      }),
    );
    expect(rows[0]!.problems).toEqual([]);
    const images = [{ media: objects[0]!.media, alt: 'đồ thị' }];
    await confirm(importId, [rows[0]!.line]);
    const [saved] = await questionsOf(importId);
    expect((await wholeQuestion(saved!.id)).answerKey).toMatchObject({ explanationImages: images });
    // Marked as a picture of the key, so that users who may only see the question cannot fetch it.
    const { rows: kept } = await sql<{
      of_key: boolean;
    }>`SELECT of_key FROM question_media WHERE media_id = ${objects[0]!.media}`.execute(t.db);
    expect(kept).toEqual([{ of_key: true }]);
    const statusFor = async (user: TestUser): Promise<number> =>
      (await t.as(user).raw({ method: 'GET', url: `/media/${objects[0]!.media}` })).statusCode;
    expect([await statusFor(teacher), await statusFor(other)]).toEqual([200, 404]);
  });

  test('whose pictures exceed the quota is refused, and none of them is stored', async () => {
    const full = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { importId } = await read(threeParts, { user: full });
    const paper = makeDocx({
      media: { 'image1.png': png, 'image2.png': await sharp(png).resize(9).png().toBuffer() },
      body: paragraph(run('Câu 1. Hình ') + picture('image1') + picture('image2')) + lines('A. 1\tB. 2\tC. 3'),
    });
    const first = await read(paper, { user: full });
    const media = () => t.db.selectFrom('media').select(['id', 'bytes']).where('owner_id', '=', full.id).execute();
    const [one, two] = await media();
    const quota = { params: { key: 'media-quota-mebibytes' } } as const;
    const admin = await t.createUser({ role: 'ADMIN' });
    const { min, value, revision } = (await t.as(admin).call('GET /itf/settings')).find(
      ({ key }) => key === quota.params.key,
    )!;
    const set = (mebibytes: number, of: number) =>
      t.as(admin).call('PUT /itf/settings/{key}', { ...quota, body: { value: mebibytes, revision: of } });
    await set(min, revision);
    // Enlarges the stored file, so that only the first picture of the paper fits into the quota.
    const bytes = min * 1024 * 1024 - one!.bytes - 2 * two!.bytes + 1;
    await t.db.updateTable('media').set({ bytes }).where('id', '=', one!.id).execute();
    expect((await send(paper, { user: full })).code).toBe('MEDIA_QUOTA_REACHED');
    expect((await media()).map(({ id }) => id).toSorted()).toEqual([one!.id, two!.id].toSorted());
    expect((await t.as(full).call('GET /questions/imports')).map((row) => row.importId)).toEqual([
      first.importId,
      importId,
    ]);
    await set(value, revision + 1);
  });

  test('of every layout is read through the child process, with each line in one place', async () => {
    for (const { bytes, kind, expected } of corpus.filter(
      (one, at) => at % 24 === 0 || (one.kind === 'html' && at % 2 === 0),
    )) {
      const { rows, pieces } = await read(await bytes(), { name: kind === 'html' ? 'dán.html' : 'đề.docx' });
      expect(rows.flatMap(({ labels }) => labels)).toHaveLength(expected.length);
      const known = new Set(rows.map(({ line }) => line));
      for (const { place, question } of pieces) expect(place !== 'question' || known.has(question!)).toBe(true);
    }
    const { rows } = await read(largePaper());
    expect(rows).toHaveLength(50);
  });

  test('is private to its sender, and a test of it requires a package that creates tests', async () => {
    const { importId } = await read(threeParts, { user: small });
    expect(await code(change(importId, { kind: 'level', line: 3, level: 'M1' }, other))).toBe('NOT_FOUND');
    await change(importId, { kind: 'key', line: 3, item: 'q1', values: ['b'] }, small);
    const exam = { name: 'Đề', examType: 3, minutes: 15, parts: [{ part: 0, name: 'Phần I', points: 1000 }] };
    expect(await code(confirm(importId, [3, 6], { gradeId: 'G9', exam }, small))).toBe('PACKAGE_REQUIRED');
    expect(await confirm(importId, [3, 6], {}, small)).toEqual({ imported: 2, examId: null });
  });
});

describe('invalid Word files', () => {
  const compound = (stream: string): Uint8Array =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from(`${stream}\0`, 'utf16le'),
      Buffer.alloc(600),
    ]);
  const document = (xml: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
    zipSync({
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(xml),
      ...more,
    });
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  test.each<[string, string, () => Uint8Array]>([
    ['a .doc', 'WORD_OLD', () => compound('WordDocument')],
    ['a .rtf', 'WORD_OLD', () => Buffer.from('{\\rtf1 Câu 1.}'.padEnd(100))],
    ['one with a password', 'WORD_LOCKED', () => compound('EncryptedPackage')],
    ['a PDF that breaks off', 'PDF_DAMAGED', () => Buffer.from('%PDF-1.7 …'.padEnd(100))],
    ['a PDF with a password', 'PDF_LOCKED', () => pdfOf([texts(pdfLines)], { trailer: lockedTrailer })],
    ['a PDF of scanned pages', 'PDF_SCAN', () => pdfOf([''], { image: true })],
    ['a PDF of too many pages', 'WORD_TOO_HEAVY', () => pdfOf(Array.from({ length: 61 }, () => texts(pdfLines)))],
    ['a program', 'WORD_NOT_DOCX', () => Buffer.from('MZ program'.padEnd(100))],
    ['another archive', 'WORD_NOT_DOCX', () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })],
    ['an archive that breaks off', 'WORD_DAMAGED', () => threeParts.subarray(0, threeParts.length - 40)],
    ['XML that breaks off', 'WORD_DAMAGED', () => document(`<w:document ${namespace}><w:body><w:p>`)],
    [
      'entities',
      'WORD_DAMAGED',
      () =>
        document(`<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">]><w:document ${namespace}><w:body>&a;</w:body></w:document>`),
    ],
    [
      '60,000 elements inside one another',
      'WORD_TOO_HEAVY',
      () =>
        document(
          `<w:document ${namespace}><w:body>${'<w:p>'.repeat(60_000)}${'</w:p>'.repeat(60_000)}</w:body></w:document>`,
        ),
    ],
    [
      'a bomb',
      'WORD_TOO_HEAVY',
      () => document(`<w:document ${namespace}><w:body>${' '.repeat(60_000_000)}</w:body></w:document>`),
    ],
    [
      'more questions than an import may have',
      'IMPORT_ROW_LIMIT',
      () => makeDocx({ body: lines(...Array.from({ length: 501 }, (_, at) => `Câu ${at + 1}. Hỏi?`)) }),
    ],
  ])('%s', async (_, expected, bytes) => {
    const before = await t.db.selectFrom('question_imports').select('id').execute();
    expect((await send(bytes())).code).toBe(expected);
    expect(await t.db.selectFrom('question_imports').select('id').execute()).toHaveLength(before.length);
    expect((await t.as(null).raw({ method: 'GET', url: '/health/ready' })).statusCode).toBe(200);
  });
});
