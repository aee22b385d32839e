/** Creates classes and their learners with the services behind the teacher's pages. */
import type { Actor, Role, PackageCode } from '@vumon/domain';
import { featuresOf, splitFullName, type PackageCatalogue } from '@vumon/domain';
import { hashPassword } from '#people/accounts';
import { addNewStudent, createClass } from '#people/classes';
import { demoPassword } from '../../config.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import type { SeedApp } from '../index.ts';
import lists from '../data/class-lists/learners.json' with { type: 'json' };
import { activateStudents, joinClass } from '../seed.queries.ts';

export interface SeedClass {
  readonly id: string;
  readonly name: string;
  readonly teacherId: string;
  /** Learners who have signed in, in the order of the list; only they sit tests. */
  readonly active: readonly string[];
  /** The student whose account is listed among the demo accounts. */
  readonly shown: string | null;
}

export const actorOf = (
  catalogue: PackageCatalogue,
  userId: string,
  role: Role,
  packageCode: PackageCode | null = null,
): Actor => ({
  userId,
  sessionId: userId,
  role,
  packageCode,
  features: featuresOf(catalogue, packageCode),
  packageEndsAt: null,
});

/** Request context for services that expect one outside HTTP. */
function contextOf({ app }: SeedApp, actor: Actor): SignedInContext {
  return {
    app,
    db: app.db,
    now: app.now(),
    locale: 'vi',
    addressed: false,
    requestId: 'seed',
    address: '',
    userAgent: '',
    log: app.log,
    actor,
    cookie: () => undefined,
    setCookie: () => undefined,
    clearCookie: () => undefined,
    guestPass: undefined,
    setGuestPass: () => undefined,
    header: () => undefined,
    headers: {},
  };
}

interface ClassPlan {
  readonly list: keyof typeof lists;
  readonly code: string;
  readonly name: string;
  readonly gradeId: string;
  readonly schoolYear: number;
  /** How many learners at the end of the list have not signed in yet. */
  readonly inactive: number;
  /** A learner who already has an account. */
  readonly own?: { readonly id: string; readonly code: string };
}

export async function makeClass(seed: SeedApp, teacher: Actor, plan: ClassPlan): Promise<SeedClass> {
  const { app } = seed;
  const { id: classId } = await createClass(contextOf(seed, teacher), {
    code: plan.code,
    name: plan.name,
    gradeId: plan.gradeId,
    schoolYear: plan.schoolYear,
  });
  const made: string[] = [];
  for (const [index, [fullName, gender, birthday]] of (
    lists[plan.list] as [string, 'MALE' | 'FEMALE' | null, string][]
  ).entries()) {
    const code = `${plan.name}-${String(index + 1).padStart(2, '0')}`;
    const { studentId } = await addNewStudent(
      contextOf(seed, teacher),
      { ...splitFullName(fullName), gender, birthday, code, sharedPhone: true },
      [classId],
    );
    made.push(studentId);
  }
  const active = made.slice(0, made.length - plan.inactive);
  await activateStudents(app.db, active, await hashPassword(demoPassword), new Date(app.now()));
  if (plan.own)
    await joinClass(app.db, {
      classId,
      teacherId: teacher.userId,
      studentId: plan.own.id,
      code: plan.own.code,
      at: new Date(app.now()),
    });
  return {
    id: classId,
    name: plan.name,
    teacherId: teacher.userId,
    active: plan.own ? [plan.own.id, ...active] : active,
    shown: plan.own?.id ?? null,
  };
}
