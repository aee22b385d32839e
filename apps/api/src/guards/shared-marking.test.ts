/** What a teacher who is invited to mark may read, and what only the owner of the test may. */
import { randomUUID } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { addMedia } from '#platform/media';
import { testApp, type TestUser } from '../testing/app.ts';
import { createSchool } from '../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });

async function colleagues(): Promise<[TestUser, TestUser]> {
  const id = randomUUID();
  await t.db
    .insertInto('schools')
    .values({ id, name: 'THCS Chu Văn An', created_at: new Date(t.now()) })
    .execute();
  const both = [
    await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }),
    await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }),
  ] as [TestUser, TestUser];
  for (const { id: userId } of both)
    await t.db
      .insertInto('school_members')
      .values({ school_id: id, user_id: userId, role: 'TEACHER', joined_at: new Date(t.now() - 1000) })
      .execute();
  return both;
}

/** An essay with a picture that waits for a mark, and a colleague who is asked to give it. */
async function invited() {
  const [owner, marker] = await colleagues();
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5745d9' } })
    .png()
    .toBuffer();
  const { id: picture } = await addMedia(
    { app: t.app, db: t.db, now: t.now() },
    { kind: 'image', bytes, ownerId: owner.id },
  );
  const { content, key } = samples.EW1;
  const school = await createSchool(t, {
    teacher: owner,
    made: [{ code: 'EW1', content: { ...content, images: [{ media: picture, alt: 'Một bức ảnh' }] }, key }],
  });
  await t.db
    .insertInto('exam_version_media')
    .values({ exam_version_id: school.examVersionId, media_id: picture, of_key: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const student = await school.student();
  const { id: attempt } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const entries = [
    { seq: 1, question: school.questions[0]!.id, base: 0, answer: samples.EW1.responses.right as never },
  ];
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: attempt, clientId: 'the-only-client', entries } });
  await worker.round();
  const invite = (markers: readonly TestUser[]) =>
    t.as(owner).call('PUT /itf/classes/unit-tests-assigned/{id}/markers', {
      params: { id: school.assignmentId },
      body: { markers: markers.map(({ id }) => id), namesHidden: false },
    });
  await invite([marker]);
  return { owner, marker, school, student, attempt, picture, invite };
}

it('an invitation to mark opens the files of the test until it is withdrawn, and no others', async () => {
  const { owner, marker, picture, invite } = await invited();
  const status = async (id: string) => (await t.as(marker).raw({ method: 'GET', url: `/media/${id}` })).statusCode;
  expect(await status(picture)).toBe(200);
  const stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  expect((await t.as(stranger).raw({ method: 'GET', url: `/media/${picture}` })).statusCode).toBe(404);
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const { id: other } = await addMedia(
    { app: t.app, db: t.db, now: t.now() },
    { kind: 'image', bytes, ownerId: owner.id },
  );
  expect(await status(other)).toBe(404);
  await invite([]);
  expect(await status(picture)).toBe(404);
});

it("an invitation to mark opens files of the key with a package that shows other teachers' keys", async () => {
  const { marker, picture } = await invited();
  await t.db.updateTable('exam_version_media').set({ of_key: true }).where('media_id', '=', picture).execute();
  const status = async () => (await t.as(marker).raw({ method: 'GET', url: `/media/${picture}` })).statusCode;
  expect(await status()).toBe(200);
  await t.db.updateTable('memberships').set({ package_code: 'TRIAL' }).where('user_id', '=', marker.id).execute();
  await expect.poll(status).toBe(404);
});

it('an invitation to mark opens no file once the owner of the test has left the school', async () => {
  const { owner, picture, marker } = await invited();
  await t.db
    .updateTable('school_members')
    .set({ left_at: new Date(t.now()) })
    .where('user_id', '=', owner.id)
    .execute();
  expect((await t.as(marker).raw({ method: 'GET', url: `/media/${picture}` })).statusCode).toBe(404);
});

it('an invitation to mark opens the works to be marked; everything else of the test stays with its owner', async () => {
  const { marker, school, student, attempt } = await invited();
  const path = `/itf/classes/unit-tests-assigned/${school.assignmentId}`;
  const organisation = { organisation: 'Trường của tôi', firstNumber: 1 };
  const step = { number: 1, change: { kind: 'FULL' }, scope: 'ASSIGNMENT', raiseOnly: false };
  const requests: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object][] = [
    ['GET', `${path}/results`],
    ['GET', `${path}/details?number=1`],
    ['GET', `${path}/highest-results`],
    ['GET', `${path}/all-results`],
    ['GET', `${path}/export`],
    ['GET', `${path}/certificates`],
    ['PUT', `${path}/certificates`, organisation],
    ['GET', `${path}/certificates/file`],
    ['GET', `${path}/regrade?number=1`],
    ['POST', `${path}/regrade/preview`, step],
    ['POST', `${path}/regrade/preview/export`, step],
    ['POST', `${path}/regrade`, { ...step, reason: 'Cho điểm', notify: false, after: 0 }],
    ['POST', `${path}/release-keys`, {}],
    ['GET', `${path}/markers`],
    ['PUT', `${path}/markers`, { markers: [], namesHidden: false }],
    ['GET', `/itf/unit-tests-result/${attempt}`],
    ['POST', `/itf/unit-tests-result/${attempt}/reopen`, {}],
    ['POST', `/itf/unit-tests-result/${attempt}/accept-late`, { entries: [1], reason: 'Muộn' }],
    ['POST', '/itf/unit-tests-result/send-mail', { assignmentId: school.assignmentId }],
    ['GET', `/itf/students/${student.id}/results`],
    ['GET', `/itf/students/${student.id}/progress`],
    ['DELETE', `/itf/classes/unit-tests/${school.assignmentId}`],
  ];
  const works = await t.as(marker).call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', {
    params: { id: school.assignmentId },
    query: {},
  });
  expect(works).toHaveLength(1);
  for (const [method, url, payload] of requests) {
    const reply = await t.as(marker).raw({ method, url: `/api${url}`, ...(payload && { payload }) });
    expect([`${method} ${url}`, reply.statusCode]).toEqual([`${method} ${url}`, 404]);
  }
});
