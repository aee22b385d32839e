/**
 * Upload of recordings: announced with an id made by the browser, sent in pieces at an offset, then finished. Each step
 * is idempotent. As with answers, the reply is sent after the bytes are on the disk and the new length is committed.
 * Pieces that arrive after the grace period are stored and marked as late; the teacher decides whether they count.
 */
import { createHash } from 'node:crypto';
import { AppError, graceMs, recordingGraceMs, recordingUploadMs } from '@vumon/domain';
import type { RecordingReply } from '@vumon/contract';
import { secondsToSpeak } from '@vumon/question-types';
import { withTransaction } from '#db';
import { rangeOf } from '#platform/media';
import { publishedExam } from '#exam/scoring';
import type { App, FileReply, SignedInContext } from '../../platform/http/context.ts';
import {
  addBytes,
  findForTeacher,
  findOwn,
  finishRecording,
  insertRecording,
  lockAttempt,
  lockOwn,
  usageOf,
  type RecordingRow,
} from './recordings.queries.ts';
import { isStored, readRecording, storePiece, stretchOf } from './store.ts';

/** Size limit per second: the highest bit rate at which browsers record speech, with a margin for stopping late. */
const bytesPerSecond = 24_000;
const spareSeconds = 30;
/** Limit for one attempt: enough to record every item of a long speaking test a few times. */
const maxRecordings = 60;
const maxAttemptBytes = 200 * 1024 * 1024;

type Ends = Pick<RecordingRow, 'deadlineAt' | 'pausedAt' | 'submittedAt'>;
/** While the attempt is paused, its end moves with the current time. */
const endOf = ({ deadlineAt, pausedAt, submittedAt }: Ends, now: number): number =>
  Math.min(
    deadlineAt.getTime() + (pausedAt ? now - pausedAt.getTime() : 0),
    submittedAt?.getTime() ?? Number.POSITIVE_INFINITY,
  );

function checkOpen(attempt: Ends, now: number): void {
  if (now > endOf(attempt, now) + recordingUploadMs) throw new AppError('ATTEMPT_CLOSED');
}

const view = (row: Pick<RecordingRow, 'id' | 'bytes' | 'late' | 'finishedAt'>, now: number): RecordingReply => ({
  id: row.id,
  received: row.bytes,
  complete: row.finishedAt !== null,
  late: row.late,
  serverTime: new Date(now).toISOString(),
});

export interface Announcement {
  readonly recording: string;
  readonly question: string;
  readonly item: string;
  readonly mime: 'audio/webm' | 'audio/mp4';
}

/** The actor is the learner. */
export interface RecordingContext {
  readonly app: Pick<App, 'db' | 'config' | 'newId' | 'log'>;
  readonly actor: { readonly userId: string };
  readonly now: number;
}

export async function announce(
  { app, actor, now }: RecordingContext,
  attemptId: string,
  { recording, question, item, mime }: Announcement,
): Promise<RecordingReply> {
  const studentId = actor.userId;
  return withTransaction(app.db, async (db) => {
    const attempt = await lockAttempt(db, studentId, attemptId);
    if (!attempt) throw new AppError('NOT_FOUND');
    const known = await findOwn(db, studentId, recording);
    if (known) {
      if (known.attemptId !== attemptId || known.questionId !== question || known.item !== item || known.mime !== mime)
        throw new AppError('CONFLICT');
      return view(known, now);
    }
    checkOpen(attempt, now);
    const asked = (await publishedExam(db, attempt.examVersionId)).questions.get(question);
    const seconds = asked && secondsToSpeak(asked.code, asked.content, item);
    if (seconds === undefined)
      throw new AppError('BODY_INVALID', { fields: [{ path: asked ? 'item' : 'question', code: 'invalid' }] });
    const used = await usageOf(db, attempt.ownerId, attemptId);
    if (used.count >= maxRecordings || used.bytes >= maxAttemptBytes) throw new AppError('RECORDING_LIMIT');
    const late = now > endOf(attempt, now) + graceMs;
    await insertRecording(db, {
      ownerId: attempt.ownerId,
      id: recording,
      fileId: app.newId(),
      attemptId,
      question,
      item,
      mime,
      maxBytes: (seconds + spareSeconds) * bytesPerSecond,
      late,
      now: new Date(now),
    });
    const made = await findOwn(db, studentId, recording);
    // The id is a recording of another learner of the same teacher.
    if (!made) throw new AppError('NOT_FOUND');
    return view(made, now);
  });
}

export async function stateOf({ app, actor, now }: RecordingContext, id: string): Promise<RecordingReply> {
  const row = await findOwn(app.db, actor.userId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return view(row, now);
}

/** Whether a file begins as its kind does: the header of WebM, the box `ftyp` of MP4. */
function beginsAs(mime: string, bytes: Buffer): boolean {
  return mime === 'audio/webm'
    ? bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))
    : bytes.subarray(4, 8).toString('latin1') === 'ftyp';
}
const headLength = 8;

