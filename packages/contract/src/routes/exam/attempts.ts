/**
 * A learner's attempt: start, save, submit, result; and what its teacher does to it. No reply here carries a key before
 * the keys are released, except the check of a question in practice.
 */
import {
  type actions,
  attemptModes,
  attemptOrigins,
  countings,
  examTools,
  learningPaths,
  reviewStates,
} from '@vumon/domain';
import { defineRoutes } from '../../define.ts';
import { examContent } from '../../exam-content.ts';
import { id, idParams, instant } from '../../schemas.ts';
import { shownKey, shownKeys } from '../../shown.ts';
import { z } from 'zod';

/**
 * A learner's answer, by the response schema of the question's type; null clears it. The limit allows for an essay of
 * quotation marks alone, which JSON escaping doubles.
 */
const answer = z.json().refine((value) => JSON.stringify(value).length <= 40_000, 'tooLong');

export const savedAnswer = z.strictObject({
  question: id,
  answer: z.json(),
  entry: z.int(),
  /** When it was received, and from which page of which device (see `clientId`). */
  at: instant,
  client: z.string(),
});

export const attemptState = z.strictObject({
  id,
  /** Null unless the attempt belongs to an assignment. */
  assignmentId: id.nullable(),
  examVersionId: id,
  origin: z.enum(attemptOrigins),
  /** Attempts of the same assignment (or the same practice) are counted from 1. */
  number: z.int(),
  mode: z.enum(attemptModes),
  /** False: the learner sees no clock; the deadline then only says when the attempt ends by itself. */
  clock: z.boolean(),
  status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
  startedAt: instant,
  deadlineAt: instant,
  /** Set while the teacher has stopped the clock: no answer is taken (ATTEMPT_PAUSED). */
  pausedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  serverTime: instant,
  /** Decides the order of questions and options, as far as the assignment shuffles them. */
  shuffleSeed: z.string(),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  /** Tools that the assignment allows; none in practice of one's own. */
  tools: z.array(z.enum(examTools)),
  /**
   * Events are recorded: the page reports them (`POST /student/attempts/{id}/record`) and informs the learner of it.
   */
  record: z.boolean(),
  answers: z.array(savedAnswer),
  /** In practice: questions whose key was shown. Their answers are final: later ones do not count. */
  checked: z.array(id),
  flags: z.array(z.string()),
  /** How often each recording was played so far, by media id. */
  plays: z.record(z.string(), z.int()),
});
export type AttemptState = z.infer<typeof attemptState>;

export const answerEntry = z.strictObject({
  /** Rises by at least one with every entry of this client. */
  seq: z.int().min(1).max(2_000_000_000),
  question: id,
  /** Number (`entry`) of the answer that this client saw last for the question; 0 when it saw none. */
  base: z.int().min(0).max(2_000_000_000),
  answer,
});

/**
 * A test as a device fetches it before the start: encrypted, in pieces whose names reveal nothing about their content.
 */
export const encryptedTest = z.strictObject({
  version: id,
  /** Families of its question types: the parts of the player that the device has to fetch. */
  families: z.array(z.string()),
  /**
   * The first piece holds the questions and the list of files with their pieces. It is decrypted with the key that the
   * start of the attempt returns.
   */
  pieces: z.array(z.strictObject({ name: z.string(), bytes: z.int() })),
});
export type EncryptedTest = z.infer<typeof encryptedTest>;

/** Keys in base64. */
export const deviceKeys = z.strictObject({
  test: z.string(),
  /** Keys of recordings with a play limit, each once its first play has been counted. */
  sounds: z.record(z.string(), z.string()),
});
export type DeviceKeys = z.infer<typeof deviceKeys>;

export const startedAttempt = attemptState.extend({ seal: deviceKeys });
export type StartedAttempt = z.infer<typeof startedAttempt>;

const clientId = z.string().regex(/^[A-Za-z0-9-]{8,40}$/, 'invalid');
const entries = z
  .array(answerEntry)
  .max(200)
  .refine(
    (list) =>
      new Set(list.map((entry) => entry.question)).size === list.length &&
      new Set(list.map((entry) => entry.seq)).size === list.length,
    'invalid',
  );

