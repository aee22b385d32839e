/**
 * Why a user may not do something: the functions that decide are asked with the user as the actor, and what they refuse
 * with is the reason. Nothing is decided here.
 */
import { routes, type accessChecks, type Routes, type RouteSpec, type UserAccess } from '@vumon/contract';
import {
  AppError,
  explainFeature,
  explainPage,
  features,
  pages,
  type Actor,
  type Explained,
  type Page,
} from '@vumon/domain';
import { actorOfUser, roomForDevices, findOptionalCredentialsById, roleOf, signInRefusal } from '#people/accounts';
import { expectConsents } from '#people/classes';
import { catalogueFor, expectRoom, scopeFor, usedOf, usesFor, type Counted } from '#people/packages';
import { schoolInForce } from '#people/schools';
import { isoOrNull } from '../../platform/clock.ts';
import { checkAccess } from '../../platform/http/bind.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { errorMessage } from '../../platform/http/error-messages.ts';

type Check = UserAccess['checks'][number];
interface Amount {
  readonly used: number | null;
  readonly cap: number | null;
}
const specOf = (key: keyof Routes): RouteSpec => routes[key];
const uncounted: Amount = { used: null, cap: null };

/** Runs what decides; anything but a refusal is a fault of the server and is thrown on. */
async function refusalOf(work: () => unknown): Promise<AppError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}

async function checkOf(
  { locale }: SignedInContext,
  check: (typeof accessChecks)[number],
  decide: () => unknown,
  { used, cap }: Amount = uncounted,
): Promise<Check> {
  const error = await refusalOf(decide);
  return {
    check,
    allowed: error === null,
    refusal: error && { code: error.code, message: errorMessage(error.code, locale, error.details.params) },
    used,
    cap,
  };
}

/** Errors: NOT_FOUND. */
export async function accessOf(context: SignedInContext, userId: string): Promise<UserAccess> {
  const { app, db, now } = context;
  const user = await findOptionalCredentialsById(db, userId);
  if (!user) throw new AppError('NOT_FOUND');
  const actor = await actorOfUser({ app, db, now }, userId);
  const { devices, most, full } = await roomForDevices({ app, db, now }, userId);
  const checks = [
    await checkOf(context, 'sign-in', () => {
      const code = signInRefusal(user);
      if (code) throw new AppError(code);
    }),
  ];
  if (actor === null)
    return {
      role: roleOf(user),
      packageCode: null,
      packageEndsAt: null,
      packageEnded: false,
      school: null,
      checks,
      features: [],
      pages: [],
    };
  checks.push(
    await checkOf(
      context,
      'another-device',
      () => {
        if (full) throw new AppError('LIMIT_LOGIN_SESSION');
      },
      { used: devices.length, cap: most },
    ),
    ...(await actionsOf({ ...context, actor })),
  );
  const catalogue = await catalogueFor(context);
  const explained: Explained = actor;
  return {
    role: actor.role,
    packageCode: actor.packageCode,
    packageEnded: actor.packageEndsAt !== null && actor.packageEndsAt <= now,
    packageEndsAt: isoOrNull(actor.packageEndsAt === null ? null : new Date(actor.packageEndsAt)),
    school: await schoolInForce(context, actor),
    checks,
    features: features.map((feature) => ({ feature, ...explainFeature(catalogue, explained, feature, now) })),
    pages: Object.entries(pages as Record<string, Page>)
      .filter(([, { access }]) => access !== 'public')
      .map(([path, page]) => ({ path, ...explainPage(catalogue, explained, page, now) })),
  };
}

/** What routes and caps say to the user, who is the actor of `context`. */
async function actionsOf(context: SignedInContext): Promise<Check[]> {
  const { actor, now } = context;
  const scope = await scopeFor(context);
  const counted = async (cap: Counted): Promise<Amount> =>
    actor.role === 'TEACHER' ? { used: await usedOf(context, scope.ownerIds, cap), cap: scope.caps[cap] } : uncounted;
  const room = async (route: keyof Routes, cap: Counted) => {
    checkAccess(specOf(route), actor, null, now);
    await expectRoom(context, scope, cap);
  };
  return [
    await checkOf(context, 'add-class', () => room('POST /itf/class', 'classes'), await counted('classes')),
    await checkOf(
      context,
      'add-student',
      async () => {
        checkAccess(specOf('POST /itf/students/add-new'), actor, null, now);
        await expectConsents(context);
        await expectRoom(context, scope, 'students');
      },
      await counted('students'),
    ),
    await checkOf(
      context,
      'assign-system-test',
      () => room('POST /itf/classes/{id}/unit-tests', 'systemTestsPerMonth'),
      await counted('systemTestsPerMonth'),
    ),
    await practiceOf(context, actor),
  ];
}

async function practiceOf(context: SignedInContext, actor: Actor): Promise<Check> {
  const { left, total } = actor.role === 'STUDENT' ? await usesFor(context, actor.userId) : { left: 0, total: 0 };
  return checkOf(
    context,
    'practise',
    () => {
      checkAccess(specOf('POST /student/unit-tests/{id}/practise'), actor, null, context.now);
      if (left < 1) throw new AppError('PACKAGE_NO_USES_LEFT');
    },
    actor.role === 'STUDENT' ? { used: total - left, cap: total } : uncounted,
  );
}
