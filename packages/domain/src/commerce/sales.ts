/** Sales: a package for less between two moments of the server's clock. */

export const saleStates = ['NOT_STARTED', 'UPCOMING', 'RUNNING', 'ENDED'] as const;
export type SaleState = (typeof saleStates)[number];

export interface SalePeriod {
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly stopped: boolean;
}

/** How long before its start a sale is announced by a countdown. */
export const saleUpcomingMs = 86_400_000;

/** At `endsAt` the sale is over; a stopped one has ended. */
export function saleState({ startsAt, endsAt, stopped }: SalePeriod, now: number): SaleState {
  if (stopped || now >= endsAt) return 'ENDED';
  if (now >= startsAt) return 'RUNNING';
  return startsAt - now <= saleUpcomingMs ? 'UPCOMING' : 'NOT_STARTED';
}
