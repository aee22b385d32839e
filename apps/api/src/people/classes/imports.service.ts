/**
 * Import of a class list in two steps: the file is checked and shown, then exactly that file's good rows are imported.
 */
import { createHash } from 'node:crypto';
import type { ImportChecked, ImportDone, ImportField } from '@vumon/contract';
import { AppError, dayInVietnam, joinName } from '@vumon/domain';
import { uniqueViolation, withTransaction, type Db } from '#db';
import { createStudentAccount } from '#people/accounts';
import { audit } from '#platform/audit';
import { provinceNames } from '#platform/catalogue';
import { emit } from '#platform/events';
import { lockCaps, scopeFor, settingFor, usedOf, type CapsScope } from '#people/packages';
import type { SignedInContext, UploadedFile } from '../../platform/http/context.ts';
import { workbookType } from '../../platform/spreadsheet.ts';
import { studentsImported } from './classes.events.ts';
import { lockClass, touchClass } from './classes.queries.ts';
import { activeClassFor } from './classes.service.ts';
import { expectConsents } from './consents.ts';
import { catalogueCode, decideRows, sharedPhones, type Decision } from './import/decide.ts';
import { looksLegacy } from './import/encoding.ts';
import { otherGradeOf } from './import/likely-grade.ts';
import { chosenHeader, columnsOf, findHeader, guessedHeader, topRows, type Head } from './import/header.ts';
import { provincesOf } from './import/provinces.ts';
import { textOf, type SheetCells } from './import/cells.ts';
import { readWorkbook } from './import/read-workbook.ts';
import { isTemplateHeader, makeErrorList, makeTemplate } from './import/report.ts';
import { readRows, type ImportRow } from './import/rows.ts';
import { findOptionalImport, insertImport, markImported } from './imports.queries.ts';
import {
  accountContacts,
  countClassStudents,
  fillCodes,
  insertClassStudents,
  insertManagedStudents,
  formerStudents,
  knownStudents,
} from './students.queries.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** `db` is the handle of the caller's transaction, if there is one. */
async function decide(
  { actor, now, db }: SignedInContext & { readonly db: Db },
  classId: string | null,
  rows: readonly ImportRow[],
  { caps, ownerIds }: CapsScope,
): Promise<Decision[]> {
  const teacherId = actor.userId;
  const [known, former, accounts] = [
    await knownStudents(db, teacherId, classId),
    await formerStudents(db, teacherId, {
      codes: rows.flatMap((row) => row.code ?? []),
      birthdays: rows.flatMap((row) => row.birthday ?? []),
    }),
    await accountContacts(
      db,
      rows.flatMap((row) => row.phone ?? []),
      rows.flatMap((row) => row.email ?? []),
      null,
    ),
  ];
  return decideRows(rows, {
    known,
    former,
    accountPhones: accounts.phones,
    accountEmails: accounts.emails,
    // Without a class there is only the teacher's own limit.
    classLimit: classId === null ? null : caps.studentsPerClass,
    teacherLimit: caps.students,
    managed: await usedOf({ db, now }, ownerIds, 'students'),
  });
}

/** What the teacher chose about a file; everything else is detected. */
export interface ImportChoice {
  readonly sheet?: string | undefined;
  /** From 1; 0: the list has no header. */
  readonly headerRow?: number | undefined;
  /** Field by column index. */
  readonly columns?: Readonly<Record<string, ImportField>> | undefined;
}

const invalid = (path: string) => new AppError('BODY_INVALID', { fields: [{ path, code: 'invalid' }] });

/** Errors: IMPORT_ENCODING, also when the header is not readable because of its encoding. */
function headOf(sheet: SheetCells, { headerRow, columns }: ImportChoice): { head: Head; found: boolean } {
  if (headerRow !== undefined) {
    if (headerRow > sheet.rows.length) throw invalid('headerRow');
    return { head: chosenHeader(sheet, headerRow), found: true };
  }
  const head = findHeader(sheet);
  if (head) return { head, found: true };
  const texts = sheet.rows
    .slice(0, 60)
    .flat()
    .map((cell) => textOf(cell))
    .filter((text) => /\p{L}/u.test(text));
  if (!columns && looksLegacy(texts)) throw new AppError('IMPORT_ENCODING');
  return { head: guessedHeader(sheet), found: false };
}

