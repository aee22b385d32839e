/** Requests of visitors as a black box: who may send how many, what is mailed, and what staff do with them. */
import xlsx from '@e965/xlsx';
import { expect, test } from 'vitest';
import { dayInVietnam, daysLate, dueDayOf } from '@vumon/domain';
import { testApp } from '../../testing/app.ts';
import { noticesFor, runJobs } from '../../testing/jobs.ts';
import { deleteOldRequests, deleteRequestsOf } from './requests.queries.ts';

const t = await testApp();
const visitor = t.as(null);
const sale = await t.createUser({ role: 'SALE' });
const body = (changes: Partial<Record<'fullName' | 'phone' | 'email' | 'message' | 'website', string>> = {}) => ({
  fullName: 'Trần Thu Nga',
  phone: '0912 345 678',
  email: 'Nga@Example.com',
  message: 'Trường có 18 giáo viên.\n\n\n\nXin   báo giá.',
  openMs: 20_000,
  ...changes,
});
const mails = () =>
  t.db.selectFrom('outbox_messages').select(['recipient', 'subject', 'body']).orderBy('sent_at').execute();
const open = (view: 'OPEN' | 'OVERDUE' | 'MINE' | 'ANSWERED' | 'CLOSED' | 'SUSPECT' = 'OPEN', search?: string) =>
  t.as(sale).call('GET /itf/user-requests', { query: { view, ...(search !== undefined && { search }) } });

test('a message is stored with its due day, once a day, and confirmed by a mail without its words', async () => {
  const sent = await visitor.call('POST /user-question', { body: body() });
  expect(sent).toEqual({ dueOn: dueDayOf(dayInVietnam(t.now())) });
  expect(await visitor.call('POST /user-question', { body: body() })).toEqual(sent);
  const { items } = await open();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    kind: 'QUESTION',
    phone: '0912345678',
    email: 'nga@example.com',
    message: 'Trường có 18 giáo viên.\n\nXin báo giá.',
    state: 'NEW',
    userId: null,
  });
  await runJobs(t);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: 'nga@example.com' });
  expect(mail!.body).toContain(sent.dueOn.split('-').toReversed().join('/'));
  expect(mail!.body).not.toContain('giáo viên');
});

test.each([
  ['fullName', ' ', 'required'],
  ['fullName', 'x'.repeat(61), 'tooLong'],
  ['phone', '12345', 'phoneInvalid'],
  ['phone', '', 'required'],
  ['email', 'nga@example', 'emailInvalid'],
  ['email', `${'n'.repeat(70)}@example.com`, 'emailTooLong'],
  ['message', '', 'required'],
  ['message', 'x'.repeat(1001), 'tooLong'],
] as const)('names a wrong field: %s %j', async (field, value, code) => {
  const error = await visitor.call('POST /user-request', { body: body({ [field]: value }) }).catch((e: unknown) => e);
  expect(error).toMatchObject({ status: 400, reply: { errors: [{ path: field, code }] } });
});

test('what a program seems to have sent is kept apart: no mail, no count, and staff can clear it', async () => {
  await visitor.call('POST /user-question', { body: body({ email: 'bot@example.com', website: 'http://x' }) });
  await visitor.call('POST /user-question', { body: { ...body({ email: 'fast@example.com' }), openMs: 900 } });
  await runJobs(t);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['nga@example.com']);
  expect((await open()).page.total).toBe(1);
  const { items } = await open('SUSPECT');
  expect(items.map(({ email }) => email).toSorted()).toEqual(['bot@example.com', 'fast@example.com']);
  const { id, revision } = items.find(({ email }) => email === 'fast@example.com')!;
  await t.as(sale).call('PUT /itf/user-requests/{id}', { params: { id }, body: { revision, suspect: false } });
  expect((await open()).page.total).toBe(2);
});

