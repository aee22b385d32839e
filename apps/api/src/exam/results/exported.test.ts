import { read, utils, type CellObject } from '@e965/xlsx';
import { divideHalfUp, type RegradeChange } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { mean, median } from './analysis.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });

async function take(school: School, student: TestUser, pattern: string, number = 1): Promise<void> {
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId }, body: { number } });
  const entries = school.questions.flatMap(({ id: question, code }, at) =>
    pattern[at] === '-'
      ? []
      : [
          {
            seq: at + 1,
            question,
            base: 0,
            answer: samples[code].responses[pattern[at] === '+' ? 'right' : 'wrong'] as never,
          },
        ],
  );
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
}

async function sheetsOf(school: School) {
  const reply = await t.as(school.teacher).raw({
    method: 'GET',
    url: `/api/itf/classes/unit-tests-assigned/${school.assignmentId}/export`,
    headers: { 'accept-language': 'vi' },
  });
  const book = read(reply.rawPayload, { type: 'buffer' });
  return book.SheetNames.map((name) => utils.sheet_to_json<Record<string, unknown>>(book.Sheets[name]!));
}

async function regrade(school: School, number: number, change: RegradeChange, studentId?: string): Promise<void> {
  const teacher = t.as(school.teacher);
  const params = { id: school.assignmentId };
  const { after } = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/regrade', {
    params,
    query: { number },
  });
  await teacher.call('POST /itf/classes/unit-tests-assigned/{id}/regrade', {
    params,
    body: {
      number,
      change: change as never,
      scope: studentId ? 'STUDENT' : 'ASSIGNMENT',
      ...(studentId && { studentId }),
      raiseOnly: false,
      reason: 'Câu hỏi sai',
      notify: false,
      after,
    },
  });
}

it.each([
  ['as they were scored', false],
  ['after regrades, one of them for a single learner', true],
])('contains the results as the page shows them, %s', async (_, regraded) => {
  const school = await createSchool(t, { codes: ['MC1', 'TF1', 'FB1', 'MC3', 'SO1'], attemptsAllowed: 2 });
  const students: TestUser[] = [];
  for (const pattern of ['+++++', '+-+--', '-----', '.+.+.', '+++..', '-+-+-']) {
    students.push(await school.student());
    await take(school, students.at(-1)!, pattern);
  }
  await school.student();
  await worker.round();
  if (regraded) {
    await regrade(school, 1, { kind: 'VOID' });
    await regrade(school, 2, { kind: 'POINTS', points: 250 });
    await regrade(school, 3, { kind: 'VOID' }, students[1]!.id);
  }
  const { columns, stats, rows } = await t
    .as(school.teacher)
    .call('GET /itf/classes/unit-tests-assigned/{id}/results', { params: { id: school.assignmentId }, query: {} });
  const [file] = await sheetsOf(school);
  const scored = file!.filter((row) => row['Trạng thái'] === 'Đã nộp');
  const hundredths = (value: unknown) => Math.round(Number(value ?? 0) * 100);
  const points = scored.map((row) => columns.map(({ number }) => hundredths(row[`Câu ${number}`])));

  expect(file).toHaveLength(stats.enrolled);
  expect(scored).toHaveLength(stats.scored);
  for (const [at, row] of scored.entries()) {
    const sum = points[at]!.reduce((all, one) => all + one, 0);
    expect(hundredths(row['Điểm thô'])).toBe(sum);
    expect(hundredths(row['Điểm'])).toBe(divideHalfUp(sum * 1000, hundredths(row['Điểm tối đa'])));
  }
  const marks = scored.map((row) => hundredths(row['Điểm']));
  expect([mean(marks), median(marks), marks.filter((mark) => mark >= 500).length]).toEqual([
    stats.average,
    stats.median,
    stats.passed,
  ]);
  expect(marks.toSorted((a, b) => b - a)).toEqual(rows.flatMap(({ mark }) => mark ?? []));
  if (regraded) return;
  // Only without a regrade are the maximum points of each column those of the paper.
  expect(
    columns.map(({ max }, at) =>
      divideHalfUp(points.reduce((all, row) => all + row[at]!, 0) * 100, max * points.length),
    ),
  ).toEqual(columns.map(({ rightShare }) => rightShare));
});

