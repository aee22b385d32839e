/** Which of the three lines is done, and which is open. */
import type { FirstPage } from '@vumon/contract';

export type LineState = 'done' | 'open' | 'waiting';

/** About how many minutes each line takes. */
const minutes = [3, 4, 3] as const;

export function linesOf({ given, cells }: Pick<FirstPage, 'given' | 'cells'>): {
  readonly states: readonly LineState[];
  readonly done: number;
  readonly minutesLeft: number;
} {
  const own = cells.find((cell) => cell.own)?.state ?? 'NOT_STARTED';
  // A test that is over before anybody sat down at it is given again.
  const assigned = given !== null && (given.open || own !== 'NOT_STARTED');
  const done = [assigned, own !== 'NOT_STARTED', own === 'SUBMITTED'].filter(Boolean).length;
  return {
    states: minutes.map((_, at) => (at < done ? 'done' : at === done ? 'open' : 'waiting')),
    done,
    minutesLeft: minutes.slice(done).reduce<number>((sum, one) => sum + one, 0),
  };
}
