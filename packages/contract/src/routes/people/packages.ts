/** Packages on sale, and their administration together with the limits of the product. */
import { features, offerBounds, offerCodes, settingKeys, uploadSettings, type UploadSetting } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { changeOf, packageCode, snapshot, text } from '../../schemas.ts';

const admin = ['ADMIN'] as const;
const offerCode = z.enum(offerCodes);
const feature = z.enum(features);
const settingKey = z.enum(settingKeys as [(typeof settingKeys)[number], ...(typeof settingKeys)[number][]]);

const shownCaps = z.strictObject({
  classes: z.int(),
  students: z.int(),
  studentsPerClass: z.int(),
  systemTestsPerMonth: z.int().nullable(),
});

const offerOnSale = z.strictObject({
  code: offerCode,
  /** How many accounts get it: more than one for COMBO. */
  accounts: z.int(),
  audience: z.enum(['teacher', 'student']),
  level: z.int().nullable(),
  name: z.string(),
  nameEn: z.string(),
  price: z.int().nullable(),
  /** How many months a paid teacher package runs; null for packages that are counted in tests. */
  months: z.int().nullable(),
  /** Days of a trial. */
  days: z.int().nullable(),
  /** Tests in a learner's package. */
  tests: z.int().nullable(),
  recommended: z.boolean(),
  features: z.array(feature),
  caps: shownCaps.nullable(),
});

const bounded = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int('wrongType').min(min, 'tooSmall').max(max, 'tooBig');

/** What an administrator edits. Which of the fields a package has depends on its audience; the service checks that. */
const editable = {
  name: text(60, 1),
  nameEn: text(60, 1),
  price: bounded(offerBounds.price).nullable(),
  months: bounded(offerBounds.months).nullable(),
  days: bounded(offerBounds.days).nullable(),
  uses: bounded(offerBounds.uses).nullable(),
  recommended: z.boolean(),
  ladder: bounded(offerBounds.ladder).nullable(),
  features: z.array(feature).max(features.length, 'tooBig'),
  caps: z
    .strictObject({
      classes: bounded(offerBounds.classes),
      students: bounded(offerBounds.students),
      studentsPerClass: bounded(offerBounds.studentsPerClass),
      systemTestsPerMonth: bounded(offerBounds.systemTestsPerMonth).nullable(),
      teachers: bounded(offerBounds.teachers).nullable(),
    })
    .nullable(),
};

const managedPackage = z.strictObject({
  ...editable,
  code: offerCode,
  gives: packageCode,
  accounts: z.int(),
  audience: z.enum(['teacher', 'student']),
  level: z.int().nullable(),
  rank: z.int().nullable(),
  revision: z.int(),
});
export type ManagedPackage = z.infer<typeof managedPackage>;

const managedSetting = z.strictObject({
  key: settingKey,
  value: z.int(),
  min: z.int(),
  max: z.int(),
  revision: z.int(),
});
export type ManagedSetting = z.infer<typeof managedSetting>;

const revision = z.int().min(1);

export const packageRoutes = defineRoutes({
  'GET /memberships': {
    summary: 'Packages on sale, with prices and what they open',
    access: 'public',
    query: z.object({ roleCode: z.enum(['teacher', 'student']).optional() }),
    reply: z.array(offerOnSale),
  },
  'GET /itf/packages': {
    summary: 'All packages and offers as rows: sold or not',
    access: admin,
    reply: z.array(managedPackage),
  },
  'PUT /itf/packages/{code}': {
    summary: 'Change a package; `revision` is the one that the change is based on',
    access: admin,
    params: z.object({ code: offerCode }),
    body: z.strictObject({ ...editable, revision }),
    reply: managedPackage,
    errors: ['VERSION_CONFLICT'],
  },
  'GET /itf/packages/{code}/history': {
    summary: 'Every revision of a package with who made it, the newest first',
    access: admin,
    params: z.object({ code: offerCode }),
    reply: z.array(changeOf(snapshot)),
  },
  'GET /itf/app-settings/limits': {
    summary: 'Limits that forms check before they send: sizes of files in bytes, rows, lengths',
    access: 'public',
    reply: z.strictObject({
      id: z.literal('limits'),
      value: z.strictObject({
        uploadBytes: z.strictObject(
          Object.fromEntries(uploadSettings.map((key) => [key, z.int()])) as Record<UploadSetting, z.ZodInt>,
        ),
        studentImportRows: z.int(),
        questionImportRows: z.int(),
        otpDigits: z.int(),
        emailLength: z.int(),
      }),
    }),
  },
  'GET /itf/settings': {
    summary: 'The limits of the product with their bounds',
    access: admin,
    reply: z.array(managedSetting),
  },
  'PUT /itf/settings/{key}': {
    summary: 'Change a limit; `revision` is the one that the change is based on',
    access: admin,
    params: z.object({ key: settingKey }),
    body: z.strictObject({ value: z.number(), revision }),
    reply: managedSetting,
    errors: ['VERSION_CONFLICT'],
  },
  'GET /itf/settings/{key}/history': {
    summary: 'Every revision of a limit with who made it, the newest first',
    access: admin,
    params: z.object({ key: settingKey }),
    reply: z.array(changeOf(z.int())),
  },
});
