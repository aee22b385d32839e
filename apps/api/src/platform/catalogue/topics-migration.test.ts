/** Questions, formats, tests and assignments of maths from before the strands. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { copyMigrations, databaseUrl, dropDatabase, makeDatabase } from '../../testing/databases.ts';

const first = '20261126030000';
const server = inject('testServerUrl');
const name = `vumon_topics_${process.pid}`;
const url = databaseUrl(server, name);
let db: pg.Client;

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const teacher = id(1);

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  await db.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/** The questions before the migration, by the number that ends their id. */
const questions: Record<number, { keyword?: string; grade: string | null; search: string; subject?: string }> = {
  11: { keyword: 'Định lí Viète', grade: 'G9', search: 'dinh li viete' },
  12: { keyword: 'Mặt cầu', grade: 'G12', search: 'mat cau' },
  13: { grade: 'G9', search: 'cho tam giac abc vuong tai a' },
  14: { grade: 'G9', search: 'xac suat cua bien co' },
  15: { grade: 'G12', search: 'dao ham cua ham so' },
  16: { grade: 'G9', search: 'dao ham cua ham so' },
  17: { grade: null, search: 'x + 1 = 2' },
  18: { grade: 'G9', search: 'she has a triangle', subject: 'ENGLISH' },
};

beforeAll(async () => {
  await makeDatabase(server, name);
  const dir = mkdtempSync(join(tmpdir(), 'vumon-old-migrations-'));
  await copyMigrations(dir, (name) => name < first);
  await migrate({ url, dir });
  rmSync(dir, { recursive: true });
  db = new pg.Client({ connectionString: url });
  await db.connect();
  const on = { created_at: new Date(0), updated_at: new Date(0) };
  await insert('users', { id: teacher, role: 'TEACHER', first_name: 'Hà' });
  for (const [position, grade] of ['G9', 'G12'].entries())
    await insert('grades', { id: grade, name: grade, name_en: grade, position });
  await insert('publishers', { code: 'NA', name: '–', position: 0 });
  await insert('exam_types', { code: 5, name: '45 phút', name_en: '45 minutes', exam_group: 'EXAM', position: 5 });
  for (const [number, { keyword, grade, search, subject = 'MATH' }] of Object.entries(questions))
    await insert('questions', {
      id: id(Number(number)),
      scope: 'USER',
      owner_id: teacher,
      type: 'MC1',
      grade_id: grade,
      subject,
      skill: 'GR',
      keywords: keyword ? [keyword] : [],
      summary: '',
      search,
      items: 1,
      ...on,
    });
  for (const number of Object.keys(questions))
    await insert('question_versions', {
      question_id: id(Number(number)),
      version: 1,
      schema_version: 1,
      content: '{}',
      created_at: new Date(0),
    });
  const shape = {
    grade_id: 'G9',
    minutes: 45,
    total_questions: 1,
    total_points: 100,
    sections: JSON.stringify([
      { id: 'sect1', skill: 'GR', parts: [] },
      { id: 'sect2', skill: 'RE', parts: [] },
    ]),
    ...on,
  };
  for (const [number, subject] of [
    [21, 'MATH'],
    [22, 'ENGLISH'],
  ] as const) {
    const own = { ...shape, scope: 'USER', owner_id: teacher, name: 'Đề', subject };
    await insert('formats', { ...own, id: id(number), cognition: 'RANDOM' });
    await insert('exams', { ...own, id: id(number + 10), exam_type: 5 });
    await insert('exam_versions', {
      id: id(number + 20),
      exam_id: id(number + 10),
      version: 1,
      content: JSON.stringify({ subject, sections: [] }),
      content_hash: 'x',
      published_at: new Date(0),
    });
    await insert('exam_questions', {
      exam_id: id(number + 10),
      question_id: id(subject === 'MATH' ? 13 : 18),
      question_version: 1,
      part_id: 'part1',
      position: 0,
      items: 1,
      skill: 'GR',
      difficulty: 'M1',
    });
  }
  await migrate({ url });
}, 60_000);

afterAll(async () => {
  await db.end();
  await dropDatabase(server, name);
});

it('questions of maths get a strand, shipped ones a topic too; those of English keep their skills', async () => {
  const { rows } = await db.query('SELECT id, skill, topic_id FROM questions ORDER BY id');
  expect(Object.fromEntries(rows.map((row) => [Number(row.id.slice(-3)), [row.skill, row.topic_id]]))).toEqual({
    11: ['NU', 'M9-06'],
    12: ['GE', 'M12-07'],
    13: ['GE', null],
    14: ['ST', null],
    15: ['CA', null],
    16: ['NU', null],
    17: ['NU', null],
    18: ['GR', null],
  });
  await expect(
    db.query("UPDATE questions SET skill = 'NU' WHERE subject = 'ENGLISH'"),
    'the database holds what the API checks',
  ).rejects.toThrow('questions_skill_check');
});

it('sections of maths allow every strand and keep their order; published tests are unchanged', async () => {
  const skills = async (table: string) =>
    (await db.query(`SELECT subject, sections FROM ${table} ORDER BY id`)).rows.map(({ subject, sections }) => [
      subject,
      sections.map((section: { id: string; skill: string }) => `${section.id} ${section.skill}`),
    ]);
  const expected = [
    ['MATH', ['sect1 MX', 'sect2 MX']],
    ['ENGLISH', ['sect1 GR', 'sect2 RE']],
  ];
  expect(await skills('formats')).toEqual(expected);
  expect(await skills('exams')).toEqual(expected);
  const { rows } = await db.query('SELECT skill FROM exam_questions ORDER BY exam_id');
  expect(rows.map(({ skill }) => skill)).toEqual(['GE', 'GR']);
});
