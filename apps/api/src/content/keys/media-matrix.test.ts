/** Every kind of file × every kind of visitor. Files during an attempt and after it are tested in media.test.ts. */
import { questionType } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMedia } from '#platform/media';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion, examFacts } from '../../testing/content.ts';
import { createSchool } from '../../testing/school.ts';

const t = await testApp();
const visitors = [
  'nobody',
  'learner of the class',
  'other learner',
  'owner',
  'other teacher',
  'TRIAL teacher',
  'expired teacher',
  'operator',
  'admin',
  'sale',
] as const;
type Visitor = (typeof visitors)[number];
const people = {} as Record<Visitor, TestUser | null>;
const files: Record<string, string> = {};

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#5745d9' } })
    .png()
    .toBuffer();
const keep = async (owner: TestUser | null) => {
  const media = { kind: 'image' as const, bytes: await picture(), ownerId: owner?.id ?? null };
  return (await addMedia({ app: t.app, db: t.db, now: t.now() }, media)).id;
};
const { content, key } = samples.MC4;
/** The sample, with this file wherever it has one. */
const showing = (media: string) =>
  JSON.parse(
    JSON.stringify(content)
      .replaceAll(/"media":"[^"]*"/g, `"media":"${media}"`)
      .replaceAll(/"playLimit":\d+/g, '"playLimit":0'),
  ) as typeof content;

/** A question that shows one file, with another in its key. */
async function question(options: { owner: TestUser | null; privacy?: 'PRIVATE' | 'PUBLIC' }, name: string) {
  const [shown, ofKey] = [await keep(options.owner), await keep(options.owner)];
  const id = await addQuestion(t.db, { ...options, type: 'MC4', content: showing(shown) });
  await t.db
    .updateTable('question_keys')
    .set({ answer_key: JSON.stringify({ ...key, subtitles: ofKey }) })
    .where('question_id', '=', id)
    .execute();
  files[name] = shown;
  files[`${name}, of its key`] = ofKey;
  return id;
}

beforeAll(async () => {
  await addCatalogue(t.db);
  const owner = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const school = await createSchool(t, { teacher: owner, codes: ['MC1'] });
  const learner = await school.student();
  Object.assign(people, {
    nobody: null,
    'learner of the class': learner,
    'other learner': await t.createUser({ role: 'STUDENT' }),
    owner,
    'other teacher': await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }),
    'TRIAL teacher': await t.createUser({ role: 'TEACHER', package: 'TRIAL' }),
    'expired teacher': await t.createUser({
      role: 'TEACHER',
      package: 'ADVANCE',
      packageEndsAt: new Date(t.now() - 1_000),
    }),
    operator: await t.createUser({ role: 'OPERATOR' }),
    admin: await t.createUser({ role: 'ADMIN' }),
    sale: await t.createUser({ role: 'SALE' }),
  } satisfies Record<Visitor, TestUser | null>);

  files['an upload that is used nowhere yet'] = await keep(owner);
  await question({ owner }, 'a private question');
  await question({ owner, privacy: 'PUBLIC' }, 'a shared question');
  await question({ owner: null }, 'a question of the system');

  // Was shared and is in another teacher's draft; now it is private, and the draft still shows it.
  const lent = await question(
    { owner: people['other teacher']!, privacy: 'PRIVATE' },
    'a question in a draft of the owner’s',
  );
  const exam = t.app.newId();
  await t.db
    .insertInto('exams')
    .values({
      id: exam,
      scope: 'USER',
      owner_id: owner.id,
      name: examFacts.name,
      exam_type: examFacts.examType,
      subject: 'ENGLISH',
      grade_id: 'G9',
      sections: '[]',
      minutes: 45,
      total_questions: 0,
      total_points: 0,
      created_at: new Date(t.now()),
      updated_at: new Date(t.now()),
    })
    .execute();
  await t.db
    .insertInto('exam_questions')
    .values({
      exam_id: exam,
      question_id: lent,
      question_version: 1,
      part_id: 'p',
      position: 0,
      items: 1,
      skill: 'GR',
      difficulty: 'NA',
    })
    .execute();

  const given = await keep(people.operator);
  const test = await createSchool(t, { teacher: owner, made: [{ code: 'MC4', content: showing(given), key }] });
  await test.enrol(learner);
  await t.as(learner).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: test.assignmentId } });
  files['a test that the owner gave, while it is taken'] = given;

  const logo = await t.as(owner).upload('POST /itf/class/{id}/update-logo', {
    params: { id: school.classId },
    file: { name: 'a.png', bytes: await picture() },
  });
  expect(logo.statusCode).toBe(200);
  files['the logo of a class'] = (
    await t.db.selectFrom('classes').select('logo_media').where('id', '=', school.classId).executeTakeFirstOrThrow()
  ).logo_media!;
  for (const [name, user] of [
    ['the picture of the owner', owner],
    ['the picture of the learner', learner],
  ] as const) {
    const reply = await t
      .as(user)
      .upload('POST /account/update-avatar', { file: { name: 'a.png', bytes: await picture() } });
    files[name] = reply.json<{ data: { avatar: string } }>().data.avatar.slice('/media/'.length);
  }
  const partner = await keep(people.admin);
  await t.db
    .insertInto('partners')
    .values({
      id: t.app.newId(),
      slug: 'sao-mai',
      name: 'Trường Sao Mai',
      client_app_id: 'sao-mai-app',
      logo_media: partner,
      created_at: new Date(t.now()),
      updated_at: new Date(t.now()),
    })
    .execute();
  files['the logo of a partner'] = partner;
});

