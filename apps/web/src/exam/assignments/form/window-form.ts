/** When a test is open, as typed: the end follows the start and the duration until somebody sets it. */
import { instantOf, partsOf } from '../when.ts';

export interface WindowForm {
  startDay: string | null;
  startTime: string;
  endDay: string | null;
  endTime: string;
  minutes: number | '';
  /** The end was set by hand. */
  ownEnd: boolean;
  note: string;
}

const fiveMinutes = 300_000;

/** Begins at the next full five minutes, ends after the duration. */
export function newWindow(now: number, minutes: number): WindowForm {
  const start = partsOf(Math.ceil(now / fiveMinutes) * fiveMinutes);
  return withEnd({
    startDay: start.day,
    startTime: start.time,
    endDay: null,
    endTime: '',
    minutes,
    ownEnd: false,
    note: '',
  });
}

export const windowOf = (one: {
  startsAt: string;
  endsAt: string;
  minutes: number | null;
  note: string;
}): WindowForm => {
  const [start, end] = [partsOf(Date.parse(one.startsAt)), partsOf(Date.parse(one.endsAt))];
  return {
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    minutes: one.minutes ?? '',
    ownEnd: true,
    note: one.note,
  };
};

/** Puts the end where start and duration say, unless it was set by hand. */
export function withEnd<Form extends WindowForm>(form: Form): Form {
  const start = instantOf(form.startDay, form.startTime);
  if (form.ownEnd || start === null || form.minutes === '') return form;
  const end = partsOf(start + form.minutes * 60_000);
  return { ...form, endDay: end.day, endTime: end.time };
}

export interface WindowTimes {
  readonly start: number | null;
  readonly end: number | null;
}

export const timesOf = (form: WindowForm): WindowTimes => ({
  start: instantOf(form.startDay, form.startTime),
  end: instantOf(form.endDay, form.endTime),
});
