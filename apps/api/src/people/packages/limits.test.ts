/** Limits of uploads, codes and addresses: what an administrator sets applies to the next request. */
import { mebibyte, settingRecords, type SettingKey } from '@vumon/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { newestOutboxMessages } from '../../platform/messages/index.ts';
import { addCatalogue } from '../../testing/content.ts';

const t = await testApp();
await addCatalogue(t.db);
let admin: TestUser;
let teacher: TestUser;
let classId: string;

beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  ({ id: classId } = await t.as(teacher).call('POST /itf/class', {
    body: { name: '6A1', code: '6A1', gradeId: 'G9', schoolYear: 2026 },
  }));
});
beforeEach(async () => {
  for (const { key, value } of shipped) await set(key, value);
});

const shipped: readonly { key: SettingKey; value: number }[] = await t.db
  .selectFrom('settings')
  .select(['key', 'value'])
  .execute()
  .then((rows) => rows as { key: SettingKey; value: number }[]);

async function set(key: SettingKey, value: number) {
  const row = (await t.as(admin).call('GET /itf/settings')).find((one) => one.key === key)!;
  if (row.value !== value)
    await t.as(admin).call('PUT /itf/settings/{key}', { params: { key }, body: { value, revision: row.revision } });
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );

describe('an upload', () => {
  const media = (kind: string) => ['POST /itf/media', { fields: { kind } }] as const;
  it.each([
    ['picture-mebibytes', 'POST /account/update-avatar', {}],
    ['picture-mebibytes', 'POST /itf/class/{id}/update-logo', { ofClass: true }],
    ['import-file-mebibytes', 'POST /itf/classes/{id}/students/import', { ofClass: true, fields: { step: 'CHECK' } }],
    ['import-file-mebibytes', 'POST /questions/import', {}],
    ['word-file-mebibytes', 'POST /questions/import/paper', {}],
    ['audio-mebibytes', 'POST /itf/media/recordings', {}],
    ['question-image-mebibytes', ...media('image')],
    ['audio-mebibytes', ...media('audio')],
    ['video-mebibytes', ...media('video')],
    ['subtitles-mebibytes', ...media('subtitles')],
  ] as const)('is refused above %s at %s', async (key, route, { ofClass, ...fields }: Ways) => {
    const megabytes = settingRecords[key].min + 1;
    await set(key, megabytes);
    const send = async (bytes: number) => {
      const file = { name: 'a.txt', bytes: Buffer.alloc(bytes, 1) };
      return (
        await t.as(teacher).upload(route, { ...(ofClass && { params: { id: classId } }), ...fields, file })
      ).json();
    };
    expect(await send(megabytes * mebibyte + 1)).toMatchObject({
      code: 'MEDIA_TOO_LARGE',
      message: expect.stringContaining(`${megabytes} MB`) as string,
    });
    // The content of the file is invalid, but its size is not refused.
    expect((await send(megabytes * mebibyte)).code).not.toBe('MEDIA_TOO_LARGE');
  });
  interface Ways {
    readonly ofClass?: boolean;
    readonly fields?: Record<string, string>;
  }
});

describe('a one-time code', () => {
  it.each([6, 7, 8])('has %d digits as configured, and verifies the address', async (digits) => {
    await set('otp-digits', digits);
    const username = `digits${digits}@example.com`;
    await t.as(null).call('POST /auth/sms-otp', { body: { username, purpose: 'REGISTER' } });
    const [message] = await newestOutboxMessages(t.db, username);
    const code = new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`).exec(message!.body)![0];
    const proved = await t
      .as(null)
      .call('POST /auth/verify-sms-otp', { body: { username, purpose: 'REGISTER', code } });
    expect(proved.ticket).toBeTypeOf('string');
  });
});

describe('an e-mail address', () => {
  const address = (letter: string, length: number) => `${letter.repeat(length - '@example.com'.length)}@example.com`;
  const tooLong = (path: string) => ({
    code: 'BODY_INVALID',
    reply: { errors: [expect.objectContaining({ path, code: 'emailTooLong', params: { limit: 40 } })] },
  });
  const signUp = (username: string) =>
    t.as(null).call('POST /auth/sms-otp', { body: { username, purpose: 'REGISTER' } });
  const staff = (contact: string) =>
    t
      .as(admin)
      .call('POST /itf/users/staff', { body: { fullName: 'Lê An', contact, role: 'SALE', delivery: 'PRINT' } });
  const learner = (email: string) =>
    t.as(teacher).call('POST /itf/classes/{id}/students/add-student', {
      params: { id: classId },
      body: { lastName: 'Lê', firstName: 'An', email },
    });

  it.each([
    ['at signing up', 'a', signUp, 'username'],
    ['of a colleague', 'b', staff, 'contact'],
    ['of a student', 'c', learner, 'email'],
  ] as const)(
    '%s is refused above the length that is set',
    async (_, letter, store: (email: string) => Promise<unknown>, path) => {
      await set('account-email-length', 40);
      expect(await failure(store(address(letter, 41)))).toMatchObject(tooLong(path));
      await store(address(letter, 40));
      await set('account-email-length', 100);
      await store(address(letter, 90));
    },
  );
});

it('a question import is limited to the configured number of questions', async () => {
  await set('question-import-rows', 10);
  const send = async (questions: number) => {
    const file = { name: 'a.gift', bytes: Buffer.from('Q{T}\n\n'.repeat(questions)) };
    return (await t.as(teacher).upload('POST /questions/import', { file })).json();
  };
  expect(await send(11)).toMatchObject({ code: 'IMPORT_ROW_LIMIT' });
  expect((await send(10)).result).toBe(true);
});

it('limits can be read without signing in', async () => {
  await set('picture-mebibytes', 3);
  await set('otp-digits', 7);
  const { value } = await t.as(null).call('GET /itf/app-settings/limits');
  expect(value).toMatchObject({
    uploadBytes: { 'picture-mebibytes': 3 * mebibyte, 'video-mebibytes': 100 * mebibyte },
    studentImportRows: 500,
    questionImportRows: 500,
    otpDigits: 7,
    emailLength: 64,
  });
});
