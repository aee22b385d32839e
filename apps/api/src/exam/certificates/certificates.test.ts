import { createHash } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { documentsPid, documentsWaiting } from '../../platform/pdf/index.ts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { textOfPdf } from '../../testing/pdf.ts';
import { createSchool, type School, type SchoolOptions } from '../../testing/school.ts';
import { codeFrom, readCode } from './codes.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });

async function take(school: School, student: TestUser, right: boolean) {
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const entries = school.questions.map(({ id: question, code }, at) => ({
    seq: at + 1,
    question,
    base: 0,
    answer: samples[code].responses[right ? 'right' : 'wrong'] as never,
  }));
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
}

const body = {
  organisation: 'Trường THCS Bình Minh',
  authority: 'Sở Giáo dục và Đào tạo Hà Nội',
  place: 'Hà Nội',
  signerTitle: 'Hiệu trưởng',
  signerName: 'Nguyễn Văn Thành',
  firstNumber: 91_204,
};

async function ground(options: SchoolOptions = {}) {
  const school = await createSchool(t, { codes: ['MC1'], ...options });
  const minhAnh = await school.student({ lastName: 'Nguyễn Minh', firstName: 'Anh' });
  const zung = await school.student({ lastName: 'Lê', firstName: 'Dũng' });
  const params = { id: school.assignmentId };
  const teacher = t.as(school.teacher);
  const switchOn = (more: object = {}) =>
    teacher.call('PUT /itf/classes/unit-tests-assigned/{id}/certificates', { params, body: { ...body, ...more } });
  const file = (who: TestUser, path: string) => t.as(who).raw({ method: 'GET', url: `/api${path}` });
  const teacherPath = `/itf/classes/unit-tests-assigned/${school.assignmentId}/certificates/file`;
  const ownPath = `/student/unit-tests-assigned/${school.assignmentId}/certificate/file`;
  return { school, minhAnh, zung, params, teacher, switchOn, file, teacherPath, ownPath };
}

