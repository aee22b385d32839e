/** Files of a test are sent only to learners with an attempt at it; recordings with a play limit only after a counted play. */
import { randomUUID } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMedia } from '#platform/media';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion } from '../../testing/content.ts';
import { createSchool, type School, type SchoolOptions } from '../../testing/school.ts';

const t = await testApp();
await addCatalogue(t.db);
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
let school: School;
let student: TestUser;
let sound: string;
let image: string;
let explanation: string;

/** Silent MPEG-1 layer III frames of 26 ms. */
function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000, 0);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#5745d9' } })
    .png()
    .toBuffer();
const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');

let given: TestUser;
beforeEach(async () => {
  given = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await assign();
});

/** Assigns a new test with a picture, a recording that may be played twice, and a file of the key. */
async function assign(options: SchoolOptions = {}): Promise<void> {
  const teacher = options.teacher ?? given;
  const keep = async (kind: 'audio' | 'image' | 'subtitles', bytes: Buffer) =>
    (await addMedia({ app: t.app, db: t.db, now: t.now() }, { kind, bytes, ownerId: teacher.id })).id;
  sound = await keep('audio', mp3(100));
  image = await keep('image', await picture());
  explanation = await keep('subtitles', vtt);
  const { content, key } = samples.MC4;
  school = await createSchool(t, {
    endsIn: hour,
    ...options,
    teacher,
    made: [
      {
        code: 'MC4',
        content: { ...content, audio: { media: sound, playLimit: 2 }, images: [{ media: image, alt: 'Một bức ảnh' }] },
        key: { ...key, subtitles: explanation },
      },
    ],
  });
  student = await school.student();
}

const fetched = async (user: TestUser | null, id: string) => {
  const { statusCode, headers, rawPayload } = await t.as(user).raw({ method: 'GET', url: `/media/${id}` });
  return { statusCode, cache: headers['cache-control'], bytes: rawPayload.length };
};
const status = async (user: TestUser | null, id: string) => (await fetched(user, id)).statusCode;
const start = async () =>
  (await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } }))
    .id;
const play = (id: string) =>
  t.as(student).call('POST /student/attempts/{id}/plays', {
    params: { id },
    body: { media: sound, request: randomUUID().slice(0, 20) },
  });
const handIn = async (attemptId: string) => {
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'a-client-id', entries: [] } });
  await worker.round();
};

describe('a file of a test', () => {
  it('can be fetched by those who take it, not by other learners, nor without a session', async () => {
    expect([await status(null, image), await status(student, image)]).toEqual([401, 404]);
    await start();
    const { statusCode, cache } = await fetched(student, image);
    expect(statusCode).toBe(200);
    expect(cache).toMatch(/^private, max-age=/);
    const neighbour = await school.student();
    const stranger = await t.createUser({ role: 'STUDENT' });
    expect([await status(neighbour, image), await status(stranger, image)]).toEqual([404, 404]);
    expect(await status(school.teacher, image)).toBe(200);
  });

  it('of the key can be fetched by a learner with the key', async () => {
    const attempt = await start();
    expect(await status(student, explanation)).toBe(404);
    await handIn(attempt);
    expect(await status(student, explanation)).toBe(404);
    t.advance(2 * hour);
    // Not kept: the keys of a test may be withheld again.
    expect(await fetched(student, explanation)).toMatchObject({
      statusCode: 200,
      cache: 'private, no-store, no-transform',
    });
  });

  it('can be fetched by those who take a test that shows it freely, whatever another test of theirs limits', async () => {
    const [learner, shown, first] = [student, image, school.examVersionId];
    await start();
    await assign();
    student = learner;
    await school.enrol(learner);
    await start();
    for (const [exam_version_id, media_id] of [
      [first, image],
      [school.examVersionId, shown],
    ] as const)
      await t.db
        .insertInto('exam_version_media')
        .values({ exam_version_id, media_id, play_limit: 2, of_key: false })
        .execute();
    expect([await status(learner, shown), await status(learner, image)]).toEqual([200, 200]);
  });
});

