/** Sales: a package for less between two moments of the server's clock. */

export const saleStates = ['NOT_STARTED', 'UPCOMING', 'RUNNING', 'ENDED'] as const;
export type SaleState = (typeof saleStates)[number];

export interface SalePeriod {
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly stopped: boolean;
}

/** A countdown is shown for so long before a sale starts. */
export const saleUpcomingMs = 86_400_000;

/** At `endsAt` the sale is over; a stopped one has ended. */
export function saleState({ startsAt, endsAt, stopped }: SalePeriod, now: number): SaleState {
  if (stopped || now >= endsAt) return 'ENDED';
  if (now >= startsAt) return 'RUNNING';
  return startsAt - now <= saleUpcomingMs ? 'UPCOMING' : 'NOT_STARTED';
}
