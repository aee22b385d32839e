/**
 * Tests and questions of the system belong to one of two pools. Practice shows the key of each answer to anyone who signs up,
 * so what is in it cannot measure anybody; EXAM is never shown to a learner outside an assignment.
 */
export const pools = ['EXAM', 'PRACTICE'] as const;
export type Pool = (typeof pools)[number];

/** Practice by unit, by topic and by skill. */
export const practiceExamTypes: readonly number[] = [1, 2, 3];

/** The pool of a test of the system whose pool nobody chose. */
export const defaultPool = (examType: number): Pool => (practiceExamTypes.includes(examType) ? 'PRACTICE' : 'EXAM');

/** Where a question of no pool yet goes: to that of a test that contains it; one that learners practise decides. */
export const poolOfHeld = (tests: readonly Pool[]): Pool | null =>
  tests.includes('PRACTICE') ? 'PRACTICE' : tests.includes('EXAM') ? 'EXAM' : null;
