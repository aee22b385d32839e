/** The record of an attempt: stored where the assignment says so, and shown to its teacher and its learner only. */
import type { AttemptRecord, ReportedEntry } from '@vumon/contract';
import { AppError, deviceKindOf, mostDevicesRecorded, mostRecorded, recordOpenAfterEndMs } from '@vumon/domain';
import { withTransaction } from '#db';
import type { RequestContext, SignedInContext } from '../../../platform/http/context.ts';
import type { AttemptKey } from '../attempts.queries.ts';
import {
  addToRecord,
  findRecorded,
  lockRecord,
  recordRows,
  type NewRecordEntry,
  type RecordedAttempt,
} from './record.queries.ts';

/** The entry at a time within the attempt, whatever the page's clock says; undefined for one after its end. */
function withinAttempt(reported: ReportedEntry, { startedAt, submittedAt }: RecordedAttempt, now: number) {
  const end = Math.min(now, submittedAt?.getTime() ?? now);
  const at = Math.max(startedAt.getTime(), Math.min(Date.parse(reported.at), now));
  if (at > end) return undefined;
  const entry: NewRecordEntry = {
    id: reported.id,
    kind: reported.kind,
    at: new Date(at),
    seconds: reported.kind === 'PASTED' ? null : Math.min(reported.seconds, Math.floor((end - at) / 1_000)),
    characters: reported.kind === 'PASTED' ? reported.characters : null,
  };
  return entry;
}

/** Stores entries that the learner's page reports, each once however often it is sent; none where the assignment asks for no record. */
export async function storeRecordEntries(
  { db, actor, now }: SignedInContext,
  attemptId: string,
  { device, entries }: { device: string; entries: readonly ReportedEntry[] },
): Promise<{ kept: boolean }> {
  const attempt = await findRecorded(db, attemptId, actor.userId);
  if (!attempt) throw new AppError('NOT_FOUND');
  const over = attempt.submittedAt !== null && now > attempt.submittedAt.getTime() + recordOpenAfterEndMs;
  if (!attempt.record || over) return { kept: false };
  const opened: readonly NewRecordEntry[] =
    attempt.status === 'RUNNING'
      ? [{ id: device, kind: 'DEVICE', at: new Date(now), seconds: null, characters: null }]
      : [];
  const fresh = entries.flatMap((reported) => withinAttempt(reported, attempt, now) ?? []);
  const count = await withTransaction(db, async (db) => {
    await lockRecord(db, attemptId);
    return addToRecord(db, attempt, device, [...opened, ...fresh], {
      most: mostRecorded,
      mostDevices: mostDevicesRecorded,
    });
  });
  return { kept: count < mostRecorded };
}

/** Null where no record was ever stored. */
export async function recordOf(
  { db }: Pick<RequestContext, 'db'>,
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
  return recordOf({ db }, attempt);
}
