/** What operators decide about a question: corrected, dismissed, retired. */
import type { ParsedInput, questionReportRoutes } from '@vumon/contract';
import { AppError, dismissalUndoDays, type CheckVerdict } from '@vumon/domain';
import { amendedKey, type Amendment } from '@vumon/question-types/amending';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { amendSystemKey, changeMany, visibleQuestion } from '#content/question-bank';
import { offerRegrades, usageOfQuestion } from '#exam/regrade';
import { dayMs } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { insertVerdict, lockDismissal, undoVerdict } from './checks.queries.ts';

type Routes = typeof questionReportRoutes;

interface Judged {
  readonly version: number;
  readonly reason: string;
}

/** Locks a question of the system. Errors: NOT_FOUND, VERSION_CONFLICT. */
async function expectVersion(context: SignedInContext, id: string, version: number): Promise<void> {
  const question = await visibleQuestion(context, id, { lock: true });
  if (question.scope !== 'SYSTEM') throw new AppError('NOT_FOUND');
  if (question.version !== version) throw new AppError('VERSION_CONFLICT');
}

async function decide(
  { app, db, actor, now }: SignedInContext,
  id: string,
  verdict: CheckVerdict,
  { version, reason }: Judged,
): Promise<void> {
  const at = new Date(now);
  await insertVerdict(db, { id: app.newId(), questionId: id, version, verdict, reason, by: actor.userId, at });
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: `question-check-${verdict.toLowerCase() as Lowercase<CheckVerdict>}`,
    kind: 'question',
    id,
    details: { version, reason },
  });
}

/**
 * Without a change the current version counts as corrected. Errors: NOT_FOUND, VERSION_CONFLICT; QUESTION_BEING_TAKEN while
 * learners can take a test with it; REGRADE_NOT_POSSIBLE where the key cannot be changed like that.
 */
export const correct = (
  context: SignedInContext,
  id: string,
  { version, reason, change }: ParsedInput<Routes['POST /itf/question-checks/{id}/correct']>['body'],
) =>
  withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { actor, now } = context;
    await expectVersion(inside, id, version);
    if ((await usageOfQuestion(db, id, new Date(now))).running) throw new AppError('QUESTION_BEING_TAKEN');
    const amendment: Amendment | null = change && { kind: 'KEY', ...change };
    const corrected = amendment
      ? await amendSystemKey({ db, now }, { questionId: id, version, actorId: actor.userId }, (bank) =>
          amendedKey(bank.type, bank.content, bank.answerKey, amendment),
        )
      : version;
    if (corrected === null) throw new AppError('REGRADE_NOT_POSSIBLE');
    await decide(inside, id, 'CORRECTED', { version: corrected, reason });
    const offers = await offerRegrades(inside, { questionId: id, version: corrected, amendment, reason });
    return { version: corrected, offers };
  });

/** Errors: NOT_FOUND, VERSION_CONFLICT. */
export const dismiss = (context: SignedInContext, id: string, judged: Judged): Promise<null> =>
  withTransaction(context.db, async (db) => {
    await expectVersion({ ...context, db }, id, judged.version);
    await decide({ ...context, db }, id, 'DISMISSED', judged);
    return null;
  });

/** Into the trash, from where it can be restored. Errors: NOT_FOUND, VERSION_CONFLICT. */
export const retire = (context: SignedInContext, id: string, judged: Judged): Promise<null> =>
  withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await expectVersion(inside, id, judged.version);
    await decide(inside, id, 'RETIRED', judged);
    const { refused } = await changeMany(inside, { ids: [id], change: { kind: 'delete' } });
    if (refused.length > 0) throw new AppError('NOT_FOUND');
    return null;
  });

/** Errors: NOT_FOUND; VERDICT_NOT_UNDONE after the days for it. */
export const undoDismissal = ({ db: pool, actor, now }: SignedInContext, id: string, verdict: string): Promise<null> =>
  withTransaction(pool, async (db: Db) => {
    const found = await lockDismissal(db, id, verdict);
    if (!found) throw new AppError('NOT_FOUND');
    if (found.at.getTime() + dismissalUndoDays * dayMs <= now) throw new AppError('VERDICT_NOT_UNDONE');
    await undoVerdict(db, verdict, new Date(now));
    await audit(db, { at: now, actorId: actor.userId, action: 'question-check-reopened', kind: 'question', id });
    return null;
  });