describe('practice', () => {
  it('that the teacher gave shows everything while it runs', async () => {
    await assign({ mode: 'PRACTICE' });
    expect([await status(student, sound), await status(student, explanation)]).toEqual([404, 404]);
    await start();
    expect([await status(student, sound), await status(student, explanation)]).toEqual([200, 200]);
  });

  it('that nobody gave does too', async () => {
    await handIn(await start());
    t.advance(2 * hour);
    const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/practise', {
      params: { id: school.assignmentId },
      body: {},
    });
    const learner = await t.createUser({ role: 'STUDENT' });
    await t.db.updateTable('attempts').set({ student_id: learner.id }).where('id', '=', id).execute();
    const statuses = async () => [await status(learner, sound), await status(learner, explanation)];
    expect(await statuses()).toEqual([200, 200]);
    // A test that the learner can take withholds its keys, and with them their files; it counts the plays of its recording.
    const later = await createSchool(t, { codes: ['MC1'], endsIn: hour });
    const { exam_version_id } = await t.db
      .selectFrom('attempts')
      .select('exam_version_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await t.db.updateTable('assignments').set({ exam_version_id }).where('id', '=', later.assignmentId).execute();
    await later.enrol(learner);
    expect(await statuses()).toEqual([404, 404]);
    t.advance(2 * hour);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('by a link shows the mark alone', async () => {
    const id = await start();
    await handIn(id);
    t.advance(2 * hour);
    const learner = await t.createUser({ role: 'STUDENT' });
    await t.db
      .updateTable('attempts')
      .set({ student_id: learner.id, origin: 'LINK', assignment_id: null, target_id: id })
      .where('id', '=', id)
      .execute();
    expect([await status(learner, sound), await status(learner, explanation)]).toEqual([404, 404]);
    // Nor the question, and so not its picture.
    expect(await status(learner, image)).toBe(404);
  });
});

describe('a review that shows right and wrong without keys', () => {
  it('shows play-limited files once the attempt is handed in, and nothing of the key', async () => {
    await assign({ reviewOpen: 'REVIEW' });
    const attempt = await start();
    expect(await status(student, sound)).toBe(404);
    await handIn(attempt);
    expect([await status(student, sound), await status(student, explanation)]).toEqual([200, 404]);
  });

  it('waits until the learner has no attempt left; attempts of others do not count', async () => {
    await assign({ reviewOpen: 'REVIEW', attemptsAllowed: 2 });
    await handIn(await start());
    const learner = student;
    student = await school.student();
    await handIn(await start());
    expect([await status(student, sound), await status(learner, sound)]).toEqual([404, 404]);
  });
});

describe('a second account', () => {
  it('does not hear a recording of the teacher’s in practice, by a link or as a public question while a test counts its plays', async () => {
    const id = await start();
    await handIn(id);
    t.advance(2 * hour);
    const learner = await t.createUser({ role: 'STUDENT' });
    await t.db
      .updateTable('attempts')
      .set({ student_id: learner.id, origin: 'LINK', assignment_id: null, target_id: id, status: 'RUNNING' })
      .where('id', '=', id)
      .execute();
    await t.db
      .updateTable('exam_version_media')
      .set({ play_limit: null })
      .where('exam_version_id', '=', school.examVersionId)
      .where('media_id', '=', sound)
      .execute();
    const colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const questionId = await addQuestion(t.db, { owner: given, privacy: 'PUBLIC', type: 'MC4' });
    await t.db
      .insertInto('question_media')
      .values({ question_id: questionId, media_id: sound, of_key: false })
      .execute();
    const heard = async () => [await status(learner, sound), await status(colleague, sound)];
    expect(await heard()).toEqual([200, 200]);
    const [heardAlready, owner] = [sound, given];
    await assign({ teacher: owner });
    await t.db
      .insertInto('exam_version_media')
      .values({ exam_version_id: school.examVersionId, media_id: heardAlready, play_limit: 2, of_key: false })
      .execute();
    await t.db
      .insertInto('exam_version_questions')
      .values({ exam_version_id: school.examVersionId, question_id: questionId, owner_id: owner.id })
      .execute();
    sound = heardAlready;
    t.advance(60_000);
    expect(await heard()).toEqual([404, 404]);
    t.advance(2 * hour);
    expect(await heard()).toEqual([200, 200]);
  });
});

describe('a second account as a teacher on trial', () => {
  it('does not hear a recording of the system while any test counts its plays, not by assigning it either', async () => {
    const [assigning, looking, paying] = await Promise.all(
      (['TRIAL', 'TRIAL', 'BASIC'] as const).map((code) => t.createUser({ role: 'TEACHER', package: code })),
    );
    const operator = await t.createUser({ role: 'OPERATOR' });
    const questionId = await addQuestion(t.db, { owner: null, type: 'MC4' });
    for (const media_id of [sound, image])
      await t.db.insertInto('question_media').values({ question_id: questionId, media_id, of_key: false }).execute();
    // Assigned without a limit of plays, whose own files a teacher may always fetch.
    const own = await createSchool(t, { teacher: assigning!, codes: ['MC1'], endsIn: hour });
    await t.db
      .insertInto('exam_version_media')
      .values({ exam_version_id: own.examVersionId, media_id: sound, play_limit: null, of_key: false })
      .execute();
    const heard = (media: string) =>
      Promise.all([assigning!, looking!, paying!, operator].map((user) => status(user, media)));
    expect(await heard(sound)).toEqual([404, 404, 200, 200]);
    expect(await heard(image)).toEqual([200, 200, 200, 200]);
    const attempt = await start();
    t.advance(2 * hour);
    // Somebody is still at work.
    expect(await heard(sound)).toEqual([404, 404, 200, 200]);
    await handIn(attempt);
    expect(await heard(sound)).toEqual([200, 200, 200, 200]);
  });
});

describe('a file of the key', () => {
  it('is closed to a teacher who assigned the test but whose package does not show its keys', async () => {
    const trial = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    const ofOthers = [image, explanation];
    await t.db
      .updateTable('assignments')
      .set({ owner_id: trial.id, class_id: null, target: 'STUDENTS' })
      .where('id', '=', school.assignmentId)
      .execute();
    expect([await status(trial, ofOthers[0]!), await status(trial, ofOthers[1]!)]).toEqual([200, 404]);
  });
});

describe('a recording with a play limit', () => {
  it('is fetched with a counted play, and after the last one no more', async () => {
    const attempt = await start();
    expect(await status(student, sound)).toBe(404);
    for (const left of [1, 0]) {
      expect(await play(attempt)).toMatchObject({ playsLeft: left });
      const heard = await fetched(student, sound);
      expect(heard).toMatchObject({ statusCode: 200, bytes: 41_700, cache: 'private, no-store, no-transform' });
      t.advance(10 * 60_000);
      expect(await status(student, sound)).toBe(404);
    }
    await expect(play(attempt)).rejects.toMatchObject({ code: 'AUDIO_NO_PLAYS_LEFT' });
    const tries = await Promise.all(Array.from({ length: 20 }, () => fetched(student, sound)));
    expect(tries.every(({ statusCode, bytes }) => statusCode === 404 && bytes === 0)).toBe(true);
    expect(await status(null, sound)).toBe(401);
  });

  it('can be played again in the review, once that shows the questions', async () => {
    const attempt = await start();
    await play(attempt);
    expect(await status(student, sound)).toBe(200);
    await handIn(attempt);
    expect(await status(student, sound)).toBe(404);
    t.advance(2 * hour);
    expect(await status(student, sound)).toBe(200);
  });

  it('is decrypted only by a play of its own: not of another attempt, nor of another recording', async () => {
    await assign({ attemptsAllowed: 2 });
    const first = await start();
    await play(first);
    await handIn(first);
    const { id: again } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
      params: { id: school.assignmentId },
      body: { number: 2 },
    });
    expect(await status(student, sound)).toBe(404);
    await play(again);
    expect(await status(student, sound)).toBe(200);
    // Another recording of the same test with a limit of its own.
    const bytes = mp3(50);
    const { id: other } = await addMedia(
      { app: t.app, db: t.db, now: t.now() },
      { kind: 'audio', bytes, ownerId: given.id },
    );
    await t.db
      .insertInto('exam_version_media')
      .values({ exam_version_id: school.examVersionId, media_id: other, play_limit: 2, of_key: false })
      .execute();
    expect(await status(student, other)).toBe(404);
  });
});