export const entryOutcome = z.strictObject({
  seq: z.int(),
  entry: z.int().nullable(),
  outcome: z.enum(['ACCEPTED', 'SUPERSEDED', 'STALE', 'LATE', 'REUSED']),
  /**
   * For STALE: the items that were answered differently on another device meanwhile; the rest of the entry is stored.
   * Absent when the two answers cannot be merged by item.
   */
  collided: z.array(z.string()).optional(),
  /** The device that sent the other answer, and when. */
  rival: savedAnswer.pick({ client: true, at: true }).optional(),
});
export type EntryOutcome = z.infer<typeof entryOutcome>;

const saveReply = z.strictObject({
  serverTime: instant,
  deadlineAt: instant,
  status: attemptState.shape.status,
  entries: z.array(entryOutcome),
  /** The answers that count now, where one of them was merged with another device's. */
  current: z.array(savedAnswer).optional(),
});

const itemResult = z.strictObject({
  question: id,
  item: z.string(),
  number: z.int(),
  state: z.enum(['right', 'partial', 'wrong', 'blank', 'needs-teacher', 'unscored']),
  points: z.int(),
  max: z.int(),
});

/** The teacher's points and comments for one item. */
const itemMark = z.strictObject({
  question: id,
  item: z.string(),
  scores: z.record(z.string(), z.int()),
  comment: z.string(),
  notes: z.array(z.strictObject({ id: z.string(), start: z.int(), end: z.int(), text: z.string() })),
});

/** What a learner may see of their result. A part is null while the review policy hides it. */
export const studentResult = z.strictObject({
  /** The attempt with the number that was asked for; else the running one, the one that counts, or the last. */
  attempt: attemptState.omit({ plays: true }).nullable(),
  /** All attempts in the order of their numbers. */
  attempts: z.array(
    z.strictObject({
      id,
      number: z.int(),
      status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
      startedAt: instant,
      submittedAt: instant.nullable(),
      /** Null until it is scored and the policy shows it. */
      mark: z.int().nullable(),
      /** Some of its items still wait for the teacher's marks. */
      provisional: z.boolean(),
      /** Its mark is the learner's mark for the assignment. */
      counts: z.boolean(),
    }),
  ),
  exam: z.strictObject({
    name: z.string(),
    gradeId: z.string(),
    minutes: z.int(),
    totalQuestions: z.int(),
    totalPoints: z.int(),
  }),
  /** Name of the class or group; empty where the test was assigned to named learners. */
  className: z.string(),
  mode: z.enum(attemptModes),
  counting: z.enum(countings),
  attemptsAllowed: z.int().nullable(),
  endsAt: instant,
  /** When right, wrong and keys may be shown at the earliest: later than `endsAt` where another test withholds them. */
  keysAt: instant,
  /** What the review policy shows now: OFF nothing, ON the score, REVIEW right and wrong, FREE keys too. */
  reviewState: z.enum(reviewStates),
  /** What it shows once the window has ended for everybody. */
  reviewAfter: z.enum(reviewStates),
  /** Whether the score is shown, and else what it waits for. */
  scoreState: z.enum(['NOT_SUBMITTED', 'BEING_SCORED', 'AFTER_END', 'SHOWN']),
  score: z
    .strictObject({
      mark: z.int(),
      points: z.int(),
      maxPoints: z.int(),
      needsTeacher: z.boolean(),
      classAverage: z.int().nullable(),
    })
    .nullable(),
  review: z
    .strictObject({
      content: examContent,
      /** Null in the state REVIEW, which shows right and wrong without keys and explanations. */
      keys: shownKeys.nullable(),
      items: z.array(itemResult),
      marks: z.array(itemMark),
    })
    .nullable(),
});

export type StudentResult = z.infer<typeof studentResult>;

/**
 * The outcome of a learner's own practice. Contains no keys: the checks have returned them, and the review of the test
 * shows them.
 */
