/**
 * Import of questions: a file is checked and stored, then the lines that its teacher chooses become questions, in one
 * transaction.
 */
import { isDeepStrictEqual } from 'node:util';
import { type ParsedInput, type questionImportRoutes, type QuestionImport, type RouteReply } from '@vumon/contract';
import { AppError, withoutInvisible } from '@vumon/domain';
import { questionsFromGift, type ImportEntry } from '@vumon/question-import';
import { mediaOf, type QuestionContent, type QuestionKey, type QuestionTypeCode } from '@vumon/question-types';
import { noChanges, type ReviewChanges } from '@vumon/question-import/papers';
import { mediaOfKey } from '@vumon/question-types/scoring';
import { settingFor } from '#people/packages';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { areaProblems, findOptionalTopic, findUnknownReferences } from '#platform/catalogue';
import { readWorkbook } from '#people/classes';
import { keyOfOwnDraft, mediaForAuthor } from '#content/keys';
import { dropMedia } from '#platform/media';
import type { ActorContext, FileReply, SignedInContext, UploadedFile } from '../../../platform/http/context.ts';
import { workbookType } from '../../../platform/spreadsheet.ts';
import { makeQuestionErrors, makeQuestionTemplate } from './report.ts';
import { headerTexts, questionsFromSheet } from './sheet.ts';
import { say } from './messages.ts';
import { checked, reviewed } from './reviewed.ts';
import { saveAsExam } from './save-as-exam.ts';
import { viewImport } from './view.ts';
import { insertQuestions, type NewQuestion } from '../question-bank.queries.ts';
import { scopeOf } from '../question-bank.service.ts';
import { factsOf, readWritten, type WrittenQuestion } from '../question-bank.writing.ts';
import { ownWithHashes } from '../question-versions.queries.ts';
import {
  deleteOldImports,
  findOptionalQuestionImport,
  insertQuestionImport,
  listQuestionImports,
  markQuestionsImported,
  storeChanges,
  type StoredImport,
} from './question-imports.queries.ts';

type Routes = typeof questionImportRoutes;

/** GIFT is text: UTF-8, or UTF-16 as some editors save it. */
export function textOf({ bytes }: UploadedFile): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new AppError('IMPORT_FILE_FORMAT');
    // A file's texts never pass the checks of a request's body.
    return withoutInvisible(text);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('IMPORT_ENCODING');
  }
}

async function entriesOf(
  file: UploadedFile,
  criterion: string,
  maxRows: number,
): Promise<{ format: 'GIFT' | 'SHEET'; entries: ImportEntry[] }> {
  if (!/\.(gift|txt)$/i.test(file.name))
    return {
      format: 'SHEET',
      entries: questionsFromSheet(
        await readWorkbook(file.name, file.bytes, { headers: headerTexts }),
        criterion,
        maxRows,
      ),
    };
  const entries = questionsFromGift(textOf(file), criterion);
  if (entries.length === 0) throw new AppError('IMPORT_NO_ROWS');
  if (entries.length > maxRows) throw new AppError('IMPORT_ROW_LIMIT', { params: { a: maxRows } });
  return { format: 'GIFT', entries };
}

export async function checkImport(context: SignedInContext, file: UploadedFile): Promise<QuestionImport> {
  const { app, db, actor, now } = context;
  const { format, entries } = await entriesOf(
    file,
    say('criterion', context.locale),
    await settingFor(context, 'question-import-rows'),
  );
  const importId = app.newId();
  const rows = entries.map(checked);
  await removeOldImports(context);
  await withTransaction(db, (inside) =>
    insertQuestionImport(inside, {
      id: importId,
      ownerId: actor.userId,
      fileName: file.name,
      format,
      rows,
      now: new Date(now),
    }),
  );
  return leaveOutDuplicates(context, await getImport(context, importId));
}