describe('certificates', () => {
  it('of a name with characters that turn the direction of text are made, and end no process', async () => {
    const { school, minhAnh, zung, switchOn, file, ownPath } = await ground();
    await take(school, minhAnh, true);
    await take(school, zung, true);
    await worker.round();
    await switchOn();
    // Stored before such characters were taken out of names.
    await sql`UPDATE users SET last_name = '', first_name = ${'\u202eLê Minh'} WHERE id = ${minhAnh.id}`.execute(t.db);
    const own = await file(minhAnh, ownPath);
    expect(own.statusCode).toBe(200);
    expect((await textOfPdf(own.rawPayload)).text).toContain('LÊ MINH');
  });

  it('whose process ends get an error with a code; others are made', async () => {
    const { school, minhAnh, zung, switchOn, file, ownPath } = await ground();
    await take(school, minhAnh, true);
    await take(school, zung, true);
    await worker.round();
    await switchOn();
    expect((await file(zung, ownPath)).statusCode).toBe(200);
    process.kill(documentsPid()!, 'SIGSTOP');
    const failed = file(minhAnh, ownPath);
    // The process has this one first: two at once come to it in any order.
    await expect.poll(documentsWaiting, { timeout: 20_000 }).toBe(1);
    const next = file(zung, ownPath);
    await expect.poll(documentsWaiting, { timeout: 20_000 }).toBe(2);
    process.kill(documentsPid()!, 'SIGKILL');
    expect((await failed).json()).toMatchObject({ result: false, code: 'PROCESSING_FAILED' });
    expect((await next).statusCode).toBe(200);
    const { items } = await t.as(await t.createUser({ role: 'ADMIN' })).call('GET /itf/crashes');
    expect(items).toMatchObject([
      { part: 'documents', reason: 'ended by SIGKILL', work: { kind: 'request', name: `GET /api${ownPath}` } },
    ]);
    expect(items[0]!.work!.id).toBe((await failed).headers['x-request-id']);
  });

  it('are in English alone on the international site, without the motto of Vietnam', async () => {
    const { school, minhAnh, switchOn } = await ground();
    await take(school, minhAnh, true);
    await worker.round();
    await switchOn({ authority: '', place: 'Singapore', organisation: 'Orchard School', signerTitle: 'Principal' });
    const abroad = await testApp({ config: { site: 'intl' }, database: t.database });
    const [own, here] = await Promise.all(
      [abroad, t].map(async (site) => {
        const url = `/api/student/unit-tests-assigned/${school.assignmentId}/certificate/file`;
        const { rawPayload } = await site.as(minhAnh).raw({ method: 'GET', url, headers: { 'accept-language': 'vi' } });
        return (await textOfPdf(rawPayload)).text;
      }),
    );
    const vietnamese = /ỘNG HÒA|Độc lập|GIẤY CHỨNG|Ngày|ngày|xếp loại/;
    expect(here).toMatch(vietnamese);
    expect(own).not.toMatch(vietnamese);
    for (const words of ['Certificate of Result', 'This is to certify that', 'ORCHARD SCHOOL', 'Singapore, '])
      expect(own).toContain(words);
  });

  it('are given to every learner with a final mark, numbered by name, a page each or a single one', async () => {
    const { school, minhAnh, zung, params, teacher, switchOn, file, teacherPath } = await ground();
    await take(school, zung, true);
    await take(school, minhAnh, true);
    await worker.round();
    expect((await file(school.teacher, teacherPath)).json()).toMatchObject({ code: 'NO_CERTIFICATE' });
    const { given } = await switchOn();
    expect(given.map(({ firstName, candidateNumber, mark }) => [firstName, candidateNumber, mark])).toEqual([
      ['Anh', '091204', 1000],
      ['Dũng', '091205', 1000],
    ]);
    const all = await textOfPdf((await file(school.teacher, teacherPath)).rawPayload);
    expect(all.pages).toBe(2);
    for (const words of [
      'NGUYỄN MINH ANH',
      'LÊ DŨNG',
      'TRƯỜNG THCS BÌNH MINH',
      '091 204',
      'Hà Nội, ngày',
      given[0]!.code,
    ])
      expect(all.text).toContain(words);
    const one = await textOfPdf((await file(school.teacher, `${teacherPath}?studentId=${zung.id}`)).rawPayload);
    expect(one.pages).toBe(1);
    expect(one.text).not.toContain('MINH ANH');

    // A later learner gets the next number; given numbers do not change.
    const late = await school.student({ lastName: 'Trần', firstName: 'An' });
    await take(school, late, true);
    await worker.round();
    const { given: then } = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/certificates', { params });
    expect(then.map(({ firstName, candidateNumber }) => [firstName, candidateNumber])).toEqual([
      ['Anh', '091204'],
      ['Dũng', '091205'],
      ['An', '091206'],
    ]);
    // The next test starts with the texts of the last one.
    const next = await createSchool(t, { codes: ['MC1'], teacher: school.teacher });
    const proposed = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/certificates', {
      params: { id: next.assignmentId },
    });
    expect(proposed).toMatchObject({ series: { organisation: body.organisation, active: false }, given: [] });
  });

  it('are not given for a mark of 0, which takes no number either', async () => {
    const { school, minhAnh, zung, switchOn, file, ownPath } = await ground();
    await take(school, minhAnh, false);
    await take(school, zung, true);
    await worker.round();
    const { given } = await switchOn();
    expect(given.map(({ firstName, candidateNumber }) => [firstName, candidateNumber])).toEqual([['Dũng', '091204']]);
    expect((await file(minhAnh, ownPath)).json()).toMatchObject({ code: 'NO_CERTIFICATE' });
  });

  it('are available to a learner only once the mark may be seen, and only the own one', async () => {
    const { school, minhAnh, zung, switchOn, file, ownPath } = await ground({ reviewOpen: 'OFF', endsIn: 600_000 });
    await take(school, minhAnh, true);
    await worker.round();
    await switchOn();
    const ready = async (who: TestUser) =>
      (
        await t
          .as(who)
          .call('GET /student/unit-tests-assigned/{id}/certificate', { params: { id: school.assignmentId } })
      ).ready;
    expect(await ready(minhAnh)).toBe(false);
    expect((await file(minhAnh, ownPath)).json()).toMatchObject({ code: 'NO_CERTIFICATE' });
    t.advance(700_000);
    expect(await ready(minhAnh)).toBe(true);
    expect((await textOfPdf((await file(minhAnh, ownPath)).rawPayload)).text).toContain('NGUYỄN MINH ANH');
    expect((await file(zung, ownPath)).json()).toMatchObject({ code: 'NO_CERTIFICATE' });
    await switchOn({ forLearners: false });
    expect(await ready(minhAnh)).toBe(false);
  });

  it('are verified by anyone with the code, until they are withdrawn; guessing is throttled', async () => {
    const { school, minhAnh, switchOn } = await ground();
    await take(school, minhAnh, true);
    await worker.round();
    const { given } = await switchOn();
    const { code } = given[0]!;
    const ask = (typed: string) => t.as(null).call('GET /certificates/{code}', { params: { code: typed } });
    expect(await ask(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      code,
      name: 'Nguyễn Minh Anh',
      organisation: body.organisation,
      className: '9A1',
      candidateNumber: '091204',
      mark: 1000,
      level: 'GOOD',
    });
    await switchOn({ active: false });
    await expect(ask(code)).rejects.toMatchObject({ code: 'NO_CERTIFICATE' });
    // Only attempts at codes with the same beginning are limited, not everybody at the same address.
    const like = `${code.slice(0, 8)}2222-222`;
    for (let guess = 0; guess < 4; guess += 1)
      await expect(ask(`${like}${guess + 2}`)).rejects.toMatchObject({ code: 'NO_CERTIFICATE' });
    for (const sign of [...'23456789ABC'].filter((one) => one !== code[3]))
      await expect(ask(`VM-${sign}222-2222-2222`)).rejects.toMatchObject({ code: 'NO_CERTIFICATE' });
    await switchOn();
    await expect(ask(code)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const elsewhere = { method: 'GET', url: `/api/certificates/${code}`, remoteAddress: '203.0.113.9' } as const;
    expect((await t.as(null).raw(elsewhere)).statusCode).toBe(200);
    // Older codes are short: all guesses of them count together.
    for (let guess = 0; guess < 5; guess += 1)
      await expect(ask(`VM-${guess + 2}222-2222`)).rejects.toMatchObject({ code: 'NO_CERTIFICATE' });
    await expect(ask('VM-9999-2222')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    for (let typo = 0; typo < 6; typo += 1)
      await expect(ask('VM-1234')).rejects.toMatchObject({ code: 'NO_CERTIFICATE' });
  });

  it('do not exist for practice, nor while a mark is provisional', async () => {
    const practice = await ground({ mode: 'PRACTICE' });
    await expect(practice.switchOn()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const written = await ground({ codes: ['EW1'] });
    await take(written.school, written.minhAnh, true);
    await worker.round();
    expect((await written.switchOn()).given).toEqual([]);
  });
});

it('codes have no ambiguous characters, are equally likely, and are read however people type them', () => {
  let seed = 0;
  const random = (bytes: Uint8Array) => {
    bytes.set(
      createHash('sha512')
        .update(String((seed += 1)))
        .digest()
        .subarray(0, bytes.length),
    );
    return bytes;
  };
  const codes = Array.from({ length: 3_000 }, () => codeFrom(random));
  expect(new Set(codes).size).toBe(codes.length);
  const counts = Map.groupBy(
    codes.flatMap((code) => [...code.slice(3).replaceAll('-', '')]),
    (sign) => sign,
  );
  expect([...counts.keys()].sort().join('')).toBe('23456789ABCDEFGHJKMNPQRSTVWXYZ');
  for (const [sign, all] of counts) expect(Math.abs(all.length - 1_200), sign).toBeLessThan(200);
  for (const code of codes.slice(0, 50)) {
    expect(readCode(code)).toBe(code);
    expect(readCode(` ${code.slice(3).toLowerCase()} `)).toBe(code);
  }
  expect(readCode('vm 2345 6789')).toBe('VM-2345-6789');
  for (const wrong of [
    '',
    'VM',
    'VM-0000-1111',
    'VM-2222-222',
    'VM-2222-22222',
    'VM-2222-2222-2222-2',
    '../../x',
    '２２２２２２２２',
  ])
    expect(readCode(wrong)).toBeNull();
});
