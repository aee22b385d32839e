/** Papers: permissions to make and download files of a test, and the snapshot of the test that is stored for them. */
import type { PaperOptions, PaperSet } from '@vumon/contract';
import { AppError, randomName, type Actor } from '@vumon/domain';
import { codeNames, drawOfCode, listeningOf, type CodeDraw, type PaperKeys } from '@vumon/paper';
import { zipSync, type Zippable } from 'fflate';
import { withTransaction } from '#db';
import { useTest } from '#exam/assignments';
import { snapshotForPaper, visibleExam } from '#content/exams';
import { learnersOfClass } from '#people/classes';
import { cancelRun, enqueueRun } from '#platform/jobs';
import { readRowFile } from '#platform/row-files';
import { keyOfQuestion } from '#content/keys';
import { dayMs, iso } from '../../platform/clock.ts';
import { workbookType } from '../../platform/spreadsheet.ts';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { keyWorkbook } from './key-workbook.ts';
import { namedIn } from './make.ts';
import { namedMatrix } from './matrix.ts';
import { makePapersJob } from './papers.jobs.ts';
import {
  countUnderWay,
  expireSet,
  findOptionalStoredSet,
  findOptionalSet,
  insertSet,
  lockOwner,
  madeFiles,
  noteLook,
  setRunOfSet,
  setsOfExam,
  type MadeFile,
  type StoredSet,
  type SetFacts,
} from './papers.queries.ts';
import { planOf } from './plan.ts';
import { rosterOf } from './sheets.ts';

const daysKept = 7;
const mostUnderWay = 3;
const mostShown = 10;
const seedLength = 12;

function viewOf(set: SetFacts): PaperSet {
  return {
    ...set,
    files: [...set.files],
    codes: codeNames(set.options.codes, set.options.digits),
    createdAt: iso(set.createdAt),
    expiresAt: iso(set.expiresAt),
  };
}

/**
 * Stores a snapshot of the test and adds the job. Errors: those of `snapshotForPaper` and `useTest`, TOO_MANY_REQUESTS.
 */
export async function makePapers(
  context: SignedInContext,
  examId: string,
  { seed: asked, ...options }: PaperOptions & { readonly seed?: string | undefined },
): Promise<PaperSet> {
  const { app, actor, now } = context;
  const locale = options.language ?? context.locale;
  const at = new Date(now);
  const id = app.newId();
  const seed = asked ?? randomName(seedLength, app.random);
  await withTransaction(context.db, async (db) => {
    await lockOwner(db, actor.userId);
    if ((await countUnderWay(db, actor.userId, at)) >= mostUnderWay)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    const snapshot = await snapshotForPaper({ ...context, db }, examId, {
      codes: codeNames(options.codes, options.digits),
      seed,
    });
    if (options.extras.includes('audio') && listeningOf(snapshot.content).length === 0) throw new AppError('NO_AUDIO');
    const codes = codeNames(options.codes, options.digits);
    const roster =
      options.classId === null || !options.extras.includes('sheet')
        ? null
        : await learnersOfClass({ ...context, db }, options.classId).then(({ name, students }) =>
            rosterOf(name, students, codes),
          );
    if (actor.role === 'TEACHER') await useTest({ ...context, db: db as SignedInContext['db'] }, examId);
    const set = {
      ownerId: actor.userId,
      id,
      examId,
      ...namedIn(snapshot, locale),
      keys: snapshot.keys,
      draws: snapshot.draws,
      matrix: options.extras.includes('matrix') ? await namedMatrix(db, snapshot.matrix, locale) : null,
      roster,
      options,
      seed,
      locale,
      createdAt: at,
      expiresAt: new Date(now + daysKept * dayMs),
    };
    // Files are named for the teacher, in the language of the page.
    await insertSet(db, set, planOf(options, context.locale));
    const runId = await enqueueRun({ app, db, now, actor }, makePapersJob, { ownerId: actor.userId, setId: id });
    await setRunOfSet(db, actor.userId, id, runId);
  });
  return getSet(context, id);
}