it('writes numbers as numeric cells, days as date cells in Vietnamese time, and text as text', async () => {
  const school = await createSchool(t, { codes: ['MC1', 'FB1'] });
  const an = await school.student({ lastName: '=Nguyễn Thị', firstName: 'Ánh' });
  await t.db.updateTable('users').set({ birthday: '2012-03-04' }).where('id', '=', an.id).execute();
  await take(school, an, '+-');
  await worker.round();
  const reply = await t.as(school.teacher).raw({
    method: 'GET',
    url: `/api/itf/classes/unit-tests-assigned/${school.assignmentId}/export`,
  });
  const sheet = read(reply.rawPayload, { type: 'buffer', cellNF: true, cellText: true }).Sheets['Kết quả']!;
  const [head] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  const cell = (name: string) => {
    const { t: type, v, w, z } = sheet[utils.encode_cell({ r: 1, c: head!.indexOf(name) })] as CellObject;
    return { type, v, w, z };
  };
  const { started_at: at } = await t.db
    .selectFrom('attempts')
    .select('started_at')
    .where('student_id', '=', an.id)
    .executeTakeFirstOrThrow();
  expect(cell('Bắt đầu lúc')).toMatchObject({ type: 'n', z: 'dd/mm/yyyy hh:mm', w: formatDayTime(at) });
  expect(cell('Nộp lúc')).toMatchObject({ type: 'n', z: 'dd/mm/yyyy hh:mm' });
  expect(cell('Ngày sinh')).toEqual({ type: 'n', z: 'dd/mm/yyyy', v: 40_972, w: '04/03/2012' });
  expect(cell('Điểm')).toMatchObject({ type: 'n', v: 5 });
  expect(cell('Câu 1')).toMatchObject({ type: 'n', v: 1 });
  expect(cell('Họ và tên đệm')).toMatchObject({ type: 's', v: "'=Nguyễn Thị" });
  expect(cell('Tên')).toMatchObject({ type: 's', v: 'Ánh' });
});

it("contains each learner's answers, and the details of certificates once there are any", async () => {
  const school = await createSchool(t, { codes: ['MC1', 'FB1', 'TF1'] });
  const an = await school.student({ lastName: 'Lê', firstName: 'An' });
  await take(school, an, '+-+');
  await worker.round();
  const [before, answers] = await sheetsOf(school);
  expect(before![0]).not.toHaveProperty('Số báo danh');
  const [choice] = school.content.sections[0]!.parts[0]!.questions;
  const correct = Object.values((samples.MC1.key as unknown as { correct: Record<string, string[]> }).correct)[0]![0];
  expect(answers![0]!['Câu 1']).toBeTypeOf('string');
  expect(JSON.stringify(choice!.content)).toContain(String(answers![0]!['Câu 1']).split(',')[0]);
  expect(JSON.stringify(choice!.content)).toContain(correct);
  expect(answers![0]).not.toHaveProperty('Câu 2');
  // Statements are written as true or false, not as the ids of their options.
  expect(answers![0]!['Câu 3']).toMatch(/^(Đúng|Sai)( \| (Đúng|Sai))*$/);
  await t.as(school.teacher).call('PUT /itf/classes/unit-tests-assigned/{id}/certificates', {
    params: { id: school.assignmentId },
    body: { organisation: 'Trường Bình Minh', firstNumber: 7 },
  });
  const [after] = await sheetsOf(school);
  expect(after![0]).toMatchObject({ 'Số báo danh': '000007', 'Đơn vị cấp': 'Trường Bình Minh' });
  expect(after![0]!['Mã xác thực']).toMatch(/^VM-/);
});

it('contains no phone and e-mail of a former learner of the teacher', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const [kept, gone] = [await school.student({ firstName: 'An' }), await school.student({ firstName: 'Yến' })];
  for (const one of [kept, gone]) await take(school, one, '+');
  await worker.round();
  const managed = (student: TestUser, removed_at: Date | null) => ({
    teacher_id: school.teacher.id,
    student_id: student.id,
    created_at: new Date(t.now()),
    contact_phone: '0912345678',
    contact_email: 'me@example.invalid',
    removed_at,
  });
  await t.db
    .insertInto('managed_students')
    .values([managed(kept, null), managed(gone, new Date(t.now()))])
    .execute();
  const [rows] = await sheetsOf(school);
  expect(rows!.map((row) => [row['Số điện thoại'], row['Email']])).toEqual([
    ['0912345678', 'me@example.invalid'],
    [undefined, undefined],
  ]);
});

