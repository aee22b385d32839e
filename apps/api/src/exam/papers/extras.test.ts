/** Additions to papers: the matrix, the recording of the test, the key table as a workbook, the preview of a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ExamContent, PaperSet } from '@vumon/contract';
import { samples as figures } from '@vumon/figures/samples';
import { answerKeyTable, arrangedBy, paperOf, seedOfCode, shufflingOf, type PaperKeys } from '@vumon/paper';
import { paperSource, qrModules } from '@vumon/paper/typst';
import { wordPaper } from '@vumon/paper/word';
import { itemsOf, questionType, type QuestionTypeCode } from '@vumon/question-types';
import { imageOfFigure } from '@vumon/question-types/figures';
import { samples } from '@vumon/question-types/samples';
import { readWord } from '@vumon/word';
import { framesOf } from '../../platform/audio/frames.ts';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addQuestion, addReadyExam, examFacts, smallFormat } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { textOfPdf } from '../../testing/pdf.ts';
import { addMedia } from '#platform/media';
import { renderPage, renderPdf } from '../../platform/pdf/index.ts';
import { spokenWord } from './listening.ts';
import { preparedOf } from './make.ts';
import { sheetsSource, shortId } from './sheets.ts';
import { markedPicturesOf, picturesOf } from './pictures.ts';
import { findOptionalStoredSet } from './papers.queries.ts';

const t = await testApp();
let teacher: TestUser;
let examId: string;
let heardId: string;

const recording = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../../../packages/content/data/audio/${name}.mp3`));
const recordings = ['ask1', 'ask2', 'ask3'].map(recording);

beforeAll(async () => {
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  examId = (await addReadyExam(t, teacher)).examId;
  heardId = await addHeardExam();
});

/** Three listening questions that may be played twice, once and without limit, then one without recording. */
async function addHeardExam(): Promise<string> {
  const media = [];
  for (const bytes of recordings)
    media.push(
      (await addMedia({ app: t.app, db: t.db, now: t.now() }, { kind: 'audio', bytes, ownerId: teacher.id })).id,
    );
  const heard = [];
  for (const [at, playLimit] of [2, 1, 0].entries()) {
    const { content } = samples.MC4;
    heard.push(
      await addQuestion(t.db, {
        owner: teacher,
        type: 'MC4',
        skill: 'LI',
        content: { ...content, audio: { media: media[at]!, playLimit } },
      }),
    );
  }
  const read = await addQuestion(t.db, { owner: teacher, difficulty: 'M2' });
  const passage = await addQuestion(t.db, { owner: teacher, type: 'MC9', skill: 'RE', difficulty: 'M2' });
  const body = {
    ...smallFormat,
    cognition: 'RANDOM' as const,
    sections: smallFormat.sections.map((section) => ({
      ...section,
      parts: section.parts.map(({ levels: _, ...part }) => part),
    })),
  };
  const format = await t.as(teacher).call('POST /itf/unit-test-templates', { body });
  const parts = [
    { partId: 'part1', questions: [...heard, read].map((id) => ({ id })) },
    { partId: 'part2', questions: [{ id: passage }] },
  ];
  const facts = { ...examFacts, formatId: format.id, parts };
  const made = await t.as(teacher).call('POST /itf/unit-tests/create', { body: facts });
  await t
    .as(teacher)
    .call('PUT /itf/unit-tests/update', { body: { ...facts, id: made.id, updatedAt: made.updatedAt, finish: true } });
  return made.id;
}

