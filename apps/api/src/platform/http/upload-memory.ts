/** Uploads are held in memory until they are answered; together they may take no more than a fixed amount. */
import { AppError } from '@vumon/domain';

export class UploadMemory {
  readonly #limit: number;
  #held = 0;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Reserves memory and returns a function that releases it once. Errors: SERVER_BUSY when too little is left. */
  take(bytes: number): () => void {
    if (this.#held + bytes > this.#limit) throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
    this.#held += bytes;
    let open = true;
    return () => {
      if (open) this.#held -= bytes;
      open = false;
    };
  }
}