/** Checks a file. Only the check is stored, no learner is created. */
export async function checkImport(
  context: SignedInContext,
  classId: string | null,
  file: UploadedFile,
  choice: ImportChoice,
): Promise<ImportChecked> {
  const { columns } = choice;
  const { app, db, actor, now } = context;
  const row = classId === null ? null : await activeClassFor({ db, actor }, classId, 'manage-students');
  const scope = await scopeFor(context);
  const sheet = await readWorkbook(file.name, file.bytes, { sheet: choice.sheet });
  if (choice.sheet !== undefined && choice.sheet !== sheet.name) throw invalid('sheet');
  const { head: header, found } = headOf(sheet, choice);
  const shown = columnsOf(sheet, header, columns);
  const fields = new Map(shown.flatMap(({ index, field }) => (field ? [[index, field] as const] : [])));
  const chosen = [...fields.values()];
  if (new Set(chosen).size < chosen.length) throw invalid('columns');
  const named = chosen.includes('fullName') || chosen.includes('firstName');
  if (columns && !named) throw new AppError('IMPORT_NO_NAME');
  const { rows, passedOver } = named
    ? readRows({
        sheet,
        headerBottom: header.bottom,
        fields,
        numberColumn: header.numberColumn,
        // Where the teacher chose another column for the surnames, no middle names are joined to them.
        middleColumn: middleOf(header, fields),
        headerTexts: header.texts,
        today: dayInVietnam(now),
        site: app.config.site,
        maxRows: await settingFor(context, 'student-import-rows'),
        emailLength: await settingFor(context, 'account-email-length'),
        provinces: provincesOf(await provinceNames(db)),
      })
    : { rows: [], passedOver: 0 };
  const decisions = await decide(context, classId, rows, scope);
  const importId = app.newId();
  await withTransaction(db, (inside) =>
    insertImport(inside, {
      id: importId,
      ownerId: actor.userId,
      classId,
      fileName: file.name,
      fileHash: hashOf(file.bytes),
      rows,
      now: new Date(now),
    }),
  );
  return {
    step: 'CHECKED',
    importId,
    fileName: file.name,
    sheet: sheet.name,
    sheets: [...sheet.sheets],
    headerRow: header.top + 1,
    headerFound: found,
    topRows: topRows(sheet),
    rows: rows.length,
    isTemplate: columns === undefined && isTemplateHeader(header.texts),
    columns: shown,
    ...summaryOf(decisions, passedOver),
    students: row?.students ?? (await usedOf(context, scope.ownerIds, 'students')),
    studentLimit: row ? scope.caps.studentsPerClass : scope.caps.students,
    otherGrade: row
      ? otherGradeOf(
          rows.flatMap(({ birthday }) => birthday ?? []),
          row.gradeId,
          dayInVietnam(now),
        )
      : null,
  };
}

const middleOf = (
  { middleColumn }: Pick<Head, 'middleColumn'>,
  fields: ReadonlyMap<number, ImportField>,
): number | null =>
  middleColumn !== null && fields.get(middleColumn - 1) === 'lastName' && !fields.has(middleColumn)
    ? middleColumn
    : null;

function summaryOf(
  decisions: readonly Decision[],
  passedOver: number,
): Pick<ImportChecked, 'good' | 'goodRows' | 'bad' | 'already' | 'notes'> {
  const good = decisions.filter(({ kind }) => kind === 'new' || kind === 'link' || kind === 'old');
  const already = decisions.filter(({ kind }) => kind === 'already').length;
  const counts = [
    { code: 'PHONE_ZERO' as const, count: good.filter(({ row }) => row.zeroAdded).length },
    { code: 'NAME_LETTER' as const, count: good.filter(({ row }) => row.letterMended).length },
    { code: 'NAME_CAPITALS' as const, count: good.filter(({ row }) => row.capitalsMended).length },
    { code: 'NAME_NOTE' as const, count: good.filter(({ row }) => row.noteDropped).length },
    { code: 'MONTH_FIRST' as const, count: good.filter(({ row }) => row.monthFirst).length },
    { code: 'LINES_PASSED_OVER' as const, count: passedOver },
    { code: 'IMPORT_DUPLICATE_PHONE' as const, count: sharedPhones(decisions) },
    { code: 'IMPORT_ALREADY_ADDED' as const, count: already },
    { code: 'IMPORT_EXISTING' as const, count: good.filter(({ kind }) => kind === 'link').length },
    { code: 'IMPORT_OLD' as const, count: good.filter(({ kind }) => kind === 'old').length },
  ];
  return {
    good: good.length,
    goodRows: good.map(({ row: { row, lastName, firstName, code, birthday, gender, phone, email } }) => ({
      row,
      name: joinName(lastName, firstName),
      code,
      birthday,
      gender,
      phone,
      email,
    })),
    bad: decisions.flatMap((one) =>
      one.kind === 'bad'
        ? [
            {
              row: one.row.row,
              name: joinName(one.row.lastName, one.row.firstName),
              code: catalogueCode(one.problems[0]!.code),
              problems: [...one.problems],
            },
          ]
        : [],
    ),
    already,
    notes: counts.filter(({ count }) => count > 0),
  };
}

