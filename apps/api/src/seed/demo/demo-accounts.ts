/** Accounts of the demo school; `npm start` prints them. */
import type { PackageCode, Role } from '@vumon/domain';
import { demoPassword } from '../../config.ts';

export interface DemoAccount {
  readonly label: string;
  /** What is entered at sign-in. */
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

const account = <const A extends Omit<DemoAccount, 'password'>>(one: A) => ({ ...one, password: demoPassword });

export const demoAccounts = [
  account({
    label: 'Teacher, ADVANCE (class 9A1)',
    identifier: 'thuha@vumon.example',
    role: 'TEACHER',
    package: 'ADVANCE',
    lastName: 'Nguyễn Thu',
    firstName: 'Hà',
    gender: 'FEMALE',
    phone: '0912345601',
    endsInDays: 214,
  }),
  account({
    label: 'Teacher, BASIC',
    identifier: 'minhduc@vumon.example',
    role: 'TEACHER',
    package: 'BASIC',
    lastName: 'Trần Minh',
    firstName: 'Đức',
    gender: 'MALE',
    phone: '0912345602',
    endsInDays: 96,
  }),
  account({
    label: 'Teacher, TRIAL',
    identifier: 'ngoclan@vumon.example',
    role: 'TEACHER',
    package: 'TRIAL',
    lastName: 'Lê Ngọc',
    firstName: 'Lan',
    gender: 'FEMALE',
    phone: '0912345603',
    endsInDays: 22,
  }),
  account({
    label: 'Teacher, expired package',
    identifier: 'vanson@vumon.example',
    role: 'TEACHER',
    package: 'ADVANCE',
    lastName: 'Phạm Văn',
    firstName: 'Sơn',
    gender: 'MALE',
    phone: '0912345604',
    endsInDays: -12,
  }),
  account({
    label: 'Student (class 9A1)',
    identifier: 'minhanh@vumon.example',
    role: 'STUDENT',
    package: null,
    lastName: 'Phạm Minh',
    firstName: 'Anh',
    gender: 'FEMALE',
    phone: '0912345605',
  }),
  account({
    label: 'Operator',
    identifier: 'operator@vumon.example',
    role: 'OPERATOR',
    package: null,
    lastName: 'Ban Biên tập',
    firstName: 'Vumon',
    gender: 'FEMALE',
  }),
  account({
    label: 'Sales',
    identifier: 'sale@vumon.example',
    role: 'SALE',
    package: null,
    lastName: 'Đỗ Quang',
    firstName: 'Huy',
    gender: 'MALE',
  }),
  account({
    label: 'Admin',
    identifier: 'admin@vumon.example',
    role: 'ADMIN',
    package: null,
    lastName: 'Hoàng Gia',
    firstName: 'Bảo',
    gender: 'MALE',
  }),
] as const satisfies readonly DemoAccount[];

export type DemoIdentifier = (typeof demoAccounts)[number]['identifier'];
