/** Invisible characters never reach the database by a request, and stored ones harm no document. */
import { routes } from '@vumon/contract';
import { samples } from '@vumon/question-types/samples';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { addCatalogue, addReadyExam } from '../testing/content.ts';
import { runJobs } from '../testing/jobs.ts';
import { createSchool } from '../testing/school.ts';
import { textOfPdf } from '../testing/pdf.ts';

const t = await testApp();
const unseen = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200b',
  '\ufeff',
];
const all = unseen.join('');

it('are taken out of names, titles, markup and settings', async () => {
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const as = t.as(teacher);
  await as.call('PUT /account/profile', {
    body: { lastName: `Lê${all}`, firstName: `${all}Minh 👩‍🏫`, gender: null, birthday: null, provinceCode: null },
  });
  expect(await as.call('GET /account/profile')).toMatchObject({ fullName: 'Lê Minh 👩‍🏫' });

  await addCatalogue(t.db);
  const { content, key } = samples.MC1;
  const question = await as.call('POST /questions', {
    body: {
      type: 'MC1',
      gradeId: 'G9',
      subject: 'ENGLISH',
      skill: 'GR',
      difficulty: 'M1',
      schemaVersion: 1,
      content: { ...content, instructions: `Chọn${all} đáp án` },
      answerKey: key,
    } as never,
  });
  expect(JSON.stringify(question)).toContain('Chọn đáp án');

  const school = await createSchool(t, { codes: ['MC1'] });
  await t.as(school.teacher).call('PUT /itf/classes/unit-tests-assigned/{id}/certificates', {
    params: { id: school.assignmentId },
    body: {
      organisation: `Trường ${all}Bình Minh`,
      authority: all,
      place: 'Hà Nội',
      signerTitle: 'Hiệu trưởng',
      signerName: 'Thành',
      firstNumber: 1,
    },
  });
  const { rows } = await sql<{ everything: string }>`
    SELECT (SELECT string_agg(u::text, '') FROM users u) || (SELECT string_agg(q::text, '') FROM question_versions q)
      || (SELECT string_agg(c::text, '') FROM certificate_series c) AS everything`.execute(t.db);
  for (const sign of unseen) expect(rows[0]!.everything.includes(sign), sign.codePointAt(0)!.toString(16)).toBe(false);
});

it("are kept in learners' answers alone", () => {
  const verbatim = Object.entries(routes).filter(([, route]) => 'verbatim' in route);
  expect(verbatim.map(([name]) => name).toSorted()).toEqual([
    'POST /itf/unit-tests-result/submit',
    'POST /student/attempts/{id}/answers',
  ]);
});

it('that were stored earlier end no process when papers are made and shown', async () => {
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const { examId, questions } = await addReadyExam(t, teacher);
  await sql`UPDATE question_versions SET content = replace(content::text, '"instructions": "', ${`"instructions": "\u202eLê Minh`})::jsonb
    WHERE question_id = ANY (${questions}::uuid[])`.execute(t.db);
  await sql`UPDATE exams SET name = ${'\u202eKiểm tra'} WHERE id = ${examId}`.execute(t.db);
  const set = await t.as(teacher).call('POST /itf/unit-tests/{id}/papers', {
    params: { id: examId },
    body: { formats: ['pdf', 'word'], codes: 2, extras: ['key', 'sheet'] },
  });
  await runJobs(t);
  const done = await t.as(teacher).call('GET /itf/papers/{id}', { params: { id: set.id } });
  expect(done.state).toBe('DONE');
  expect(done.files.map(({ problem }) => problem)).toEqual(done.files.map(() => null));
  const first = await t.as(teacher).raw({ method: 'GET', url: `/api/itf/papers/${set.id}/files/0` });
  expect((await textOfPdf(first.rawPayload)).text).toMatch(/kiểm tra/i);
  expect((await t.as(await t.createUser({ role: 'ADMIN' })).call('GET /itf/crashes')).items).toEqual([]);
});
