/** Texts about the operator of the site: hotline, mail, address, company, pages elsewhere. */
import { siteTextKeys, siteTextRecords, type SiteTextKey } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { changeOf, snapshot, text } from '../../schemas.ts';

const admin = ['ADMIN'] as const;

const each = <Schema extends z.ZodType>(schema: (key: SiteTextKey) => Schema) =>
  Object.fromEntries(siteTextKeys.map((key) => [key, schema(key)])) as Record<SiteTextKey, Schema>;

const managedTexts = z.strictObject({
  /** 0 before the first change. */
  revision: z.int(),
  texts: z.strictObject(each(() => z.string())),
});

export const siteTextRoutes = defineRoutes({
  'GET /itf/app-settings/site': {
    summary: 'Whom to contact and who operates the site; null for what is not set',
    access: 'public',
    reply: z.strictObject({
      id: z.literal('site'),
      value: z.strictObject(each(() => z.string().nullable())),
    }),
  },
  'GET /itf/site-texts': {
    summary: 'The texts about the operator, for changing them',
    access: admin,
    reply: managedTexts,
  },
  'PUT /itf/site-texts': {
    summary: 'Change the texts about the operator; `revision` is the one that the change is based on',
    access: admin,
    body: z.strictObject({ revision: z.int(), texts: z.strictObject(each((key) => text(siteTextRecords[key].max))) }),
    reply: managedTexts,
    errors: ['VERSION_CONFLICT'],
  },
  'GET /itf/site-texts/history': {
    summary: 'Every revision of the texts with who made it, the newest first',
    access: admin,
    reply: z.array(changeOf(snapshot)),
  },
});
