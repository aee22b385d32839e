/** Import of papers from Word files and pasted text: reading, storing, and applying the teacher's corrections. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ParsedInput, QuestionImport, questionImportRoutes } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { mediaOf } from '@vumon/question-types';
import type { ImportDraft } from '@vumon/question-import';
import {
  isFormula,
  isPaperText,
  noChanges,
  readAgain,
  readPaperText,
  readyIn,
  shownPiece,
  withMore,
  type PaperSource,
  type PieceChange,
  type ReviewChanges,
  type StoredPaper,
} from '@vumon/question-import/papers';
import { mediaOfKey } from '@vumon/question-types/scoring';
import { withTransaction } from '#db';
import { mediaForAuthor } from '#content/keys';
import { addMedia, dropMedia } from '#platform/media';
import { settingFor } from '#people/packages';
import type { FileReply, SignedInContext, UploadedFile } from '../../../platform/http/context.ts';
import { isPdf, readPaperFile, type ReadFile } from './read-paper.ts';
import { reviewed } from './reviewed.ts';
import { viewImport } from './view.ts';
import { say } from './messages.ts';
import { inRows, putImportFile, readImportFile } from './import-files.ts';
import { readWritten } from '../question-bank.writing.ts';
import {
  findImportFile,
  findImportSource,
  findRememberedReading,
  insertImportFiles,
  insertQuestionImport,
  storeChanges,
  storeReading,
  type StoredFile,
  type StoredImport,
} from './question-imports.queries.ts';
import { removeOldImports, getImport, ownImport, textOf, leaveOutDuplicates } from './question-imports.service.ts';

interface Read {
  readonly format: 'WORD' | 'TEXT';
  readonly paper: StoredPaper;
  readonly source: PaperSource;
  readonly files: readonly ReadFile[];
}

/** A text that is not GIFT. */
export const isPaper = (file: UploadedFile): boolean => /\.txt$/i.test(file.name) && isPaperText(textOf(file));

async function readUpload(file: UploadedFile): Promise<Read> {
  if (/\.html?$/i.test(file.name)) return { format: 'TEXT', ...(await readPaperFile(file.bytes, 'html')) };
  if (!/\.txt$/i.test(file.name))
    return { format: 'WORD', ...(await readPaperFile(file.bytes, isPdf(file.bytes) ? 'pdf' : 'word')) };
  const text = textOf(file);
  // A text has no pictures.
  const { paper, source } = readPaperText(text);
  return { format: 'TEXT', paper, source, files: [] };
}

export async function checkPaper(context: SignedInContext, file: UploadedFile): Promise<QuestionImport> {
  const { app, db, actor, now } = context;
  const { format, source, files, ...found } = await readUpload(file);
  const { paper, changes } = await asRemembered(context, found.paper, source);
  // Lines without a question are shown with the choices for reading them.
  if (format === 'TEXT' && paper.pieces.length === 0) throw new AppError('WORD_NO_QUESTIONS');
  const most = await settingFor(context, 'question-import-rows');
  if (paper.questions.length > most) throw new AppError('IMPORT_ROW_LIMIT', { params: { a: most } });
  await removeOldImports(context);
  const importId = app.newId();
  const stored = await storePictures(context, files);
  try {
    const text = await compress(source);
    const toStore = [text, ...stored.flatMap(({ bytes }) => bytes ?? [])];
    const put: { key: string; bytes: Uint8Array }[] = [];
    for (const bytes of toStore) put.push({ key: await putImportFile(context, bytes), bytes });
    await withTransaction(db, async (db) => {
      const [writtenText, ...written] = await inRows({ db, now }, put);
      await insertQuestionImport(db, {
        id: importId,
        ownerId: actor.userId,
        fileName: file.name.slice(0, 255),
        format,
        rows: [],
        paper,
        source: writtenText!,
        changes,
        now: new Date(now),
      });
      const rows = stored.map(({ bytes, ...file }) => ({ ...file, file: bytes ? written.shift()! : null }));
      await insertImportFiles(db, importId, rows);
    });
  } catch (error) {
    await dropAll(context, stored);
    throw error;
  }
  return leaveOutDuplicates(context, await getImport(context, importId), changes);
}

