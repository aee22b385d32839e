/** What a change of existing rows is: the part of an upgrade that no migration does, because it takes long. */
import type { Database } from '#db';
import type { App } from '../http/context.ts';

export interface DataChangeContext {
  readonly app: App;
  /** Connections for long work. */
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface DataChangeStep {
  /** How many rows this step has changed. */
  readonly changed: number;
  /** Where the next step begins; null when nothing is left. */
  readonly next: string | null;
}

export interface DataChange {
  /** `domain.what-it-changes`; the name in the table `data_changes`, so it stays. */
  readonly name: string;
  /**
   * Changes one batch, in at most a few seconds, beginning at `cursor` (null at first). It may be repeated after its
   * process died, and two processes may do the same batch at once: each row must come out the same. Rows that it cannot
   * change are passed over, or they are found again for ever.
   */
  step(context: DataChangeContext, cursor: string | null): Promise<DataChangeStep>;
}
