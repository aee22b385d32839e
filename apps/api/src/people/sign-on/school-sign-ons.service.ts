/**
 * The organisations at Google and Microsoft that belong to a school. An administrator of the school binds the one that
 * they sign in with; an administrator of the product can name any and take any away.
 */
import type { ListedSignOn, SchoolSignOn, SchoolSignOns } from '@vumon/contract';
import { AppError, consentVersion, organisationOf, type SignOnIdentity, type SignOnProvider } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { lockSchool } from '#people/packages';
import { audit } from '#platform/audit';
import { iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  countSchoolSignOns,
  deleteSchoolSignOn,
  findOptionalAdministered,
  findOptionalSchoolName,
  insertSchoolSignOn,
  listSchoolSignOns,
  signOnsOfSchool,
  type SchoolSignOnRow,
  type SignOnsAsked,
} from './sign-on.queries.ts';

/** Primary and secondary domains of a large school; more are a mistake. */
const mostOfSchool = 20;

/** Errors: SCHOOL_ADMIN_ONLY. */
async function administeredSchool(db: Db, userId: string): Promise<string> {
  const schoolId = await findOptionalAdministered(db, userId);
  if (schoolId === undefined) throw new AppError('SCHOOL_ADMIN_ONLY');
  return schoolId;
}

/** Errors: CONFLICT when the text has changed since it was displayed. */
function expectConsent(version: string): void {
  if (version !== consentVersion) throw new AppError('CONFLICT');
}

/** Before the browser leaves for the provider. Errors: CONFLICT, SCHOOL_ADMIN_ONLY. */
export async function expectMayBind({ db, actor }: SignedInContext, version: string): Promise<void> {
  expectConsent(version);
  await administeredSchool(db, actor.userId);
}

const view = ({ id, provider, organisation, createdAt, createdBy }: SchoolSignOnRow): SchoolSignOn => ({
  id,
  provider,
  organisation,
  boundAt: iso(createdAt),
  boundBy: createdBy,
});

async function viewOf(db: Db, schoolId: string): Promise<SchoolSignOns> {
  const name = await findOptionalSchoolName(db, schoolId);
  if (name === undefined) throw new AppError('NOT_FOUND');
  return {
    school: { id: schoolId, name },
    consentVersion,
    items: (await signOnsOfSchool(db, schoolId)).map(view),
  };
}

export async function allSchoolSignOns({ db }: SignedInContext, asked: SignOnsAsked) {
  const { rows, total } = await listSchoolSignOns(db, asked);
  const items: ListedSignOn[] = rows.map((row) => ({ ...view(row), school: { id: row.schoolId, name: row.school } }));
  return { items, page: { page: asked.page, size: asked.size, total } };
}

/** Errors: NOT_FOUND. */
export const signOnsFor = ({ db }: SignedInContext, schoolId: string): Promise<SchoolSignOns> => viewOf(db, schoolId);

/** Errors: SCHOOL_ADMIN_ONLY. */
export const ownSchoolSignOns = async ({ db, actor }: SignedInContext): Promise<SchoolSignOns> =>
  viewOf(db, await administeredSchool(db, actor.userId));

interface Named {
  readonly provider: SignOnProvider;
  readonly organisation: string;
}

/** Errors: NOT_FOUND, SIGN_ON_DOMAIN_TAKEN, REACH_LIMIT_SIGN_ONS. */
async function bind(context: SignedInContext & { readonly db: Db }, schoolId: string, named: Named): Promise<void> {
  const { app, db, actor, now } = context;
  if (!(await lockSchool(db, schoolId))) throw new AppError('NOT_FOUND');
  const bound = await insertSchoolSignOn(db, {
    ...named,
    id: app.newId(),
    schoolId,
    consentVersion,
    createdBy: actor.userId,
    at: new Date(now),
  });
  if (bound.schoolId !== schoolId) throw new AppError('SIGN_ON_DOMAIN_TAKEN');
  if (!bound.added) return;
  if ((await countSchoolSignOns(db, schoolId)) > mostOfSchool) throw new AppError('REACH_LIMIT_SIGN_ONS');
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'sign-on-bound',
    kind: 'school',
    id: schoolId,
    details: { name: named.organisation, version: consentVersion },
  });
}

/**
 * The school's administrator has signed in at the provider, which says whose account that is. Errors: SCHOOL_ADMIN_ONLY,
 * SIGN_ON_NO_ORGANISATION for a personal account, those of `bind`.
 */
export async function bindOrganisation(
  context: SignedInContext,
  { provider, organisation }: SignOnIdentity,
): Promise<void> {
  if (organisation === null) throw new AppError('SIGN_ON_NO_ORGANISATION');
  await withTransaction(context.app.db, async (db) => {
    const schoolId = await administeredSchool(db, context.actor.userId);
    await bind({ ...context, db: db as SignedInContext['db'] }, schoolId, { provider, organisation });
  });
}

/** By an administrator of the product, who has the school's confirmation. Errors: BODY_INVALID, CONFLICT, those of `bind`. */
export async function addSchoolSignOn(
  context: SignedInContext,
  schoolId: string,
  { provider, organisation: text, consent }: Named & { readonly consent: string },
): Promise<SchoolSignOns> {
  expectConsent(consent);
  const organisation = organisationOf(provider, text);
  if (organisation === null)
    throw new AppError('BODY_INVALID', { fields: [{ path: 'organisation', code: 'organisationInvalid' }] });
  return withTransaction(context.app.db, async (db) => {
    await bind({ ...context, db: db as SignedInContext['db'] }, schoolId, { provider, organisation });
    return viewOf(db, schoolId);
  });
}

/** Accounts stay, and whoever has one goes on signing in; newcomers cannot open one any more. Errors: NOT_FOUND. */
async function unbind(context: SignedInContext, schoolId: string, id: string): Promise<SchoolSignOns> {
  const { app, actor, now } = context;
  return withTransaction(app.db, async (db) => {
    const was = await deleteSchoolSignOn(db, schoolId, id);
    if (!was) throw new AppError('NOT_FOUND');
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'sign-on-unbound',
      kind: 'school',
      id: schoolId,
      details: { name: was.organisation },
    });
    return viewOf(db, schoolId);
  });
}

export const removeSchoolSignOn = unbind;

/** Errors: SCHOOL_ADMIN_ONLY, NOT_FOUND. */
export const removeOwnSchoolSignOn = async (context: SignedInContext, id: string): Promise<SchoolSignOns> =>
  unbind(context, await administeredSchool(context.db, context.actor.userId), id);
