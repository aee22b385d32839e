/** Exam sessions: one test for several classes in rooms, by candidate number; and how a candidate enters a room. */
import { candidateStates, examEventKinds, examSessionLimits, examSessionStates, machineFaults } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, empty, id, idParams, instant, pageQuery, search, several, text } from '../../schemas.ts';

const teacher = ['TEACHER'] as const;
const feature = 'manage-classes';
const limits = examSessionLimits;
const state = z.enum(examSessionStates);
const candidateState = z.enum(candidateStates);
const machineFault = z.enum(machineFaults);
const roomParams = z.object({ id, roomId: id });
const candidateParams = z.object({ id, studentId: id });

const summary = z.strictObject({
  id,
  title: z.string(),
  state,
  /** Of the first shift, and when the last one is over. */
  startsAt: instant,
  endsAt: instant,
  shifts: z.int(),
  rooms: z.int(),
  candidates: z.int(),
  submitted: z.int(),
  createdAt: instant,
});
export type ExamSessionSummary = z.infer<typeof summary>;

const shift = z.strictObject({
  id,
  number: z.int(),
  /** Its assigned test: results, marking and regrading are those of any assigned test. */
  assignmentId: id,
  test: z.string(),
  startsAt: instant,
  /** Start and time of the test. */
  endsAt: instant,
  /** From when candidates enter, and until when one may still begin. */
  opensAt: instant,
  closesAt: instant,
  cancelled: z.boolean(),
  candidates: z.int(),
  /** Entered a room. */
  present: z.int(),
  submitted: z.int(),
});
export type ExamShift = z.infer<typeof shift>;

const detail = summary.extend({
  school: z.string(),
  authority: z.string(),
  minutes: z.int(),
  /** Whether learners see their results. */
  released: z.boolean(),
  shiftList: z.array(shift),
  abilities: z.strictObject({ release: z.boolean(), cancel: z.boolean() }),
  serverTime: instant,
});
export type ExamSessionDetail = z.infer<typeof detail>;

const room = z.strictObject({
  id,
  number: z.int(),
  place: z.string(),
  invigilator: z.string(),
  machines: z.int(),
  code: z.string(),
  /** Null while the clocks of the room run. */
  pausedAt: instant.nullable(),
  /** By candidate number. */
  seats: z.array(
    z.strictObject({
      studentId: id,
      number: z.string(),
      name: z.string(),
      machine: z.int(),
      state: candidateState,
      /** Whole minutes after the start. */
      late: z.int(),
    }),
  ),
});
export type ExamRoom = z.infer<typeof room>;

const candidate = z.strictObject({
  /** Of the learner. */
  id,
  number: z.string(),
  fullName: z.string(),
  birthday: day.nullable(),
  className: z.string(),
  shift: z.int(),
  room: z.int(),
  machine: z.int(),
  state: candidateState,
  assignmentId: id,
  mark: z.int().nullable(),
  /** Some answers still wait for the teacher's marks. */
  provisional: z.boolean(),
});
export type ExamCandidate = z.infer<typeof candidate>;

const event = z.strictObject({
  id,
  at: instant,
  kind: z.enum(examEventKinds),
  room: z.int().nullable(),
  candidate: z.strictObject({ number: z.string(), fullName: z.string() }).nullable(),
  text: z.string(),
  /** Of a pause that ended, and of somebody who came late. */
  minutes: z.int().nullable(),
});
export type ExamSessionEvent = z.infer<typeof event>;

const seatNumber = z.int().min(1, 'tooSmall').max(limits.machines, 'tooBig');
const roomFacts = {
  place: text(60, 1),
  invigilator: text(60).default(''),
};

const entry = z.strictObject({ code: z.string().max(40, 'tooLong'), number: z.string().max(40, 'tooLong') });

