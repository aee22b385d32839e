/** A test as players, scoring and print read it, put together from its pinned questions. Pure. */
import { examContent, type ExamContent, type ExamQuestionContent } from '@vumon/contract';
import { partsOf, pointsOfNumbers, skillsOf, sumOf, type Skill, type Subject } from '@vumon/domain';
import {
  isQuestionTypeCode,
  itemsOf,
  parseContent,
  questionType,
  type QuestionContent,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { parseKey } from '@vumon/question-types/scoring';
import { traitsOf } from '@vumon/question-types/traits';
import type { ExamRow } from './exams.queries.ts';
import type { QuestionRow } from './exam-questions.queries.ts';

/** A stored question that no schema of its type can parse: an error of the server, never of a caller. */
export class StoredQuestionInvalid extends Error {}

export function readQuestion(row: Pick<QuestionRow, 'id' | 'type' | 'schemaVersion' | 'content'>): {
  type: QuestionTypeCode;
  content: QuestionContent;
} {
  if (!isQuestionTypeCode(row.type))
    throw new StoredQuestionInvalid(`question ${row.id} has the unknown type ${row.type}`);
  const parsed = parseContent(row.type, row.schemaVersion, row.content);
  if (!parsed.ok) throw new StoredQuestionInvalid(`question ${row.id}: ${JSON.stringify(parsed.problems)}`);
  return { type: row.type, content: parsed.value };
}

type Exam = Pick<
  ExamRow,
  | 'id'
  | 'name'
  | 'subject'
  | 'gradeId'
  | 'minutes'
  | 'totalQuestions'
  | 'totalPoints'
  | 'rounding'
  | 'shuffle'
  | 'sections'
>;

/**
 * Numbers run through the whole paper; a part that is not full keeps room for its missing ones, so later numbers stay.
 */
export function buildContent(exam: Exam, rows: readonly QuestionRow[], version: number): ExamContent {
  let partStart = 1;
  const byPart = Map.groupBy(rows, (row) => row.partId);
  const sections = exam.sections.map((section) => ({
    id: section.id,
    skill: section.skill,
    parts: section.parts.map((part) => {
      const read = (byPart.get(part.id) ?? []).map((row) => {
        const { type, content } = readQuestion(row);
        return { row, type, content, items: itemsOf(type, content) };
      });
      const scored = read.flatMap(({ type, items }) => items.map(() => questionType(type).scored));
      const points = pointsOfNumbers(
        part.points,
        part.questions,
        new Set(scored.flatMap((counts, index) => (counts ? [] : [index]))),
      );
      let placed = 0;
      const questions = read.map(({ row, type, content, items }): ExamQuestionContent => {
        const firstNumber = partStart + placed;
        const own = Object.fromEntries(items.map((item, index) => [item, points[placed + index] ?? 0]));
        placed += items.length;
        const { schemaVersion } = questionType(type);
        return {
          id: row.id,
          type,
          schemaVersion,
          content,
          items,
          firstNumber,
          points: own,
          skill: row.skill,
          difficulty: row.difficulty,
        };
      });
      partStart += part.questions;
      const { id, name, nameEn, instructions } = part;
      return { id, name, ...(nameEn !== undefined && { nameEn }), instructions, questions };
    }),
  }));
  return examContent.parse({
    examId: exam.id,
    version,
    name: exam.name,
    subject: exam.subject,
    gradeId: exam.gradeId,
    minutes: exam.minutes,
    totalQuestions: exam.totalQuestions,
    totalPoints: exam.totalPoints,
    rounding: exam.rounding,
    shuffle: exam.shuffle,
    sections,
  });
}

/**
 * What a test is about: the skills of its questions, in maths their strands. A section may name no skill, and a spoken
 * question is speaking whatever it is filed under: the start page checks the microphone for it.
 */
export function skillsOfContent(subject: Subject, sections: ExamContent['sections']): Skill[] {
  const asked = new Set<Skill>();
  for (const { skill, type } of sections.flatMap(({ parts }) => parts.flatMap(({ questions }) => questions))) {
    asked.add(skill);
    if (traitsOf(type).spoken) asked.add('SP');
  }
  return [...skillsOf[subject], ...(asked.has('SP') ? (['SP'] as const) : [])].filter(
    (skill, at, all) => asked.has(skill) && all.indexOf(skill) === at,
  );
}

/** Whether every part has exactly as many numbers as its blueprint asks. */
export function isWhole(exam: Exam, content: ExamContent): boolean {
  const counts = new Map(
    content.sections.flatMap((section) =>
      section.parts.map((part) => [part.id, sumOf(part.questions.map((question) => question.items.length))]),
    ),
  );
  return partsOf(exam.sections).every((part) => counts.get(part.id) === part.questions);
}

/** Keys by question id, of the newest version of their schemas. */
export function buildKeys(rows: readonly QuestionRow[], stored: ReadonlyMap<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    rows.map((row) => {
      const { type } = readQuestion(row);
      const parsed = parseKey(type, row.schemaVersion, stored.get(row.id));
      if (!parsed.ok) throw new StoredQuestionInvalid(`key of question ${row.id}: ${JSON.stringify(parsed.problems)}`);
      return [row.id, parsed.value];
    }),
  );
}
