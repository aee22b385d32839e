/** Import of questions from GIFT and spreadsheets in two steps: what the file holds is checked and shown, then what was chosen is imported. Questions that read alike are shown by the bank's own routes. */
import { cefrLevels, difficulties, privacies, skills, subjects, settingBounds } from '@vumon/domain';
import { questionTypeCodes } from '@vumon/question-types';
import { z } from 'zod';
import { defineRoutes } from '../define.ts';
import { id, idParams, instant } from '../schemas.ts';
import { shownKey } from '../shown.ts';

const staff = ['TEACHER', 'OPERATOR', 'ADMIN'] as const;
const feature = 'write-questions';
const reference = z.string().max(40);

/** Key under `reasons` or `notices` of the catalog `question-imports`. */
const note = z.strictObject({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });

/** A question of the bank that reads the same or nearly. */
export const similarQuestion = z.strictObject({
  id,
  scope: z.enum(['SYSTEM', 'USER']),
  title: z.string(),
  /** Reads the same; else similar. */
  exact: z.boolean(),
  /** 0 to 1 */
  similarity: z.number(),
});
export type SimilarQuestion = z.infer<typeof similarQuestion>;

const row = z.strictObject({
  /** Line of the text, or row of the sheet, from 1. */
  line: z.int(),
  type: z.enum(questionTypeCodes).nullable(),
  title: z.string(),
  problems: z.array(note),
  notices: z.array(note),
  /** An earlier line that reads the same. */
  sameAsLine: z.int().nullable(),
  similar: z.array(similarQuestion),
});
export type QuestionImportRow = z.infer<typeof row>;

const check = z.strictObject({
  importId: id,
  fileName: z.string(),
  format: z.enum(['GIFT', 'SHEET']),
  createdAt: instant,
  /** Empty once imported. */
  rows: z.array(row),
  importedAt: instant.nullable(),
  imported: z.int(),
});
export type QuestionImport = z.infer<typeof check>;

export const questionImportRoutes = defineRoutes({
  'GET /questions/import/template': {
    summary: 'The template workbook with headers, examples and a guide',
    access: staff,
    feature,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /questions/import': {
    summary: 'Check a .gift or .txt in GIFT, or an .xlsx or .xls: stores nothing but the check',
    access: staff,
    feature,
    upload: { setting: 'import-file-mebibytes' },
    reply: check,
    errors: ['IMPORT_FILE_FORMAT', 'IMPORT_ROW_LIMIT', 'IMPORT_NO_ROWS', 'IMPORT_ENCODING', 'IMPORT_NO_QUESTION'],
  },
  'GET /questions/imports': {
    summary: "The caller's latest checks and imports",
    access: staff,
    feature,
    reply: z.array(
      z.strictObject({
        importId: id,
        fileName: z.string(),
        rows: z.int(),
        createdAt: instant,
        importedAt: instant.nullable(),
        imported: z.int(),
      }),
    ),
  },
  'GET /questions/import/{id}': {
    summary: 'A check again, to go on with',
    access: staff,
    feature,
    params: idParams,
    reply: check,
    errors: ['NOT_FOUND'],
  },
  'GET /questions/import/{id}/question': {
    summary: 'One question of a check as it would be imported',
    access: staff,
    feature,
    params: idParams,
    query: z.strictObject({ line: z.coerce.number().int().min(1) }),
    reply: z.strictObject({
      type: z.enum(questionTypeCodes),
      schemaVersion: z.int(),
      content: z.unknown(),
      answerKey: shownKey,
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /questions/import/{id}/errors': {
    summary: 'What of a check cannot be imported, as a workbook',
    access: staff,
    feature,
    params: idParams,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['NOT_FOUND'],
  },
  'POST /questions/import/{id}/confirm': {
    summary: 'Import the chosen lines in one transaction; doing it again imports nothing twice',
    access: staff,
    feature,
    params: idParams,
    body: z.strictObject({
      lines: z.array(z.int().min(1)).min(1, 'required').max(settingBounds['question-import-rows'].max),
      subject: z.enum(subjects),
      gradeId: reference.nullable().default(null),
      skill: z.enum(skills),
      /** For lines that name no level. */
      difficulty: z.enum(difficulties).default('NA'),
      cefr: z.enum(cefrLevels).default('NA'),
      labels: z.array(reference).max(20).default([]),
      privacy: z.enum(privacies).default('PRIVATE'),
    }),
    reply: z.strictObject({ imported: z.int() }),
    errors: ['NOT_FOUND', 'IMPORT_INVALID', 'BODY_INVALID'],
  },
});
