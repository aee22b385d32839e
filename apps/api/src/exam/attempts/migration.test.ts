/** Attempts, answers, results, marks, recordings and plays that the schema before the attempt model stored come through. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from '@vumon/domain';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { copyMigrations, databaseUrl, dropDatabase, makeDatabase } from '../../testing/databases.ts';

const firstOfModel = '20261123100000';
const server = inject('testServerUrl');
const name = `vumon_migration_${process.pid}`;
const url = databaseUrl(server, name);
let db: pg.Client;

let made = 0;
const id = (at = '2026-10-05T01:00:00Z') =>
  uuidv7(Date.parse(at), (bytes) =>
    bytes.map((_, index) => (index === 15 ? made : index === 14 ? (made += 1) % 256 : 0)),
  );
const [teacher, student, other, classId, exam, version, assignment, hidden] = Array.from({ length: 8 }, () => id());
const questions = Array.from({ length: 3 }, () => id());
const [september, october, running] = [
  id('2026-09-20T01:00:00Z'),
  id('2026-10-05T01:00:00Z'),
  id('2026-10-05T01:05:00Z'),
];
const recording = id();

async function insert(table: string, rows: Record<string, unknown>[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row);
    await db.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
  }
}

const moment = (minute: number) => new Date(Date.UTC(2026, 9, 5, 1, minute));
const item = (at: number, state: string, points: number) => ({
  question: questions[at],
  item: 'q1',
  number: at + 1,
  state,
  points,
  max: 100,
});
const entry = (attempt: string, client: string, seq: number, question: number, disposition: string, base = 0) => ({
  attempt_id: attempt,
  client_id: client,
  client_seq: seq,
  question_id: questions[question],
  answer: JSON.stringify({ q1: [`a${seq}`] }),
  base_id: base,
  received_at: moment(seq),
  disposition,
});

async function addOldRows(): Promise<void> {
  const on = { created_at: moment(0), updated_at: moment(0) };
  await insert('users', [
    { id: teacher, role: 'TEACHER', first_name: 'Hà' },
    { id: student, role: 'STUDENT', first_name: 'An' },
    { id: other, role: 'STUDENT', first_name: 'Bình' },
  ]);
  await insert('grades', [{ id: 'G9', name: 'Lớp 9', name_en: 'Grade 9', position: 9 }]);
  await insert('exam_types', [{ code: 5, name: '45 phút', name_en: '45 minutes', exam_group: 'EXAM', position: 5 }]);
  const of = { subject: 'ENGLISH', grade_id: 'G9' };
  await insert('exams', [
    {
      id: exam,
      scope: 'USER',
      owner_id: teacher,
      name: 'Đề',
      exam_type: 5,
      ...of,
      sections: '[]',
      minutes: 45,
      total_questions: 3,
      total_points: 300,
      ...on,
    },
  ]);
  // Two sections, so that positions run on from one to the next.
  const part = (...ids: string[]) => ({ parts: [{ questions: ids.map((one) => ({ id: one })) }] });
  const content = { shuffle: false, sections: [part(questions[0]!, questions[1]!), part(questions[2]!)] };
  await insert('exam_versions', [
    {
      id: version,
      exam_id: exam,
      version: 1,
      content: JSON.stringify(content),
      content_hash: 'x',
      published_at: moment(0),
    },
  ]);
  await insert('classes', [
    { id: classId, owner_id: teacher, code: 'L9A1', name: '9A1', grade_id: 'G9', school_year: 2026, ...on },
  ]);
  await insert('class_students', [
    { class_id: classId, student_id: student, joined_at: moment(0) },
    { class_id: classId, student_id: other, joined_at: moment(0), removed_at: moment(9) },
  ]);
  const window = {
    owner_id: teacher,
    exam_id: exam,
    exam_version_id: version,
    class_id: classId,
    starts_at: moment(0),
    ends_at: moment(50),
    minutes: 45,
    created_at: moment(0),
  };
  await insert('assignments', [
    { id: assignment, ...window, show_score: 'AFTER_SUBMIT', note: 'Nhớ mang bút', added_minutes: 5 },
    { id: hidden, ...window, show_score: 'AFTER_END' },
  ]);
  const attempt = {
    exam_version_id: version,
    owner_id: teacher,
    shuffle_seed: 'seed',
    deadline_at: moment(45),
    flags: '["x"]',
  };
  await insert('attempts', [
    {
      id: september,
      ...attempt,
      assignment_id: hidden,
      student_id: student,
      status: 'SCORED',
      started_at: new Date('2026-09-20T01:00:00Z'),
      submitted_at: moment(30),
      finished_by: 'SUBMIT',
    },
    {
      id: october,
      ...attempt,
      assignment_id: assignment,
      student_id: student,
      status: 'SCORED',
      started_at: moment(0),
      submitted_at: moment(30),
      finished_by: 'TIME',
      extension_seconds: 60,
    },
    { id: running, ...attempt, assignment_id: assignment, student_id: other, status: 'RUNNING', started_at: moment(5) },
  ]);
  await insert('attempt_answers', [
    entry(october, 'phone-1', 1, 0, 'ACCEPTED'),
    entry(running, 'laptop-1', 1, 2, 'ACCEPTED'),
    entry(october, 'laptop-1', 1, 0, 'STALE'),
    entry(october, 'phone-1', 3, 2, 'ACCEPTED'),
    entry(october, 'phone-1', 2, 2, 'SUPERSEDED'),
    entry(october, 'phone-1', 4, 1, 'LATE'),
    entry(september, 'phone-2', 1, 1, 'ACCEPTED'),
  ]);
  const { rows } = await db.query<{ id: number }>(`SELECT id::int FROM attempt_answers WHERE disposition = 'LATE'`);
  await insert('attempt_answers', [entry(october, `teacher:${teacher}`, rows[0]!.id, 1, 'ACCEPTED', rows[0]!.id)]);
  const result = { attempt_id: october, engine_version: '1', max_points: 300, needs_teacher: false };
  await insert('attempt_results', [
    {
      ...result,
      revision: 1,
      points: 150,
      mark: 500,
      items: JSON.stringify([item(0, 'right', 100), item(1, 'blank', 0), item(2, 'partial', 50)]),
      scored_at: moment(31),
    },
    {
      ...result,
      revision: 2,
      points: 250,
      mark: 833,
      items: JSON.stringify([item(0, 'right', 100), item(1, 'right', 100), item(2, 'partial', 50)]),
      scored_at: moment(60),
      scored_by: teacher,
      reason: 'Mất mạng',
      cause: 'LATE',
    },
    {
      ...result,
      attempt_id: september,
      revision: 1,
      points: 0,
      mark: 0,
      needs_teacher: true,
      items: JSON.stringify([item(0, 'wrong', 0), item(1, 'needs-teacher', 0), item(2, 'unscored', 0)]),
      scored_at: moment(31),
    },
  ]);
  await insert('attempt_marks', [
    {
      attempt_id: september,
      question_id: questions[1],
      item: 'q1',
      version: 1,
      answer: '"x"',
      scores: '{"whole": 50}',
      earned: 50,
      share_of: 100,
      comment: 'Tốt',
      notes: '[]',
      marked_by: teacher,
      marked_at: moment(40),
    },
  ]);
  await insert('recordings', [
    {
      id: recording,
      attempt_id: october,
      question_id: questions[0],
      item: 'q1',
      mime: 'audio/webm',
      max_bytes: 1000,
      bytes: 10,
      created_at: moment(3),
    },
  ]);
  await insert('audio_plays', [{ attempt_id: october, media_id: 'm1', play: 1, started_at: moment(2), request: 'r1' }]);
}

const all = async (sql: string) => (await db.query(sql)).rows as Record<string, unknown>[];

beforeAll(async () => {
  await makeDatabase(server, name);
  const dir = mkdtempSync(join(tmpdir(), 'vumon-old-migrations-'));
  await copyMigrations(dir, (name) => name < firstOfModel);
  await migrate({ url, dir });
  rmSync(dir, { recursive: true });
  db = new pg.Client({ connectionString: url });
  await db.connect();
  await addOldRows();
}, 60_000);

afterAll(async () => {
  await db.end();
  await dropDatabase(server, name);
});

it('keeps every row', async () => {
  // What was stored, in the words of the new schema.
  const before = {
    answers: await all(
      `SELECT id::int AS entry, attempt_id, client_id, client_seq, question_id, answer, received_at, disposition FROM attempt_answers ORDER BY id`,
    ),
    results: await all(
      `SELECT attempt_id, revision, points, max_points, mark, needs_teacher, engine_version, scored_at, scored_by, reason, cause, items FROM attempt_results ORDER BY attempt_id, revision`,
    ),
    attempts: await all(
      `SELECT id, assignment_id, student_id, owner_id, status, started_at, deadline_at, extension_seconds, submitted_at, finished_by, flags FROM attempts ORDER BY id`,
    ),
    marks: await all(
      `SELECT attempt_id, question_id, item, version, answer, scores, earned, comment FROM attempt_marks`,
    ),
    plays: await all(`SELECT attempt_id, media_id, play, started_at, request FROM audio_plays`),
    recordings: await all(`SELECT id, attempt_id, question_id, bytes, created_at FROM recordings`),
    assignments: await all(
      `SELECT id, owner_id, class_id, starts_at, ends_at, minutes, note, added_minutes FROM assignments ORDER BY id`,
    ),
    members: await all(`SELECT class_id, student_id, joined_at, removed_at FROM class_students ORDER BY student_id`),
  };
  await migrate({ url });
  const words = `CASE e.disposition WHEN 'A' THEN 'ACCEPTED' WHEN 'S' THEN 'SUPERSEDED' WHEN 'T' THEN 'STALE' ELSE 'LATE' END`;
  const states = `'{"R":"right","P":"partial","W":"wrong","B":"blank","N":"needs-teacher","U":"unscored"}'::jsonb`;
  const ids = `(SELECT jsonb_path_query_array(content, '$.sections[*].parts[*].questions[*].id') FROM exam_versions)`;
  const after = {
    answers:
      await all(`SELECT e.entry, e.attempt_id, p.clients[e.client] AS client_id, e.client_seq, ${ids} ->> (e.question - 1) AS question_id, e.answer, e.received_at, ${words} AS disposition
      FROM attempt_answers e JOIN attempts p ON p.owner_id = e.owner_id AND p.id = e.attempt_id ORDER BY e.entry`),
    results:
      await all(`SELECT r.attempt_id, r.revision::int, r.points, r.max_points, r.mark, r.needs_teacher, r.engine_version, r.scored_at, r.scored_by, r.reason, r.cause,
      (SELECT jsonb_agg(jsonb_build_object('question', ${ids} ->> (n - 1), 'item', 'q1', 'number', n, 'state', ${states} ->> substr(r.item_states, n, 1), 'points', r.item_points[n], 'max', 100) ORDER BY n)
        FROM generate_series(1, length(r.item_states)) AS n) AS items
      FROM attempt_results r WHERE r.owner_id = '${teacher}' ORDER BY r.attempt_id, r.revision`),
    attempts: await all(
      `SELECT id, assignment_id, student_id, owner_id, status, started_at, deadline_at, extension_seconds, submitted_at, finished_by, flags FROM attempts ORDER BY id`,
    ),
    marks: await all(
      `SELECT attempt_id, question_id, item, version, answer, scores, earned, comment FROM attempt_marks WHERE owner_id = '${teacher}'`,
    ),
    plays: await all(
      `SELECT attempt_id, media_id, play, started_at, request FROM audio_plays WHERE owner_id = '${teacher}'`,
    ),
    recordings: await all(
      `SELECT id, attempt_id, question_id, bytes, created_at FROM recordings WHERE owner_id = '${teacher}' AND file_id = id`,
    ),
    assignments: await all(
      `SELECT id, owner_id, class_id, starts_at, ends_at, minutes, note, added_minutes FROM assignments ORDER BY id`,
    ),
    members: await all(
      `SELECT class_id, student_id, joined_at, removed_at FROM class_students WHERE owner_id = '${teacher}' ORDER BY student_id`,
    ),
  };
  expect(before.answers).toHaveLength(8);
  expect(after).toEqual(before);
  expect(
    await all(`SELECT origin, number, mode, clock, paused_at, reopened FROM attempts GROUP BY 1, 2, 3, 4, 5, 6`),
  ).toEqual([{ origin: 'ASSIGNMENT', number: 1, mode: 'TEST', clock: true, paused_at: null, reopened: 0 }]);
  expect(await all(`SELECT id, latest_mark, latest_needs_teacher FROM attempts ORDER BY id`)).toEqual([
    { id: september, latest_mark: 0, latest_needs_teacher: true },
    { id: october, latest_mark: 833, latest_needs_teacher: false },
    { id: running, latest_mark: null, latest_needs_teacher: null },
  ]);
  expect(
    await all(
      `SELECT review_open, review_after, target, attempts_allowed, shuffle_options FROM assignments ORDER BY review_open DESC`,
    ),
  ).toEqual([
    { review_open: 'ON', review_after: 'FREE', target: 'CLASS', attempts_allowed: 1, shuffle_options: false },
    { review_open: 'OFF', review_after: 'FREE', target: 'CLASS', attempts_allowed: 1, shuffle_options: false },
  ]);
  expect(
    await all(
      `SELECT tableoid::regclass::text AS partition, count(*)::int AS entries FROM attempt_answers GROUP BY 1 ORDER BY 1`,
    ),
  ).toEqual([
    { partition: 'attempt_answers_202609', entries: 1 },
    { partition: 'attempt_answers_202610', entries: 7 },
  ]);
  await expect(db.query(`UPDATE attempt_answers SET entry = 0`)).rejects.toThrow('append-only');
  // A page that was open goes on: its sequence and its base are known.
  const { rows } = await db.query(
    `SELECT outcome, entry FROM save_answers($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz - clock_timestamp(), interval '15 s') ORDER BY n`,
    [
      [teacher, teacher],
      [running, running],
      [other, other],
      ['laptop-1', 'tablet-1'],
      [1, 1],
      [3, 3],
      ['{"q1": ["a1"]}', '{"q1": ["a9"]}'],
      [0, 2],
      moment(20),
    ],
  );
  expect(rows).toEqual([
    { outcome: 'ACCEPTED', entry: 2 },
    { outcome: 'ACCEPTED', entry: 3 },
  ]);
}, 60_000);