/** Reads the file as the teacher chose for an earlier one, if more of its questions are certain then. */
async function asRemembered(
  { db, actor }: SignedInContext,
  paper: StoredPaper,
  source: PaperSource,
): Promise<{ paper: StoredPaper; changes: ReviewChanges }> {
  const choices = await findRememberedReading(db, actor.userId);
  const again = choices && readAgain(source, choices);
  return again && readyIn(again) > readyIn(paper)
    ? { paper: again, changes: { ...noChanges, reading: choices, remember: true } }
    : { paper, changes: noChanges };
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const compress = (source: PaperSource): Promise<Buffer> => zip(Buffer.from(JSON.stringify(source)));
/** A bound of what is unpacked: the reader's own output is bounded so too. */
const mostBytes = 96 * 1024 * 1024;

async function readWithChoices(
  context: SignedInContext,
  stored: StoredImport,
  { choices, remember }: Extract<Change, { kind: 'reading' }>,
): Promise<StoredImport> {
  const found = await findImportSource(context.db, stored.id);
  const packed = found && (await readImportFile(context.app, found));
  if (!packed || !stored.paper) throw invalid();
  const source = JSON.parse((await unzip(packed, { maxOutputLength: mostBytes })).toString()) as PaperSource;
  const paper = readAgain(source, choices);
  const changes: ReviewChanges = { ...stored.changes, reading: choices, remember };
  await storeReading(context.db, stored.id, paper, changes);
  return { ...stored, paper, changes };
}

type FileToStore = StoredFile & { readonly bytes: Uint8Array | null };

/** Stores pictures as media. One that could not be converted is stored as it is, to be replaced in the review. */
async function storePictures(context: SignedInContext, files: readonly ReadFile[]): Promise<FileToStore[]> {
  const { app, db, actor, now } = context;
  const stored: FileToStore[] = [];
  try {
    for (const [n, { mediaType, bytes, drawn }] of files.entries()) {
      const shown = drawn ?? (mediaType === 'image/png' || mediaType === 'image/jpeg' ? bytes : null);
      const media =
        shown &&
        (await addMedia({ app, db, now }, { kind: 'image', bytes: Buffer.from(shown), ownerId: actor.userId }).catch(
          (error: unknown) => {
            if (error instanceof AppError && error.code !== 'MEDIA_QUOTA_REACHED') return null;
            throw error;
          },
        ));
      // The original of a converted picture stays available for comparison.
      stored.push({ n, mediaType, mediaId: media?.id ?? null, bytes: media && !drawn ? null : bytes });
    }
  } catch (error) {
    await dropAll(context, stored);
    throw error;
  }
  return stored;
}

async function dropAll({ app, db, actor }: SignedInContext, files: readonly StoredFile[]): Promise<void> {
  for (const { mediaId } of files) if (mediaId !== null) await dropMedia({ app, db }, actor.userId, mediaId);
}

type Change = ParsedInput<(typeof questionImportRoutes)['POST /questions/import/{id}/change']>['body'];

const invalid = () => new AppError('IMPORT_INVALID');

/** Locks the import, so that decisions made in two windows are applied one after the other. */
export async function changeImport(
  context: SignedInContext,
  importId: string,
  change: Change,
): Promise<QuestionImport> {
  const [before, after] = await withTransaction(context.db, async (db) => {
    const stored = await ownImport({ ...context, db }, importId, { lock: true });
    if (stored.importedAt) throw invalid();
    if (change.kind === 'reading') return [stored, await readWithChoices({ ...context, db }, stored, change)];
    const changes = await changedBy({ ...context, db }, stored, change);
    await storeChanges(db, importId, changes);
    return [stored, { ...stored, changes }];
  });
  return viewImport(context, after, before);
}

function without<Value>(record: Readonly<Record<string, Value>>, key: number): Record<string, Value> {
  const { [String(key)]: _, ...others } = record;
  return others;
}

async function changedBy(
  context: SignedInContext,
  stored: StoredImport,
  change: Exclude<Change, { kind: 'reading' }>,
): Promise<ReviewChanges> {
  const { changes, paper } = stored;
  const { rows } = reviewed(stored, say('criterion', context.locale));
  const rowOf = (line: number) => {
    const row = rows.find((one) => one.line === line);
    if (!row) throw invalid();
    return row;
  };
  switch (change.kind) {
    case 'key': {
      const { draft, notices } = rowOf(change.line);
      const keys = {
        ...changes.keys,
        [change.line]: { ...changes.keys[change.line], [change.item]: change.values },
      };
      const [row] = reviewed({ ...stored, changes: { ...changes, keys } }, '').rows.filter(
        ({ line }) => line === change.line,
      );
      // An item that the question does not have, or an answer that its type cannot hold.
      if (!draft || !row?.draft || row.problems.some(({ code }) => code === 'CORRECT_UNKNOWN')) throw invalid();
      // That the file states no key settles that its places differ, and leaves the question as it was.
      const isSame = JSON.stringify(row.draft) === JSON.stringify(draft) && row.notices.length === notices.length;
      if (isSame && changes.keys[change.line]?.[change.item] === undefined) return changes;
      return { ...changes, keys };
    }
    case 'keys':
      return keyedAtOnce(stored, change.keys, rowOf);
    case 'level':
      rowOf(change.line);
      return { ...changes, levels: { ...changes.levels, [change.line]: change.level } };
    case 'piece':
      return changedPieces(stored, change, rowOf);
    case 'object':
      if (!paper?.objects.some(({ id }) => id === change.object)) throw invalid();
      if (change.to === null) return { ...changes, objects: without(changes.objects, change.object) };
      if ('latex' in change.to && !isFormula(change.to.latex)) throw new AppError('IMPORT_FORMULA_INVALID');
      if ('media' in change.to && !(await mediaForAuthor(context, [change.to.media])).has(change.to.media))
        throw invalid();
      return { ...changes, objects: { ...changes.objects, [change.object]: change.to } };
    case 'edit': {
      rowOf(change.line);
      if (change.to === null)
        return { ...changes, edits: without(changes.edits, change.line), keys: without(changes.keys, change.line) };
      const { type, content, answerKey, schemaVersion } = change.to;
      const result = readWritten(type, { schemaVersion, content, answerKey });
      if (!result.ok) throw new AppError('BODY_INVALID', { fields: result.fields.slice(0, 50) });
      const media = [...mediaOf(type, result.read.content), ...mediaOfKey(type, result.read.answerKey)];
      const known = media.length > 0 ? await mediaForAuthor(context, media) : new Set<string>();
      if (media.some((id) => !known.has(id))) throw invalid();
      // The editor showed the question with the keys already applied, so they are part of the edit.
      return {
        ...changes,
        keys: without(changes.keys, change.line),
        edits: { ...changes.edits, [change.line]: change.to as ImportDraft },
      };
    }
    case 'looked': {
      change.lines.forEach(rowOf);
      const others = (changes.looked ?? []).filter((line) => !change.lines.includes(line));
      return { ...changes, looked: change.looked ? [...others, ...change.lines] : others };
    }
    case 'aside': {
      change.lines.forEach(rowOf);
      const others = changes.aside.filter((line) => !change.lines.includes(line));
      return { ...changes, aside: change.aside ? [...others, ...change.lines] : others };
    }
  }
}

/** All of the keys or, if one does not fit its question, none. */
function keyedAtOnce(
  stored: StoredImport,
  all: Extract<Change, { kind: 'keys' }>['keys'],
  rowOf: (line: number) => { draft: ImportDraft | null },
): ReviewChanges {
  const keys: Record<string, Readonly<Record<string, readonly string[]>>> = { ...stored.changes.keys };
  for (const { line, item, values } of all) {
    if (!rowOf(line).draft) throw invalid();
    keys[line] = { ...keys[line], [item]: values };
  }
  const changes = { ...stored.changes, keys };
  const lines = new Set(all.map(({ line }) => line));
  const { rows } = reviewed({ ...stored, changes }, '');
  if (rows.some(({ line, problems }) => lines.has(line) && problems.some(({ code }) => code === 'CORRECT_UNKNOWN')))
    throw invalid();
  return changes;
}

type PieceChanges = Extract<Change, { kind: 'piece' }>;

function changedPieces(
  { paper, files, changes }: StoredImport,
  { lines, to, question }: PieceChanges,
  rowOf: (line: number) => { draft: ImportDraft | null },
): ReviewChanges {
  const isUnknown = (line: number): boolean =>
    paper?.pieces.find((piece) => piece.line === line)?.place.in === 'unknown';
  if (!lines.every(isUnknown)) throw invalid();
  const others = lines.reduce((pieces, line) => without(pieces, line), changes.pieces);
  const put = (change: (line: number, at: number) => PieceChange): ReviewChanges => ({
    ...changes,
    pieces: { ...others, ...Object.fromEntries(lines.map((line, at) => [line, change(line, at)])) },
  });
  if (to === 'unknown') return { ...changes, pieces: others };
  if (to === 'aside') return put(() => ({ to }));
  if (to === 'new') return put((_, at) => (at === 0 ? { to } : { to: 'stem', question: lines[0]! }));
  if (question === undefined || lines.includes(question) || !rowOf(question).draft) throw invalid();
  const next = put(() => ({ to, question }));
  const edit = changes.edits[question];
  if (!edit) return next;
  // If the teacher has edited the question, the text is added to the edit, which replaces what was read.
  const media = files.map(({ mediaId }) => mediaId);
  const inOrder = to === 'lead' ? lines.toReversed() : lines;
  const taken = inOrder.reduce(
    (draft, line) => withMore(draft, shownPiece(paper!, media, changes, { line, draft }), to),
    edit,
  );
  return { ...next, edits: { ...changes.edits, [question]: taken } };
}

export async function importFile(context: SignedInContext, importId: string, n: number): Promise<FileReply> {
  const { id, fileName } = await ownImport(context, importId);
  const file = await findImportFile(context.db, id, n);
  const bytes = file && (await readImportFile(context.app, file));
  if (!bytes) throw new AppError('NOT_FOUND');
  const ending = /^image\/(?:x-)?([a-z]{2,4})/.exec(file.mediaType)?.[1] ?? 'bin';
  return {
    file: bytes,
    name: `${fileName.replace(/\.\w{1,5}$/, '')}-${n + 1}.${ending}`,
    mime: 'application/octet-stream',
  };
}
