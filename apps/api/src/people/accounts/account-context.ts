import type { Db } from '#db';
import type { App } from '../../platform/http/context.ts';

/** Context of services that create or change accounts, also inside a transaction of the caller. */
export interface AccountContext {
  readonly app: App;
  readonly db: Db;
  /** Milliseconds since the epoch. */
  readonly now: number;
}
