import type { ExamDetail, ExamQuestion, ExamSummary } from '@vumon/contract';
import {
  abilitiesOf,
  featureDecision,
  featureOfExam,
  featureOfSample,
  namedSkills,
  type Actor,
  type Feature,
  type OwnedExam,
} from '@vumon/domain';
import { itemTextsOf, plainTextOf, statementLevelsOf, summaryOf } from '@vumon/question-types';
import { readQuestion } from './exam-content.ts';
import type { ExamRow } from './exams.queries.ts';
import type { QuestionRow } from './exam-questions.queries.ts';

export const isInternational = (examGroup: string): boolean => examGroup === 'INTERNATIONAL';

export const ownershipOf = (row: ExamRow): OwnedExam => ({
  scope: row.scope,
  ownerId: row.ownerId,
  privacy: row.privacy,
  examType: row.examType,
  isInternational: isInternational(row.examGroup),
  needsCode: row.needsCode,
});

/** The feature that the actor's package lacks for this test, or null. */
export function lockOf(actor: Actor, row: ExamRow, now: number): Feature | null {
  const asked = [featureOfExam(ownershipOf(row)), row.sample === null ? null : featureOfSample(row.sample)];
  return asked.find((feature) => feature !== null && featureDecision(actor, feature, now) !== 'allowed') ?? null;
}

function factsOf(actor: Actor, row: ExamRow, now: number) {
  const abilities = abilitiesOf(actor, 'exam', ownershipOf(row));
  return {
    id: row.id,
    scope: row.scope,
    privacy: row.privacy,
    name: row.name,
    nameEn: row.nameEn,
    examType: row.examType,
    isInternational: isInternational(row.examGroup),
    needsCode: row.needsCode,
    pool: row.pool,
    locked: lockOf(actor, row, now),
    subject: row.subject,
    gradeId: row.gradeId,
    seriesId: row.seriesId,
    minutes: row.minutes,
    totalQuestions: row.totalQuestions,
    totalPoints: row.totalPoints,
    mode: row.mode,
    labels: row.labels,
    publisher: row.publisher,
    sample: row.sample,
    status: row.status,
    chosen: row.chosen,
    uses: row.assigned,
    creator: row.scope === 'USER' ? row.creator : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    // Only teachers can assign, and only finished tests.
    abilities: { ...abilities, assign: abilities.assign && actor.role === 'TEACHER' && row.status === 'READY' },
  };
}

export function examSummaryView(actor: Actor, row: ExamRow, now: number): ExamSummary {
  return { ...factsOf(actor, row, now), skills: namedSkills(row.sections) };
}

/** Actors who may use the test see its questions; others see only its general information. */
export const seesQuestions = (actor: Actor, row: ExamRow, now: number): boolean => {
  const abilities = abilitiesOf(actor, 'exam', ownershipOf(row));
  return (abilities.edit || abilities.copy) && lockOf(actor, row, now) === null;
};

export function examDetailView(actor: Actor, row: ExamRow, questions: readonly QuestionRow[], now: number): ExamDetail {
  const shown = seesQuestions(actor, row, now) ? questions : [];
  const byPart = Map.groupBy(shown, (question) => question.partId);
  return {
    ...factsOf(actor, row, now),
    formatId: row.formatId,
    formatName: row.formatName,
    formatNameEn: row.formatNameEn,
    rounding: row.rounding,
    shuffle: row.shuffle,
    sections: row.sections,
    rows: row.rows,
    parts: row.sections.flatMap((section) =>
      section.parts.map((part) => ({ partId: part.id, questions: (byPart.get(part.id) ?? []).map(examQuestionView) })),
    ),
  };
}

/** Built without reading any key. */
export function examQuestionView(row: QuestionRow): ExamQuestion {
  const { type, content } = readQuestion(row);
  const passage = content.passage?.text ? plainTextOf(content.passage.text) : '';
  return {
    id: row.id,
    version: row.version,
    latest: row.latest,
    type: row.type,
    items: row.items,
    skill: row.skill,
    topicId: row.topicId,
    difficulty: row.difficulty,
    cefr: row.cefr,
    summary: summaryOf(type, content),
    title: plainTextOf(content.passage?.title ?? '') || null,
    words: passage ? passage.split(/\s+/).filter(Boolean).length : null,
    itemTexts: itemTextsOf(type, content),
    statements: statementLevelsOf(type, content).map((level) => level ?? row.difficulty),
  };
}