it('lists all attempts and the highest of each learner, whichever counts', async () => {
  const school = await createSchool(t, { codes: ['MC1', 'FB1'], attemptsAllowed: 2, counting: 'LAST' });
  const an = await school.student({ lastName: 'Lê', firstName: 'An' });
  const binh = await school.student({ lastName: 'Trần', firstName: 'Bình' });
  await take(school, an, '++');
  await worker.round();
  await take(school, an, '.-', 2);
  await take(school, binh, '+.');
  await worker.round();
  const params = { id: school.assignmentId };
  const teacher = t.as(school.teacher);
  const highest = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/highest-results', {
    params,
    query: {},
  });
  expect(highest.items.map(({ firstName, number, mark }) => [firstName, number, mark])).toEqual([
    ['An', 1, 1000],
    ['Bình', 1, 500],
  ]);
  const all = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/all-results', { params, query: {} });
  expect(all.page.total).toBe(3);
  const found = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/all-results', {
    params,
    query: { search: 'binh' },
  });
  expect(found.items.map(({ studentId }) => studentId)).toEqual([binh.id]);
});

it('notifies learners of results that they may see, once an hour, and nobody before', async () => {
  const school = await createSchool(t, { codes: ['MC1'], reviewOpen: 'OFF', endsIn: 600_000 });
  const [an, other] = [await school.student(), await school.student()];
  const gone = await school.student();
  for (const one of [an, gone]) await take(school, one, '+');
  await worker.round();
  await t.db
    .updateTable('users')
    .set({ deleted_at: new Date(t.now()) })
    .where('id', '=', gone.id)
    .execute();
  const send = (studentIds?: string[]) =>
    t.as(school.teacher).call('POST /itf/unit-tests-result/send-mail', {
      body: { assignmentId: school.assignmentId, ...(studentIds && { studentIds }) },
    });
  await expect(send()).rejects.toMatchObject({ code: 'ASSIGNMENT_NOBODY_TO_REMIND' });
  t.advance(700_000);
  await expect(send([an.id, other.id])).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
  await t.db.updateTable('users').set({ email: 'an@example.invalid' }).where('id', '=', an.id).execute();
  expect(await send()).toMatchObject({ told: 1, withoutMail: 0 });
  await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await runJobs(t);
  const mails = await t.db.selectFrom('outbox_messages').selectAll().execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['an@example.invalid']);
  // The mail links to the result and does not contain it.
  expect(mails[0]!.body).toContain(`/assigned-unit-test/${school.assignmentId}`);
  expect(mails[0]!.body.replaceAll(/https?:\S+/g, '')).not.toContain('10');
  const notices = await t.db.selectFrom('notices').select('owner_id').where('kind', '=', 'RESULT_READY').execute();
  expect(notices.map(({ owner_id }) => owner_id)).toEqual([an.id]);
});

it('notifies only selected learners, and nobody whose mark is not final', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const [an, binh, chi] = [await school.student(), await school.student(), await school.student()];
  for (const one of [an, binh, chi]) await take(school, one, '+');
  await worker.round();
  await t.db
    .updateTable('attempt_results')
    .set({ needs_teacher: true })
    .where('attempt_id', 'in', (query) => query.selectFrom('attempts').select('id').where('student_id', '=', chi.id))
    .execute();
  const send = (studentIds?: string[]) =>
    t.as(school.teacher).call('POST /itf/unit-tests-result/send-mail', {
      body: { assignmentId: school.assignmentId, ...(studentIds && { studentIds }) },
    });
  const told = async () =>
    (
      await t.db
        .selectFrom('notices')
        .select('owner_id')
        .where('kind', '=', 'RESULT_READY')
        .where('owner_id', 'in', [an.id, binh.id, chi.id])
        .execute()
    ).map(({ owner_id }) => owner_id);
  await expect(send([an.id, chi.id])).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
  // The refused request has notified nobody and does not count towards the hourly limit.
  expect(await told()).toEqual([]);
  expect(await send([an.id])).toMatchObject({ told: 1 });
  expect(await told()).toEqual([an.id]);
  t.advance(3_600_000);
  expect(await send()).toMatchObject({ told: 2 });
  expect((await told()).toSorted()).toEqual([an.id, an.id, binh.id].toSorted());
});