export const examSessionRoutes = defineRoutes({
  'GET /itf/exam-sessions': {
    summary: 'The exam sessions of a teacher, those that run or come first',
    access: teacher,
    query: z.strictObject({ search, state: several(state), ...pageQuery }),
    reply: z.array(summary),
    paged: true,
  },
  'POST /itf/exam-sessions': {
    summary: 'Make an exam session: candidates are numbered by name and seated, and each shift gets its assigned test',
    idempotency: 'key',
    access: teacher,
    feature,
    body: z.strictObject({
      title: text(200, 1),
      /** Printed at the head of lists. */
      school: text(120).default(''),
      authority: text(120).default(''),
      classIds: z.array(id).min(1, 'required').max(60, 'tooBig'),
      minutes: z.int().min(5, 'tooSmall').max(600, 'tooBig'),
      doorsMinutes: z.int().min(0, 'tooSmall').max(limits.doorsMinutes, 'tooBig').default(15),
      lateMinutes: z.int().min(0, 'tooSmall').max(limits.lateMinutes, 'tooBig').default(15),
      /** What candidate numbers begin with. */
      prefix: z
        .string()
        .regex(/^\d{1,4}$/, 'invalid')
        .default('01'),
      shifts: z
        .array(z.strictObject({ startsAt: instant, examId: id }))
        .min(1, 'required')
        .max(limits.shifts, 'tooBig'),
      /** The same rooms in each shift. */
      rooms: z
        .array(z.strictObject({ ...roomFacts, machines: seatNumber }))
        .min(1, 'required')
        .max(limits.roomsPerShift, 'tooBig'),
    }),
    reply: detail,
    errors: [
      'CLASS_NOT_FOUND',
      'CLASS_INACTIVE',
      'STUDENT_NOT_FOUND',
      'UNIT_TEST_NOT_FOUND',
      'EXAM_SESSION_NOBODY',
      'EXAM_SESSION_TOO_FEW_MACHINES',
      'EXAM_SESSION_SHIFTS_OVERLAP',
      'ASSIGNMENT_END_TOO_SOON',
      'REACH_LIMIT_SYSTEM_TESTS',
    ],
  },
  'GET /itf/exam-sessions/{id}': {
    summary: 'One exam session with its shifts',
    access: teacher,
    params: idParams,
    reply: detail,
  },
  'GET /itf/exam-sessions/{id}/shifts/{shiftId}': {
    summary: 'The rooms of a shift, and how each candidate is doing',
    access: teacher,
    params: z.object({ id, shiftId: id }),
    reply: z.strictObject({ serverTime: instant, rooms: z.array(room) }),
  },
  'GET /itf/exam-sessions/{id}/candidates': {
    summary: 'The candidates of an exam session by number',
    access: teacher,
    params: idParams,
    query: z.strictObject({ search, shiftId: id.optional(), roomId: id.optional(), ...pageQuery }),
    reply: z.array(candidate),
    paged: true,
  },
  'GET /itf/exam-sessions/{id}/events': {
    summary: 'What happened at an exam session, the newest first',
    access: teacher,
    params: idParams,
    query: z.strictObject({ shiftId: id.optional(), ...pageQuery }),
    reply: z.array(event),
    paged: true,
  },
  'POST /itf/exam-sessions/{id}/notes': {
    summary: 'Write something into the minutes of an exam session',
    idempotency: 'key',
    access: teacher,
    params: idParams,
    body: z.strictObject({ text: text(500, 1), roomId: id.optional(), studentId: id.optional() }),
    reply: empty,
  },
  'PUT /itf/exam-sessions/{id}/rooms/{roomId}': {
    summary: 'Change the place and the invigilator of a room',
    access: teacher,
    params: roomParams,
    body: z.strictObject(roomFacts),
    reply: empty,
  },
  'POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks': {
    summary: 'Stop the clocks of all candidates of a room, or let them run on with the time given back',
    idempotency: 'natural',
    access: teacher,
    params: roomParams,
    body: z.strictObject({ clocks: z.enum(['pause', 'resume']), reason: text(200).default('') }),
    /** How many candidates it concerned. */
    reply: z.strictObject({ attempts: z.int() }),
  },
  'PUT /itf/exam-sessions/{id}/candidates/{studentId}/seat': {
    summary: 'Move a candidate to another machine, or another room of the same shift',
    access: teacher,
    params: candidateParams,
    body: z.strictObject({ roomId: id, machine: seatNumber, reason: text(200).default('') }),
    reply: empty,
    errors: ['EXAM_SEAT_TAKEN'],
  },
  'POST /itf/exam-sessions/{id}/candidates/{studentId}/let-in': {
    summary: 'Let a candidate enter once more, on another machine',
    idempotency: 'natural',
    access: teacher,
    params: candidateParams,
    reply: empty,
  },
  'POST /itf/exam-sessions/{id}/release': {
    summary: 'Let candidates see their results, once all shifts are over',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: detail,
    errors: ['EXAM_SESSION_NOT_OVER'],
  },
  'POST /itf/exam-sessions/{id}/cancel': {
    summary: 'Cancel an exam session that nobody has begun',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: detail,
    errors: ['EXAM_SESSION_STARTED'],
  },
  'GET /itf/exam-sessions/{id}/file': {
    summary: 'Lists for the doors, cards for the desks, or the minutes, as PDF',
    access: teacher,
    params: idParams,
    query: z.strictObject({ kind: z.enum(['LISTS', 'CARDS', 'MINUTES']), shiftId: id.optional() }),
    reply: z.unknown(),
    file: 'application/pdf',
    errors: ['SERVER_BUSY', 'PROCESSING_FAILED'],
  },
  'GET /itf/exam-sessions/{id}/machines': {
    summary: 'The rooms of an exam session and what the check of their machines found',
    access: teacher,
    params: idParams,
    reply: z.strictObject({
      /** By number; a room is the same place in all shifts. */
      rooms: z.array(
        z.strictObject({
          number: z.int(),
          place: z.string(),
          machines: z.int(),
          /** Of the first shift. */
          code: z.string(),
          checked: z.array(
            z.strictObject({
              machine: z.int(),
              at: instant,
              /** By how many milliseconds its clock was ahead. */
              clockMs: z.number(),
              downloadMs: z.int().nullable(),
              /** None for a machine that is fit. */
              faults: z.array(machineFault),
            }),
          ),
        }),
      ),
    }),
  },
  'POST /exam-rooms/check': {
    summary: 'What a machine of a room found when it checked itself',
    idempotency: 'natural',
    access: 'public',
    launched: 'own',
    body: z.strictObject({
      code: text(40),
      machine: seatNumber,
      deviceTime: z.int().min(0).max(8_640_000_000_000_000),
      storage: z.boolean(),
      sound: z.boolean(),
      downloadMs: z.int().min(0).max(3_600_000).nullable(),
    }),
    reply: z.strictObject({ room: z.int(), place: z.string(), machine: z.int(), faults: z.array(machineFault) }),
    errors: ['EXAM_ROOM_UNKNOWN', 'EXAM_ROOM_CLOSED', 'TOO_MANY_REQUESTS'],
  },
  'POST /exam-rooms/look': {
    summary: 'Who a candidate number belongs to, for whoever has the code of the room',
    idempotency: 'natural',
    access: 'public',
    launched: 'own',
    body: entry,
    reply: z.strictObject({
      fullName: z.string(),
      className: z.string(),
      number: z.string(),
      title: z.string(),
      shift: z.int(),
      room: z.int(),
      place: z.string(),
      machine: z.int(),
      startsAt: instant,
      endsAt: instant,
      opensAt: instant,
      closesAt: instant,
      /** Whether the candidate may enter now. */
      open: z.boolean(),
      /** Nobody enters or begins while the room is paused. */
      paused: z.boolean(),
      submitted: z.boolean(),
      serverTime: instant,
    }),
    errors: ['EXAM_ROOM_UNKNOWN', 'TOO_MANY_REQUESTS'],
  },
  'POST /exam-rooms/enter': {
    summary: 'Open a session for the test of this candidate alone',
    idempotency: 'natural',
    access: 'public',
    launched: 'own',
    body: entry,
    reply: z.strictObject({ assignmentId: id }),
    errors: [
      'EXAM_ROOM_UNKNOWN',
      'EXAM_ROOM_CLOSED',
      'EXAM_ROOM_PAUSED',
      'EXAM_ROOM_TAKEN',
      'LOCK_ACCOUNT',
      'TOO_MANY_REQUESTS',
    ],
  },
});
