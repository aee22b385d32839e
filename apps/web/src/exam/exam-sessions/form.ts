/** An exam session as its form holds it. */
import { candidateNumber, isExistingDay, localTime, momentOf, readTime } from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';
import type { ExamSessionBody } from './queries.ts';

export interface ShiftForm {
  readonly key: number;
  readonly day: string | null;
  readonly time: string;
  readonly examId: string | null;
}

export interface RoomForm {
  readonly key: number;
  readonly place: string;
  readonly invigilator: string;
  readonly machines: number | '';
}

export interface ExamSessionForm {
  readonly title: string;
  readonly school: string;
  readonly authority: string;
  readonly classIds: readonly string[];
  readonly minutes: number | '';
  readonly doorsMinutes: number | '';
  readonly lateMinutes: number | '';
  readonly prefix: string;
  readonly shifts: readonly ShiftForm[];
  readonly rooms: readonly RoomForm[];
}

/** The moment in milliseconds, or null where day or time is not readable. */
export function startOf({ day, time }: ShiftForm): number | null {
  const clock = readTime(time);
  if (day === null || !isExistingDay(day) || clock === null || !('time' in clock)) return null;
  return momentOf(getPageZone(), day, clock.time);
}

const dayMs = 86_400_000;

/** Tomorrow at half past seven, in one room. */
export function emptyForm(now: number): ExamSessionForm {
  const { day } = localTime(getPageZone(), now + dayMs);
  return {
    title: '',
    school: '',
    authority: '',
    classIds: [],
    minutes: '',
    doorsMinutes: 15,
    lateMinutes: 15,
    prefix: '01',
    shifts: [{ key: 0, day, time: '07:30', examId: null }],
    rooms: [{ key: 0, place: '', invigilator: '', machines: 24 }],
  };
}

const nextKey = (rows: readonly { readonly key: number }[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** The form with another shift, half an hour after the last one is over and with its test. */
export function withShift(form: ExamSessionForm): ExamSessionForm {
  const last = form.shifts.at(-1);
  const start = last ? startOf(last) : null;
  const at = start === null ? null : localTime(getPageZone(), start + (Number(form.minutes || 0) + 30) * 60_000);
  const shift = {
    key: nextKey(form.shifts),
    day: at?.day ?? last?.day ?? null,
    time: at?.time.slice(0, 5) ?? '',
    examId: last?.examId ?? null,
  };
  return { ...form, shifts: [...form.shifts, shift] };
}

export function withRoom(form: ExamSessionForm): ExamSessionForm {
  const room = { key: nextKey(form.rooms), place: '', invigilator: '', machines: form.rooms.at(-1)?.machines ?? 24 };
  return { ...form, rooms: [...form.rooms, room] };
}

/** How many can be seated, in all shifts. */
export const seatsIn = ({ rooms, shifts }: ExamSessionForm): number =>
  shifts.length * rooms.reduce((sum, { machines }) => sum + Number(machines || 0), 0);

/** The first and the last candidate number of so many learners. */
export const numbersFor = (prefix: string, learners: number): [string, string] => [
  candidateNumber(prefix, 1),
  candidateNumber(prefix, Math.max(1, learners)),
];

/** What numbers of a grade begin with: `09` for G9. */
export const prefixFor = (gradeId: string): string => (/\d+/.exec(gradeId)?.[0] ?? '1').padStart(2, '0').slice(0, 4);

export type MissingPart = 'title' | 'classes' | 'shift' | 'test' | 'minutes' | 'place' | 'machines' | 'prefix';

export function missingIn(form: ExamSessionForm): MissingPart | null {
  if (form.title.trim() === '') return 'title';
  if (form.classIds.length === 0) return 'classes';
  if (form.shifts.some((one) => startOf(one) === null)) return 'shift';
  if (form.shifts.some(({ examId }) => examId === null)) return 'test';
  if (form.minutes === '') return 'minutes';
  if (form.rooms.some(({ place }) => place.trim() === '')) return 'place';
  if (form.rooms.some(({ machines }) => machines === '')) return 'machines';
  return /^\d{1,4}$/.test(form.prefix) ? null : 'prefix';
}

/** Only of a form in which nothing is missing. */
export const bodyOf = (form: ExamSessionForm): ExamSessionBody => ({
  title: form.title,
  school: form.school,
  authority: form.authority,
  classIds: [...form.classIds],
  minutes: Number(form.minutes),
  doorsMinutes: Number(form.doorsMinutes || 0),
  lateMinutes: Number(form.lateMinutes || 0),
  prefix: form.prefix,
  shifts: form.shifts.map((one) => ({ startsAt: new Date(startOf(one)!).toISOString(), examId: one.examId! })),
  rooms: form.rooms.map(({ place, invigilator, machines }) => ({ place, invigilator, machines: Number(machines) })),
});