/** A finished test with a single question, the sample of a type. */
async function addExamOf(type: QuestionTypeCode): Promise<{ id: string; items: number }> {
  const { content } = samples[type];
  const items = itemsOf(type, content).length;
  const question = await addQuestion(t.db, { owner: teacher, type, skill: 'GR', content });
  const [section] = smallFormat.sections;
  const { levels: _, ...part } = section!.parts[0]!;
  const body = {
    ...smallFormat,
    name: `Chỉ ${type}`,
    cognition: 'RANDOM' as const,
    totalQuestions: items,
    sections: [{ ...section!, parts: [{ ...part, questions: items, points: smallFormat.totalPoints }] }],
  };
  const format = await t.as(teacher).call('POST /itf/unit-test-templates', { body });
  const facts = { ...examFacts, formatId: format.id, parts: [{ partId: part.id, questions: [{ id: question }] }] };
  const { id, updatedAt } = await t.as(teacher).call('POST /itf/unit-tests/create', { body: facts });
  await t.as(teacher).call('PUT /itf/unit-tests/update', { body: { ...facts, id, updatedAt, finish: true } });
  return { id, items };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const ask = (body: object = {}, { user = teacher, id = examId } = {}) =>
  t.as(user).call('POST /itf/unit-tests/{id}/papers', { params: { id }, body: { formats: ['pdf'], ...body } });
async function made(asked: PaperSet): Promise<PaperSet> {
  await runJobs(t);
  return t.as(teacher).call('GET /itf/papers/{id}', { params: { id: asked.id } });
}
const get = (path: string, user = teacher) => t.as(user).raw({ method: 'GET', url: `/api/itf/papers/${path}` });
async function fileOf(set: PaperSet, name: string): Promise<Buffer> {
  const reply = await get(`${set.id}/files/${set.files.find((file) => file.name === name)!.position}`);
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('the matrix of a test', () => {
  test('is exported as PDF and Word, and computed from the questions if the format has no matrix', async () => {
    const set = await made(await ask({ formats: ['pdf', 'word'], codes: 0, extras: ['matrix'] }));
    expect(set.files.map(({ name }) => name)).toEqual([
      'Đề.pdf',
      'Đề.docx',
      'Ma trận, bản đặc tả.pdf',
      'Ma trận, bản đặc tả.docx',
    ]);
    const { text, pages } = await textOfPdf(await fileOf(set, 'Ma trận, bản đặc tả.pdf'));
    expect(pages).toBe(2);
    for (const seen of ['MA TRẬN ĐỀ KIỂM TRA', 'BẢN ĐẶC TẢ ĐỀ KIỂM TRA', 'Yêu cầu cần đạt', 'Ngữ pháp', 'Đọc'])
      expect(flat(text)).toContain(seen);
    // Grammar: three choice questions at M1 and a gap at M2. Reading: a passage with three numbers at M2.
    expect(flat(text)).toContain('1 Ngữ pháp 3 1 3 1 50');
    expect(flat(text)).toContain('2 Đọc 3 3 50');
    const { blocks } = readWord(new Uint8Array(await fileOf(set, 'Ma trận, bản đặc tả.docx')));
    const tables = blocks.filter(({ kind }) => kind === 'table');
    expect(tables).toHaveLength(2);
    expect(JSON.stringify(blocks)).toContain('BẢN ĐẶC TẢ ĐỀ KIỂM TRA');
  });

  test('is taken from the format if the format has one, with its requirements', async () => {
    const cell = { row: 'r1', level: 'M1' as const, questions: 4 };
    const rows = [
      { id: 'r1', skill: 'GR', topic: null, unit: 'Thì hiện tại đơn', requirements: { M1: 'Nhận ra thì' } },
      { id: 'r2', skill: 'RE', topic: null, unit: 'Đọc hiểu đoạn văn' },
    ];
    const { sections, rows: before } = await t.db
      .selectFrom('exams')
      .select(['sections', 'rows'])
      .where('id', '=', examId)
      .executeTakeFirstOrThrow();
    const [first, second] = smallFormat.sections;
    await t.db
      .updateTable('exams')
      .set({
        rows: JSON.stringify(rows),
        sections: JSON.stringify([
          { ...first, parts: [{ ...first!.parts[0], types: ['MC1'], cells: [cell] }] },
          {
            ...second,
            parts: [{ ...second!.parts[0], types: ['MC9'], cells: [{ row: 'r2', level: 'M2', questions: 3 }] }],
          },
        ]),
      })
      .where('id', '=', examId)
      .execute();
    const asked = await ask({ codes: 0, extras: ['matrix'] });
    await t.db
      .updateTable('exams')
      .set({ rows: JSON.stringify(before), sections: JSON.stringify(sections) })
      .where('id', '=', examId)
      .execute();
    const { text } = await textOfPdf(await fileOf(await made(asked), 'Ma trận, bản đặc tả.pdf'));
    expect(flat(text)).toContain('Thì hiện tại đơn');
    expect(flat(text)).toContain('Nhận biết: Nhận ra thì');
    expect(flat(text)).toContain('Đọc hiểu đoạn văn');
  });
});

describe('the recording of a test', () => {
  const secondsOf = (bytes: Buffer) => framesOf(bytes).reduce((sum, { frame }) => sum + frame.seconds, 0);

  test('plays all recordings in the order of the paper, as often as allowed, and is part of the zip', async () => {
    const set = await made(await ask({ codes: 2, extras: ['audio'] }, { id: heardId }));
    expect(set.files.at(-1)).toMatchObject({ name: 'Phần nghe.mp3', problem: null });
    const mp3 = await fileOf(set, 'Phần nghe.mp3');
    const starts = recordings.map((bytes) => {
      // Compares the end of the recording, because its first frame may be an encoder's information frame.
      const piece = bytes.subarray(-800);
      const found: number[] = [];
      for (let at = mp3.indexOf(piece); at >= 0; at = mp3.indexOf(piece, at + 1)) found.push(at);
      return found;
    });
    expect(starts.map((found) => found.length)).toEqual([2, 1, 2]);
    expect(starts.flat()).toEqual(starts.flat().toSorted((a, b) => a - b));
    const [one, two, three] = recordings.map(secondsOf) as [number, number, number];
    // Seconds: 3 at the start, 1 after a number, 5 between repetitions, 10 to answer, 20 after the part.
    const numbers = ['Question', '1', 'Question', '2', 'Question', '3'].map((word) => secondsOf(spokenWord(word)));
    const paused = 3 + 1 + 5 + 10 + 1 + 10 + 1 + 5 + 20;
    const spoken = numbers.reduce((sum, seconds) => sum + seconds, 0);
    expect(Math.abs(secondsOf(mp3) - (2 * one + two + 2 * three + paused + spoken))).toBeLessThan(1);
    // The numbers stand in front of their recordings.
    const said = ['1', '2', '3'].map((word) => mp3.indexOf(spokenWord(word).subarray(-500)));
    expect(said.every((at, index) => at > 0 && at < starts[index]![0]!)).toBe(true);
    expect(said[1]).toBeGreaterThan(starts[0]![1]!);
    const zip = unzipSync(new Uint8Array((await get(`${set.id}/zip`)).rawPayload));
    expect(Buffer.from(zip['Phần nghe.mp3']!)).toEqual(mp3);
  });

  test('fits all codes, because the order of questions with recordings is the same in all', async () => {
    const asked = await ask({ codes: 6, extras: ['audio'] }, { id: heardId });
    const { content, seed } = await t.as(teacher).call('GET /itf/papers/{id}/keys', { params: { id: asked.id } });
    const idsOf = (exam: typeof content) =>
      exam.sections.map(({ parts }) => parts.map(({ questions }) => questions.map(({ id }) => id)));
    for (const code of asked.codes)
      expect(idsOf(arrangedBy(content, seedOfCode(seed, code), shufflingOf(asked.options)))).toEqual(idsOf(content));
    // If no recording is requested, they are shuffled.
    const loose = shufflingOf({ ...asked.options, extras: [] });
    expect(
      asked.codes.some(
        (code) =>
          JSON.stringify(idsOf(arrangedBy(content, seedOfCode(seed, code), loose))) !== JSON.stringify(idsOf(content)),
      ),
    ).toBe(true);
    await runJobs(t);
  });

  test('is refused for a test without one', async () => {
    expect(await failure(ask({ extras: ['audio'] }))).toMatchObject({ code: 'NO_AUDIO', status: 422 });
  });

  test('that cannot be made is reported, and the other files are available', async () => {
    const asked = await ask({ codes: 0, extras: ['audio'] }, { id: heardId });
    const { media } = (samples.MC4.content as { audio: { media: string } }).audio;
    const { content } = await t.as(teacher).call('GET /itf/papers/{id}/keys', { params: { id: asked.id } });
    const gone = JSON.stringify(content).replaceAll(/"media":"[^"]+"/g, `"media":"${media}"`);
    await t.db.updateTable('paper_sets').set({ content: gone }).where('id', '=', asked.id).execute();
    const set = await made(asked);
    expect(set.state).toBe('DONE');
    expect(set.files.map(({ name, problem }) => [name, problem])).toEqual([
      ['Đề.pdf', null],
      ['Phần nghe.mp3', 'AUDIO_DOWNLOAD_FAILED'],
    ]);
  });
});

test('further pages of an answer sheet have the set, code and page in their QR code', async () => {
  const { id } = await ask({ codes: 2, extras: ['sheet'] });
  const stored = (await findOptionalStoredSet(t.db, teacher.id, id, new Date(t.now())))!;
  // More questions than fit on a page.
  const [section] = stored.content.sections;
  const [part] = section!.parts;
  const questions = Array.from({ length: 56 }, () => part!.questions)
    .flat()
    .map((question, at) => ({ ...question, id: `q${at}`, firstNumber: at + 1 }));
  const set = {
    ...stored,
    content: { ...stored.content, sections: [{ ...section!, parts: [{ ...part!, questions }] }] },
  };
  const prepared = await preparedOf(t.app, t.db, set);
  const { source } = sheetsSource({ ...prepared, ...set, setId: id, names: new Map() });
  for (const [page, code] of [
    [2, '101'],
    [4, '102'],
  ] as const) {
    const expected = qrModules(`V${shortId(id)}-${code}-2`);
    const { png, pages } = await renderPage(source, { page, width: 1050 });
    expect(pages).toBe(4);
    // Modules of 0.72 mm: larger codes were not recognised in photographs.
    expect(expected).toHaveLength(25);
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    // The QR code is 18 mm wide, 19 mm from the right and 8 mm from the top; a millimetre has five pixels.
    const middle = (at: number, from: number) => Math.round(from + ((at + 0.5) * 90) / expected.length);
    const seen = expected.map((row, y) =>
      row.map((_, x) => data[(middle(y, 40) * info.width + middle(x, 865)) * info.channels]! < 128),
    );
    expect(seen).toEqual(expected);
  }
  await runJobs(t);
});

test('the key table is a workbook of all codes, for the owner only', async () => {
  const set = await made(await ask({ codes: 3, digits: 4, extras: ['key'] }));
  const reply = await get(`${set.id}/key-table`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const book = read(reply.rawPayload);
  const [head, ...rows] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(head).toEqual(['Phần', 'Câu', '0101', '0102', '0103']);
  const { content, seed, keys } = await t.as(teacher).call('GET /itf/papers/{id}/keys', { params: { id: set.id } });
  const own = Object.fromEntries(keys.map(({ question, answerKey }) => [question, answerKey])) as unknown as PaperKeys;
  const tables = set.codes.map((code) =>
    answerKeyTable(arrangedBy(content, seedOfCode(seed, code), shufflingOf(set.options)), own, 'vi'),
  );
  const expected = tables[0]!.parts.flatMap((part, p) =>
    part.rows.map(({ number }, r) => [part.part, number, ...tables.map((table) => table.parts[p]!.rows[r]!.answer)]),
  );
  expect(expected).toHaveLength(7);
  expect(rows.map((row) => row.map(String))).toEqual(expected.map((row) => row.map(String)));
  const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  expect((await get(`${set.id}/key-table`, other)).statusCode).toBe(404);
});

describe('the preview of a page', () => {
  const options = { formats: ['pdf' as const], codes: 4 };
  const look = (body: object = {}, { user = teacher, id = examId } = {}) =>
    t.as(user).call('POST /itf/unit-tests/{id}/paper-preview', {
      params: { id },
      body: { options, seed: 'abcdefgh1234', code: '101', page: 1, ...body } as never,
    });

  test('is a picture of an A4 page, and differs by code, seed and options', async () => {
    const first = await look();
    expect(first).toMatchObject({ page: 1, heard: false });
    const png = sharp(Buffer.from(first.picture, 'base64'));
    const { width, height, format } = await png.metadata();
    expect(format).toBe('png');
    expect(Math.abs(height / width - 297 / 210)).toBeLessThan(0.01);
    const { channels } = await png.stats();
    expect(channels[0]!.min).toBeLessThan(100);
    expect((await look()).picture).toBe(first.picture);
    for (const other of [{ code: '102' }, { seed: 'zyxwvuts9876' }, { options: { ...options, columns: 2 } }])
      expect((await look(other)).picture).not.toBe(first.picture);
    expect((await look({ page: 150 })).page).toBe(first.pages);
    expect(await look({}, { id: heardId })).toMatchObject({ heard: true });
  });

  test('exists for a question of every type, those with parts of a text included', async () => {
    // Errors to find and words to mark have parts too, which are not questions of their own as those of a composite.
    for (const type of ['MC8', 'MR3', 'MIX1', 'MIX2'] as const) {
      const { id, items } = await addExamOf(type);
      const shown = await look({ code: null, options: { ...options, codes: 0 } }, { id });
      expect([type, shown.page, shown.heard, items > 0]).toEqual([type, 1, type === 'MIX2', true]);
    }
  });

  test('equals the file made with the same seed, also where the user may not see the keys', async () => {
    const trial = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    await t.db.updateTable('exams').set({ owner_id: trial.id }).where('id', '=', examId).execute();
    const small = { ...options, codes: 2, shuffleOptions: false };
    for (const user of [teacher, trial]) {
      await t.db.updateTable('exams').set({ owner_id: user.id }).where('id', '=', examId).execute();
      const { picture } = await look({ code: '102', options: small }, { user });
      const { id } = await ask({ ...small, seed: 'abcdefgh1234' }, { user });
      const stored = (await findOptionalStoredSet(t.db, user.id, id, new Date(t.now())))!;
      const { source, files } = (await preparedOf(t.app, t.db, stored, 700)).paperPdf('102');
      const { png } = await renderPage(source, { files, page: 1, width: 990 });
      expect(png.toString('base64') === picture).toBe(true);
    }
    await t.db.updateTable('exams').set({ owner_id: teacher.id }).where('id', '=', examId).execute();
    expect(await failure(ask({ seed: 'short' }))).toMatchObject({ status: 400 });
    await runJobs(t);
  });

  test('has the English name of the test for a reader of English', async () => {
    const put = (name_en: string | null) =>
      t.db.updateTable('exams').set({ name_en }).where('id', '=', examId).execute();
    await put('End-of-term test');
    const reply = await t.as(teacher).raw({
      method: 'POST',
      url: `/api/itf/unit-tests/${examId}/papers`,
      headers: { 'accept-language': 'en' },
      payload: { formats: ['pdf'], codes: 0 },
    });
    const asked = reply.json<{ data: PaperSet }>().data;
    const plain = await ask({ codes: 0 });
    await put(null);
    expect([asked.name, plain.name]).toEqual(['End-of-term test', examFacts.name]);
    const set = await made(asked);
    const { text } = await textOfPdf(await fileOf(set, 'Test.pdf'));
    expect(text).toContain('END-OF-TERM TEST');
    expect(text).not.toContain(examFacts.name.toUpperCase());
  });

  test('has a concurrency limit, so that papers do not wait', async () => {
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => look()));
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as CallError] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expect(one).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    await look();
  });

  test('is for users who may print the test', async () => {
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    expect(await failure(look({}, { user: other }))).toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
    const student = await t.createUser({ role: 'STUDENT' });
    expect(await failure(look({}, { user: student }))).toMatchObject({ status: 403 });
    expect(await failure(look({ page: 0 }))).toMatchObject({ status: 400 });
    expect(await failure(look({ code: '<b>' }))).toMatchObject({ status: 400 });
  });
});

