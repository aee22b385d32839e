/** What the dialog offers and advises to somebody who assigns. */
import type { Subject } from '@vumon/domain';

export type Scope = 'mine' | 'system';

interface Known {
  /** What was chosen here or before. */
  readonly picked: Scope | null;
  /** How many own tests there are; unknown until they are counted. */
  readonly own: number | undefined;
  readonly search: string;
  /** The grade of the class that gets the test, if it is one. */
  readonly gradeId: string | undefined;
  /** What the teacher teaches, if that is known. */
  readonly subject: Subject | null;
}

/**
 * Begins where there is something to assign: with the tests of the system until there is an own one. `narrow`: tests of the
 * class's grade and the teacher's subject come first; a search is never limited to them.
 */
export const offered = ({ picked, own, search, gradeId, subject }: Known): { scope: Scope; narrow: boolean } => ({
  scope: picked ?? (own === 0 ? 'system' : 'mine'),
  narrow: search === '' && (gradeId !== undefined || subject !== null),
});

/**
 * What is said of a test of the system, and of one that learners can practise where no equal one is kept for exams. Only
 * those who may make tests (`makes`) are told to make their own.
 */
export const advice = (makes: boolean) =>
  makes
    ? ({ system: 'systemKnown', practised: 'practised.make' } as const)
    : ({ system: 'systemKnownOnly', practised: null } as const);
