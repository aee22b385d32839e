/** The record of an attempt: kept where the assignment says so, read by its teacher and by the learner alone. */
import type { AttemptRecord, ToldEntry } from '@vumon/contract';
import { AppError, deviceKindOf, mostDevicesRecorded, mostRecorded, recordOpenAfterEndMs } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import type { SignedInContext } from '../../../http/context.ts';
import type { AttemptKey } from '../attempts.queries.ts';
import {
  addToRecord,
  findRecorded,
  lockRecord,
  recordRows,
  type NewRecordEntry,
  type RecordedAttempt,
} from './record.queries.ts';

/** Within the attempt, whatever the page's clock says; undefined for what came after its end. */
function withinAttempt(told: ToldEntry, { startedAt, submittedAt }: RecordedAttempt, now: number) {
  const end = Math.min(now, submittedAt?.getTime() ?? now);
  const at = Math.max(startedAt.getTime(), Math.min(Date.parse(told.at), now));
  if (at > end) return undefined;
  const entry: NewRecordEntry = {
    id: told.id,
    kind: told.kind,
    at: new Date(at),
    seconds: told.kind === 'PASTED' ? null : Math.min(told.seconds, Math.floor((end - at) / 1_000)),
    characters: told.kind === 'PASTED' ? told.characters : null,
  };
  return entry;
}

/** Told again, an entry is kept once. What an assignment does not ask for is not stored. */
export async function tellRecord(
  { db, actor, now }: SignedInContext,
  attemptId: string,
  { device, entries }: { device: string; entries: readonly ToldEntry[] },
): Promise<{ kept: boolean }> {
  const attempt = await findRecorded(db, attemptId, actor.userId);
  if (!attempt) throw new AppError('NOT_FOUND');
  const over = attempt.submittedAt !== null && now > attempt.submittedAt.getTime() + recordOpenAfterEndMs;
  if (!attempt.record || over) return { kept: false };
  const opened: readonly NewRecordEntry[] =
    attempt.status === 'RUNNING'
      ? [{ id: device, kind: 'DEVICE', at: new Date(now), seconds: null, characters: null }]
      : [];
  const fresh = entries.flatMap((told) => withinAttempt(told, attempt, now) ?? []);
  const count = await withTransaction(db, async (db) => {
    await lockRecord(db, attemptId);
    return addToRecord(db, attempt, device, [...opened, ...fresh], {
      most: mostRecorded,
      mostDevices: mostDevicesRecorded,
    });
  });
  return { kept: count < mostRecorded };
}

/** Null where none was ever kept. */
export async function recordOf(
  db: Db,
  attempt: AttemptKey & { readonly record: boolean },
): Promise<AttemptRecord | null> {
  const rows = await recordRows(db, attempt);
  if (!attempt.record && rows.length === 0) return null;
  const first = rows.find(({ kind }) => kind === 'DEVICE');
  return {
    kept: attempt.record,
    full: rows.length >= mostRecorded,
    entries: rows
      .filter((row) => row !== first)
      .map(({ kind, at, seconds, characters, device }) => ({
        kind,
        at: at.toISOString(),
        seconds,
        characters,
        device: deviceKindOf(device),
      })),
  };
}

export async function ownRecord({ db, actor }: SignedInContext, attemptId: string): Promise<AttemptRecord | null> {
  const attempt = await findRecorded(db, attemptId, actor.userId);
  if (!attempt) throw new AppError('NOT_FOUND');
  return recordOf(db, attempt);
}