describe('pictures in a Word file', () => {
  const addPicture = async (width: number, height: number, orientation = 1) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: 'white' } })
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer();
    return addMedia({ app: t.app, db: t.db, now: t.now() }, { kind: 'image', bytes, ownerId: teacher.id });
  };
  const question = (type: 'MC3' | 'FB6', content: object) => ({
    id: '00000000-0000-4000-8000-000000000001',
    type,
    schemaVersion: questionType(type).schemaVersion,
    content,
    items: itemsOf(type, content as never),
    firstNumber: 1,
    points: {},
  });
  const contentOf = (type: 'MC3' | 'FB6', content: object) =>
    ({
      name: 'Kiểm tra',
      subject: 'ENGLISH',
      sections: [{ parts: [{ id: 'part', name: 'Tranh', instructions: '', questions: [question(type, content)] }] }],
    }) as unknown as ExamContent;

  test('are rotated where a camera stored them sideways', async () => {
    const { id } = await addPicture(400, 200, 6);
    const content = contentOf('MC3', { ...samples.MC3.content, images: [{ media: id, alt: 'Notice' }] });
    const { drawn } = await picturesOf(t.app, content);
    const { data, ...size } = drawn.get(id)!;
    expect(size).toEqual({ type: 'jpg', width: 200, height: 400 });
    expect(await sharp(data).metadata()).toMatchObject({ width: 200, height: 400 });
  });

  test('have the marks of their task drawn into them', async () => {
    const { id } = await addPicture(960, 480);
    const content = contentOf('FB6', { ...samples.FB6.content, picture: { media: id, alt: 'Plant' } });
    const pictures = await picturesOf(t.app, content);
    const marked = await markedPicturesOf(paperOf(content, 'vi'), pictures, { columns: 1, locale: 'vi' });
    const [picture] = [...marked.values()];
    expect(picture!.width / picture!.height).toBeCloseTo(2, 1);
    const { channels } = await sharp(picture!.data).stats();
    expect(channels[0]!.min).toBeLessThan(50);
  });

  test('are of figures too: every sample is in the PDF as paths and in Word as a picture', async () => {
    const images = figures.map((figure) => imageOfFigure({ figure, full: false }));
    const content = contentOf('MC3', { ...samples.MC3.content, images: [] });
    const [part] = content.sections[0]!.parts;
    const own = { ...samples.MC3.content, images: [] };
    const questions = Array.from({ length: Math.ceil(images.length / 8) }, (_, at) =>
      question('MC3', { ...own, images: images.slice(at * 8, at * 8 + 8) }),
    );
    Object.assign(part!, { questions });
    const pictures = await picturesOf(t.app, content);
    const paper = paperOf(content, 'vi');
    const look = { locale: 'vi', columns: 1, code: null, sheet: false } as const;
    const head = { authority: '', school: '', year: '', subject: 'Toán', grade: 'Lớp 12' };
    // A figure that cannot be compiled throws here, and a missing one would be replaced by its description.
    const source = paperSource(paper, head, { ...look, pictures: pictures.known });
    const pdf = await renderPdf(source, { files: pictures.files });
    const { text: said } = await textOfPdf(pdf);
    expect(images.filter(({ alt }) => said.replace(/\s+/g, ' ').includes(alt))).toEqual([]);
    expect(images.filter(({ media }) => !source.includes(`"${media}.svg"`))).toEqual([]);
    const word = await wordPaper(paper, head, { ...look, pictures: pictures.drawn, marked: new Map() });
    const files = Object.keys(unzipSync(word)).filter((name) => name.startsWith('word/media/'));
    expect(files).toHaveLength(new Set(images.map(({ media }) => media)).size);
    for (const { data, width, height } of pictures.drawn.values()) {
      const made = await sharp(data).metadata();
      expect(made.width / made.height).toBeCloseTo(width / height, 1);
      expect((await sharp(data).stats()).channels[0]!.min).toBeLessThan(100);
    }
  });
});
