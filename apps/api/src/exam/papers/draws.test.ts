/** Questions with parameters on paper: each code has its own numbers, with which all its files are made. */
import { read as readBook, utils } from '@e965/xlsx';
import type { ExamContent, PaperSet } from '@vumon/contract';
import { contentOfCode, questionsOf } from '@vumon/paper';
import {
  defaultsOf,
  type ChoiceContent,
  type ChoiceKey,
  type TextGapsContent,
  type TextGapsKey,
} from '@vumon/question-types';
import { paperReport } from '@vumon/question-import/papers';
import { readWord } from '@vumon/word';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { textOfPdf } from '../../testing/pdf.ts';

const t = await testApp();
let teacher: TestUser;
let examId: string;
let ids: { choice: string; short: string };

const facts = { gradeId: 'G9', subject: 'MATH' as const, skill: 'NU' as const, difficulty: 'M1' as const };
const range = (name: string, from: number, to: number) => ({
  kind: 'range' as const,
  name,
  from: `${from}`,
  to: `${to}`,
  step: '1',
});
const drawn = (...parameters: readonly ReturnType<typeof range>[]) => ({
  parameters: [...parameters],
  conditions: [],
  truths: {},
});
const explained = 'Vì tổng bằng';

function choiceTemplate() {
  const { content, key } = defaultsOf('MC1') as { content: ChoiceContent; key: ChoiceKey };
  const [item] = content.items;
  const texts = ['{{a + b}}', '{{a - b}}', '{{a * b}}', '{{a + 2*b + 1}}'];
  const options = texts.map((text, at) => ({ id: 'abcd'[at]!, text }));
  return {
    type: 'MC1' as const,
    ...facts,
    schemaVersion: 1,
    content: { ...content, items: [{ ...item!, stem: 'Lấy {{a}} cộng {{b}} được bao nhiêu?', options }] } as never,
    answerKey: { ...key, explanation: `${explained} {{a + b}}.`, correct: { [item!.id]: ['a'] } } as never,
    template: drawn(range('a', 20, 59), range('b', 3, 9)),
  };
}
function shortTemplate() {
  const { content, key } = defaultsOf('FB8') as { content: TextGapsContent; key: TextGapsKey };
  const gap = content.gaps[0]!.id;
  return {
    type: 'FB8' as const,
    ...facts,
    schemaVersion: 1,
    content: { ...content, text: 'Lấy {{c}} nhân {{d}} được bao nhiêu?' } as never,
    answerKey: { ...key, gaps: { [gap]: { ...key.gaps[gap]!, accepted: ['{{c * d}}'] } } } as never,
    template: drawn(range('c', 12, 30), range('d', 11, 30)),
  };
}

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const as = t.as(teacher);
  const choice = await as.call('POST /questions', { body: choiceTemplate() });
  const short = await as.call('POST /questions', { body: shortTemplate() });
  ids = { choice: choice.id, short: short.id };
  const plain = await addQuestion(t.db, { owner: teacher, subject: 'MATH' });
  const part = { id: 'part1', name: 'Phần I', instructions: '', questions: 3, points: 900 };
  const format = await as.call('POST /itf/unit-test-templates', {
    body: {
      name: 'Ba câu',
      gradeId: 'G9',
      subject: 'MATH',
      minutes: 45,
      totalQuestions: 3,
      totalPoints: 900,
      cognition: 'RANDOM',
      sections: [{ id: 'sect1', skill: 'MX', parts: [part] }],
    },
  });
  const exam = { name: 'Kiểm tra 15 phút', examType: 4, gradeId: 'G9', minutes: 45, formatId: format.id };
  const parts = [{ partId: 'part1', questions: [choice.id, short.id, plain].map((id) => ({ id })) }];
  const made = await as.call('POST /itf/unit-tests/create', { body: { ...exam, parts } });
  await as.call('PUT /itf/unit-tests/update', {
    body: { ...exam, parts, id: made.id, updatedAt: made.updatedAt, finish: true },
  });
  examId = made.id;
});

