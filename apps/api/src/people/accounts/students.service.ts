/** Accounts that a teacher makes for learners: a sign-in name and a one-time password, printed on the class's sheet. */
import { fold } from '@vumon/domain';
import { settingFor } from '#people/packages';
import { dayMs } from '../../platform/clock.ts';
import type { App } from '../../platform/http/context.ts';
import type { AccountContext } from './account-context.ts';
import { newOneTimePassword, openOneTimePassword } from './one-time-passwords.ts';
import { giveSignInName } from './school-learners/launched-learners.queries.ts';
import { insertStudents } from './school-learners/roster-learners.queries.ts';
import { revokeAllSessions } from './sessions/sessions.queries.ts';
import {
  insertStudent,
  encryptedOneTimePasswords,
  replaceFirstPassword,
  replaceForgottenPassword,
  type StudentFacts,
} from './users.queries.ts';

export interface StudentAccount {
  readonly id: string;
  readonly signInName: string;
  /** Shown on the sheet until the learner has set an own password. */
  readonly oneTimePassword: string;
}

/** Given name first, then initials, as Vietnamese schools do: "Nguyễn Thị Ánh" → "anhnt". */
export function signInStem(lastName: string, firstName: string): string {
  const letters = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');
  const initials = lastName
    .split(/\s+/)
    .map((word) => letters(word).slice(0, 1))
    .join('');
  return `${letters(firstName).slice(0, 12)}${initials.slice(0, 4)}` || 'hocsinh';
}

/** It expires after some days, because it is printed on paper that may get lost. */
async function newFirstPassword({ app, db, now }: AccountContext) {
  const days = await settingFor({ app, db }, 'first-password-days');
  return newOneTimePassword(app, new Date(now + dayMs * days));
}

/** A new INACTIVE account, in the caller's transaction. */
export async function createStudentAccount(context: AccountContext, student: StudentFacts): Promise<StudentAccount> {
  const { app, db, now } = context;
  const { lastName, firstName, gender, birthday, provinceCode = null } = student;
  const id = app.newId();
  const { oneTimePassword, encrypted, until } = await newFirstPassword(context);
  const row = {
    id,
    lastName,
    firstName,
    gender,
    birthday,
    provinceCode,
    at: new Date(now),
    oneTimePassword: encrypted,
    until,
  };
  const signInName = await withFreeName(app, signInStem(lastName, firstName), (name) => insertStudent(db, row, name));
  return { id, signInName, oneTimePassword };
}

/** As `createStudentAccount` for many at once; the ids are in the order of the learners. */
export async function createStudentAccounts(
  context: AccountContext,
  students: readonly Omit<StudentFacts, 'provinceCode'>[],
): Promise<string[]> {
  const { app, db, now } = context;
  const days = await settingFor({ app, db }, 'first-password-days');
  const rows = students.map((student) => {
    const { encrypted, until } = newOneTimePassword(app, new Date(now + dayMs * days));
    return { ...student, id: app.newId(), provinceCode: null, at: new Date(now), oneTimePassword: encrypted, until };
  });
  let left = rows;
  for (let count = 4; left.length > 0; count = Math.min(count + 1, 9)) {
    const named = left.map((row) => ({
      ...row,
      signInName: `${signInStem(row.lastName, row.firstName)}${randomDigits(app, count)}`,
    }));
    const made = new Set(await insertStudents(db, named));
    left = left.filter(({ id }) => !made.has(id));
  }
  return rows.map(({ id }) => id);
}

/** Lets a learner whom launches have brought sign in like one whom a teacher has entered, in the caller's transaction. */
export async function letSignIn(
  context: AccountContext,
  { id, lastName, firstName }: { readonly id: string; readonly lastName: string; readonly firstName: string },
): Promise<void> {
  const { encrypted, until } = await newFirstPassword(context);
  await withFreeName(context.app, signInStem(lastName, firstName), (signInName) =>
    giveSignInName(context.db, id, { signInName, encrypted, until }),
  );
}

/** Calls `insert` with one sign-in name after another until one is free. */
export async function withFreeName(
  app: App,
  stem: string,
  insert: (signInName: string) => Promise<boolean>,
): Promise<string> {
  for (let count = 3; ; count = Math.min(count + 1, 9)) {
    const signInName = `${stem}${randomDigits(app, count)}`;
    if (await insert(signInName)) return signInName;
  }
}

/** Without 0 and 1, which could be mistaken for letters in a sign-in name. */
const digits = '23456789';
const randomDigits = (app: App, count: number): string =>
  // 256 is a multiple of 8, so all digits are equally likely.
  digitsOfCell(app) + Array.from(app.random(new Uint8Array(count)), (byte) => digits[byte % 8]).join('');

/** Two of them name the cell, so that no two cells make the same name. */
function digitsOfCell({ config: { cell } }: App): string {
  if (!cell) return '';
  const number = Number(cell.name.slice(1));
  return `${digits[Math.floor(number / 8)]}${digits[number % 8]}`;
}

export interface FirstPassword {
  /** Null when it has expired. */
  readonly oneTimePassword: string | null;
  readonly until: Date | null;
}

/** First passwords that are still unused, by user id. */
export async function firstPasswordsFor(
  { app, db, now }: AccountContext,
  userIds: readonly string[],
): Promise<Map<string, FirstPassword>> {
  const passwords = new Map<string, FirstPassword>();
  for (const { id, encrypted, until } of await encryptedOneTimePasswords(db, userIds)) {
    const over = until !== null && until.getTime() <= now;
    passwords.set(id, { oneTimePassword: over ? null : openOneTimePassword(app, encrypted), until });
  }
  return passwords;
}

/** Replaces the first passwords of those of the learners who have not signed in yet; returns how many. */
export async function renewFirstPasswords(context: AccountContext, userIds: readonly string[]): Promise<number> {
  const { db } = context;
  let renewed = 0;
  for (const { id } of await encryptedOneTimePasswords(db, userIds)) {
    const { encrypted, until } = await newFirstPassword(context);
    if (await replaceFirstPassword(db, id, encrypted, until)) renewed += 1;
  }
  return renewed;
}

/**
 * Replaces the passwords of learners who sign in by name and have no contact of their own, and ends their sessions; an attempt that runs
 * goes on. In the caller's transaction; whoever is missing in the result has a contact now, or is locked. Ids in order, so that
 * of two concurrent calls one waits for the other.
 */
export async function replaceForgottenPasswords(
  context: AccountContext,
  userIds: readonly string[],
): Promise<Map<string, { oneTimePassword: string; until: Date }>> {
  const { db, now } = context;
  const replaced = new Map<string, { oneTimePassword: string; until: Date }>();
  for (const id of [...new Set(userIds)].sort()) {
    const { oneTimePassword, encrypted, until } = await newFirstPassword(context);
    if (!(await replaceForgottenPassword(db, id, encrypted, until))) continue;
    await revokeAllSessions(db, id, 'PASSWORD_RESET', new Date(now));
    replaced.set(id, { oneTimePassword, until });
  }
  return replaced;
}
