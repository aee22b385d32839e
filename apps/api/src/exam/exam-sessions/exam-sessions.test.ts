/** An exam session from the teacher's form to the candidate in the room, through HTTP. */
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { textOfPdf } from '../../testing/pdf.ts';
import { createSchool, type School } from '../../testing/school.ts';

const t = await testApp();
const minute = 60_000;
const hour = 60 * minute;
let school: School;
let teacher: TestUser;
let examId: string;
let learners: TestUser[];
const names = ['An', 'Bình', 'Chi', 'Dũng', 'Đào'];

beforeAll(async () => {
  school = await createSchool(t, { codes: ['MC1'] });
  ({ teacher } = school);
  ({ examId } = await addReadyExam(t, teacher));
  learners = [];
  for (const firstName of names) learners.push(await school.student({ firstName, lastName: 'Nguyễn Thị' }));
  await t.db
    .insertInto('managed_students')
    .values(learners.map(({ id }) => ({ teacher_id: teacher.id, student_id: id, created_at: new Date(t.now()) })))
    .execute();
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const at = (ms: number) => new Date(t.now() + ms).toISOString();
const rooms = [
  { place: 'Phòng 201', invigilator: 'Cô Hà', machines: 2 },
  { place: 'Phòng 202', machines: 2 },
];
const add = (changes: object = {}) =>
  t.as(teacher).call('POST /itf/exam-sessions', {
    body: {
      title: 'Giữa kỳ I, Tiếng Anh 9',
      school: 'Trường THCS Bình Minh',
      classIds: [school.classId],
      minutes: 45,
      prefix: '09',
      shifts: [
        { startsAt: at(hour), examId },
        { startsAt: at(3 * hour), examId },
      ],
      rooms,
      ...changes,
    } as never,
  });
type Made = Awaited<ReturnType<typeof add>>;
const candidates = async ({ id }: Made) =>
  (await t.as(teacher).call('GET /itf/exam-sessions/{id}/candidates', { params: { id }, query: {} })).items;
const roomsOf = async ({ id, shiftList }: Made, shift = 1) =>
  (
    await t.as(teacher).call('GET /itf/exam-sessions/{id}/shifts/{shiftId}', {
      params: { id, shiftId: shiftList[shift - 1]!.id },
    })
  ).rooms;
const look = (code: string, number: string) => t.as(null).call('POST /exam-rooms/look', { body: { code, number } });
/** A session for the test of one candidate, or the code of the refusal. */
async function enter(code: string, number: string): Promise<TestUser | string> {
  const reply = await t.as(null).raw({ method: 'POST', url: '/api/exam-rooms/enter', payload: { code, number } });
  const token = reply.cookies.find(({ name }) => name === 'session')?.value;
  return token === undefined ? reply.json<{ code: string }>().code : ({ id: '', token } as TestUser);
}
const entered = async (code: string, number: string) => {
  const learner = await enter(code, number);
  if (typeof learner === 'string') expect.fail(learner);
  return learner;
};
const start = (learner: TestUser, id: string) =>
  t.as(learner).call('POST /student/unit-tests-assigned/{id}/start', { params: { id } });
const events = async ({ id }: Made) =>
  (await t.as(teacher).call('GET /itf/exam-sessions/{id}/events', { params: { id }, query: {} })).items;

describe('making an exam session', () => {
  it('numbers candidates by their names, and shares them out over shifts and rooms', async () => {
    const made = await add();
    expect(made).toMatchObject({ state: 'UPCOMING', shifts: 2, rooms: 4, candidates: 5, released: false });
    const all = await candidates(made);
    expect(all.map(({ number, fullName }) => [number, fullName.split(' ').at(-1)])).toEqual([
      ['090001', 'An'],
      ['090002', 'Bình'],
      ['090003', 'Chi'],
      ['090004', 'Dũng'],
      ['090005', 'Đào'],
    ]);
    expect(all.map(({ shift, room }) => `${shift}/${room}`)).toEqual(['1/1', '1/1', '1/2', '2/1', '2/2']);
    expect(new Set((await roomsOf(made)).map(({ code }) => code)).size).toBe(2);
    const reached = await t.db
      .selectFrom('assignment_students')
      .select('student_id')
      .where('assignment_id', '=', made.shiftList[1]!.assignmentId)
      .execute();
    expect(reached.map((row) => row.student_id).toSorted()).toEqual([learners[3]!.id, learners[4]!.id].toSorted());
  });

  it('refuses shifts that overlap, too few machines, nobody, and a class of somebody else', async () => {
    const overlapping = [
      { startsAt: at(hour), examId },
      { startsAt: at(hour + 44 * minute), examId },
    ];
    expect(await failure(add({ shifts: overlapping }))).toMatchObject({ code: 'EXAM_SESSION_SHIFTS_OVERLAP' });
    const short = { shifts: overlapping.slice(0, 1) };
    expect(await failure(add(short))).toMatchObject({
      code: 'EXAM_SESSION_TOO_FEW_MACHINES',
      reply: { params: { a: 1 } },
    });
    const { id: emptyClass } = await t
      .as(teacher)
      .call('POST /itf/class', { body: { name: '9A2', code: 'TRONG-9A2', gradeId: 'G9', schoolYear: 2026 } as never });
    expect(await failure(add({ classIds: [emptyClass] }))).toMatchObject({ code: 'EXAM_SESSION_NOBODY' });
    const other = await createSchool(t, { codes: ['MC1'] });
    expect(await failure(add({ classIds: [other.classId] }))).toMatchObject({ code: 'CLASS_NOT_FOUND' });
  });

  it('is nobody else’s', async () => {
    const made = await add();
    const stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const [room] = await roomsOf(made);
    const [candidate] = await candidates(made);
    const params = { id: made.id };
    const of = t.as(stranger);
    for (const call of [
      () => of.call('GET /itf/exam-sessions/{id}', { params }),
      () => of.call('GET /itf/exam-sessions/{id}/candidates', { params, query: {} }),
      () => of.call('GET /itf/exam-sessions/{id}/events', { params, query: {} }),
      () =>
        of.call('GET /itf/exam-sessions/{id}/shifts/{shiftId}', {
          params: { ...params, shiftId: made.shiftList[0]!.id },
        }),
      () => of.call('POST /itf/exam-sessions/{id}/notes', { params, body: { text: 'x' } }),
      () =>
        of.call('PUT /itf/exam-sessions/{id}/rooms/{roomId}', {
          params: { ...params, roomId: room!.id },
          body: { place: 'x' },
        }),
      () =>
        of.call('POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks', {
          params: { ...params, roomId: room!.id },
          body: { clocks: 'pause' },
        }),
      () =>
        of.call('PUT /itf/exam-sessions/{id}/candidates/{studentId}/seat', {
          params: { ...params, studentId: candidate!.id },
          body: { roomId: room!.id, machine: 2 },
        }),
      () =>
        of.call('POST /itf/exam-sessions/{id}/candidates/{studentId}/let-in', {
          params: { ...params, studentId: candidate!.id },
        }),
      () => of.call('POST /itf/exam-sessions/{id}/release', { params }),
      () => of.call('POST /itf/exam-sessions/{id}/cancel', { params }),
      () => of.call('GET /itf/exam-sessions/{id}/machines', { params }),
      () => of.call('GET /itf/exam-sessions/{id}/file', { params, query: { kind: 'LISTS' } }),
    ])
      expect(await failure(call())).toMatchObject({ status: 404 });
    expect((await of.call('GET /itf/exam-sessions', { query: {} })).items).toEqual([]);
  });

  it('prints lists for the doors, cards for the desks, and the minutes', async () => {
    const made = await add();
    const file = async (kind: string) => {
      const url = `/api/itf/exam-sessions/${made.id}/file?kind=${kind}`;
      return (await textOfPdf((await t.as(teacher).raw({ method: 'GET', url })).rawPayload)).text;
    };
    const [room] = await roomsOf(made);
    const lists = await file('LISTS');
    for (const said of ['DANH SÁCH THÍ SINH', '090005', 'Nguyễn Thị Đào', room!.code, 'Phòng 202'])
      expect(lists).toContain(said);
    expect(await file('CARDS')).toContain('vumon.example/exam-room');
    const ahead = await file('MINUTES');
    expect(ahead).toContain('BIÊN BẢN COI THI');
    expect(ahead).toContain('Ca thi chưa bắt đầu.');
    expect(ahead).not.toContain('Không có gì bất thường.');
    // The second of the two shifts is still to come.
    t.advance(2 * hour);
    const later = await file('MINUTES');
    expect(later).toContain('Không có gì bất thường.');
    expect(later).toContain('Ca thi chưa bắt đầu.');
  });

  it('is cancelled as long as nobody has begun', async () => {
    const made = await add();
    const [room] = await roomsOf(made);
    const gone = await t.as(teacher).call('POST /itf/exam-sessions/{id}/cancel', { params: { id: made.id } });
    expect(gone.state).toBe('CANCELLED');
    expect(await failure(look(room!.code, '090001'))).toMatchObject({ code: 'EXAM_ROOM_UNKNOWN' });

    // At the time of a shift that did not take place nobody was absent.
    t.advance(2 * hour);
    const url = `/api/itf/exam-sessions/${made.id}/file?kind=MINUTES`;
    const { text } = await textOfPdf((await t.as(teacher).raw({ method: 'GET', url })).rawPayload);
    expect(text).toContain('Kỳ thi đã hủy, không em nào dự thi.');
    expect(text).not.toContain('Không có gì bất thường.');
    expect(text).not.toContain('090001');
  });
});

describe('a room', () => {
  it('is entered with its code and the candidate number, and nowhere else', async () => {
    const made = await add({
      shifts: [{ startsAt: at(hour), examId }],
      rooms: [{ place: 'Phòng máy 1', machines: 6 }],
    });
    const { assignmentId } = made.shiftList[0]!;
    const [room] = await roomsOf(made);
    const { code } = room!;
    expect(await failure(look('A00000', '090001'))).toMatchObject({ code: 'EXAM_ROOM_UNKNOWN' });
    expect(await failure(look(code, '090006'))).toMatchObject({ code: 'EXAM_ROOM_UNKNOWN' });
    expect(await look(code.toLowerCase(), '09 0001')).toMatchObject({
      fullName: 'Nguyễn Thị An',
      machine: 1,
      open: false,
    });
    expect(await look(code, '90001')).toMatchObject({ number: '090001' });
    expect(await enter(code, '090001')).toBe('EXAM_ROOM_CLOSED');

    t.advance(hour - 10 * minute);
    const early = await entered(code, '090001');
    // Who sits in the room sees whose exam it is, not which teacher arranged it.
    const shown = await t.as(early).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: assignmentId } });
    expect(shown.partner).toEqual({ name: 'Trường THCS Bình Minh', logo: null, page: 'exam-room' });
    expect(await failure(start(early, assignmentId))).toMatchObject({ code: 'TEST_NOT_STARTED' });
    t.advance(10 * minute);
    // The learner's own session opens it neither at the start nor later.
    const [own] = learners;
    expect(await failure(start(own!, assignmentId))).toMatchObject({ status: 403, code: 'EXAM_ROOM_REQUIRED' });
    const sealed = { params: { id: assignmentId } };
    expect(await failure(t.as(own!).call('GET /student/unit-tests-assigned/{id}/sealed', sealed))).toMatchObject({
      code: 'EXAM_ROOM_REQUIRED',
    });
    const { id: attempt } = await start(early, assignmentId);
    const params = { id: attempt };
    for (const call of [
      () => t.as(own!).call('GET /student/attempts/{id}', { params }),
      () => t.as(own!).call('GET /student/attempts/{id}/content', { params }),
      () => t.as(own!).call('POST /student/attempts/{id}/seen', { params }),
      () =>
        t.as(own!).call('POST /itf/unit-tests-result/submit', {
          body: { attemptId: attempt, clientId: t.app.newId(), entries: [] } as never,
        }),
    ])
      expect(await failure(call())).toMatchObject({ code: 'EXAM_ROOM_REQUIRED' });
    expect((await t.as(early).call('POST /student/attempts/{id}/seen', { params })).status).toBe('RUNNING');

    // A second machine has to be let in while the first one is heard of.
    expect(await enter(code, '090001')).toBe('EXAM_ROOM_TAKEN');
    await t.as(teacher).call('POST /itf/exam-sessions/{id}/candidates/{studentId}/let-in', {
      params: { id: made.id, studentId: own!.id },
    });
    const again = await entered(code, '090001');
    expect((await start(again, assignmentId)).id).toBe(attempt);

    // Who comes late has the whole time, who comes too late does not come in.
    t.advance(10 * minute);
    const late = await entered(code, '090002');
    const begun = await start(late, assignmentId);
    expect(Date.parse(begun.deadlineAt) - t.now()).toBeGreaterThan(44 * minute);
    t.advance(6 * minute);
    expect(await enter(code, '090003')).toBe('EXAM_ROOM_CLOSED');
    expect((await events(made)).map(({ kind, candidate, minutes }) => [kind, candidate!.number, minutes])).toEqual([
      ['ENTERED_LATE', '090002', 10],
      ['ENTERED_AGAIN', '090001', null],
    ]);
    const seats = (await roomsOf(made))[0]!.seats;
    expect(seats.map(({ state }) => state)).toEqual(['RUNNING', 'RUNNING', 'ABSENT', 'ABSENT', 'ABSENT']);
    expect(seats[1]!.late).toBe(10);
    expect(
      await failure(t.as(teacher).call('POST /itf/exam-sessions/{id}/cancel', { params: { id: made.id } })),
    ).toMatchObject({
      code: 'EXAM_SESSION_STARTED',
    });
  });

  it('is paused alone, and gets its time back', async () => {
    const made = await add({
      shifts: [{ startsAt: at(minute), examId }],
      rooms: [
        { place: 'Phòng máy 1', machines: 3 },
        { place: 'Phòng máy 2', machines: 3 },
      ],
    });
    const { assignmentId } = made.shiftList[0]!;
    t.advance(2 * minute);
    const [first, second] = await roomsOf(made);
    const one = await entered(first!.code, '090001');
    const other = await entered(second!.code, '090005');
    const [a, b] = [await start(one, assignmentId), await start(other, assignmentId)];
    const clocks = (way: 'pause' | 'resume') =>
      t.as(teacher).call('POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks', {
        params: { id: made.id, roomId: first!.id },
        body: { clocks: way, reason: 'mất điện' },
      });
    expect(await clocks('pause')).toEqual({ attempts: 1 });
    expect(await clocks('pause')).toEqual({ attempts: 0 });
    t.advance(12 * minute);
    expect((await roomsOf(made)).map(({ seats }) => seats[0]!.state)).toEqual(['PAUSED', 'NOT_ENTERED']);
    expect(await clocks('resume')).toEqual({ attempts: 1 });
    const stateOf = (learner: TestUser, id: string) =>
      t.as(learner).call('GET /student/attempts/{id}', { params: { id } });
    const moved = Date.parse((await stateOf(one, a.id)).deadlineAt) - Date.parse(a.deadlineAt);
    expect(Math.round(moved / minute)).toBe(12);
    expect((await stateOf(other, b.id)).deadlineAt).toBe(b.deadlineAt);
    expect((await events(made))[0]).toMatchObject({ kind: 'RESUMED', room: 1, minutes: 12, text: 'mất điện' });
  });

  it('lets nobody begin while it is paused, and moves the last moment to begin by the pause', async () => {
    const made = await add({
      shifts: [{ startsAt: at(minute), examId }],
      rooms: [{ place: 'Phòng máy 1', machines: 6 }],
    });
    const { assignmentId } = made.shiftList[0]!;
    const { code, id: roomId } = (await roomsOf(made))[0]!;
    const clocks = (way: 'pause' | 'resume') =>
      t.as(teacher).call('POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks', {
        params: { id: made.id, roomId },
        body: { clocks: way, reason: 'mất điện' },
      });
    t.advance(2 * minute);
    const early = await entered(code, '090001');
    expect(await clocks('pause')).toEqual({ attempts: 0 });
    expect(await failure(start(early, assignmentId))).toMatchObject({ status: 409, code: 'EXAM_ROOM_PAUSED' });
    expect(await enter(code, '090002')).toBe('EXAM_ROOM_PAUSED');
    // Beyond the 15 minutes in which one may come late.
    t.advance(20 * minute);
    expect(await look(code, '090002')).toMatchObject({ open: false, paused: true });
    expect((await roomsOf(made))[0]!.seats.map(({ state }) => state).slice(0, 2)).toEqual(['ENTERED', 'NOT_ENTERED']);
    await clocks('resume');
    for (const number of ['090001', '090002']) {
      const { deadlineAt } = await start(await entered(code, number), assignmentId);
      expect(Date.parse(deadlineAt) - t.now()).toBeGreaterThan(44 * minute);
    }
    t.advance(16 * minute);
    expect(await enter(code, '090003')).toBe('EXAM_ROOM_CLOSED');
  });

  it('stops the clock of whoever begins at the moment of the pause', async () => {
    const made = await add({
      shifts: [{ startsAt: at(minute), examId }],
      rooms: [{ place: 'Phòng máy 1', machines: 6 }],
    });
    const { assignmentId } = made.shiftList[0]!;
    const { code, id: roomId } = (await roomsOf(made))[0]!;
    t.advance(2 * minute);
    const all = [];
    for (const number of [1, 2, 3, 4, 5]) all.push(await entered(code, `09000${number}`));
    await Promise.allSettled([
      ...all.map((learner) => start(learner, assignmentId)),
      t.as(teacher).call('POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks', {
        params: { id: made.id, roomId },
        body: { clocks: 'pause' },
      }),
    ]);
    const states = (await roomsOf(made))[0]!.seats.map(({ state }) => state);
    expect(states.filter((state) => state === 'RUNNING')).toEqual([]);
  });

  it('stops and starts the clock of whoever is seated in another room, as that room does', async () => {
    const made = await add({
      shifts: [{ startsAt: at(minute), examId }],
      rooms: [
        { place: 'Phòng máy 1', machines: 4 },
        { place: 'Phòng máy 2', machines: 4 },
      ],
    });
    const { assignmentId } = made.shiftList[0]!;
    const [first, second] = await roomsOf(made);
    t.advance(2 * minute);
    await start(await entered(first!.code, '090001'), assignmentId);
    await t.as(teacher).call('POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks', {
      params: { id: made.id, roomId: first!.id },
      body: { clocks: 'pause' },
    });
    const seated = async (roomId: string) => {
      await t.as(teacher).call('PUT /itf/exam-sessions/{id}/candidates/{studentId}/seat', {
        params: { id: made.id, studentId: learners[0]!.id },
        body: { roomId, machine: 4 },
      });
      return (await roomsOf(made)).flatMap(({ seats }) => seats).find(({ number }) => number === '090001')!.state;
    };
    expect(await seated(second!.id)).toBe('RUNNING');
    expect(await seated(first!.id)).toBe('PAUSED');
  });

  it('seats a candidate elsewhere in the same shift, on a free machine', async () => {
    const made = await add();
    const [first, second] = await roomsOf(made);
    const [foreign] = await roomsOf(made, 2);
    const move = (roomId: string, machine: number) =>
      t.as(teacher).call('PUT /itf/exam-sessions/{id}/candidates/{studentId}/seat', {
        params: { id: made.id, studentId: learners[0]!.id },
        body: { roomId, machine, reason: 'bàn phím liệt' },
      });
    expect(await failure(move(foreign!.id, 2))).toMatchObject({ status: 404 });
    expect(await failure(move(first!.id, 3))).toMatchObject({ code: 'BODY_INVALID' });
    expect(await failure(move(second!.id, 1))).toMatchObject({ code: 'EXAM_SEAT_TAKEN' });
    await move(second!.id, 2);
    expect(await look(second!.code, '090001')).toMatchObject({ machine: 2, place: 'Phòng 202' });
    expect(await failure(look(first!.code, '090001'))).toMatchObject({ code: 'EXAM_ROOM_UNKNOWN' });
  });
});

