/**
 * Tests that are being created: parallel forms take seconds, so a job creates them while their owner does something
 * else. The tests are stored together at the end; until then the list of tests shows the progress.
 */
import type { ExamMaking, FormsMade, ParsedInput, examRoutes } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { z } from 'zod';
import { withTransaction } from '#db';
import { actorOfUser } from '#people/accounts';
import { demandOwnClass } from '#content/assembly';
import { cancelRun, defineJob, enqueueRun } from '#platform/jobs';
import { dayMs, iso } from '../../../platform/clock.ts';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { randomSeed } from '../proposals/proposals.service.ts';
import { chooseForms, examForForms } from './make-forms.ts';
import {
  countUnderWay,
  dismissMaking,
  findOptionalMaking,
  insertMaking,
  lockMaker,
  makingsOf,
  type StoredMaking,
} from './makings.queries.ts';

const mostUnderWay = 3;
const daysShown = 7;

/** The result of the job: the forms, the conflict of rules that allows none, or the code of another error. */
type Result = FormsMade | { readonly problem: string };

function view({ result, asked, state, createdAt, ...making }: StoredMaking): ExamMaking {
  const { locale: _, seed: __, ...again } = asked;
  const ended = result as Result | null;
  const outcome = ended && 'forms' in ended ? ended : null;
  const problem = ended && 'problem' in ended ? ended.problem : state === 'FAILED' ? 'UNKNOWN_ERROR' : null;
  const underWay = state === 'QUEUED' || state === 'RUNNING';
  return {
    ...making,
    forms: asked.forms,
    asked: again,
    state: underWay ? 'CREATING' : outcome?.conflict === null ? 'READY' : 'FAILED',
    problem,
    outcome,
    createdAt: iso(createdAt),
  };
}

/** Errors that are known at once are thrown here; the job finds conflicts of the rules. */
export async function startForms(
  context: SignedInContext,
  examId: string,
  body: ParsedInput<(typeof examRoutes)['POST /itf/unit-tests/{id}/forms']>['body'],
): Promise<ExamMaking> {
  const { app, actor, now, locale } = context;
  await examForForms(context, examId);
  if (body.classId !== undefined) await demandOwnClass(context, body.classId);
  const asked = { ...body, seed: body.seed ?? randomSeed(app), locale };
  const id = await withTransaction(context.db, async (db) => {
    await lockMaker(db, actor.userId);
    if ((await countUnderWay(db, actor.userId)) >= mostUnderWay)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 30 });
    const runId = await enqueueRun({ app, db, now, actor }, makeFormsJob, { ownerId: actor.userId });
    await insertMaking(db, { id: runId, ownerId: actor.userId, examId, asked });
    return runId;
  });
  return getMaking(context, id);
}

export async function listMakings({ db, actor, now }: SignedInContext): Promise<ExamMaking[]> {
  return (await makingsOf(db, actor.userId, new Date(now - daysShown * dayMs))).map(view);
}

/** Errors: NOT_FOUND, also for what others asked for. */
export async function getMaking({ db, actor }: SignedInContext, id: string): Promise<ExamMaking> {
  const making = await findOptionalMaking(db, actor.userId, id);
  if (!making) throw new AppError('NOT_FOUND');
  return view(making);
}

/** Cancels a running request, so that it makes no test; hides one that has ended, whose tests remain. */
export async function dropMaking(context: SignedInContext, id: string): Promise<null> {
  const { actor, now } = context;
  await getMaking(context, id);
  await withTransaction(context.db, async (db) => {
    await cancelRun(db, actor.userId, id, new Date(now));
    await dismissMaking(db, actor.userId, id, new Date(now));
  });
  return null;
}

/** Temporary errors, such as a busy solver or a bank that has just changed, are worth a retry. */
const isTemporary = ({ code }: AppError): boolean => code === 'SERVER_BUSY' || code === 'CONFLICT';

export const makeFormsJob = defineJob({
  kind: 'exams.make-forms',
  payload: z.strictObject({ ownerId: z.string() }),
  maxAttempts: 4,
  async run({ app, db, now, runId, once, progress }, { ownerId }): Promise<Result | null> {
    const making = runId === undefined ? undefined : await findOptionalMaking(db, ownerId, runId);
    if (!making) return null;
    const { locale, ...asked } = making.asked;
    try {
      // The owner's role and package may have changed since.
      const actor = await actorOfUser({ app, db, now }, ownerId);
      if (!actor) return null;
      await progress(0, asked.forms);
      const chosen = await chooseForms({ app, db, actor, now, locale }, making.examId, asked);
      if (chosen.refused) return chosen.refused;
      await once((db) => chosen.store(db, (done) => progress(done)));
      return null;
    } catch (error) {
      if (error instanceof AppError && !isTemporary(error)) return { problem: error.code };
      throw error;
    }
  },
});
