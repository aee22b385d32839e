/** Who may sign in to the demo school; shown by `npm start`. */
import type { PackageCode, Role } from '@vumon/domain';
import { hashPassword } from '#modules/accounts';
import type { App } from '../http/context.ts';
import { insertMembership, insertUser } from './seed.queries.ts';

export interface DemoAccount {
  readonly label: string;
  /** What to type at sign-in. */
  readonly identifier: string;
  readonly password: string;
  readonly role: Role;
  readonly package: PackageCode | null;
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly phone?: string;
  /** Days from the moment of seeding until the package ends; absent: never. */
  readonly endsInDays?: number;
}

/** One password for all of them: these accounts are for looking around. */
export const demoPassword = 'Vumon2026';

const account = (account: Omit<DemoAccount, 'password'>): DemoAccount => ({ ...account, password: demoPassword });

export const demoAccounts = [
  account({ label: 'Teacher, ADVANCE (class 9A1)', identifier: 'thuha@vumon.example', role: 'TEACHER', package: 'ADVANCE', lastName: 'Nguyễn Thu', firstName: 'Hà', gender: 'FEMALE', phone: '0912345601', endsInDays: 214 }),
  account({ label: 'Teacher, BASIC', identifier: 'minhduc@vumon.example', role: 'TEACHER', package: 'BASIC', lastName: 'Trần Minh', firstName: 'Đức', gender: 'MALE', phone: '0912345602', endsInDays: 96 }),
  account({ label: 'Teacher, TRIAL', identifier: 'ngoclan@vumon.example', role: 'TEACHER', package: 'TRIAL', lastName: 'Lê Ngọc', firstName: 'Lan', gender: 'FEMALE', phone: '0912345603', endsInDays: 22 }),
  account({ label: 'Teacher, expired package', identifier: 'vanson@vumon.example', role: 'TEACHER', package: 'ADVANCE', lastName: 'Phạm Văn', firstName: 'Sơn', gender: 'MALE', phone: '0912345604', endsInDays: -12 }),
  account({ label: 'Student (class 9A1)', identifier: 'minhanh@vumon.example', role: 'STUDENT', package: null, lastName: 'Phạm Minh', firstName: 'Anh', gender: 'FEMALE', phone: '0912345605' }),
  account({ label: 'Operator', identifier: 'operator@vumon.example', role: 'OPERATOR', package: null, lastName: 'Ban Biên tập', firstName: 'Vumon', gender: 'FEMALE' }),
  account({ label: 'Sales', identifier: 'sale@vumon.example', role: 'SALE', package: null, lastName: 'Đỗ Quang', firstName: 'Huy', gender: 'MALE' }),
  account({ label: 'Admin', identifier: 'admin@vumon.example', role: 'ADMIN', package: null, lastName: 'Hoàng Gia', firstName: 'Bảo', gender: 'MALE' }),
] as const satisfies readonly DemoAccount[];

export type DemoIdentifier = (typeof demoAccounts)[number]['identifier'];

const dayMs = 86_400_000;

/** Makes the accounts; the ids by what one types to sign in. */
export async function seedAccounts(app: App, now: number): Promise<ReadonlyMap<DemoIdentifier, string>> {
  const ids = new Map<DemoIdentifier, string>();
  for (const one of demoAccounts as readonly DemoAccount[]) {
    const id = app.newId();
    const at = new Date(now - 150 * dayMs);
    const { role, lastName, firstName, gender, identifier: email, phone = null, endsInDays } = one;
    const made = await insertUser(app.db, { id, role: role === 'ADMIN' ? 'OPERATOR' : role, isAdmin: role === 'ADMIN', lastName, firstName, gender, email, phone, passwordHash: await hashPassword(one.password), at });
    if (!made) throw new Error(`${email} or its phone number belongs to an account already`);
    if (one.package) {
      const endsAt = endsInDays === undefined ? null : new Date(now + endsInDays * dayMs);
      const days = one.package === 'TRIAL' ? 30 : 365;
      await insertMembership(app.db, { id: app.newId(), userId: id, packageCode: one.package, startsAt: endsAt ? new Date(endsAt.getTime() - days * dayMs) : at, endsAt });
    }
    ids.set(email as DemoIdentifier, id);
  }
  return ids;
}