const seed = 'abcdefgh1234';
const ask = (body: object = {}, user = teacher) =>
  t.as(user).call('POST /itf/unit-tests/{id}/papers', {
    params: { id: examId },
    body: { formats: ['pdf'], codes: 3, seed, ...body },
  });
async function made(asked: PaperSet): Promise<PaperSet> {
  await runJobs(t);
  return t.as(teacher).call('GET /itf/papers/{id}', { params: { id: asked.id } });
}
const bytesOf = async (set: PaperSet, path: string) =>
  (await t.as(teacher).raw({ method: 'GET', url: `/api/itf/papers/${set.id}/${path}` })).rawPayload;
const fileOf = (set: PaperSet, name: string) =>
  bytesOf(set, `files/${set.files.find((file) => file.name === name)!.position}`);
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const printed = async (set: PaperSet, name: string) => flat((await textOfPdf(await fileOf(set, name))).text);
const keysOf = (set: PaperSet, user = teacher) =>
  t.as(user).call('GET /itf/papers/{id}/keys', { params: { id: set.id } });

/** The right answers, computed from the printed text of a code. */
function worked(text: string) {
  const [sum, product] = [/Lấy (\d+) cộng (\d+) được/.exec(text)!, /Lấy (\d+) nhân (\d+) được/.exec(text)!];
  return { sum: Number(sum[1]) + Number(sum[2]), product: Number(product[1]) * Number(product[2]) };
}
/** The letter in front of a number among the options of a paper. */
const letterOf = (text: string, value: number) => new RegExp(`([A-D])\\. ${value}(?!\\d)`).exec(text)?.[1];
const numberOf = (text: string, words: RegExp) =>
  Number(new RegExp(`Câu (\\d+)\\. Lấy \\d+ ${words.source}`).exec(text)?.[1]);