/** Files of recordings may be on one machine alone. Errors: SERVER_BUSY, for another process may have it. */
async function expectHere(
  { config, log }: Pick<App, 'config' | 'log'>,
  { id, fileId, bytes }: RecordingRow,
): Promise<void> {
  if (await isStored(config, fileId, bytes)) return;
  log.error({ recording: id, expected: bytes }, 'the file of a recording is not where this process stores files');
  throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
}

export async function addPiece(
  { app, actor, now }: RecordingContext,
  id: string,
  offset: number,
  bytes: Buffer,
): Promise<RecordingReply> {
  const { config } = app;
  return withTransaction(app.db, async (db) => {
    const row = await lockOwn(db, actor.userId, id);
    if (!row) throw new AppError('NOT_FOUND');
    const end = offset + bytes.length;
    if (offset > row.bytes) throw new AppError('RECORDING_GAP', { data: view(row, now) });
    await expectHere(app, row);
    const repeated = bytes.subarray(0, row.bytes - offset);
    const had = { offset, length: repeated.length };
    if (repeated.length > 0 && !repeated.equals(await stretchOf(config, row.fileId, row.bytes, had)))
      throw new AppError('CONFLICT', { data: view(row, now) });
    if (end <= row.bytes) return view(row, now);
    if (row.finishedAt) throw new AppError('CONFLICT', { data: view(row, now) });
    checkOpen(row, now);
    if (row.bytes === 0 && (bytes.length < headLength || !beginsAs(row.mime, bytes)))
      throw new AppError('MEDIA_UNSUPPORTED');
    if (end > row.maxBytes)
      throw new AppError('MEDIA_TOO_LARGE', { params: { a: Math.ceil(row.maxBytes / 1024 / 1024) } });
    if ((await usageOf(db, row.ownerId, row.attemptId)).bytes + end - row.bytes > maxAttemptBytes)
      throw new AppError('RECORDING_LIMIT');
    await storePiece(config, row.fileId, row.bytes, bytes.subarray(repeated.length));
    const late = now > endOf(row, now) + recordingGraceMs;
    await addBytes(db, row.ownerId, id, end, late);
    return view({ ...row, bytes: end, late: row.late || late }, now);
  });
}

export interface Finishing {
  readonly bytes: number;
  readonly seconds: number;
  readonly sha256?: string | undefined;
}

async function hashOf(config: App['config'], id: string, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of readRecording(config, id, bytes, { start: 0, end: bytes - 1 }))
    hash.update(chunk as Buffer);
  return hash.digest('hex');
}

export async function finish(
  { app, actor, now }: RecordingContext,
  id: string,
  { bytes, seconds, sha256 }: Finishing,
): Promise<RecordingReply> {
  const { config } = app;
  // A page without https cannot compute it.
  if (sha256 === undefined && config.secureCookies)
    throw new AppError('BODY_INVALID', { fields: [{ path: 'sha256', code: 'required' }] });
  return withTransaction(app.db, async (db) => {
    const row = await lockOwn(db, actor.userId, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.bytes !== bytes) throw new AppError('RECORDING_INCOMPLETE', { data: view(row, now) });
    await expectHere(app, row);
    if (sha256 !== undefined && (await hashOf(config, row.fileId, bytes)) !== sha256)
      throw new AppError('MEDIA_BROKEN');
    await finishRecording(db, row.ownerId, id, seconds, new Date(now));
    return view({ ...row, finishedAt: row.finishedAt ?? new Date(now) }, now);
  });
}

/** A recording to play, or as much of it as has arrived: the learner's own, or one in a test of the teacher. */
export async function fileOf(
  { app, actor, header }: SignedInContext,
  as: 'student' | 'teacher',
  id: string,
): Promise<FileReply> {
  const row = await (as === 'student' ? findOwn : findForTeacher)(app.db, actor.userId, id);
  if (!row || row.bytes === 0) throw new AppError('NOT_FOUND');
  await expectHere(app, row);
  const range = rangeOf(header('range'), row.bytes);
  const name = `${row.id}.${row.mime === 'audio/webm' ? 'webm' : 'm4a'}`;
  const common = { name, mime: row.mime, inline: true };
  if (range === 'none')
    return { ...common, status: 416, file: Buffer.alloc(0), headers: { 'Content-Range': `bytes */${row.bytes}` } };
  const part = range ?? { start: 0, end: row.bytes - 1 };
  return {
    ...common,
    status: range ? 206 : 200,
    file: readRecording(app.config, row.fileId, row.bytes, part),
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Length': String(part.end - part.start + 1),
      'Cache-Control': 'no-store, no-transform',
      ...(range && { 'Content-Range': `bytes ${part.start}-${part.end}/${row.bytes}` }),
    },
  };
}