describe('the rehearsal', () => {
  it('shows what each machine of a room found, the newest check of each', async () => {
    const made = await add();
    const [, second] = await roomsOf(made);
    const fit = { storage: true, sound: true, downloadMs: 800 };
    const check = (code: string, machine: number, found: object = {}) =>
      t.as(null).call('POST /exam-rooms/check', {
        body: { code, machine, deviceTime: t.now() + 3_000, ...fit, ...found },
      });
    const machines = () =>
      t.as(teacher).call('GET /itf/exam-sessions/{id}/machines', { params: { id: made.id } }) as Promise<{
        rooms: { number: number; code: string; checked: { machine: number; faults: string[] }[] }[];
      }>;
    expect(await check(second!.code, 2, { sound: false, deviceTime: t.now() - 3_600_000 })).toEqual({
      room: 2,
      place: 'Phòng 202',
      machine: 2,
      faults: ['CLOCK', 'SOUND'],
    });
    await check(second!.code, 1);
    // The second shift has other codes for the same rooms.
    await check((await roomsOf(made, 2))[1]!.code.toLowerCase(), 2, { downloadMs: null });
    const { rooms } = await machines();
    expect(
      rooms.map(({ number, checked }) => [number, checked.map(({ machine, faults }) => [machine, faults])]),
    ).toEqual([
      [1, []],
      [
        2,
        [
          [1, []],
          [2, ['DOWNLOAD']],
        ],
      ],
    ]);
    expect(await failure(check(second!.code, 3))).toMatchObject({ code: 'BODY_INVALID' });
    expect(await failure(check('A00000', 1))).toMatchObject({ code: 'EXAM_ROOM_UNKNOWN' });
    t.advance(5 * hour);
    expect(await failure(check(second!.code, 1))).toMatchObject({ code: 'EXAM_ROOM_CLOSED' });
  });
});

