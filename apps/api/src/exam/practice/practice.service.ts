/** A learner's own practice: lists of tests, starting a test, and results. */
import type { AttemptState, Paged, PracticeTest, practiceRoutes, RouteReply } from '@vumon/contract';
import {
  AppError,
  namedSkills,
  offerOf,
  opensInternational,
  upgradeTargets,
  type AttemptMode,
  type PackageCode,
} from '@vumon/domain';
import { withTransaction } from '#db';
import {
  attemptsOf,
  beginPractice,
  lastPractice,
  practiceProgress,
  wrongQuestions,
  type Practised,
} from '#exam/attempts';
import { versionToPractise } from '#content/exams';
import { isHeldBack } from '#content/keys';
import { catalogueFor, codeInForce, usesFor } from '#people/packages';
import type { SignedInContext } from '../../platform/http/context.ts';
import { lockLearner } from './grants.queries.ts';
import { useForStart } from './grants.service.ts';
import {
  countOwned,
  listOwnedTests,
  listResults,
  listSystemTests,
  type OwnedFilters,
  type TestFilters,
  type TestRow,
} from './practice.queries.ts';

type Routes = typeof practiceRoutes;

export async function overview(context: SignedInContext): Promise<RouteReply<Routes['GET /student/practice']>> {
  const { db, actor } = context;
  const [uses, counts, catalogue] = await Promise.all([
    usesFor(context, actor.userId),
    countOwned(db, actor.userId),
    catalogueFor(context),
  ]);
  const { packageCode, left, total } = uses;
  const { name, nameEn } = offerOf(catalogue, packageCode);
  const { giftGradeId, giftReceivedAt, gift, giftOpened, owned } = counts;
  return {
    uses: { packageCode, name, nameEn, left, total, mayUpgrade: upgradeTargets(catalogue, packageCode).length > 0 },
    gift:
      giftGradeId === null || giftReceivedAt === null
        ? null
        : { gradeId: giftGradeId, receivedAt: giftReceivedAt.toISOString(), opened: giftOpened, total: gift },
    owned,
  };
}

function view(row: TestRow, packageCode: PackageCode | undefined, progress: PracticeTest['progress']): PracticeTest {
  const { lacksCode, sources, since, usesLeft, unlimited, lastId, lastAt, lastMark, ...facts } = row;
  const owned =
    sources === null || since === null
      ? null
      : { sources, since: since.toISOString(), usesLeft: unlimited ? null : usesLeft };
  const startable = owned !== null && owned.usesLeft !== 0;
  return {
    ...facts,
    progress,
    skills: namedSkills(facts.skills.map((skill) => ({ skill }))),
    owned,
    needs:
      startable || facts.runningId !== null
        ? null
        : lacksCode
          ? 'code'
          : facts.isInternational && !opensInternational(packageCode)
            ? 'package'
            : null,
    last: lastId === null || lastAt === null ? null : { id: lastId, submittedAt: lastAt.toISOString(), mark: lastMark },
  };
}

async function listed(
  { db, actor, now }: SignedInContext,
  filters: TestFilters,
  found: { rows: TestRow[]; total: number },
): Promise<Paged<PracticeTest[]>> {
  const running = found.rows.flatMap(({ runningId }) => runningId ?? []);
  const [packageCode, progress] = await Promise.all([
    codeInForce(db, actor.userId, new Date(now)),
    practiceProgress({ db }, actor.userId, running),
  ]);
  const { page, size } = filters;
  const items = found.rows.map((row) => view(row, packageCode, progress.get(row.runningId ?? '') ?? null));
  return { items, page: { page, size, total: found.total } };
}

export const systemTests = async (context: SignedInContext, filters: TestFilters) =>
  listed(context, filters, await listSystemTests(context.db, context.actor.userId, filters, new Date(context.now)));

export const ownedTests = async (context: SignedInContext, filters: OwnedFilters) =>
  listed(context, filters, await listOwnedTests(context.db, context.actor.userId, filters, new Date(context.now)));

export interface Start extends Practised {
  readonly mode: AttemptMode;
}

const origins = ['PACKAGE', 'GIFT'] as const;

/**
 * Continues the learner's running attempt at a test, or starts one. Concurrent requests start one attempt, which counts
 * one use. Errors: those of `useForStart`, PRACTICE_NOTHING_WRONG, PRACTICE_KEY_WITHHELD while the results are
 * withheld.
 */
export async function practiseTest(
  context: SignedInContext,
  examId: string,
  { mode, only, path, questions }: Start,
): Promise<AttemptState> {
  const { app, actor, now } = context;
  const attempts = attemptsOf(app);
  const target = { studentId: actor.userId, targetId: examId, origins };
  // Reading the attempt ends it if its time is over.
  const before = await lastPractice(context.db, target);
  if (before?.status === 'RUNNING') await attempts.own(actor.userId, before.id, now);
  const id = await withTransaction(context.db, async (db) => {
    if (!(await lockLearner(db, actor.userId))) throw new AppError('USER_NOT_STUDENT');
    const last = await lastPractice(db, target);
    if (last?.status === 'RUNNING') return last.id;
    const own = { studentId: actor.userId, targetId: examId };
    if (only === 'WRONG') {
      if (last && (await isHeldBack(db, actor.userId, last.examVersionId, new Date(now))))
        throw new AppError('PRACTICE_KEY_WITHHELD');
      const questionIds = last ? await wrongQuestions({ db }, last, questions) : [];
      if (!last || questionIds.length === 0) throw new AppError('PRACTICE_NOTHING_WRONG');
      const { examVersionId, origin } = last;
      return beginPractice({ app, db, now }, { ...own, origin, examVersionId, mode: 'PRACTICE', path, questionIds });
    }
    const source = await useForStart({ app, db, now, actor }, { userId: actor.userId, examId });
    return beginPractice(
      { app, db, now },
      {
        ...own,
        origin: source === 'GIFT' ? 'GIFT' : 'PACKAGE',
        examVersionId: await versionToPractise({ db, now, app }, { id: examId }),
        mode,
        path,
        questionIds: null,
      },
    );
  });
  return attempts.state(actor.userId, id, now);
}

export async function practiceResults(
  { db, actor, now }: SignedInContext,
  paging: { readonly page: number; readonly size: number },
): Promise<Paged<RouteReply<Routes['GET /student/practice/results']>>> {
  const { rows, total } = await listResults(db, actor.userId, paging, new Date(now));
  return {
    items: rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() })),
    page: { ...paging, total },
  };
}