export const practiceResult = z.strictObject({
  id,
  /** The assignment whose test was practised; null for a test of the learner's own. */
  assignmentId: id.nullable(),
  /** The test that the learner owns by a package, an order or the gift. */
  examId: id.nullable(),
  origin: z.enum(attemptOrigins),
  mode: z.enum(attemptModes),
  submittedAt: instant.nullable(),
  name: z.string(),
  gradeId: z.string(),
  status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
  mark: z.int().nullable(),
  /** Counts of numbered items: practised, right, partly right; 0 until scored. */
  items: z.int(),
  right: z.int(),
  partial: z.int(),
  /**
   * True while the learner can still take, or is taking, a test that contains one of its questions: until then no
   * outcome is returned.
   */
  heldBack: z.boolean(),
  /** Holds answers that no key can score; in own practice no teacher marks them. */
  needsTeacher: z.boolean(),
  /** The outcome of each numbered answer, without the key. */
  answers: z.array(z.strictObject({ number: z.int(), state: itemResult.shape.state })),
});
export type PracticeResult = z.infer<typeof practiceResult>;

/** The reply of a check in practice: how the stored answer is scored, with the key and explanation of the question. */
export const checkedQuestion = z.strictObject({
  question: id,
  answer: z.json(),
  entry: z.int(),
  key: shownKey,
  items: z.array(itemResult),
  /** Adaptive practice asks another question after this one. */
  more: z.boolean(),
  serverTime: instant,
});
export type CheckedQuestion = z.infer<typeof checkedQuestion>;

const ability = z.boolean();
export const attemptAbilities = z.strictObject({
  extend: ability,
  pause: ability,
  resume: ability,
  reopen: ability,
  collect: ability,
} satisfies Record<(typeof actions.attempt)[number], typeof ability>);

/** State of an attempt after its teacher has changed it. */
export const attemptControl = z.strictObject({
  id,
  number: z.int(),
  status: attemptState.shape.status,
  deadlineAt: instant,
  pausedAt: instant.nullable(),
  serverTime: instant,
  abilities: attemptAbilities,
});
export type AttemptControl = z.infer<typeof attemptControl>;

/** Which questions of a test practice uses, and in which order. */
export const practised = {
  /** WRONG: only what was not right the last time. Runs in mode PRACTICE and does not reduce `usesLeft`. */
  only: z.enum(['ALL', 'WRONG']).default('ALL'),
  /** Of the questions answered wrong only these, for example those of one topic. */
  questions: z.array(id).min(1, 'required').max(100, 'tooBig').optional(),
  /** Of mode PRACTICE. */
  path: z.enum(learningPaths).default('LINEAR'),
};
/** Adaptive practice chooses from the whole test. */
export const pathFits = ({ only, path }: { only: string; path: string }): boolean =>
  only === 'ALL' || path !== 'ADAPTIVE';
export const pathMisfits = { path: ['path'], message: 'invalid' };
export const questionsFit = ({
  only,
  questions,
}: {
  only: string;
  questions?: readonly string[] | undefined;
}): boolean => questions === undefined || only === 'WRONG';
export const questionsMisfit = { path: ['questions'], message: 'invalid' };

const teacher = ['TEACHER'] as const;