/** Deselects questions that the bank or the file contains already; the teacher may include them again. */
export async function leaveOutDuplicates(
  { db }: SignedInContext,
  check: QuestionImport,
  changes: ReviewChanges = noChanges,
): Promise<QuestionImport> {
  const isDuplicate = ({ sameAsLine, similar }: QuestionImport['rows'][number]): boolean =>
    sameAsLine !== null || similar?.some(({ exact }) => exact) === true;
  const aside = check.rows.filter(isDuplicate).map(({ line }) => line);
  if (aside.length === 0) return check;
  await storeChanges(db, check.importId, { ...changes, aside });
  return { ...check, rows: check.rows.map((row) => ({ ...row, aside: isDuplicate(row) })) };
}

/** Deletes imports that were not confirmed within a week, with their pictures. */
export async function removeOldImports({ app, db, actor, now }: SignedInContext): Promise<void> {
  for (const id of await deleteOldImports(db, actor.userId, new Date(now)))
    await dropMedia({ app, db }, actor.userId, id);
}

export async function ownImport(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  importId: string,
  options: { lock?: boolean } = {},
): Promise<StoredImport> {
  const stored = await findOptionalQuestionImport(db, actor.userId, importId, options);
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
}

export const getImport = async (context: SignedInContext, importId: string): Promise<QuestionImport> =>
  viewImport(context, await ownImport(context, importId));

export async function latestImports({
  db,
  actor,
}: SignedInContext): Promise<RouteReply<Routes['GET /questions/imports']>> {
  const rows = await listQuestionImports(db, actor.userId, 10);
  return rows.map(({ id, fileName, createdAt, importedAt, examId, ...row }) => ({
    importId: id,
    fileName,
    rows: row.rows,
    imported: row.imported,
    createdAt: createdAt.toISOString(),
    importedAt: importedAt?.toISOString() ?? null,
    examId,
  }));
}

export async function importedQuestion(
  context: SignedInContext,
  importId: string,
  line: number,
): Promise<RouteReply<Routes['GET /questions/import/{id}/question']>> {
  const stored = await ownImport(context, importId);
  const draft = reviewed(stored, say('criterion', context.locale)).rows.find((row) => row.line === line)?.draft;
  if (!draft) throw new AppError('NOT_FOUND');
  return {
    ...draft,
    answerKey: keyOfOwnDraft(context, { ownerId: stored.ownerId, answerKey: draft.answerKey }),
  };
}

type Confirmed = ParsedInput<Routes['POST /questions/import/{id}/confirm']>['body'];

/** Imports all chosen lines or none. A repeated request gets the reply of the first. */
export async function confirmImport(
  context: SignedInContext,
  importId: string,
  { lines, exam, ...common }: Confirmed,
): Promise<{ imported: number; examId: string | null }> {
  const { app, actor, now } = context;
  const unknown = await findUnknownReferences(context.db, {
    gradeId: common.gradeId,
    seriesId: common.seriesId,
    labels: common.labels,
  });
  if (unknown.length > 0)
    throw new AppError('BODY_INVALID', { fields: unknown.map((path) => ({ path, code: 'invalid' })) });
  const areas = areaProblems(
    common,
    common.topicId === null ? null : await findOptionalTopic(context.db, common.topicId),
  );
  if (areas.length > 0) throw new AppError('BODY_INVALID', { fields: areas });
  return withTransaction(context.db, async (db) => {
    const stored = await ownImport({ ...context, db }, importId, { lock: true });
    if (stored.importedAt) return { imported: stored.imported, examId: stored.examId };
    const wanted = new Set(lines);
    const { rows } = reviewed(stored, say('criterion', context.locale));
    const chosen = rows.filter(({ line }) => wanted.has(line));
    if (chosen.length < wanted.size || chosen.some(({ draft, problems }) => !draft || problems.length > 0))
      throw new AppError('IMPORT_INVALID');
    const scope = scopeOf(actor);
    const questions = chosen.map((row, index): NewQuestion => {
      const draft = row.draft!;
      const written: WrittenQuestion = {
        name: row.name,
        publisher: 'NA',
        examFamily: 'NA',
        testCategory: 'NA',
        author: '',
        keywords: [...row.keywords],
        ...common,
        difficulty: row.difficulty === 'NA' ? common.difficulty : row.difficulty,
        ...draft,
      };
      const result = readWritten(draft.type, draft);
      if (!result.ok) throw new AppError('IMPORT_INVALID');
      // Decreasing times, so that a list by newest first has the order of the file.
      return {
        id: app.newId(),
        ownerId: actor.userId,
        scope,
        type: draft.type,
        now: now - index,
        importId,
        ...factsOf(draft.type, written, result.read),
      };
    });
    const reuse = new Set(exam?.reuse);
    if ([...reuse].some((line) => !wanted.has(line))) throw new AppError('IMPORT_INVALID');
    const there = await alreadyThere(
      { ...context, db },
      questions.filter((_, at) => reuse.has(chosen[at]!.line)),
    );
    const added = questions.filter(({ id }) => !there.has(id));
    await expectOwnMedia({ ...context, db }, added);
    for (let at = 0; at < added.length; at += 200) await insertQuestions(db, added.slice(at, at + 200));
    const examId = exam
      ? await saveAsExam({ ...context, db }, exam, common, {
          parts: stored.paper?.parts ?? [],
          questions: questions.map(({ id, facts }, at) => ({
            id: there.get(id) ?? id,
            items: facts.items,
            part: chosen[at]!.part,
          })),
        })
      : null;
    await markQuestionsImported(db, importId, { imported: added.length, examId, now: new Date(now) });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'questions-imported',
      kind: 'question-import',
      id: importId,
      details: { file: stored.fileName, imported: added.length },
    });
    return { imported: added.length, examId };
  });
}

