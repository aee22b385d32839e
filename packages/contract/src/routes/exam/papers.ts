/** Tests as files to print: codes, their papers, keys and answer sheets, made by a job that its owner follows. */
import { jobRunStates } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { examContent } from '../../exam-content.ts';
import { questionContent } from '../../question-content.ts';
import { empty, id, idParams, instant, text } from '../../schemas.ts';
import { shownKey } from '../../shown.ts';

/**
 * Files that can be made besides the papers: `key` is a table with the answers of all codes, `solutions` the
 * explanations, `matrix` the matrix and the specification table, `sheet` the answer sheet, `audio` all recordings of
 * the test as one.
 */
export const paperExtras = ['key', 'solutions', 'matrix', 'sheet', 'audio'] as const;
export type PaperExtra = (typeof paperExtras)[number];

export const paperFormats = ['pdf', 'word'] as const;

export const paperOptions = z.strictObject({
  /** 0: the test as it was written, without a code. */
  codes: z.int().min(0).max(24, 'tooBig').default(0),
  digits: z.union([z.literal(3), z.literal(4)]).default(3),
  shuffleQuestions: z.boolean().default(true),
  shuffleOptions: z.boolean().default(true),
  /** Question numbers run through the whole test, or restart in each part. */
  numbering: z.enum(['through', 'parts']).default('through'),
  columns: z.union([z.literal(1), z.literal(2)]).default(1),
  /** The language of what the paper adds to the questions; without it that of the request. */
  language: z.enum(['vi', 'en']).optional(),
  formats: z.array(z.enum(paperFormats)).min(1, 'required').max(2),
  extras: z.array(z.enum(paperExtras)).max(paperExtras.length).default([]),
  /** The header of the paper. Where a text is empty, a line to write on is printed. */
  authority: text(100).default(''),
  school: text(100).default(''),
  year: text(20).default(''),
  /** The class for whose learners the answer sheets are printed, with their names and numbers; null: without names. */
  classId: id.nullable().default(null),
});
export type PaperOptions = z.output<typeof paperOptions>;

/** The same seed gives the same codes, so that the preview equals the files. */
const seed = z.string().regex(/^[a-z0-9]{8,32}$/, 'invalid');

export const paperFile = z.strictObject({
  position: z.int(),
  kind: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  /** Null until it has been generated. */
  bytes: z.int().nullable(),
  /** Error code when this file could not be made. */
  problem: z.string().nullable(),
});

export const paperSet = z.strictObject({
  id,
  examId: id,
  name: z.string(),
  runId: id,
  state: z.enum(jobRunStates),
  codes: z.array(z.string()),
  options: paperOptions,
  files: z.array(paperFile),
  createdAt: instant,
  /** When the files are deleted. */
  expiresAt: instant,
});
export type PaperSet = z.infer<typeof paperSet>;

const shownKeys = z.array(z.strictObject({ question: id, answerKey: shownKey }));

const makers = ['ADMIN', 'OPERATOR', 'TEACHER'] as const;
const feature = 'use-content' as const;

export const paperRoutes = defineRoutes({
  'POST /itf/unit-tests/{id}/papers': {
    summary: 'Make a test into files to print; a system test counts against the month once',
    idempotency: 'key',
    access: makers,
    feature,
    blank: { name: 'id', code: 'UNIT_TEST_ID_BLANK' },
    params: idParams,
    body: paperOptions.extend({ seed: seed.optional() }),
    reply: paperSet,
    errors: [
      'UNIT_TEST_NOT_FOUND',
      'TEST_CONTENT_INSUFFICIENT',
      'NO_AUDIO',
      'CLASS_NOT_FOUND',
      'REACH_LIMIT_SYSTEM_TESTS',
      'PACKAGE_REQUIRED',
      'TOO_MANY_REQUESTS',
    ],
  },
  'POST /itf/unit-tests/{id}/paper-preview': {
    summary: 'A page of a paper as a picture, before papers are made',
    idempotency: 'natural',
    access: makers,
    feature,
    blank: { name: 'id', code: 'UNIT_TEST_ID_BLANK' },
    params: idParams,
    body: z.strictObject({
      options: paperOptions,
      seed,
      /** Null: the test as it was written. */
      code: z
        .string()
        .regex(/^\d{3,4}$/, 'invalid')
        .nullable(),
      page: z.int().min(1).max(200),
    }),
    reply: z.strictObject({
      pages: z.int(),
      /** The last page if the requested number is too high. */
      page: z.int(),
      /** PNG in base64. */
      picture: z.string(),
      /** Whether the test has recordings. */
      heard: z.boolean(),
    }),
    errors: ['UNIT_TEST_NOT_FOUND', 'TEST_CONTENT_INSUFFICIENT', 'PACKAGE_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'GET /itf/unit-tests/{id}/papers': {
    summary: 'What the caller has had made of a test and can still download, newest first',
    access: makers,
    feature,
    blank: { name: 'id', code: 'UNIT_TEST_ID_BLANK' },
    params: idParams,
    reply: z.array(paperSet),
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'GET /itf/papers/{id}': {
    summary: 'Files that the caller asked for, and how far they are',
    access: makers,
    feature,
    params: idParams,
    reply: paperSet,
    errors: ['NOT_FOUND'],
  },
  'GET /itf/papers/{id}/keys': {
    summary: 'The frozen test with the keys that the caller may see, and the seed that its codes are made by',
    access: makers,
    feature,
    params: idParams,
    reply: z.strictObject({
      content: examContent,
      seed: z.string(),
      keys: shownKeys,
      /** By code: the drawn questions that replace the test's own. */
      draws: z
        .record(z.string(), z.strictObject({ contents: z.record(z.string(), questionContent), keys: shownKeys }))
        .nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /itf/papers/{id}/key-table': {
    summary: 'The keys of all codes that the caller may see, as a workbook',
    access: makers,
    feature,
    params: idParams,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['NOT_FOUND'],
  },
  'GET /itf/papers/{id}/files/{position}': {
    summary: 'One file, for whoever asked for it',
    access: makers,
    feature,
    params: z.object({ id, position: z.coerce.number().int().min(0).max(1000) }),
    file: 'application/octet-stream',
    errors: ['NOT_FOUND'],
  },
  'GET /itf/papers/{id}/zip': {
    summary: 'All files that are made by now, in one',
    access: makers,
    feature,
    params: idParams,
    file: 'application/zip',
    errors: ['NOT_FOUND'],
  },
  'DELETE /itf/papers/{id}': {
    summary: 'Delete files that the caller asked for, and stop making them',
    access: makers,
    feature,
    params: idParams,
    reply: empty,
    errors: ['NOT_FOUND'],
  },
});