export async function listSets({ db, actor, now }: SignedInContext, examId: string): Promise<PaperSet[]> {
  await visibleExam({ db, actor, now }, examId);
  const sets = await setsOfExam(db, { ownerId: actor.userId, examId, most: mostShown }, new Date(now));
  const underWay = sets.filter(({ state }) => state === 'QUEUED' || state === 'RUNNING').map(({ id }) => id);
  if (underWay.length > 0) await noteLook(db, actor.userId, underWay, new Date(now));
  return sets.map(viewOf);
}

/** Errors: NOT_FOUND, also for another user's set. */
export async function getSet({ db, actor, now }: SignedInContext, id: string): Promise<PaperSet> {
  const set = await findOptionalSet(db, actor.userId, id, new Date(now));
  if (!set) throw new AppError('NOT_FOUND');
  return viewOf(set);
}

export async function getKeys({ db, actor, now }: SignedInContext, id: string) {
  const set = await findOptionalStoredSet(db, actor.userId, id, new Date(now));
  if (!set) throw new AppError('NOT_FOUND');
  const { content, seed, draws } = set;
  const shown = (draw: CodeDraw | null) =>
    shownKeys(set, draw, actor, now).map(([question, answerKey]) => ({ question, answerKey }));
  return {
    content,
    seed,
    keys: shown(null),
    draws:
      draws &&
      Object.fromEntries(
        Object.entries(draws).map(([code, draw]) => [code, { contents: draw.contents, keys: shown(draw) }]),
      ),
  };
}

/** The keys of a code; null for each that the actor may not see now. */
const shownKeys = ({ keys }: StoredSet, draw: CodeDraw | null | undefined, actor: Actor, now: number) =>
  keys.map((key) => {
    const own = draw && Object.hasOwn(draw.keys, key.question) ? draw.keys[key.question] : key.answerKey;
    return [key.question, keyOfQuestion({ actor, now }, key, own)] as const;
  });

/** The workbook with the keys of all codes that the caller may see now. */
export async function keyTable(context: SignedInContext, id: string): Promise<FileReply> {
  const { db, actor, now, locale } = context;
  const set = await findOptionalStoredSet(db, actor.userId, id, new Date(now));
  if (!set) throw new AppError('NOT_FOUND');
  const codes = codeNames(set.options.codes, set.options.digits);
  const keysOf = (code: string | null) =>
    Object.fromEntries(
      shownKeys(set, drawOfCode(set.draws, code), actor, now).filter(([, answerKey]) => answerKey !== null),
    ) as unknown as PaperKeys;
  const made = await keyWorkbook(set, codes, keysOf, locale);
  return { ...made, mime: workbookType, headers: noStore };
}

const noStore = { 'Cache-Control': 'no-store' };

/** Errors: NOT_FOUND when the file has been removed since its row was read. */
async function bytesOf({ app }: SignedInContext, { key, file }: MadeFile): Promise<Buffer> {
  const bytes = key === null ? file : await readRowFile(app.config, key);
  if (!bytes) throw new AppError('NOT_FOUND');
  return bytes;
}

export async function oneFile(context: SignedInContext, setId: string, position: number): Promise<FileReply> {
  const { db, actor, now } = context;
  const [made] = await madeFiles(db, { ownerId: actor.userId, setId, position }, new Date(now));
  if (!made) throw new AppError('NOT_FOUND');
  const { name, mime } = made;
  return { file: await bytesOf(context, made), name, mime, inline: mime === 'application/pdf', headers: noStore };
}

export async function allFiles(context: SignedInContext, setId: string): Promise<FileReply> {
  const { db, actor, now } = context;
  const set = await getSet(context, setId);
  const made = await madeFiles(db, { ownerId: actor.userId, setId }, new Date(now));
  if (made.length === 0) throw new AppError('NOT_FOUND');
  // The files are not compressed again, because their formats are compressed already.
  const files: Zippable = {};
  for (const one of made) files[one.name] = [new Uint8Array(await bytesOf(context, one)), { level: 0 }];
  return { file: Buffer.from(zipSync(files)), name: `${set.name}.zip`, mime: 'application/zip', headers: noStore };
}

export async function deleteSet(context: SignedInContext, id: string): Promise<null> {
  const { actor, now } = context;
  const set = await getSet(context, id);
  await withTransaction(context.db, async (db) => {
    await cancelRun(db, actor.userId, set.runId, new Date(now));
    await expireSet(db, actor.userId, id, new Date(now));
  });
  return null;
}