describe('the codes of a test with parameters', () => {
  test('have different numbers, which agree in key, workbook, solutions and Word file of a code', async () => {
    const set = await made(await ask({ formats: ['pdf', 'word'], extras: ['key', 'solutions', 'sheet', 'matrix'] }));
    expect(set.files.filter(({ bytes }) => bytes === null)).toEqual([]);
    const papers = await Promise.all(set.codes.map((code) => printed(set, `Đề ${code}.pdf`)));
    const answers = papers.map(worked);
    expect(new Set(answers.map(({ product }) => product)).size).toBe(3);
    expect(new Set(papers.map((text) => /Lấy \d+ cộng \d+/.exec(text)![0])).size).toBe(3);

    const book = readBook(await bytesOf(set, 'key-table'));
    const rows = utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 }).slice(1);
    const key = await printed(set, 'Đáp án.pdf');
    for (const row of [1, 2, 3])
      expect(key).toContain([row, ...[2, 3, 4].map((column) => rows[row - 1]![column])].join(' '));
    const solutions = await printed(set, 'Hướng dẫn giải.pdf');
    for (const [at, code] of set.codes.entries()) {
      const text = papers[at]!;
      const { sum, product } = answers[at]!;
      const [sumAt, productAt] = [numberOf(text, /cộng/), numberOf(text, /nhân/)];
      expect(rows[sumAt - 1]![2 + at]).toBe(letterOf(text, sum));
      expect(String(rows[productAt - 1]![2 + at])).toBe(String(product));
      expect(solutions).toContain(`${code}: Câu ${sumAt}. ${letterOf(text, sum)} ${explained} ${sum}.`);
      expect(solutions).toContain(`${code}: Câu ${productAt}. ${product}`);

      const { questions } = paperReport(readWord(new Uint8Array(await fileOf(set, `Đề ${code}.docx`))));
      const asked = questions.find(({ label }) => label === sumAt)!;
      expect(asked.options[letterOf(text, sum)!]).toBe(String(sum));
    }
    // The question without parameters is the same in every code, so its solution is printed once.
    expect(solutions.match(/102: Câu \d\./g)).toHaveLength(3);
  });

  test('are reproducible from their seed, even when the question has changed since', async () => {
    const before = await made(await ask());
    const texts = await Promise.all(before.codes.map((code) => printed(before, `Đề ${code}.pdf`)));
    const again = await made(await ask());
    expect(await Promise.all(again.codes.map((code) => printed(again, `Đề ${code}.pdf`)))).toEqual(texts);
    // Requesting more codes does not change the first ones.
    const more = await made(await ask({ codes: 5 }));
    expect(await Promise.all(before.codes.map((code) => printed(more, `Đề ${code}.pdf`)))).toEqual(texts);
    const other = await made(await ask({ seed: 'zyxwvuts9876' }));
    expect(worked(await printed(other, 'Đề 101.pdf'))).not.toEqual(worked(texts[0]!));

    const waiting = await ask();
    await t.db.updateTable('question_keys').set({ template: null }).where('question_id', '=', ids.choice).execute();
    const late = await made(waiting);
    expect(await Promise.all(late.codes.map((code) => printed(late, `Đề ${code}.pdf`)))).toEqual(texts);
    const { template } = choiceTemplate();
    const { content, answerKey, schemaVersion } = choiceTemplate();
    await t.db
      .updateTable('question_keys')
      .set({ template: JSON.stringify({ ...template, schemaVersion, content, answerKey }) })
      .where('question_id', '=', ids.choice)
      .execute();
  });

  test('of a set stored without draws (by an older version) all have the same numbers', async () => {
    const asked = await ask({ extras: ['key'] });
    await t.db.updateTable('paper_sets').set({ draws: null }).where('id', '=', asked.id).execute();
    const set = await made(asked);
    const papers = await Promise.all(set.codes.map((code) => printed(set, `Đề ${code}.pdf`)));
    expect(new Set(papers.map((text) => JSON.stringify(worked(text)))).size).toBe(1);
    const written = await made(await ask({ codes: 0 }));
    expect(worked(await printed(written, 'Đề.pdf'))).toEqual(worked(papers[0]!));
    const { draws, keys } = await keysOf(set);
    expect(draws).toBeNull();
    expect(keys).toHaveLength(3);
  });

  test('show their keys only to users who may see them', async () => {
    const { draws, ...test } = await keysOf(await made(await ask()));
    const options = { shuffleQuestions: true, shuffleOptions: true, numbering: 'through' as const, extras: [] };
    const stems = Object.entries(draws!).map(([code, { keys }]) => {
      const own = contentOfCode({ ...test, draws, options }, code);
      const item = (contentIn(own, ids.choice) as ChoiceContent).items[0]!;
      const { correct } = keys.find(({ question }) => question === ids.choice)!.answerKey as unknown as ChoiceKey;
      const right = item.options.find(({ id }) => correct[item.id]!.includes(id))!;
      expect(Number(right.text)).toBe(worked(`${item.stem} Lấy 1 nhân 1 được`).sum);
      return item.stem;
    });
    expect(new Set(stems).size).toBe(3);

    const trial = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    await t.db.updateTable('exams').set({ owner_id: trial.id }).where('id', '=', examId).execute();
    await t.db.updateTable('questions').set({ scope: 'SYSTEM', owner_id: null }).where('id', '=', ids.choice).execute();
    const hidden = await keysOf(await ask({}, trial), trial);
    await runJobs(t);
    await t.db.updateTable('exams').set({ owner_id: teacher.id }).where('id', '=', examId).execute();
    await t.db
      .updateTable('questions')
      .set({ scope: 'USER', owner_id: teacher.id })
      .where('id', '=', ids.choice)
      .execute();
    for (const { contents, keys } of Object.values(hidden.draws!)) {
      expect(keys.some(({ question }) => question === ids.choice)).toBe(false);
      const { options: shown } = (contents[ids.choice] as ChoiceContent).items[0]!;
      expect(shown.map(({ id }) => id).toSorted()).not.toEqual(['a', 'b', 'c', 'd']);
    }
    expect(JSON.stringify(hidden)).not.toContain(explained);
    expect(JSON.stringify(hidden)).not.toContain('{{');
  });
});

const contentIn = (content: ExamContent, id: string) =>
  questionsOf(content).find((question) => question.id === id)!.content;
