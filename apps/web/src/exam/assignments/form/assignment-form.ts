/** All settings of an assignment as they are typed, and what of them is sent. */
import type { AssignmentView } from '@vumon/contract';
import {
  mostAttempts,
  sameJson,
  type AttemptMode,
  type Counting,
  type ExamTool,
  type ReviewState,
} from '@vumon/domain';
import type { ChangeBody } from '../queries.ts';
import { newWindow, timesOf, windowOf, type WindowForm } from './window-form.ts';

export interface AssignmentForm extends WindowForm {
  mode: AttemptMode;
  /** No time limit beside the end of the window; only for practice. */
  untimed: boolean;
  attempts: number | '';
  /** No limit of attempts; only for practice. */
  unlimited: boolean;
  counting: Counting;
  shuffleQuestions: boolean;
  /** Null: as the test says. */
  shuffleOptions: boolean | null;
  reviewOpen: ReviewState;
  reviewAfter: ReviewState;
  /** Aids that learners may use. */
  tools: readonly ExamTool[];
  /** A record of each attempt is stored; only for tests. */
  record: boolean;
}

export const newForm = (now: number): AssignmentForm => ({
  ...newWindow(now, 45),
  mode: 'TEST',
  untimed: false,
  attempts: 1,
  unlimited: false,
  counting: 'BEST',
  shuffleQuestions: false,
  shuffleOptions: null,
  reviewOpen: 'OFF',
  reviewAfter: 'FREE',
  tools: [],
  record: false,
});

export const formOf = (one: AssignmentView): AssignmentForm => ({
  ...windowOf(one),
  mode: one.mode,
  untimed: one.minutes === null,
  attempts: one.attemptsAllowed ?? 1,
  unlimited: one.attemptsAllowed === null,
  counting: one.counting,
  shuffleQuestions: one.shuffleQuestions,
  shuffleOptions: one.shuffleOptions,
  reviewOpen: one.reviewOpen,
  reviewAfter: one.reviewAfter,
  tools: one.tools,
  record: one.record,
});

/** A test takes ten hours at most. */
export const mostMinutes = 600;

/** By default practice has no time limit and no limit of attempts; a test has both. */
export const inMode = (form: AssignmentForm, mode: AttemptMode): AssignmentForm => ({
  ...form,
  mode,
  untimed: mode === 'PRACTICE',
  unlimited: mode === 'PRACTICE',
});

const isUntimed = ({ mode, untimed }: AssignmentForm) => mode === 'PRACTICE' && untimed;
const isUnlimited = ({ mode, unlimited }: AssignmentForm) => mode === 'PRACTICE' && unlimited;

/** What keeps the form from being sent. */
export function formProblem(form: AssignmentForm): 'time' | 'minutes' | 'attempts' | null {
  const { start, end } = timesOf(form);
  if (start === null || end === null) return 'time';
  const { attempts, minutes } = form;
  if (!isUntimed(form) && (minutes === '' || minutes < 1 || minutes > mostMinutes)) return 'minutes';
  if (!isUnlimited(form) && (attempts === '' || attempts < 1 || attempts > mostAttempts)) return 'attempts';
  return null;
}

/** The settings as the API takes them; null while something is missing. */
export function settingsOf(form: AssignmentForm) {
  const { start, end } = timesOf(form);
  if (formProblem(form) !== null || start === null || end === null) return null;
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    minutes: isUntimed(form) ? null : Number(form.minutes),
    mode: form.mode,
    attemptsAllowed: isUnlimited(form) ? null : Number(form.attempts),
    counting: form.counting,
    shuffleQuestions: form.shuffleQuestions,
    ...(form.shuffleOptions !== null && { shuffleOptions: form.shuffleOptions }),
    reviewOpen: form.reviewOpen,
    reviewAfter: form.reviewAfter,
    tools: [...form.tools],
    record: form.mode === 'TEST' && form.record,
    note: form.note,
  };
}

/**
 * The settings that were changed. The others are not sent: the form shows no seconds, and a time sent from it would lose
 * them.
 */
export function changesOf(before: AssignmentForm, after: AssignmentForm): ChangeBody | null {
  const [was, is] = [settingsOf(before), settingsOf(after)];
  if (!is) return null;
  return Object.fromEntries(
    Object.entries(is).filter(([name, value]) => !sameJson(was?.[name as keyof typeof is], value)),
  ) as ChangeBody;
}

/** The chosen classes that are of another grade than a test. */
export const ofOtherGrade = <Klass extends { readonly id: string; readonly gradeId: string }>(
  gradeId: string,
  chosen: readonly string[],
  classes: readonly Klass[],
): Klass[] => classes.filter((one) => chosen.includes(one.id) && one.gradeId !== gradeId);

/** The classes of a test's grade before the others, which keep their order. */
export const ofGradeFirst = <Klass extends { readonly gradeId: string }>(
  gradeId: string | undefined,
  classes: readonly Klass[],
): Klass[] => classes.toSorted((a, b) => Number(b.gradeId === gradeId) - Number(a.gradeId === gradeId));