/** Another request has used one of the codes meanwhile: nothing is imported, and the next check reports it. */
const codeTaken = (error: unknown): never => {
  if (uniqueViolation(error) !== 'managed_students_code') throw error;
  throw new AppError('IMPORT_FAILED');
};

/** Imports all valid rows or none. Idempotent: students who are already in the class are not added again. */
export async function confirmImport(
  context: SignedInContext,
  classId: string | null,
  importId: string,
  file: UploadedFile,
): Promise<ImportDone> {
  const { actor, app, now } = context;
  const at = new Date(now);
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await expectConsents({ db, actor, now });
    const scope = await lockCaps(inside);
    if (classId !== null) await lockClass(db, actor.userId, classId);
    if (classId !== null) await activeClassFor({ db, actor }, classId, 'manage-students');
    const stored = await findOptionalImport(db, actor.userId, importId);
    if (!stored || stored.classId !== classId) throw new AppError('NOT_FOUND');
    if (stored.fileHash !== hashOf(file.bytes)) throw new AppError('IMPORT_FILE_CHANGED');
    const decisions = await decide(inside, classId, stored.rows, scope);
    // Since the check the class may have become full, or contacts may be in use: the error list has the reason for each row.
    if (decisions.every(({ kind }) => kind === 'bad')) throw new AppError('IMPORT_FAILED');
    const linked = decisions.flatMap((one) => (one.kind === 'link' ? [one.studentId] : []));
    const made = [];
    for (const one of decisions) {
      if (one.kind !== 'new' && one.kind !== 'old') continue;
      const { lastName, firstName, gender, birthday, province: provinceCode = null, code, phone, email } = one.row;
      const facts = { lastName, firstName, gender, birthday, provinceCode };
      const id = one.kind === 'old' ? one.studentId : (await createStudentAccount({ app, db, now }, facts)).id;
      made.push({ id, code, phone, email });
    }
    if (made.length > 0) await insertManagedStudents(db, actor.userId, made, at).catch(codeTaken);
    const added =
      classId === null
        ? made.length
        : await insertClassStudents(db, actor.userId, classId, [...made.map(({ id }) => id), ...linked], at);
    const codes = decisions.flatMap((one) =>
      one.kind === 'link' && one.row.code ? [{ id: one.studentId, code: one.row.code }] : [],
    );
    await fillCodes(db, actor.userId, codes).catch(codeTaken);
    await markImported(db, importId, at);
    if (classId !== null) await touchClass(db, classId, at);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'students-imported',
      kind: classId === null ? 'user' : 'class',
      id: classId ?? actor.userId,
      details: { importId, file: stored.fileName, added, linked: linked.length },
    });
    if (classId !== null)
      await emit({ db, now }, studentsImported, { ownerId: actor.userId, classId, importId, added });
    return {
      step: 'IMPORTED' as const,
      added,
      linked: linked.length,
      already: decisions.filter(({ kind }) => kind === 'already').length,
      skipped: decisions.filter(({ kind }) => kind === 'bad').length,
      students:
        classId === null ? await usedOf(inside, scope.ownerIds, 'students') : await countClassStudents(db, classId),
    };
  });
}

export async function importErrors(
  context: SignedInContext,
  importId: string,
): Promise<{ file: Buffer; name: string; mime: string }> {
  const { db, actor, locale } = context;
  const stored = await findOptionalImport(db, actor.userId, importId);
  if (!stored) throw new AppError('NOT_FOUND');
  const decisions = await decide(context, stored.classId, stored.rows, await scopeFor(context));
  return { ...(await makeErrorList(decisions, stored.fileName, locale)), mime: workbookType };
}

export const importTemplate = async ({
  locale,
}: SignedInContext): Promise<{ file: Buffer; name: string; mime: string }> => ({
  ...(await makeTemplate(locale)),
  mime: workbookType,
});
