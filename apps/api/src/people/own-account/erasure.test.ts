/** Searches database and files for remains of deleted accounts and of data whose retention period is over. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createSchool } from '../../testing/school.ts';
import { jobs } from '../../jobs.ts';
import { enqueue, type Job } from '#platform/jobs';

const t = await testApp();
const day = 86_400_000;

/** Tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(
    t.db,
  );
  const found: string[] = [];
  for (const { table_name: table } of rows) {
    const hit = await sql`SELECT FROM ${sql.table(table)} x WHERE x::text LIKE ${`%${text}%`} LIMIT 1`.execute(t.db);
    if (hit.rows.length > 0) found.push(table);
  }
  return found;
}
const recordingFiles = () => {
  const folder = join(t.app.config.dataDir, 'recordings');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile())
    : [];
};
async function score() {
  const worker = startAttemptWorker(t.app);
  await expect
    .poll(
      async () => (await t.db.selectFrom('attempts').select('id').where('status', '=', 'SUBMITTED').execute()).length,
      { timeout: 10_000 },
    )
    .toBe(0);
  await worker.stop();
}
/** A learner with an essay, a recording and a mark. */
async function sitting() {
  const school = await createSchool(t, { codes: ['MC1', 'EW1', 'SP1'], endsIn: 3_600_000 });
  const student = await school.student({ firstName: 'Canarytên', lastName: 'Nguyễn' });
  const { id: attemptId } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const recording = randomUUID();
  await t.as(student).call('POST /student/attempts/{id}/recordings', {
    params: { id: attemptId },
    body: { recording, question: school.questions[2]!.id, item: 'q1', mime: 'audio/webm' },
  });
  await t.as(student).upload('POST /student/recordings/{id}/pieces', {
    params: { id: recording },
    file: { name: 'sound', bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]) },
  });
  const [mc, essay] = school.questions;
  const answers = [
    { question: mc!.id, answer: { [mc!.items[0]!]: ['p1'] } },
    { question: essay!.id, answer: { [essay!.items[0]!]: 'canarybàiluận về quê hương' } },
  ];
  for (const [at, one] of answers.entries())
    await sql`
      INSERT INTO attempt_answers (owner_id, attempt_id, received_at, entry, client_seq, client, question, disposition, answer)
      VALUES (${school.teacher.id}, ${attemptId}, ${new Date(t.now())}, ${at + 1}, ${at + 1}, 1, ${at + 1}, 'A', ${JSON.stringify(one.answer)})`.execute(
      t.db,
    );
  await t.db
    .updateTable('attempts')
    .set({ status: 'SUBMITTED', submitted_at: new Date(t.now()), finished_by: 'SUBMIT' })
    .where('id', '=', attemptId)
    .execute();
  await score();
  return { school, student, attemptId, recording };
}
const resultOf = (attemptId: string) =>
  t.db
    .selectFrom('attempt_results')
    .select(['mark', 'points', 'revision'])
    .where('attempt_id', '=', attemptId)
    .execute();
const remove = (user: TestUser) => t.as(user).call('POST /account/delete');

it('the system content that an operator made stays when the operator deletes the account', async () => {
  const operator = await t.createUser({ role: 'OPERATOR' });
  await addReadyExam(t, operator);
  const kept = () =>
    sql<{ kind: string; count: number }>`
      SELECT kind, count(*)::int AS count FROM (
        SELECT 'exam' AS kind, owner_id, deleted_at FROM exams UNION ALL
        SELECT 'format', owner_id, deleted_at FROM formats UNION ALL
        SELECT 'question', owner_id, deleted_at FROM questions) own
      WHERE owner_id = ${operator.id} AND deleted_at IS NULL GROUP BY kind ORDER BY kind`.execute(t.db);
  const { rows: before } = await kept();
  expect(before.map(({ kind }) => kind)).toEqual(['exam', 'format', 'question']);
  await remove(operator);
  expect((await kept()).rows).toEqual(before);
});