describe('results of an exam session', () => {
  it('are seen by nobody before all shifts are over and they are published', async () => {
    const made = await add({
      shifts: [
        { startsAt: at(minute), examId },
        { startsAt: at(hour), examId },
      ],
      rooms: [{ place: 'Phòng máy 1', machines: 5 }],
    });
    const { assignmentId } = made.shiftList[0]!;
    t.advance(2 * minute);
    const learner = await entered((await roomsOf(made))[0]!.code, '090001');
    const { id: attemptId } = await start(learner, assignmentId);
    await t.as(learner).call('POST /itf/unit-tests-result/submit', {
      body: { attemptId, clientId: t.app.newId(), entries: [] } as never,
    });
    t.advance(2 * hour - minute * 30);
    const result = () =>
      t
        .as(learners[0]!)
        .call('GET /student/unit-tests-assigned/{id}/result', { params: { id: assignmentId }, query: {} });
    const release = () => t.as(teacher).call('POST /itf/exam-sessions/{id}/release', { params: { id: made.id } });
    // The first shift is over, the second one runs: the same questions may be asked again.
    expect((await result()).reviewState).toBe('OFF');
    expect(await failure(release())).toMatchObject({ code: 'EXAM_SESSION_NOT_OVER' });
    t.advance(hour);
    expect((await result()).reviewState).toBe('OFF');
    expect((await release()).released).toBe(true);
    expect((await result()).reviewState).toBe('ON');
  });
});
