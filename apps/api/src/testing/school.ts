/** A published test made of every question type's sample, assigned to a class: what tests of attempts and results start from. */
import { randomUUID } from 'node:crypto';
import type { ExamContent } from '@vumon/contract';
import type { AttemptMode, Counting, ReviewState } from '@vumon/domain';
import {
  itemsOf,
  questionType,
  questionTypeCodes,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import type { Db } from '#db';
import type { NewUser, TestUser } from './users.ts';

export interface School {
  readonly teacher: TestUser;
  readonly classId: string;
  readonly assignmentId: string;
  readonly examId: string;
  readonly examVersionId: string;
  readonly questions: readonly { id: string; code: QuestionTypeCode; items: string[]; schemaVersion: number }[];
  readonly content: ExamContent;
  enrol(student: TestUser): Promise<void>;
  student(name?: { firstName?: string; lastName?: string }): Promise<TestUser>;
}

/** What createSchool needs of a test app. */
interface TestContext {
  readonly db: Db;
  now(): number;
  createUser(user: NewUser): Promise<TestUser>;
}

export interface MadeQuestion {
  readonly code: QuestionTypeCode;
  readonly content: QuestionContent;
  readonly key: QuestionKey;
}

export interface SchoolOptions {
  readonly codes?: readonly QuestionTypeCode[];
  /** Questions instead of the types' samples. */
  readonly made?: readonly MadeQuestion[];
  /** Who assigns; a new teacher when absent. */
  readonly teacher?: TestUser;
  /** Null: no clock. */
  readonly minutes?: number | null;
  /** Milliseconds from now. */
  readonly startsIn?: number;
  readonly endsIn?: number;
  /** By default ON, so that scores show at once, and FREE. */
  readonly reviewOpen?: ReviewState;
  readonly reviewAfter?: ReviewState;
  readonly mode?: AttemptMode;
  /** By default 1. */
  readonly attemptsAllowed?: number | null;
  readonly counting?: Counting;
  /** Events during attempts are recorded. */
  readonly record?: boolean;
  /** Of the test's content; by default G9. */
  readonly gradeId?: string;
  /** Put into every text of every key. */
  readonly canary?: string;
}

/** 100 points in hundredths for each item, so that a share is easy to read off a score. */
export const pointsPerItem = 100;

/** The content of a test whose only part holds the questions in their order. */
function contentOf(
  questions: readonly (School['questions'][number] & MadeQuestion)[],
  { minutes, gradeId }: Pick<ExamContent, 'minutes' | 'gradeId'>,
): ExamContent {
  let number = 1;
  return {
    examId: randomUUID(),
    version: 1,
    name: 'Kiểm tra giữa kỳ',
    subject: 'ENGLISH',
    gradeId,
    minutes,
    totalQuestions: questions.reduce((sum, { items }) => sum + items.length, 0),
    totalPoints: questions.reduce((sum, { items }) => sum + items.length * pointsPerItem, 0),
    rounding: 'none',
    shuffle: true,
    sections: [
      {
        id: 'sect1',
        skill: 'GR',
        parts: [
          {
            id: 'part1',
            name: 'Phần I',
            instructions: '',
            questions: questions.map(({ id, code, items, schemaVersion, content: written }) => {
              const firstNumber = number;
              number += items.length;
              return {
                id,
                type: code,
                schemaVersion,
                content: written,
                items,
                firstNumber,
                points: Object.fromEntries(items.map((item) => [item, pointsPerItem])),
                skill: 'GR',
                difficulty: 'M2',
              };
            }),
          },
        ],
      },
    ],
  };
}

async function insertCatalogue(db: Db): Promise<void> {
  await db
    .insertInto('grades')
    .values({ id: 'G9', name: 'Lớp 9', name_en: 'Grade 9', position: 9 })
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('exam_types')
    .values({ code: 5, name: 'Kiểm tra 45 phút', name_en: '45-minute exam', exam_group: 'EXAM', position: 5 })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** A finished test of the teacher with one published version. */
async function insertPublishedTest(
  db: Db,
  {
    teacherId,
    examVersionId,
    content,
    keys,
    moment,
  }: { teacherId: string; examVersionId: string; content: ExamContent; keys: unknown; moment: Date },
): Promise<void> {
  await db
    .insertInto('exams')
    .values({
      id: content.examId,
      scope: 'USER',
      owner_id: teacherId,
      name: content.name,
      exam_type: 5,
      subject: 'ENGLISH',
      grade_id: 'G9',
      sections: JSON.stringify([]),
      minutes: content.minutes,
      total_questions: content.totalQuestions,
      total_points: content.totalPoints,
      status: 'READY',
      created_at: moment,
      updated_at: moment,
    })
    .execute();
  await db
    .insertInto('exam_versions')
    .values({
      id: examVersionId,
      exam_id: content.examId,
      version: 1,
      content: JSON.stringify(content),
      content_hash: 'test',
      published_at: moment,
    })
    .execute();
  await db
    .insertInto('exam_version_keys')
    .values({ exam_version_id: examVersionId, keys: JSON.stringify(keys) })
    .execute();
}

async function insertClass(db: Db, classId: string, teacherId: string, moment: Date): Promise<void> {
  await db
    .insertInto('classes')
    .values({
      id: classId,
      owner_id: teacherId,
      code: `C${classId.slice(0, 8)}`,
      name: '9A1',
      grade_id: 'G9',
      school_year: 2026,
      created_at: moment,
      updated_at: moment,
    })
    .execute();
}

async function insertAssignment(
  db: Db,
  of: { assignmentId: string; teacherId: string; classId: string; examVersionId: string; content: ExamContent },
  {
    minutes = 45,
    startsIn = -60_000,
    endsIn = 6 * 3_600_000,
    reviewOpen = 'ON',
    reviewAfter = 'FREE',
    mode = 'TEST',
    attemptsAllowed = 1,
    counting = 'BEST',
    record = false,
  }: SchoolOptions,
  now: number,
): Promise<void> {
  await db
    .insertInto('assignments')
    .values({
      id: of.assignmentId,
      owner_id: of.teacherId,
      exam_id: of.content.examId,
      exam_version_id: of.examVersionId,
      class_id: of.classId,
      title: of.content.name,
      subject: 'ENGLISH',
      question_count: of.content.totalQuestions,
      starts_at: new Date(now + startsIn),
      ends_at: new Date(now + endsIn),
      minutes,
      review_open: reviewOpen,
      review_after: reviewAfter,
      mode,
      attempts_allowed: attemptsAllowed,
      counting,
      record,
      created_at: new Date(now),
    })
    .execute();
}

export async function createSchool(t: TestContext, options: SchoolOptions = {}): Promise<School> {
  const {
    codes = questionTypeCodes,
    made = codes.map((code): MadeQuestion => ({ code, ...samples[code] })),
    minutes = 45,
    gradeId = 'G9',
    canary,
  } = options;
  const teacher =
    options.teacher ??
    (await t.createUser({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Hà', lastName: 'Nguyễn Thu' }));
  const { db, now } = t;
  await insertCatalogue(db);
  const questions = made.map(({ code, content, key }) => ({
    id: randomUUID(),
    code,
    items: itemsOf(code, content),
    schemaVersion: questionType(code).schemaVersion,
    content,
    key,
  }));
  const content = contentOf(questions, { minutes: minutes ?? 45, gradeId });
  const keys = Object.fromEntries(questions.map(({ id, key }) => [id, canary ? marked(key, canary) : key]));
  const [examVersionId, classId, assignmentId] = [randomUUID(), randomUUID(), randomUUID()];
  const moment = new Date(now());
  await insertPublishedTest(db, { teacherId: teacher.id, examVersionId, content, keys, moment });
  await insertClass(db, classId, teacher.id, moment);
  await insertAssignment(db, { assignmentId, teacherId: teacher.id, classId, examVersionId, content }, options, now());

  const enrol = async (student: TestUser) => {
    await db
      .insertInto('class_students')
      .values({ owner_id: teacher.id, class_id: classId, student_id: student.id, joined_at: new Date(now()) })
      .execute();
  };
  return {
    teacher,
    classId,
    assignmentId,
    examId: content.examId,
    examVersionId,
    questions,
    content,
    enrol,
    async student(name = {}) {
      const student = await t.createUser({ role: 'STUDENT', ...name });
      await enrol(student);
      return student;
    },
  };
}

/** Adds the canary to every string of a key that is free text; ids that must refer to the content stay. */
function marked(key: unknown, canary: string): unknown {
  const walk = (value: unknown, name: string): unknown => {
    if (typeof value === 'string')
      return ['explanation', 'transcript', 'videoScript'].includes(name) ? `${canary} ${value}` : value;
    if (Array.isArray(value))
      return value
        .map((inner) => (name === 'accepted' && typeof inner === 'string' ? inner : walk(inner, name)))
        .concat(name === 'accepted' ? [canary] : []);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, own]) => [inner, walk(own, inner)]));
    return value;
  };
  return {
    ...(walk(key, '') as object),
    explanation: `${canary} because`,
    transcript: `${canary} transcript`,
    videoScript: `${canary} script`,
  };
}