/** The key with the other's explanation where the paper has none: a key table follows papers whose solutions were saved. */
const explainedAs = (key: object, other: object): object =>
  'explanation' in key && key.explanation === '' && 'explanation' in other
    ? { ...key, explanation: other.explanation }
    : key;

/**
 * Which of these questions the own bank has already, by their new ids: with the same content and the same key. Only the own
 * bank is asked, for whether a key is the same would tell it.
 */
async function alreadyThere(
  { db, actor }: ActorContext,
  questions: readonly NewQuestion[],
): Promise<ReadonlyMap<string, string>> {
  const ownerId = scopeOf(actor) === 'USER' ? actor.userId : null;
  const found = await ownWithHashes(
    db,
    ownerId,
    questions.map(({ facts }) => facts.textHash),
  );
  const there = new Map<string, string>();
  const used = new Set<string>();
  for (const { id, type, version } of questions) {
    const [content, answerKey] = JSON.parse(JSON.stringify([version.content, version.answerKey])) as [object, object];
    const same = found.find(
      (one) =>
        !used.has(one.id) &&
        one.type === type &&
        isDeepStrictEqual(one.content, content) &&
        isDeepStrictEqual(one.answerKey, explainedAs(answerKey, one.answerKey)),
    );
    if (!same) continue;
    used.add(same.id);
    there.set(id, same.id);
  }
  return there;
}

/** Pictures that were added during the review must be ones that the teacher may use. */
async function expectOwnMedia({ db, actor, now }: ActorContext, questions: readonly NewQuestion[]): Promise<void> {
  const media = new Set(
    questions.flatMap(({ type, version }) => [
      ...mediaOf(type as QuestionTypeCode, version.content as QuestionContent),
      ...mediaOfKey(type as QuestionTypeCode, version.answerKey as QuestionKey),
    ]),
  );
  if (media.size === 0) return;
  const known = await mediaForAuthor({ db, actor, now }, [...media]);
  if ([...media].some((id) => !known.has(id))) throw new AppError('IMPORT_INVALID');
}

export async function importErrors(context: SignedInContext, importId: string): Promise<FileReply> {
  const stored = await ownImport(context, importId);
  return {
    ...(await makeQuestionErrors(
      reviewed(stored, say('criterion', context.locale)).rows,
      stored.fileName,
      context.locale,
    )),
    mime: workbookType,
  };
}

export const importTemplate = async ({ locale }: SignedInContext): Promise<FileReply> => ({
  ...(await makeQuestionTemplate(locale)),
  mime: workbookType,
});
