// refused by: tsc tsconfig.logic.json TS2322
import type { ShownKeys } from '@vumon/contract';

/** A key that nobody has decided on. */
export const keys: ShownKeys = { question: { correct: ['a'] } };