test('an address gets one confirmation and may write five times a day; a network twenty times an hour', async () => {
  t.advance(2 * 86_400_000);
  const write = (email: string, at: number) =>
    visitor.call('POST /user-question', { body: body({ email, message: `Lời nhắn ${at}` }) });
  for (let at = 0; at < 5; at += 1) await write('many@example.com', at);
  await expect(write('many@example.com', 5)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  await runJobs(t);
  expect((await mails()).filter(({ recipient }) => recipient === 'many@example.com')).toHaveLength(1);
  // Together at once: no more of them get through than one after the other.
  const sent = await Promise.allSettled(Array.from({ length: 25 }, (_, at) => write(`other${at}@example.com`, at)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
  t.advance(3_600_001);
  await write('other@example.com', 0);
  await t.db.deleteFrom('user_requests').where('message', 'like', 'Lời nhắn%').execute();
});

test('a school asks for its plan; whoever takes the request has begun, and late ones are counted in working days', async () => {
  const { dueOn } = await visitor.call('POST /user-request', {
    body: { ...body({ email: 'truong@example.com' }), organisation: 'Trường THCS Nguyễn Du', writer: 'SCHOOL' },
  });
  const found = (await open('OPEN', 'nguyen du')).items[0]!;
  expect(found).toMatchObject({ kind: 'SCHOOL', organisation: 'Trường THCS Nguyễn Du', dueOn, daysLate: 0 });
  const change = { params: { id: found.id }, body: { revision: found.revision, assigneeId: sale.id } };
  const taken = await t.as(sale).call('PUT /itf/user-requests/{id}', change);
  expect(taken).toMatchObject({ state: 'IN_PROGRESS', assignee: { id: sale.id } });
  await expect(t.as(sale).call('PUT /itf/user-requests/{id}', change)).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
  });
  const teacher = await t.createUser({ role: 'TEACHER' });
  await expect(
    t.as(sale).call('PUT /itf/user-requests/{id}', {
      params: { id: found.id },
      body: { revision: taken.revision, assigneeId: teacher.id },
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { counts: before } = await t.as(sale).call('GET /itf/user-requests/counts');
  expect(before.MINE).toBe(1);
  t.advance(14 * 86_400_000);
  const [late] = (await open('OVERDUE', 'nguyen du')).items;
  expect(late!.daysLate).toBe(daysLate({ state: 'IN_PROGRESS', dueOn }, dayInVietnam(t.now())));
  const { tasks } = await t.as(sale).call('GET /itf/office/overview');
  const { counts } = await t.as(sale).call('GET /itf/user-requests/counts');
  expect(Object.fromEntries(tasks.map(({ kind, count }) => [kind, count]))).toEqual({
    REQUEST_LATE: counts.OVERDUE,
    REQUEST_OPEN: counts.OPEN,
  });
});

test('an answer goes out by mail in one piece with what was asked, and takes the request', async () => {
  const { id, revision } = (await open('OPEN', 'thu nga')).items.find(({ email }) => email === 'nga@example.com')!;
  await t
    .as(sale)
    .call('POST /itf/user-requests/{id}/notes', { params: { id }, body: { text: 'Đã gọi, chưa nghe máy' } });
  const answer = { params: { id }, body: { text: 'Kính gửi cô Nga,\nbáo giá đính kèm <b>.', revision } };
  expect(await t.as(sale).call('POST /itf/user-requests/{id}/answer', answer)).toMatchObject({
    state: 'ANSWERED',
    assignee: { id: sale.id },
  });
  await runJobs(t);
  const mail = (await mails()).at(-1)!;
  expect(mail.recipient).toBe('nga@example.com');
  expect(mail.body).toContain('báo giá đính kèm <b>.');
  expect(mail.body).toContain('> Trường có 18 giáo viên.');
  const { events } = await t.as(sale).call('GET /itf/user-requests/{id}', { params: { id } });
  expect(events.map(({ kind }) => kind)).toEqual(['ANSWERED', 'NOTE', 'CONFIRMED', 'RECEIVED']);
  expect((await open('ANSWERED')).items.map((one) => one.id)).toEqual([id]);
});

test('a request that is closed is in its own view, and goes on when somebody takes it up again', async () => {
  await visitor.call('POST /user-question', { body: body({ email: 'closed@example.com', fullName: 'Vũ Đã Xong' }) });
  const found = (await open('OPEN', 'vu da xong')).items[0]!;
  const put = (state: 'IN_PROGRESS' | 'CLOSED', revision: number) =>
    t.as(sale).call('PUT /itf/user-requests/{id}', { params: { id: found.id }, body: { revision, state } });
  const closed = await put('CLOSED', found.revision);
  expect(closed.state).toBe('CLOSED');
  const views = async () =>
    (await Promise.all((['OPEN', 'CLOSED'] as const).map((view) => open(view, 'vu da xong')))).map(
      ({ items }) => items.length,
    );
  expect(await views()).toEqual([0, 1]);
  await put('IN_PROGRESS', closed.revision);
  expect(await views()).toEqual([1, 0]);
});

test('an answer is told to whoever asked while signed in, without what was asked', async () => {
  const user = await t.createUser({ role: 'TEACHER' });
  await t.as(user).call('POST /user-question', { body: body({ email: 'ha@example.com' }) });
  const { id, revision } = (await open('OPEN', 'ha@example')).items[0]!;
  await t.as(sale).call('POST /itf/user-requests/{id}/answer', { params: { id }, body: { text: 'Đã gửi.', revision } });
  expect((await noticesFor(t, user)).notices).toMatchObject([{ kind: 'REQUEST_ANSWERED', params: {}, link: null }]);
});

test('the file has the rows of the view, and texts are never formulas', async () => {
  await visitor.call('POST /user-question', { body: body({ email: 'x@example.com', message: '=1+1' }) });
  const found = (await open('OPEN', 'x@example.com')).items[0]!;
  await t.as(sale).call('PUT /itf/user-requests/{id}', {
    params: { id: found.id },
    body: { revision: found.revision, assigneeId: sale.id },
  });
  const { rawPayload, statusCode } = await t
    .as(sale)
    .raw({ method: 'GET', url: '/api/itf/user-requests/file?view=OPEN&search=x@example.com' });
  expect(statusCode).toBe(200);
  const book = xlsx.read(rawPayload, { type: 'buffer' });
  const rows = xlsx.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(rows).toHaveLength(2);
  const [head, row] = rows;
  const cells = Object.fromEntries(head!.map((name, at) => [name, row![at]]));
  expect(cells).toMatchObject({
    'Trễ (ngày làm việc)': 0,
    Email: 'x@example.com',
    'Nội dung': "'=1+1",
    'Trạng thái': 'Đang làm',
    'Người lo': (await open('OPEN', 'x@example.com')).items[0]!.assignee!.fullName,
  });
});

test('requests are deleted some time after their end, open ones never; an account takes its own along', async () => {
  const user = await t.createUser({ role: 'TEACHER' });
  await t.as(user).call('POST /user-question', { body: body({ email: 'own@example.com' }) });
  const opened = (await open()).page.total;
  t.advance(25 * 31 * 86_400_000);
  const left = async () => (await t.db.selectFrom('user_requests').select(['state', 'suspect']).execute()).length;
  await deleteOldRequests(t.db, new Date(t.now() - 24 * 30 * 86_400_000), 100);
  expect(await left()).toBe(opened);
  await deleteRequestsOf(t.db, user.id);
  expect(await left()).toBe(opened - 1);
});
