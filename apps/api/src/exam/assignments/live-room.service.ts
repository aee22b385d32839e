/**
 * A running test as its teacher watches it. A page looks every three seconds, so a look names what the one before saw
 * (`since`) and gets only the learners whose cells have changed. What has changed is noted in the database, with the
 * transaction that changed it, so that any process knows it and none has to remember.
 */
import type { AssignmentLive } from '@vumon/contract';
import { abilitiesOf, AppError, can, lostAfterMs } from '@vumon/domain';
import { z } from 'zod';
import { recordedCounts } from '#exam/attempts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  findOptionalRoom,
  liveCells,
  runningAttempts,
  watchRoom,
  type CellRow,
  type RoomRow,
} from './live-room.queries.ts';
import { maxAddedMinutes } from './live.service.ts';
import { progressOf } from './progress.ts';
import { hasOwnPage } from './settings.ts';

/** Of what is not noted, such as a learner's new name, a room knows after this time: then it is read as a whole. */
const wholeEveryMs = 30_000;
/** A transaction that began before the room was watched notes nothing; none of those that change a room takes longer. */
const settledAfterMs = 20_000;
const watchAgainAfterMs = 20_000;
/** A snapshot with so many transactions under way does not fit into an address. */
const longestSnapshot = 2_000;

/** Whether PostgreSQL reads it: it refuses transactions that do not ascend from the first to the last. */
function isSnapshot(text: string): boolean {
  const [first = 0n, last = 0n, ...under] = text.split(/[:,]/).filter(Boolean).map(BigInt);
  const ascends = [first, ...under].every((one, at, all) => at === 0 || (one >= all[at - 1]! && one < last));
  return first > 0n && first <= last && ascends;
}

/** What a look saw. It comes back from the browser, and decides only what that browser is told. */
const seenForm = z.object({
  snapshot: z
    .string()
    .regex(/^\d{1,19}:\d{1,19}:(\d{1,19}(,\d{1,19})*)?$/)
    .refine(isSnapshot),
  /** By the database's clock. */
  readAt: z.number(),
  /** When the whole room was last read. */
  wholeAt: z.number(),
  /** Until then nobody who is heard of now can be lost. */
  heardUntil: z.number(),
  endsAt: z.number().min(0).max(8.64e15),
});
type Seen = z.infer<typeof seenForm>;

const versionOf = (seen: Seen): string | null =>
  seen.snapshot.length > longestSnapshot ? null : Buffer.from(JSON.stringify(seen)).toString('base64url');

