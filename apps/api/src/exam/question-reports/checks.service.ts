/** The questions that operators should look at, and what speaks against each. */
import type { ParsedInput, QuestionCheck, questionReportRoutes, RouteReply } from '@vumon/contract';
import { AppError, dismissalUndoDays } from '@vumon/domain';
import { answersAt, itemsOf } from '@vumon/question-types';
import type { Db } from '#db';
import { chosenOptions } from '#exam/results';
import { usageOfQuestion } from '#exam/regrade';
import { findVersion } from '#content/question-bank';
import { dayMs } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  countBySource,
  findCheck,
  listChecks,
  oldestReport,
  verdictsOf,
  wordsOf,
  type CheckRow,
} from './checks.queries.ts';
import { optionsAlone } from './machine-check.ts';

type Routes = typeof questionReportRoutes;
type Check = RouteReply<Routes['GET /itf/question-checks/{id}']>;

/** Dismissals since then can be undone. */
const undoableSince = (now: number): Date => new Date(now - dismissalUndoDays * dayMs);

const view = (row: CheckRow): QuestionCheck => row as QuestionCheck;

export async function checksPage(
  { db, now }: SignedInContext,
  query: ParsedInput<Routes['GET /itf/question-checks']>['query'],
) {
  const { rows, total } = await listChecks(db, { ...query, since: undoableSince(now) }, query);
  return { items: rows.map(view), page: { page: query.page, size: query.size, total } };
}

export const countChecks = ({ db, now }: SignedInContext) => countBySource(db, undoableSince(now));

/** How many wait, for the home page of staff. */
export async function waitingChecks({ db, now }: SignedInContext) {
  const [counts, oldestAt] = await Promise.all([countBySource(db, undoableSince(now)), oldestReport(db)]);
  return { count: counts.ALL, amount: null, oldestAt };
}

/** The options of each place with how many chose them. */
async function placesOf(db: Db, id: string, version: number): Promise<{ drawn: boolean; places: Check['places'] }> {
  const [question, chosen] = await Promise.all([findVersion({ db }, id, version), chosenOptions(db, id)]);
  if (!question) return { drawn: true, places: [] };
  const { type, content } = question;
  const places = itemsOf(type, content).flatMap((item, at) => {
    const sums = chosen.find((one) => one.item === at + 1);
    return answersAt(type, content, item).flatMap((place, index) =>
      place.options
        ? [
            {
              item,
              path: [...place.path],
              n: sums?.n ?? 0,
              options: optionsAlone(question, item, place).map((option, position) => ({
                ...option,
                n: sums?.options.find((one) => one.place === index + 1 && one.choice === position + 1)?.n ?? 0,
              })),
            },
          ]
        : [],
    );
  });
  return { drawn: false, places };
}

/** Errors: NOT_FOUND, also for a question against which nothing speaks. */
export async function checkOf({ db, now }: SignedInContext, id: string): Promise<Check> {
  const row = await findCheck(db, id, undoableSince(now));
  if (!row) throw new AppError('NOT_FOUND');
  const [words, places, use, verdicts] = await Promise.all([
    wordsOf(db, id),
    placesOf(db, id, row.version),
    usageOfQuestion(db, id, new Date(now)),
    verdictsOf(db, id),
  ]);
  return {
    ...view(row),
    ...places,
    words: words.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    use,
    verdicts: verdicts.map(({ at, undoneAt, ...one }) => {
      const until = at.getTime() + dismissalUndoDays * dayMs;
      const undoable = one.verdict === 'DISMISSED' && undoneAt === null && until > now;
      return {
        ...one,
        at: at.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
        undoUntil: undoable ? new Date(until).toISOString() : null,
      };
    }),
  };
}
