/**
 * Import of questions from Word files, pasted papers, GIFT and spreadsheets in two steps: the teacher sees the file
 * beside its questions and corrects them, then imports the chosen ones. Similar questions are listed by the routes of
 * question-similarity.
 */
import { cefrLevels, difficulties, privacies, skills, subjects, settingRecords } from '@vumon/domain';
import { questionTypeCodes } from '@vumon/question-types';
import { keySources, labelStyles, optionChoices } from '@vumon/question-import/choices';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, text } from '../../schemas.ts';
import { shownKey } from '../../shown.ts';

const staff = ['TEACHER', 'OPERATOR', 'ADMIN'] as const;
const feature = 'write-questions';
const reference = z.string().max(40);

/** A remark on a line; `code` is a key under `reasons` or `notices` of the catalog `question-imports`. */
const note = z.strictObject({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });

/** A question of the bank with the same or nearly the same text. */
export const similarQuestion = z.strictObject({
  id,
  scope: z.enum(['SYSTEM', 'USER']),
  title: z.string(),
  /** True for the same text; otherwise it is only similar. */
  exact: z.boolean(),
  /** From 0 to 1. */
  similarity: z.number(),
});
export type SimilarQuestion = z.infer<typeof similarQuestion>;

const question = z.strictObject({
  type: z.enum(questionTypeCodes),
  schemaVersion: z.int(),
  content: z.unknown(),
  answerKey: shownKey,
});
const level = z.enum(difficulties);

const row = z.strictObject({
  /** Line of the text or paper, or row of the sheet, from 1. */
  line: z.int(),
  /** The numbers that are printed before the question in the paper. */
  labels: z.array(z.int()),
  /** What the paper says that they are worth, in hundredths; null where it does not say it of each number. */
  points: z.number().nullable(),
  /** Index among `parts`. */
  part: z.int().nullable(),
  level,
  /** How the file marks the right answer: underlined, in a key table, and so on. */
  keySource: z.string().nullable(),
  /** What each source of the file says about the right answer. */
  keys: z.array(z.strictObject({ source: z.string(), key: z.string() })),
  /** A notice says why the question is not certain, and the teacher has not said that it is right. */
  doubtful: z.boolean(),
  /** The teacher has set it aside: it is not imported. */
  aside: z.boolean(),
  /** The teacher has rewritten it, or created it from lines that the reader did not recognize. */
  edited: z.boolean(),
  made: z.boolean(),
  /** The question as it would be imported; null when its lines are no complete question. */
  question: question.nullable(),
  type: z.enum(questionTypeCodes).nullable(),
  title: z.string(),
  problems: z.array(note),
  notices: z.array(note),
  /** The line of an earlier question with the same text. */
  sameAsLine: z.int().nullable(),
  /** Null in the reply to a change that left the question as it was. */
  similar: z.array(similarQuestion).nullable(),
});
export type QuestionImportRow = z.infer<typeof row>;

/**
 * A line of the file. In its markup U+E000, a number and U+E001 stand for the element of `objects` with that number.
 */
const piece = z.strictObject({
  line: z.int(),
  markup: z.string(),
  /**
   * What was read as a label or as the letter of an option: its first letter in the markup and the one behind it, counted
   * without blanks, formulas and objects.
   */
  signs: z.array(z.strictObject({ kind: z.enum(['label', 'option']), from: z.int(), to: z.int() })),
  place: z.enum(['title', 'part', 'passage', 'question', 'keys', 'unknown', 'aside']),
  /** The row (question) that the line belongs to. */
  question: z.int().nullable(),
  /** The teacher has assigned it by hand. */
  moved: z.boolean(),
});
export type ImportPiece = z.infer<typeof piece>;

const paperObject = z.strictObject({
  id: z.int(),
  kind: z.enum(['picture', 'formula']),
  state: z.enum(['formula', 'picture', 'aside', 'unseen']),
  media: z.string().nullable(),
  latex: z.string().nullable(),
  /** Number for `GET …/file`, where the picture has a format that browsers do not draw. */
  file: z.int().nullable(),
  alt: z.string(),
});
export type ImportObject = z.infer<typeof paperObject>;