/** The visitors who may fetch each kind of file; all others are refused. */
const table: Readonly<Record<string, readonly Visitor[]>> = {
  'an upload that is used nowhere yet': ['owner'],
  'a private question': ['owner'],
  'a private question, of its key': ['owner'],
  'a shared question': ['owner', 'other teacher', 'TRIAL teacher'],
  'a shared question, of its key': ['owner', 'other teacher'],
  'a question of the system': ['owner', 'other teacher', 'TRIAL teacher', 'operator', 'admin'],
  'a question of the system, of its key': ['owner', 'other teacher', 'operator', 'admin'],
  'a question in a draft of the owner’s': ['owner', 'other teacher'],
  'a question in a draft of the owner’s, of its key': ['owner', 'other teacher'],
  'a test that the owner gave, while it is taken': ['owner', 'learner of the class', 'operator'],
  'the logo of a class': ['owner', 'learner of the class'],
  'the picture of the owner': ['owner', 'admin'],
  'the picture of the learner': ['learner of the class', 'admin'],
  'the logo of a partner': visitors,
};

describe('a file', () => {
  it('is in the table for every kind', () => expect(Object.keys(files).sort()).toEqual(Object.keys(table).sort()));

  it.each(Object.keys(table))('%s can be fetched by those who may see it, and by nobody else', async (kind) => {
    const seen: Visitor[] = [];
    for (const visitor of visitors) {
      const url = `/media/${files[kind]!}`;
      const { statusCode } = await t.as(people[visitor]).raw({ method: 'GET', url });
      if (statusCode === 200) seen.push(visitor);
      else expect([visitor, statusCode]).toEqual([visitor, visitor === 'nobody' ? 401 : 404]);
    }
    expect(seen).toEqual(visitors.filter((visitor) => table[kind]!.includes(visitor)));
  });

  it('of a shared question can only be fetched by its author once the question is deleted', async () => {
    const { owner, 'other teacher': other } = people;
    const id = await question({ owner: owner!, privacy: 'PUBLIC' }, 'a deleted question');
    const url = `/media/${files['a deleted question']!}`;
    const get = async (user: TestUser | null) => (await t.as(user).raw({ method: 'GET', url })).statusCode;
    expect(await get(other)).toBe(200);
    await t.as(owner).call('DELETE /questions/{id}', { params: { id } });
    expect([await get(other), await get(owner)]).toEqual([404, 200]);
  });

  it('that is the logo of a class cannot be fetched by learners who have left it', async () => {
    const learner = await t.createUser({ role: 'STUDENT' });
    const { id: class_id, owner_id } = await t.db
      .selectFrom('classes')
      .select(['id', 'owner_id'])
      .where('logo_media', '=', files['the logo of a class']!)
      .executeTakeFirstOrThrow();
    const at = new Date(t.now());
    await t.db
      .insertInto('class_students')
      .values({ class_id, owner_id, student_id: learner.id, joined_at: at, removed_at: at })
      .execute();
    const url = `/media/${files['the logo of a class']!}`;
    expect((await t.as(learner).raw({ method: 'GET', url })).statusCode).toBe(404);
  });

  it('of another user cannot be put into a question by its id', async () => {
    const { owner, 'other teacher': other } = people;
    const write = (user: TestUser, media: string) =>
      t
        .as(user)
        .call('POST /questions', {
          body: {
            type: 'MC4',
            name: '',
            gradeId: 'G9',
            subject: 'ENGLISH',
            skill: 'GR',
            difficulty: 'NA',
            schemaVersion: questionType('MC4').schemaVersion,
            content: showing(media),
            answerKey: key,
          } as never,
        })
        .then(
          () => 'stored',
          (error: { reply?: { errors?: { code: string }[] } }) => error.reply?.errors?.map(({ code }) => code),
        );
    expect(await write(other!, files['a private question']!)).toEqual(['mediaMissing']);
    expect(await write(owner!, files['a private question']!)).toBe('stored');
    expect(await write(other!, files['a shared question']!)).toBe('stored');
  });
});
