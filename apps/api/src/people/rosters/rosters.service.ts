/** Exports of a school's system: an administrator of the school has a file checked, looks at it, and has it carried out. */
import { fileURLToPath } from 'node:url';
import type { Paged, RosterImport, RosterImportRow } from '@vumon/contract';
import { AppError, rosterFates } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { confirmedConsent } from '#people/classes';
import { capsFor, lockSchool, usedOf } from '#people/packages';
import { administeredSchool, schoolInForce, teachersOf } from '#people/schools';
import { audit } from '#platform/audit';
import { listGrades } from '#platform/catalogue';
import { enqueue } from '#platform/jobs';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext, UploadedFile } from '../../platform/http/context.ts';
import { readInChild } from '../../reader.ts';
import type { RosterFile, RosterReading } from './file/read.ts';
import { RosterPlan } from './plan.ts';
import { carryOutJob } from './rosters.jobs.ts';
import {
  accountsAt,
  findOptionalImport,
  findOptionalNewest,
  guardedLearners,
  insertImport,
  isStale,
  knownRecords,
  learnersPerClass,
  listRows,
  markStarted,
  type FateCounts,
  type ImportRow,
  type RowPage,
} from './rosters.queries.ts';

const child = fileURLToPath(new URL('./file/read-child.ts', import.meta.url));
const limits = { timeMs: 30_000, heapMegabytes: 512, outputBytes: 96 * 1024 * 1024 };

const view = ({ schoolId: _schoolId, createdAt, startedAt, finishedAt, ...one }: ImportRow): RosterImport => ({
  ...one,
  createdAt: iso(createdAt),
  startedAt: isoOrNull(startedAt),
  finishedAt: isoOrNull(finishedAt),
});

/** Errors: SCHOOL_ADMIN_ONLY. */
export async function newestRoster({ db, actor }: SignedInContext): Promise<RosterImport | null> {
  const row = await findOptionalNewest(db, await administeredSchool(db, actor.userId));
  return row ? view(row) : null;
}

/** Errors: SCHOOL_ADMIN_ONLY, NOT_FOUND. */
async function importOf(
  { db, actor }: { readonly db: Db; readonly actor: SignedInContext['actor'] },
  id: string,
): Promise<ImportRow> {
  const row = await findOptionalImport(db, await administeredSchool(db, actor.userId), id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export const rosterFor = async (context: SignedInContext, id: string): Promise<RosterImport> =>
  view(await importOf(context, id));

export async function rowsOfRoster(
  context: SignedInContext,
  id: string,
  query: RowPage,
): Promise<Paged<RosterImportRow[]>> {
  const { rows, total } = await listRows(context.db, (await importOf(context, id)).id, query);
  return { items: rows, page: { page: query.page, size: query.size, total } };
}

/** Errors: ROSTER_FILE and the others that a file can have. */
async function readFile(bytes: Buffer): Promise<RosterFile> {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) throw new AppError('ROSTER_FILE');
  const output = await readInChild(child, bytes, limits);
  const reading = output
    ? (JSON.parse(output.toString()) as RosterReading)
    : { problem: { code: 'ROSTER_FILE' as const } };
  if ('file' in reading) return reading.file;
  const { problem } = reading;
  throw new AppError(problem.code, 'at' in problem ? { params: { a: problem.at } } : {});
}

/** The school that the actor administers, while its package counts. Errors: SCHOOL_ADMIN_ONLY, PACKAGE_REQUIRED. */
async function schoolFor(context: SignedInContext): Promise<{ readonly id: string; readonly name: string }> {
  await administeredSchool(context.db, context.actor.userId);
  const school = await schoolInForce(context, context.actor);
  if (!school) throw new AppError('PACKAGE_REQUIRED');
  return school;
}

/** Nothing is written but the check. Errors: those of `schoolFor` and of the file, ROSTER_SCHOOL. */
export async function checkRoster(context: SignedInContext, upload: UploadedFile): Promise<RosterImport> {
  const { app, db, actor, now } = context;
  const school = await schoolFor(context);
  const file = await readFile(upload.bytes);
  const members = await teachersOf(db, school.id);
  const ids = members.map(({ userId }) => userId);
  const emails = (file.users?.rows ?? []).flatMap(({ values }) => values['email']?.toLowerCase() || []);
  const known = await knownRecords(db, school.id);
  const addresses = await accountsAt(db, emails, ids);
  const userIds = [
    ...[...known].flatMap(([key, { target }]) => (key.startsWith('USER ') ? (target ?? []) : [])),
    ...[...addresses.values()].map(({ userId }) => userId),
  ];
  const plan = new RosterPlan(file, {
    now,
    schoolName: school.name,
    known,
    teachers: new Set(ids),
    members: new Map(members.flatMap(({ userId, email }) => (email === null ? [] : [[email, userId] as const]))),
    addresses,
    guarded: await guardedLearners(db, { schoolId: school.id, teacherIds: ids }, userIds),
    grades: new Set((await listGrades(db)).map(({ id }) => id)),
    caps: await capsFor(context),
    used: {
      classes: await usedOf(context, ids, 'classes'),
      students: await usedOf(context, ids, 'students'),
    },
    learners: await learnersPerClass(db, ids),
  });
  if (!plan.make()) throw new AppError('ROSTER_SCHOOL');
  const counts = Object.fromEntries(
    rosterFates.map((fate) => [fate, plan.rows.filter((row) => row.fate === fate).length]),
  ) as FateCounts;
  const id = app.newId();
  await withTransaction(db, (inside) =>
    insertImport(
      inside,
      {
        id,
        schoolId: school.id,
        fileName: upload.name.slice(0, 255).toWellFormed(),
        counts,
        createdBy: actor.userId,
        at: new Date(now),
      },
      plan.rows,
    ),
  );
  return rosterFor(context, id);
}

/**
 * Errors: those of `schoolFor`, NOT_FOUND, STUDENT_CONSENT_REQUIRED, ROSTER_STALE when another file was carried out since
 * the check.
 */
export async function startRoster(context: SignedInContext, id: string): Promise<RosterImport> {
  const { actor, now } = context;
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db: db as SignedInContext['db'] };
    // An unknown one is not there whatever the package is.
    await importOf(inside, id);
    const school = await schoolFor(inside);
    await lockSchool(db, school.id);
    const one = await importOf(inside, id);
    // Asked for twice: it goes on.
    if (one.state !== 'CHECKED') return view(one);
    const consentVersion = await confirmedConsent(inside);
    if (await isStale(db, one)) throw new AppError('ROSTER_STALE');
    const { classes, students } = await capsFor(inside);
    await markStarted(db, id, new Date(now));
    await enqueue({ db }, carryOutJob, { importId: id, caps: { classes, students }, consentVersion });
    const { NEW, CHANGED } = one.counts;
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'roster-imported',
      kind: 'school',
      id: school.id,
      details: { name: one.fileName, added: NEW, changed: CHANGED, version: consentVersion },
    });
    return rosterFor(inside, id);
  });
}
