/** Import of learners from spreadsheets, into a class or into the teacher's list. */
import { genders, importFields } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams } from '../../schemas.ts';

const teacher = ['TEACHER'] as const;
const feature = 'manage-classes';

export type { ImportField } from '@vumon/domain';

export const importColumn = z.strictObject({
  /** Columns are counted from 0: A is 0. */
  index: z.int(),
  header: z.string(),
  /** The first value below the header. */
  sample: z.string(),
  field: z.enum(importFields).nullable(),
});
export type ImportColumn = z.infer<typeof importColumn>;

export const importProblem = z.strictObject({
  field: z.enum(importFields).nullable(),
  value: z.string(),
  /** Key under `reasons` of the catalog `imports`. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ImportProblem = z.infer<typeof importProblem>;

const importRow = z.strictObject({
  row: z.int(),
  name: z.string(),
  /** The error code of the first problem: `IMPORT_…` or the limit that is reached. */
  code: z.string(),
  problems: z.array(importProblem),
});

/** A row that can be imported: what was read of it. */
const importGoodRow = z.strictObject({
  row: z.int(),
  name: z.string(),
  code: z.string().nullable(),
  birthday: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

export const importChecked = z.strictObject({
  step: z.literal('CHECKED'),
  importId: id,
  fileName: z.string(),
  sheet: z.string(),
  /** All visible sheets with content, from which the teacher can choose another one. */
  sheets: z.array(z.string()),
  /** Rows are counted from 1, as spreadsheets do; 0: the list begins without a header. */
  headerRow: z.int(),
  /** False: no row reads like a header, and the one above is a guess. */
  headerFound: z.boolean(),
  /** The text of the first rows, from which the teacher can choose the header. */
  topRows: z.array(z.strictObject({ row: z.int(), text: z.string() })),
  rows: z.int(),
  /** The file is the product's own template: its columns need no matching. */
  isTemplate: z.boolean(),
  columns: z.array(importColumn),
  good: z.int(),
  goodRows: z.array(importGoodRow),
  bad: z.array(importRow),
  /** Rows whose learner is already in the class. */
  already: z.int(),
  notes: z.array(
    z.strictObject({
      code: z.enum([
        'PHONE_ZERO',
        'NAME_LETTER',
        'NAME_CAPITALS',
        'NAME_NOTE',
        'MONTH_FIRST',
        'LINES_PASSED_OVER',
        'IMPORT_DUPLICATE_PHONE',
        'IMPORT_ALREADY_ADDED',
        'IMPORT_EXISTING',
        'IMPORT_OLD',
      ]),
      count: z.int(),
    }),
  ),
  /**
   * How many learners the class has and may have (the teacher's list, where the import names no class); null: no limit.
   */
  students: z.int(),
  studentLimit: z.int().nullable(),
  /** The grade that the dates of birth are of, if it is another than that of the class. */
  otherGrade: z.int().nullable(),
});
export type ImportChecked = z.infer<typeof importChecked>;

export const importDone = z.strictObject({
  step: z.literal('IMPORTED'),
  added: z.int(),
  /** How many of them were in the teacher's list before. */
  linked: z.int(),
  already: z.int(),
  skipped: z.int(),
  students: z.int(),
});
export type ImportDone = z.infer<typeof importDone>;

/** `{"3":"phone"}`: field by column index. JSON, because multipart carries text only. */
const columnChoice = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'invalid' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().regex(/^\d{1,3}$/), z.enum(importFields)));

const importBody = z
  .strictObject({
    step: z.enum(['CHECK', 'CONFIRM']),
    importId: id.optional(),
    /** What the teacher chose instead of what was found: sheet, row of the header (0: none), columns. */
    sheet: z.string().max(60, 'tooLong').optional(),
    headerRow: z
      .string()
      .regex(/^\d{1,4}$/, 'invalid')
      .transform(Number)
      .optional(),
    columns: columnChoice.optional(),
  })
  .refine((body) => body.step === 'CHECK' || body.importId !== undefined, { path: ['importId'], message: 'required' });

const importErrors = [
  'STUDENT_CONSENT_REQUIRED',
  'IMPORT_FILE_FORMAT',
  'IMPORT_ROW_LIMIT',
  'IMPORT_NO_ROWS',
  'IMPORT_FILE_CHANGED',
  'IMPORT_FAILED',
  'IMPORT_ENCODING',
  'IMPORT_NO_NAME',
] as const;

export const studentImportRoutes = defineRoutes({
  'GET /itf/classes/students/import-template': {
    summary: 'The template workbook with the fixed column order',
    access: teacher,
    feature,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /itf/classes/{id}/students/import': {
    summary:
      'Import learners from .xls or .xlsx: CHECK reads the file and stores nothing but the check; CONFIRM imports the good rows of exactly that file',
    idempotency: 'key',
    access: teacher,
    feature,
    params: idParams,
    upload: { setting: 'import-file-mebibytes' },
    body: importBody,
    reply: z.discriminatedUnion('step', [importChecked, importDone]),
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE', ...importErrors],
  },
  'POST /itf/students/import': {
    summary: "Import learners into the teacher's list without a class, in the same two steps",
    idempotency: 'key',
    access: teacher,
    feature,
    upload: { setting: 'import-file-mebibytes' },
    body: importBody,
    reply: z.discriminatedUnion('step', [importChecked, importDone]),
    errors: importErrors,
  },
  'GET /itf/classes/students/import/{id}/errors': {
    summary: 'The rows of a checked file that cannot be imported, as a workbook',
    access: teacher,
    feature,
    params: idParams,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
});