/** Choices for a whole file; what is absent is found by counting. */
const readingChoices = z.strictObject({
  /** How its questions begin. */
  label: z.enum(labelStyles).optional(),
  /** How its options begin. */
  option: z.enum(optionChoices).optional(),
  /** The only source of its keys. */
  key: z.enum(keySources).optional(),
  /** What four items a to d are. */
  letters: z.enum(['choice', 'true-false']).optional(),
  /** The paper's code, where the table of keys has a column for each; "2." and "B." are the names of sets. */
  code: z
    .string()
    .regex(/^(?:\d{2,4}|(?:\d{1,2}|[A-E])\.)$/, 'invalid')
    .optional(),
});

/** How a paper was read, with what each choice would find in it. */
const reading = z.strictObject({
  choices: readingChoices,
  label: z.enum(labelStyles),
  option: z.enum(optionChoices).nullable(),
  letters: z.enum(['choice', 'true-false']),
  labels: z.array(z.strictObject({ label: z.enum(labelStyles), count: z.int() })),
  options: z.array(z.strictObject({ option: z.enum(optionChoices), count: z.int() })),
  keys: z.array(z.strictObject({ key: z.enum(keySources), count: z.int() })),
  codes: z.array(z.string()),
  code: z.string().nullable(),
  understood: z.int(),
  lines: z.int(),
  /** The file holds pictures of pages and no text. */
  scanned: z.boolean(),
  remember: z.boolean(),
});

const check = z.strictObject({
  importId: id,
  fileName: z.string(),
  format: z.enum(['GIFT', 'SHEET', 'WORD', 'TEXT']),
  createdAt: instant,
  /** The paper's title and language. */
  title: z.string(),
  language: z.enum(['vi', 'en']).nullable(),
  /** Empty once the import is done. */
  rows: z.array(row),
  pieces: z.array(piece),
  parts: z.array(z.strictObject({ number: z.int(), name: z.string(), points: z.number().nullable() })),
  objects: z.array(paperObject),
  /** Parts of the file that are not read, such as headers and comments. */
  leftOut: z.array(z.strictObject({ code: z.string(), text: z.string(), count: z.int() })),
  /** What the lines above the questions say about the paper. */
  header: z
    .strictObject({
      minutes: z.int().nullable(),
      grade: z.int().nullable(),
      subject: z.enum(subjects).nullable(),
      kind: z.enum(['quiz', 'lesson', 'mid-term', 'end-of-term']).nullable(),
    })
    .nullable(),
  /** Null for imports that are not read from a paper, or were read before there were choices. */
  reading: reading.nullable(),
  /** The test that was created from the import. */
  examId: id.nullable(),
  importedAt: instant.nullable(),
  imported: z.int(),
});
export type QuestionImport = z.infer<typeof check>;

const lineNumber = z.int().min(1);
const objectChange = z.union([
  z.strictObject({ media: z.string().max(40) }),
  z.strictObject({ latex: z.string().min(1, 'required').max(2000, 'tooLong') }),
  z.strictObject({ aside: z.literal(true) }),
]);

/** The right answers of one item: ids of options, or texts. */
const itemKey = {
  line: lineNumber,
  item: z.string().regex(/^[a-z0-9]{1,16}$/, 'invalid'),
  values: z.array(z.string().max(500, 'tooLong')).max(30),
};

/** One decision of the teacher. */
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('key'), ...itemKey }),
  /** The keys of a whole paper at once. */
  z.strictObject({ kind: z.literal('keys'), keys: z.array(z.strictObject(itemKey)).min(1).max(2000) }),
  z.strictObject({ kind: z.literal('level'), line: lineNumber, level }),
  z.strictObject({
    kind: z.literal('piece'),
    /** The first of these lines becomes the new question, the rest belong to it. */
    lines: z.array(lineNumber).min(1).max(200),
    to: z.enum(['lead', 'stem', 'solution', 'new', 'aside', 'unknown']),
    question: lineNumber.optional(),
  }),
  /** Null undoes the change: the object is as it was read. */
  z.strictObject({ kind: z.literal('object'), object: z.int().min(1), to: objectChange.nullable() }),
  z.strictObject({
    kind: z.literal('edit'),
    line: lineNumber,
    to: z
      .strictObject({
        type: z.enum(questionTypeCodes),
        schemaVersion: z.int(),
        content: z.unknown(),
        answerKey: z.unknown(),
      })
      .nullable(),
  }),
  /** Reads the whole file again. */
  z.strictObject({ kind: z.literal('reading'), choices: readingChoices, remember: z.boolean() }),
  /** The teacher has looked at doubtful questions. */
  z.strictObject({ kind: z.literal('looked'), lines: z.array(lineNumber).min(1).max(1000), looked: z.boolean() }),
  z.strictObject({ kind: z.literal('aside'), lines: z.array(lineNumber).min(1).max(1000), aside: z.boolean() }),
]);