function seenOf(version: string): Seen | null {
  try {
    return seenForm.parse(JSON.parse(Buffer.from(version, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Looks that are under way: simultaneous viewers share one result. */
const looking = new Map<string, Promise<AssignmentLive>>();

export function liveOf(context: SignedInContext, assignmentId: string, since?: string): Promise<AssignmentLive> {
  const key = `${context.actor.userId}:${assignmentId}:${since}`;
  const running = looking.get(key);
  if (running) return running;
  const made = look(context, assignmentId, since === undefined ? null : seenOf(since)).finally(() =>
    looking.delete(key),
  );
  looking.set(key, made);
  return made;
}

/** Whether everything that the look did not see has been noted. */
function isNoted(room: RoomRow, seen: Seen, now: number): boolean {
  const age = now - seen.wholeAt;
  return (
    room.watchedSince !== null &&
    seen.readAt >= room.watchedSince.getTime() + settledAfterMs &&
    !room.allChanged &&
    age >= 0 &&
    age < wholeEveryMs
  );
}

async function look({ db, actor, now }: SignedInContext, id: string, since: Seen | null): Promise<AssignmentLive> {
  const room = await findOptionalRoom(db, actor.userId, id, since?.snapshot ?? null);
  if (!room || !can(actor, 'assignment', 'see-results', { ownerId: room.ownerId, hasOwnPage: hasOwnPage(room) }))
    throw new AppError('NOT_FOUND');
  const readAt = room.readAt.getTime();
  if (room.watchedAt === null || readAt - room.watchedAt.getTime() > watchAgainAfterMs) await watchRoom(db, room);
  const seen = since !== null && isNoted(room, since, now) ? since : null;
  const heardUntil = seen?.heardUntil ?? 0;
  const stays = seen !== null && room.changed.length === 0 && now < heardUntil;
  const running = stays ? [] : await runningAttempts(db, room);
  const lost = running.filter(({ heardAt }) => now - heardAt.getTime() > lostAfterMs).map(({ studentId }) => studentId);
  const cells = stays ? [] : await cellsOf({ db, actor, now }, room, seen && [...new Set([...room.changed, ...lost])]);
  const next: Seen = {
    snapshot: room.snapshot,
    readAt,
    wholeAt: seen?.wholeAt ?? now,
    heardUntil: stays ? heardUntil : firstLossAt(running, now),
    endsAt: stays ? seen.endsAt : Math.max(...running.map(({ deadlineAt }) => deadlineAt.getTime()), 0),
  };
  return {
    serverTime: new Date(now).toISOString(),
    version: versionOf(next),
    whole: seen === null,
    endsAt: new Date(next.endsAt || room.endsAt.getTime()).toISOString(),
    questions: room.questions,
    addedMinutes: room.addedMinutes,
    maxAddedMinutes,
    open: room.cancelledAt === null && room.endsAt.getTime() > now,
    title: room.title,
    record: room.record,
    className: room.className,
    classId: room.classId,
    cells,
  };
}

/** When somebody who is heard of now would be lost, if no page said anything more. */
function firstLossAt(running: Awaited<ReturnType<typeof runningAttempts>>, now: number): number {
  const heard = running.map(({ heardAt }) => heardAt.getTime()).filter((at) => now - at <= lostAfterMs);
  return Math.min(...heard, now + wholeEveryMs) + lostAfterMs;
}

/** Cells of these learners; null: of all. */
async function cellsOf(
  { db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  room: RoomRow,
  studentIds: readonly string[] | null,
): Promise<AssignmentLive['cells']> {
  if (studentIds?.length === 0) return [];
  const { ownerId } = room;
  const cells = await liveCells(db, room, studentIds);
  const attempts = cells.flatMap(({ attemptId }) => (attemptId ? [attemptId] : []));
  const progress = await progressOf(db, room, attempts);
  const recorded = await recordedCounts(db, ownerId, room.record ? attempts : []);
  const lostSince = ({ status, startedAt, seenAt }: CellRow, savedAt: Date | undefined) => {
    if (status !== 'RUNNING') return null;
    const heard = Math.max(startedAt?.getTime() ?? 0, seenAt?.getTime() ?? 0, savedAt?.getTime() ?? 0);
    return now - heard > lostAfterMs ? new Date(heard).toISOString() : null;
  };
  return cells.map((cell) => {
    const { status, deadlineAt, pausedAt, attemptId, submittedAt } = cell;
    const own = attemptId === null ? undefined : progress.get(attemptId);
    return {
      studentId: cell.studentId,
      name: cell.name,
      attemptId,
      number: cell.number,
      taken: cell.taken,
      reopened: cell.reopened,
      addedMinutes: cell.addedMinutes,
      extraMinutes: cell.extraMinutes,
      recorded: attemptId === null ? 0 : (recorded.get(attemptId) ?? 0),
      finishedBy: cell.finishedBy,
      state: status === null ? 'NOT_STARTED' : status === 'RUNNING' ? 'RUNNING' : 'SUBMITTED',
      pausedAt: pausedAt?.toISOString() ?? null,
      untilBack: cell.untilBack,
      submittedAt: submittedAt?.toISOString() ?? null,
      lostSince: lostSince(cell, own?.savedAt),
      abilities:
        status &&
        abilitiesOf(actor, 'attempt', {
          ownerId,
          status,
          paused: pausedAt !== null,
          cancelled: room.cancelledAt !== null,
        }),
      answered: own?.answered ?? 0,
      lastSavedAt: own?.savedAt.toISOString() ?? null,
      deadlineAt: status === 'RUNNING' && deadlineAt ? deadlineAt.toISOString() : null,
    };
  });
}
