/** Whether a range of days is one that the figures can be requested for; the server's own limits. */
import { addDays } from '@vumon/domain';

const mostDays = 366;

export type RangeFault = 'order' | 'long';

/** `today` replaces a missing end. A missing beginning is never wrong: the server derives it from the end. */
export function faultOf(from: string | undefined, to: string | undefined, today: string): RangeFault | null {
  if (from === undefined) return null;
  const last = to ?? today;
  if (from > last) return 'order';
  return addDays(from, mostDays) < last ? 'long' : null;
}
