/** Parts of replies shared by results, marking and regrading: an assigned test, its numbered items, a given mark. */
import { pointsOf } from '@vumon/domain';
import type { ExamContent, Mark } from '@vumon/contract';
import { type MarkRow } from '#exam/scoring';
import { iso } from '../../platform/clock.ts';
import type { AssignmentFacts } from './results.queries.ts';

export function factsView(facts: AssignmentFacts, maxPoints: number) {
  return {
    id: facts.id,
    title: facts.title,
    target: facts.target,
    className: facts.className,
    classId: facts.classId,
    subject: facts.subject,
    startsAt: iso(facts.startsAt),
    endsAt: iso(facts.endsAt),
    minutes: facts.minutes,
    mode: facts.mode,
    attemptsAllowed: facts.attemptsAllowed,
    counting: facts.counting,
    questions: facts.questions,
    maxPoints,
  };
}

/** The paper's numbered items in order. */
export function columnsOf(content: ExamContent) {
  return content.sections.flatMap((section) =>
    section.parts.flatMap((part) =>
      part.questions.flatMap((question) =>
        question.items.map((item, index) => ({
          number: question.firstNumber + index,
          question: question.id,
          item,
          type: question.type,
          skill: question.skill,
          difficulty: question.difficulty as 'NA' | 'M1' | 'M2' | 'M3' | 'M4',
          part: part.name,
          max: question.points[item] ?? 0,
        })),
      ),
    ),
  );
}

export function markView({ version, scores, earned, shareOf, comment, notes, by, at }: MarkRow, max: number): Mark {
  return {
    version,
    scores,
    points: earned === null || shareOf === null ? null : pointsOf(max, { earned, of: shareOf }),
    comment,
    notes,
    by,
    at: iso(at),
  };
}