export const attemptRoutes = defineRoutes({
  'POST /student/unit-tests-assigned/{id}/start': {
    summary: 'Go on with the running attempt, or start the one of the given number',
    idempotency: 'natural',
    access: ['STUDENT'],
    launched: 'assignment',
    takes: true,
    signedOut: 'TEST_SIGN_IN_REQUIRED',
    params: idParams,
    /** The first attempt when absent. Repeating a request never starts a second one. */
    body: z.strictObject({ number: z.int().min(1).max(30_000).optional() }).prefault({}),
    reply: startedAttempt,
    errors: [
      'CONFLICT',
      'EXAM_ROOM_PAUSED',
      'TEST_EXPIRED',
      'TEST_NOT_STARTED',
      'TEST_ALREADY_DONE',
      'TEST_NO_PERMISSION',
      'TEST_CANCELLED',
      'TEST_ACTIVE_CODE_REQUIRED',
    ],
  },
  'GET /student/unit-tests-assigned/{id}/sealed': {
    summary: 'The test encrypted, for a device that will start it; its key comes with the start',
    access: ['STUDENT'],
    launched: 'assignment',
    takes: true,
    params: idParams,
    reply: encryptedTest,
    errors: ['TEST_EXPIRED', 'TEST_ALREADY_DONE', 'TEST_NO_PERMISSION', 'TEST_CANCELLED', 'TEST_ACTIVE_CODE_REQUIRED'],
  },
  'GET /student/unit-tests-assigned/{id}/sealed/{piece}': {
    summary: 'One piece of an encrypted test: nonce, AES-256-GCM ciphertext, tag; its name is authenticated',
    access: ['STUDENT'],
    launched: 'assignment',
    takes: true,
    params: z.object({ id, piece: z.string().max(64) }),
    reply: z.unknown(),
    file: 'application/octet-stream',
    errors: ['TEST_EXPIRED', 'TEST_ALREADY_DONE', 'TEST_NO_PERMISSION', 'TEST_CANCELLED', 'TEST_ACTIVE_CODE_REQUIRED'],
  },
  'POST /student/unit-tests-assigned/{id}/practise': {
    summary:
      'Go on with practice of a test whose keys are open to the learner, or start it: all of it, or what was wrong',
    idempotency: 'key',
    access: ['STUDENT'],
    guests: true,
    params: idParams,
    body: z.strictObject(practised).refine(pathFits, pathMisfits).refine(questionsFit, questionsMisfit).prefault({}),
    reply: attemptState,
    errors: ['TEST_NO_PERMISSION', 'PRACTICE_NOT_RELEASED', 'PRACTICE_NOTHING_WRONG'],
  },
  'GET /student/unit-test-asset-result/{id}': {
    summary: "How an attempt at practice of the learner's own came out",
    access: ['STUDENT'],
    guests: true,
    params: idParams,
    reply: practiceResult,
  },
  'GET /student/attempts/{id}': {
    summary: 'Where an attempt stands: clock, saved answers, flags',
    access: ['STUDENT'],
    launched: 'attempt',
    params: idParams,
    reply: attemptState,
  },
  'POST /student/attempts/{id}/seen': {
    summary: "Say every few seconds that the learner's page is there, and get its clock",
    idempotency: 'natural',
    access: ['STUDENT'],
    launched: 'attempt',
    params: idParams,
    reply: attemptState.pick({ serverTime: true, deadlineAt: true, pausedAt: true, status: true }),
  },
  'GET /student/attempts/{id}/content': {
    summary: "The test's questions, without any key",
    access: ['STUDENT'],
    launched: 'attempt',
    params: idParams,
    reply: examContent,
    file: 'application/json',
  },
  'POST /student/attempts/{id}/answers': {
    summary: 'Save answers; 200 means stored durably. 409 tells per entry what became of it',
    idempotency: 'natural',
    access: ['STUDENT'],
    launched: 'attempt',
    verbatim: true,
    params: idParams,
    body: z.strictObject({ clientId, entries: entries.min(1) }),
    bodyLimit: 1024 * 1024,
    reply: saveReply,
    errors: ['ANSWER_STALE', 'ANSWER_SEQUENCE_REUSED', 'ATTEMPT_CLOSED', 'ATTEMPT_PAUSED', 'TOO_MANY_REQUESTS'],
  },
  'POST /student/attempts/{id}/flags': {
    summary: 'Remember which items the learner flagged',
    idempotency: 'natural',
    access: ['STUDENT'],
    launched: 'attempt',
    params: idParams,
    body: z.strictObject({ flags: z.array(z.string().max(60)).max(300) }),
  },
  'POST /student/attempts/{id}/plays': {
    summary: 'Count one play of a recording before it sounds',
    idempotency: 'natural',
    access: ['STUDENT'],
    launched: 'attempt',
    params: idParams,
    /** With `request`, repeated requests of that id count as one play. */
    body: z.strictObject({ media: z.string().max(40), request: clientId.optional() }),
    /** Null: no limit. */
    reply: z.strictObject({
      playsLeft: z.int().nullable(),
      /** Opens the encrypted recording; null for one without a play limit, which has no key of its own. */
      key: z.string().nullable(),
    }),
    errors: ['AUDIO_NO_PLAYS_LEFT', 'ATTEMPT_CLOSED', 'ATTEMPT_PAUSED'],
  },
  'POST /itf/unit-tests-result/submit': {
    summary: 'Hand in an attempt with what was not saved yet',
    idempotency: 'natural',
    access: ['STUDENT'],
    launched: 'attempt',
    verbatim: true,
    body: z.strictObject({ attemptId: id, clientId, entries }),
    bodyLimit: 1024 * 1024,
    reply: saveReply,
    /**
     * ANSWER_STALE: the same item has another answer from another device. Nothing is handed in until the learner has
     * chosen one.
     */
    errors: ['ANSWER_STALE', 'ATTEMPT_PAUSED', 'TOO_MANY_REQUESTS'],
  },
  'POST /student/attempts/{id}/questions/{question}/check': {
    summary: 'Practice: how the stored answer to a question is scored, with its key and explanation',
    idempotency: 'natural',
    access: ['STUDENT'],
    guests: true,
    params: z.object({ id, question: id }),
    reply: checkedQuestion,
    errors: ['ANSWER_NOT_SAVED', 'PRACTICE_KEY_WITHHELD', 'PRACTICE_WITHOUT_KEYS'],
  },
  'POST /student/attempts/{id}/next': {
    summary:
      'Adaptive practice: the question that follows one that was answered, by how it came out; null after all of them',
    idempotency: 'natural',
    access: ['STUDENT'],
    guests: true,
    params: idParams,
    body: z.strictObject({ after: id }),
    /** `item`: the first numbered item of the question. */
    reply: z.strictObject({ question: id, item: z.string() }).nullable(),
    errors: ['ANSWER_NOT_SAVED', 'ATTEMPT_CLOSED'],
  },
  'GET /student/unit-tests-assigned/{id}/result': {
    summary: "The learner's own result and, as far as the review policy shows it, the review",
    access: ['STUDENT'],
    launched: 'assignment',
    params: idParams,
    query: z.object({ number: z.coerce.number().int().min(1).max(30_000).optional() }),
    reply: studentResult,
    errors: ['TEST_NO_PERMISSION'],
  },
  'POST /itf/unit-tests-result/{id}/extend': {
    summary: 'More minutes for one learner who is working',
    idempotency: 'key',
    access: teacher,
    params: idParams,
    body: z.strictObject({ minutes: z.int().min(1, 'tooSmall').max(120, 'tooBig') }),
    reply: attemptControl,
    errors: ['ATTEMPT_NOT_RUNNING', 'ASSIGNMENT_EXTENSION_LIMIT'],
  },
  'POST /itf/unit-tests-result/{id}/pause': {
    summary: "Stop one learner's clock: no answer is taken until it runs again",
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    /** `untilBack`: the clock resumes by itself once the learner is back and the page requests it. */
    body: z.strictObject({ untilBack: z.boolean().default(false) }).prefault({}),
    reply: attemptControl,
    errors: ['ATTEMPT_NOT_RUNNING'],
  },
  'POST /itf/unit-tests-result/{id}/resume': {
    summary: 'Let the clock run again; the time that passed meanwhile is given back',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: attemptControl,
    errors: ['ATTEMPT_NOT_RUNNING'],
  },
  'POST /itf/unit-tests-result/{id}/reopen': {
    summary: 'Open an ended attempt again: until its deadline, or for so many minutes from now',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    /** Required once the deadline has passed. */
    body: z.strictObject({ minutes: z.int().min(1, 'tooSmall').max(600, 'tooBig').optional() }).prefault({}),
    reply: attemptControl,
    errors: ['ATTEMPT_RUNNING'],
  },
  'POST /itf/unit-tests-result/{id}/collect': {
    summary: "End one learner's attempt now, with what it holds",
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: attemptControl,
    errors: ['ATTEMPT_NOT_RUNNING'],
  },
});
