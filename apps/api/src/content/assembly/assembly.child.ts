/** The thread in which tests are assembled: it caches the banks that were sent to it recently, and the solver. */
import { parentPort } from 'node:worker_threads';
import { assemble } from './assemble.ts';
import { parseBank, type Bank } from './bank.ts';
import type { Outcome, Problem } from './problem.ts';
import { openSolver } from './solver.ts';

export interface Question {
  readonly id: number;
  readonly problem: Problem;
  /** Which bank, and its text unless it is the one sent before. */
  readonly bank: { readonly key: string; readonly text: string | null; readonly apart: readonly [string, string][] };
  /** Banks that are not needed any more. */
  readonly forget: readonly string[];
}

export type Answer = { readonly id: number } & ({ readonly outcome: Outcome } | { readonly error: string });

const banks = new Map<string, Bank>();

// Loads the solver before the first assembly. When it cannot be loaded, the assembly itself reports the error.
openSolver().catch(() => undefined);

parentPort!.on('message', async ({ id, problem, bank: { key, text, apart }, forget }: Question) => {
  let answer: Answer;
  try {
    for (const one of forget) banks.delete(one);
    if (text !== null) banks.set(key, parseBank(text, apart));
    answer = { id, outcome: assemble(await openSolver(), banks.get(key)!, problem) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  parentPort!.postMessage(answer);
});
