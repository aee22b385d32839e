/** A day and a time of day in the zone of the page, as two fields edit them. */
import { dayOf, isExistingDay, momentOf } from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';

export interface Moment {
  readonly day: string | null;
  readonly time: string;
}

/** `time` is what stands there while there is no moment. */
export const momentIn = (at: string | null, time: string): Moment => {
  if (at === null) return { day: null, time };
  const zone = getPageZone();
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return { day: dayOf(zone, Date.parse(at)), time: format.format(Date.parse(at)) };
};

/** Null for what is no moment. */
export const isoOf = ({ day, time }: Moment): string | null =>
  day !== null && isExistingDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? new Date(momentOf(getPageZone(), day, `${time}:00`)).toISOString()
    : null;
