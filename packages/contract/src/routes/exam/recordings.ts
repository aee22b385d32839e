/**
 * Learners' recordings as answers: uploaded in pieces that may be sent again, accessible only to the learner and the
 * test's teacher.
 */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant } from '../../schemas.ts';

const student = ['STUDENT'] as const;
const teacher = ['TEACHER'] as const;
const item = z.string().regex(/^[a-z0-9]{1,16}$/, 'invalid');

/** `received` bytes are stored durably; `complete` once all of them are. */
export const recordingState = z.strictObject({
  id,
  received: z.int(),
  complete: z.boolean(),
  late: z.boolean(),
  serverTime: instant,
});
export type RecordingReply = z.infer<typeof recordingState>;

/** Maximal size of a piece in bytes. */
export const pieceLimit = 512 * 1024;

export const recordingRoutes = defineRoutes({
  'POST /student/attempts/{id}/recordings': {
    summary: 'Announce a recording of one item, by an id of the caller; the same again answers the same',
    idempotency: 'natural',
    access: student,
    launched: 'attempt',
    params: idParams,
    body: z.strictObject({ recording: id, question: id, item, mime: z.enum(['audio/webm', 'audio/mp4']) }),
    reply: recordingState,
    errors: ['ATTEMPT_CLOSED', 'RECORDING_LIMIT'],
  },
  'GET /student/recordings/{id}': {
    summary: 'How much of a recording is stored',
    access: student,
    guests: true,
    launched: 'own',
    params: idParams,
    reply: recordingState,
  },
  'POST /student/recordings/{id}/pieces': {
    summary:
      'Store a piece from `offset` on; 200 means durably. What is stored already may come again; 409 names the byte to go on from',
    idempotency: 'natural',
    access: student,
    guests: true,
    launched: 'own',
    params: idParams,
    query: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0) }),
    upload: { maxBytes: pieceLimit },
    reply: recordingState,
    errors: ['RECORDING_GAP', 'MEDIA_UNSUPPORTED', 'MEDIA_TOO_LARGE', 'RECORDING_LIMIT', 'ATTEMPT_CLOSED', 'CONFLICT'],
  },
  'POST /student/recordings/{id}/finish': {
    summary: 'Say that all of it was sent; checked by length and, where given, by hash',
    idempotency: 'natural',
    access: student,
    guests: true,
    launched: 'own',
    params: idParams,
    body: z.strictObject({
      bytes: z.int().min(1),
      seconds: z.number().min(0).max(100_000),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'invalid')
        .optional(),
    }),
    reply: recordingState,
    errors: ['RECORDING_INCOMPLETE', 'MEDIA_BROKEN', 'ATTEMPT_CLOSED'],
  },
  'GET /student/recordings/{id}/file': {
    summary: 'One’s own recording; ranges may be asked for',
    access: student,
    guests: true,
    launched: 'own',
    params: idParams,
    file: 'audio/*',
  },
  'GET /itf/recordings/{id}/file': {
    summary: 'A learner’s recording for the teacher of the test; ranges may be asked for',
    access: teacher,
    feature: 'manage-classes',
    params: idParams,
    file: 'audio/*',
  },
});