/** Points in hundredths; `part` null for the questions before the first part. */
const examOfPaper = z.strictObject({
  name: text(100, 1),
  examType: z.int().min(1).max(999),
  minutes: z.int().min(1, 'tooSmall').max(600, 'tooBig'),
  /**
   * Chosen lines whose questions the own bank may have already: one with the same content and the same key is used, and
   * nothing is added for it.
   */
  reuse: z.array(z.int().min(1)).max(settingRecords['question-import-rows'].max).default([]),
  parts: z
    .array(
      z.strictObject({
        part: z.int().min(0).nullable(),
        name: text(100, 1),
        points: z.int().min(1, 'required').max(100_000, 'tooBig'),
      }),
    )
    .min(1)
    .max(20),
});

export const questionImportRoutes = defineRoutes({
  'GET /questions/import/template': {
    summary: 'The template workbook with headers, examples and a guide',
    access: staff,
    feature,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /questions/import': {
    summary:
      'Check a .gift or .txt in GIFT or with numbered questions, or an .xlsx or .xls: stores nothing but the check',
    idempotency: 'key',
    access: staff,
    feature,
    upload: { setting: 'import-file-mebibytes' },
    reply: check,
    errors: [
      'IMPORT_FILE_FORMAT',
      'IMPORT_ROW_LIMIT',
      'IMPORT_NO_ROWS',
      'IMPORT_ENCODING',
      'IMPORT_NO_QUESTION',
      'SERVER_BUSY',
    ],
  },
  'POST /questions/import/paper': {
    summary:
      'Read a paper: a .docx, a PDF with text, an .html (a page, or what was pasted with its looks), or a .txt with numbered questions. Stores nothing but the check and its pictures',
    idempotency: 'key',
    access: staff,
    feature,
    upload: { setting: 'word-file-mebibytes' },
    reply: check,
    errors: [
      'WORD_NOT_DOCX',
      'WORD_OLD',
      'WORD_LOCKED',
      'WORD_DAMAGED',
      'WORD_TOO_HEAVY',
      'WORD_NO_QUESTIONS',
      'PDF_LOCKED',
      'PDF_SCAN',
      'PDF_DAMAGED',
      'IMPORT_ENCODING',
      'IMPORT_ROW_LIMIT',
      'MEDIA_QUOTA_REACHED',
      'SERVER_BUSY',
    ],
  },
  'POST /questions/import/{id}/change': {
    summary:
      'One decision in the review of a check: a key, a level, the place of a line, a picture, a question written anew',
    idempotency: 'key',
    access: staff,
    feature,
    params: idParams,
    body: change,
    reply: check,
    errors: ['NOT_FOUND', 'IMPORT_INVALID', 'IMPORT_FORMULA_INVALID', 'BODY_INVALID'],
  },
  'GET /questions/import/{id}/file': {
    summary: 'A picture of the file in a form that browsers do not draw, such as EMF or WMF, as it is',
    access: staff,
    feature,
    params: idParams,
    query: z.strictObject({ n: z.coerce.number().int().min(0) }),
    file: 'application/octet-stream',
    errors: ['NOT_FOUND'],
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
        examId: id.nullable(),
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
    idempotency: 'key',
    access: staff,
    feature,
    params: idParams,
    body: z.strictObject({
      lines: z.array(z.int().min(1)).min(1, 'required').max(settingRecords['question-import-rows'].max),
      subject: z.enum(subjects),
      gradeId: reference.nullable().default(null),
      skill: z.enum(skills),
      topicId: reference.nullable().default(null),
      /** The level of questions whose lines name none. */
      difficulty: z.enum(difficulties).default('NA'),
      cefr: z.enum(cefrLevels).default('NA'),
      seriesId: reference.nullable().default(null),
      labels: z.array(reference).max(20).default([]),
      privacy: z.enum(privacies).default('PRIVATE'),
      /** Also creates a test of them, in the order of the file, on a new format. */
      exam: examOfPaper.optional(),
    }),
    /** `imported`: how many questions were added to the bank. */
    reply: z.strictObject({ imported: z.int(), examId: id.nullable() }),
    errors: ['NOT_FOUND', 'IMPORT_INVALID', 'BODY_INVALID', 'PACKAGE_REQUIRED'],
  },
});
