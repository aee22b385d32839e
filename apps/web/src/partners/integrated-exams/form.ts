/** An integrated exam as its form holds it. */
import type { IntegratedTestDetail } from '@vumon/contract';
import { localTime, momentOf, readTime, isExistingDay, type IntegratedReturn } from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';
import type { IntegratedBody } from './queries.ts';

export interface IntegratedForm {
  readonly gradeId: string | null;
  readonly seriesId: string | null;
  readonly title: string;
  readonly partnerId: string | null;
  readonly source: 'mine' | 'system' | 'format';
  readonly examId: string | null;
  readonly formatId: string | null;
  readonly startDay: string | null;
  readonly startTime: string;
  readonly endDay: string | null;
  readonly endTime: string;
  readonly minutes: number | '';
  readonly attemptsAllowed: number | '';
  readonly returns: IntegratedReturn;
  readonly signIn: boolean;
}

export const dayAndTime = (at: number): { day: string; time: string } => {
  const { day, time } = localTime(getPageZone(), at);
  return { day, time: time.slice(0, 5) };
};

/** The moment in ISO 8601, or null where day or time is not readable. */
export function momentIn(day: string | null, time: string): string | null {
  const clock = readTime(time);
  if (day === null || !isExistingDay(day) || clock === null || !('time' in clock)) return null;
  return new Date(momentOf(getPageZone(), day, clock.time)).toISOString();
}

const weekMs = 7 * 86_400_000;
const fiveMinutes = 300_000;

export function formOf(test: IntegratedTestDetail | null, now: number): IntegratedForm {
  const from = test ? Date.parse(test.startsAt) : Math.floor(now / fiveMinutes) * fiveMinutes;
  const start = dayAndTime(from);
  const end = dayAndTime(test ? Date.parse(test.endsAt) : from + weekMs);
  return {
    gradeId: test?.gradeId ?? null,
    seriesId: test?.seriesId ?? null,
    title: test?.title ?? '',
    partnerId: test?.partner.id ?? null,
    source: 'mine',
    examId: test?.examId ?? null,
    formatId: null,
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    minutes: test?.minutes ?? '',
    attemptsAllowed: test?.attemptsAllowed ?? 1,
    returns: test?.returns ?? 'SCORE',
    signIn: test?.signIn ?? true,
  };
}

export type MissingField = 'title' | 'partnerId' | 'examId' | 'formatId' | 'startsAt' | 'endsAt';

/** What is missing besides grade and series, which the server names first. */
export function missingIn(form: IntegratedForm): MissingField | null {
  if (form.title.trim() === '') return 'title';
  if (form.partnerId === null) return 'partnerId';
  if (form.source === 'format' ? form.formatId === null : form.examId === null)
    return form.source === 'format' ? 'formatId' : 'examId';
  if (momentIn(form.startDay, form.startTime) === null) return 'startsAt';
  return momentIn(form.endDay, form.endTime) === null ? 'endsAt' : null;
}

/** Only of a form in which nothing is missing, grade and series apart. */
export const bodyOf = (form: IntegratedForm): IntegratedBody => ({
  gradeId: form.gradeId ?? '',
  seriesId: form.seriesId ?? '',
  title: form.title,
  partnerId: form.partnerId!,
  ...(form.source === 'format' ? { formatId: form.formatId! } : { examId: form.examId! }),
  startsAt: momentIn(form.startDay, form.startTime)!,
  endsAt: momentIn(form.endDay, form.endTime)!,
  ...(form.minutes !== '' && { minutes: form.minutes }),
  attemptsAllowed: form.attemptsAllowed || 1,
  returns: form.returns,
  signIn: form.signIn,
});
