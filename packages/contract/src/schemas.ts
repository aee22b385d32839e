/** Schemas that several domains share. Messages are codes of the catalog namespace `fields`. */
import { genders, packageCodes, pageSizes, settingRecords, tidy, vietnameseD } from '@vumon/domain';
import { z } from 'zod';

export const id = z.uuid();
export const packageCode = z.enum(packageCodes);
export const idParams = z.object({ id });
/** ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true });
/** YYYY-MM-DD */
export const day = z.iso.date();

/** Free text of a form: NFC, runs of blanks folded; with `min` 1 it is required. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .max(4 * max + 100, 'tooLong')
    .transform(tidy)
    .pipe(z.string().min(min, 'required').max(max, 'tooLong'));

/** Several lines: blanks inside a line are folded, and no more than one empty line stays between two. */
export const lines = (max: number, min = 1) =>
  z
    .string()
    .max(4 * max + 100, 'tooLong')
    .transform((value) =>
      value
        .normalize('NFC')
        .split(/\r\n|\r|\n/)
        .map((line) => line.replace(/\s+/gu, ' ').trim())
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(z.string().min(min, 'required').max(max, 'tooLong'));

/** Whether neither end has a blank: for values that are refused rather than trimmed. */
export const noBlankEnds = (value: string): boolean => value === value.trim();

/** A person's name. Letters that look like Đ become Đ, so that names are found and sorted as one. */
const nameText = (max: number, min = 0) => text(max, min).transform(vietnameseD);
export const givenName = nameText(30, 1);
export const lastName = nameText(30);
/** A full name as it is entered at sign-up. */
export const fullName = nameText(45, 1);
export const email = z
  .string()
  .max(settingRecords['account-email-length'].max, 'emailTooLong')
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email('emailInvalid'));
export const gender = z.enum(genders);
export const studentCode = z
  .string()
  .max(100, 'studentCodeInvalid')
  .transform((value) => value.trim())
  .pipe(z.string().regex(/^[A-Za-z0-9._-]{1,10}$/, 'studentCodeInvalid'));
export const gradeId = z
  .string()
  .min(1, 'required')
  .regex(/^[A-Za-z0-9_-]{1,20}$/, 'invalid');
export const classCode = z
  .string()
  .max(200, 'classCodeInvalid')
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^[A-Za-z0-9._-]{2,50}$/, 'classCodeInvalid'),
  );

/** One revision in a history: its author and time. `before` is null for the first one. */
export const changeOf = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    revision: z.int().min(1),
    at: instant,
    by: z.strictObject({ id, fullName: z.string() }).nullable(),
    before: value.nullable(),
    after: value,
  });
/** A revision as it was stored: older ones may lack fields that were added later. */
export const snapshot = z.record(z.string(), z.unknown());

/** Page from 0, size 10, 20, 50 or 100. Query values come as text. */
export const pageQuery = {
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  size: z.coerce
    .number()
    .int()
    .refine((size) => (pageSizes as readonly number[]).includes(size), 'pageSize')
    .default(20),
};
export const search = z.string().max(200).transform(tidy).optional();
/** A filter of several values: `?skill=GR&skill=VO` or `?skill=GR,VO`. */
export const several = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) =>
      value === undefined || value === '' ? undefined : Array.isArray(value) ? value : String(value).split(','),
    z.array(item).max(60).optional(),
  );
export const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

export const empty = z.null();

/** A birthday. The service checks that it is in the past, because a schema has no clock. */
export const pastDay = z.iso
  .date({ error: 'birthdayInvalid' })
  .refine((value) => value >= '1900-01-01', 'birthdayInvalid');
