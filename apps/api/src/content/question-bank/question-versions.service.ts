/** The versions of a question: authors and changes, restoring an older one, and the tests that contain each. */
import type { Paged, ParsedInput, questionVersionRoutes, RouteReply } from '@vumon/contract';
import { AppError, can, type Actor } from '@vumon/domain';
import { parseContent, plainTextOf, textsOf, type QuestionTypeCode } from '@vumon/question-types';
import { countHolding, listHolding } from '#content/exams';
import { keyOfQuestion } from '#content/keys';
import type { ActorContext, SignedInContext } from '../../platform/http/context.ts';
import { scopeOf, visibleQuestion, writeVersion } from './question-bank.service.ts';
import { findOptionalVersion, listVersions, type VersionRow } from './question-versions.queries.ts';
import {
  resourceOf,
  writtenFactsOf,
  writtenPartsOf,
  type ListedQuestion,
  type WholeQuestion,
} from './question-bank.view.ts';
import type { WrittenQuestion } from './question-bank.writing.ts';
import type { QuestionRow } from './question-list.queries.ts';

type Routes = typeof questionVersionRoutes;
type Page = ParsedInput<Routes['GET /questions/{id}/versions']>['query'];
type Version = RouteReply<Routes['GET /questions/{id}/versions']>[number];
type Changes = NonNullable<Version['changed']>;

/** Only those who may change a question see its older versions: others have access to the newest one alone. */
async function changeableQuestion(context: SignedInContext, id: string): Promise<QuestionRow> {
  const row = await visibleQuestion(context, id);
  if (!can(context.actor, 'question', 'edit', resourceOf(row))) throw new AppError('FORBIDDEN');
  return row;
}

const mostWords = 5;
const longestWords = 200;

const clip = (text: string): string =>
  text.length > longestWords ? `${text.slice(0, longestWords - 1).trimEnd()}…` : text;

/** The texts of a version that learners read; null if its stored content is invalid. */
function wordsOf(type: QuestionTypeCode, { schemaVersion, content }: VersionRow): readonly string[] | null {
  const parsed = parseContent(type, schemaVersion, content);
  return parsed.ok
    ? textsOf(type, parsed.value)
        .map((text) => plainTextOf(text).trim())
        .filter(Boolean)
    : null;
}

const without = (texts: readonly string[], others: readonly string[]): string[] =>
  [...new Set(texts)]
    .filter((text) => !others.includes(text))
    .slice(0, mostWords)
    .map(clip);

function changesBetween(type: QuestionTypeCode, before: VersionRow, after: VersionRow): Changes {
  const [old, now] = [wordsOf(type, before), wordsOf(type, after)];
  return {
    words: old && now ? { added: without(now, old), removed: without(old, now) } : { added: [], removed: [] },
    content: after.contentHash !== before.contentHash,
    key: after.keyHash !== before.keyHash,
  };
}

export async function versions(context: SignedInContext, id: string, { page, size }: Page): Promise<Paged<Version[]>> {
  const question = await changeableQuestion(context, id);
  // One more than the page has, because the last of the page is compared with it.
  const rows = await listVersions(context.db, id, { page, size });
  const items = rows.slice(0, size).map((row, at): Version => {
    const before = rows[at + 1];
    return {
      version: row.version,
      createdAt: row.createdAt.toISOString(),
      author: row.author,
      restoredFrom: row.restoredFrom,
      changed: before ? changesBetween(question.type as QuestionTypeCode, before, row) : null,
    };
  });
  // Versions are numbered without a gap.
  return { items, page: { page, size, total: question.version } };
}

export async function oneVersion(
  context: SignedInContext,
  { id, version }: { id: string; version: number },
): Promise<RouteReply<Routes['GET /questions/{id}/versions/{version}']>> {
  const { db, actor, now } = context;
  const question = await changeableQuestion(context, id);
  const found = await findOptionalVersion(db, id, version);
  if (!found) throw new AppError('NOT_FOUND');
  const { schemaVersion, content, answerKey } = found;
  return {
    version,
    schemaVersion,
    content,
    answerKey: keyOfQuestion({ actor, now }, question, answerKey),
  };
}

export async function restore(
  context: SignedInContext,
  { id, version }: { id: string; version: number },
  expected: number,
): Promise<WholeQuestion> {
  const { db } = context;
  const question = await changeableQuestion(context, id);
  const found = await findOptionalVersion(db, id, version);
  if (!found) throw new AppError('NOT_FOUND');
  const written: WrittenQuestion = {
    ...writtenFactsOf(question),
    ...writtenPartsOf({
      schemaVersion: found.schemaVersion,
      content: found.content,
      answerKey: found.answerKey,
      template: found.template,
    }),
  };
  return writeVersion(context, { id, expected, written, restoredFrom: version });
}

const readerOf = (actor: Actor) => ({ userId: actor.userId, withSystemDrafts: scopeOf(actor) === 'SYSTEM' });

export async function tests(
  context: SignedInContext,
  id: string,
  { page, size }: Page,
): Promise<Paged<RouteReply<Routes['GET /questions/{id}/tests']>>> {
  const { db, actor } = context;
  const question = await visibleQuestion(context, id);
  const edits = can(actor, 'question', 'edit', resourceOf(question));
  const rows = await listHolding(db, readerOf(actor), id, { page, size });
  const items = rows.map(({ total: _, ...row }) => ({
    ...row,
    follows: edits && row.status === 'DRAFT' && row.scope === question.scope,
  }));
  return { items, page: { page, size, total: rows[0]?.total ?? 0 } };
}

/** Each with the number of tests that contain it. */
export async function withTests<Q extends ListedQuestion>(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  questions: readonly Q[],
): Promise<(Q & { tests: number })[]> {
  const counts = await countHolding(
    db,
    readerOf(actor),
    questions.map(({ id }) => id),
  );
  return questions.map((question) => ({ ...question, tests: counts.get(question.id) ?? 0 }));
}