describe('a learner who deletes the account', () => {
  it('leaves no name, contact, recording or essay; the mark stays with the class and its code', async () => {
    const { school, student, attemptId } = await sitting();
    const email = 'canarythu@truong.example';
    const contact = '0987123123';
    await t.db.updateTable('users').set({ email, phone: contact }).where('id', '=', student.id).execute();
    await t.db
      .insertInto('managed_students')
      .values({
        teacher_id: school.teacher.id,
        student_id: student.id,
        code: 'HS77',
        contact_phone: contact,
        contact_email: email,
        created_at: new Date(t.now()),
      })
      .execute();
    await t.db
      .insertInto('guardian_consents')
      .values({
        user_id: student.id,
        guardian_contact: 'canarymẹ@truong.example',
        way: 'MAIL',
        text_version: '1',
        given_at: new Date(t.now()),
      })
      .execute();
    expect(await tablesWith('canarybàiluận')).not.toEqual([]);
    expect(recordingFiles()).toHaveLength(1);
    const marks = await resultOf(attemptId);

    await remove(student);
    for (const trace of ['Canarytên', 'canarytên', 'canarybàiluận', 'canarymẹ'])
      expect(await tablesWith(trace), trace).toEqual([]);
    await runJobs(t);
    // Sent messages stay in the outbox, which exists on development machines only.
    for (const trace of [email, contact])
      expect(await tablesWith(trace), trace).toEqual(['outbox_messages'].filter(() => trace === email));
    expect(recordingFiles()).toHaveLength(0);
    expect(await resultOf(attemptId)).toEqual(marks);
    const results = await t
      .as(school.teacher)
      .raw({ url: `/api/itf/classes/unit-tests-assigned/${school.assignmentId}/results` });
    expect(results.body).toContain('Học sinh đã xóa');
  });

  it('keeps the mark of a running test: its answers are deleted once it has its score', async () => {
    const school = await createSchool(t, { codes: ['MC1'], endsIn: 3_600_000 });
    const student = await school.student();
    const { id: attemptId } = await t
      .as(student)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    await sql`
      INSERT INTO attempt_answers (owner_id, attempt_id, received_at, entry, client_seq, client, question, disposition, answer)
      VALUES (${school.teacher.id}, ${attemptId}, ${new Date(t.now())}, 1, 1, 1, 1, 'A', '{}')`.execute(t.db);
    await remove(student);
    const answers = () =>
      t.db.selectFrom('attempt_answers').select('entry').where('attempt_id', '=', attemptId).execute();
    expect(await answers()).toHaveLength(1);
    await score();
    t.advance(61_000);
    await runJobs(t);
    expect(await answers()).toHaveLength(0);
    expect(await resultOf(attemptId)).toHaveLength(1);
  });
});

describe('retention periods', () => {
  const runKind = async (kind: string) => {
    const job = jobs.find((one) => one.kind === kind)!;
    await enqueue(t, job as unknown as Job<object>, {});
    await runJobs(t);
  };
  const setting = (key: string, value: number) =>
    t.db.updateTable('settings').set({ value }).where('key', '=', key).execute();

  /** Changes a setting, and runs the job until `left` is 0, because the change reaches the process with a delay. */
  const shortened = async (key: string, value: number, kind: string, left: () => Promise<number>) => {
    await setting(key, value);
    await expect
      .poll(async () => {
        await runKind(kind);
        return left();
      })
      .toBe(0);
  };

  it('recordings are deleted after the configured months, and not before', async () => {
    const { recording } = await sitting();
    const before = recordingFiles().length;
    const exists = async () =>
      (await t.db.selectFrom('recordings').select('id').where('id', '=', recording).execute()).length;
    await t.db
      .updateTable('recordings')
      .set({ created_at: new Date(t.now() - 364 * day) })
      .where('id', '=', recording)
      .execute();
    await runKind('recordings.delete-old');
    expect(await exists()).toBe(1);
    await shortened('keep-recordings-months', 11, 'recordings.delete-old', exists);
    expect(recordingFiles()).toHaveLength(before - 1);
  });

  it('answers are deleted after the configured months; marks stay, and the attempt is not scored again', async () => {
    const { attemptId, school } = await sitting();
    const answers = () =>
      t.db.selectFrom('attempt_answers').select('entry').where('attempt_id', '=', attemptId).execute();
    const marks = await resultOf(attemptId);
    t.advance(700 * day);
    await runKind('attempts.erase-old-answers');
    expect(await answers()).toHaveLength(2);
    await shortened('keep-answers-months', 22, 'attempts.erase-old-answers', async () => (await answers()).length);
    expect(await resultOf(attemptId)).toEqual(marks);
    const { rescore } = await import('#exam/scoring');
    const again = rescore(t.db, {
      ownerId: school.teacher.id,
      attemptId,
      answers: new Map(),
      teacherId: school.teacher.id,
      cause: 'MARKED',
      reason: null,
      now: t.now(),
    });
    await expect(again).rejects.toMatchObject({ code: 'ANSWERS_ERASED' });
  });

  it('sessions are deleted 30 days after their end, audit entries after the configured months', async () => {
    const user = await t.createUser({ role: 'STUDENT' });
    const sessions = () => t.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
    const ended = (days: number) =>
      t.db
        .updateTable('sessions')
        .set({ revoked_at: new Date(t.now() - days * day), revoke_reason: 'SIGNED_OUT' })
        .where('user_id', '=', user.id)
        .execute();
    await ended(29);
    await runKind('accounts.delete-old-sign-ins');
    expect(await sessions()).toHaveLength(1);
    await ended(31);
    await runKind('accounts.delete-old-sign-ins');
    expect(await sessions()).toHaveLength(0);

    const entry = (months: number) =>
      t.db
        .insertInto('audit_log')
        .values({
          at: new Date(t.now() - months * 30.5 * day),
          actor_id: user.id,
          action: 'profile-changed',
          subject_kind: 'user',
          subject_id: user.id,
        })
        .execute();
    await entry(23);
    await entry(25);
    await runKind('audit.delete-old');
    const entries = async () =>
      (await t.db.selectFrom('audit_log').select('id').where('actor_id', '=', user.id).execute()).length;
    expect(await entries()).toBe(1);
    await shortened('keep-audit-months', 12, 'audit.delete-old', entries);
  });
});
