/** The child process in which tests are assembled and questions counted: it caches the banks that were sent to it recently, and the solver. */
import type { Level } from '@vumon/domain';
import { serve } from '../../platform/native/serve.ts';
import { assemble } from './assemble.ts';
import { parseBank, type Bank } from './bank.ts';
import type { Problem } from './problem.ts';
import { openSolver } from './solver.ts';
import { stockOf, type StockOf } from './stock.ts';

/** Choose questions, or only count what there is for each cell. */
export type Work =
  | { readonly problem: Problem }
  | { readonly stock: StockOf; readonly levels: readonly (Level | null)[] };

export interface Question {
  readonly work: Work;
  /** Which bank, and its text unless it is the one sent before. */
  readonly bank: { readonly key: string; readonly text: string | null; readonly apart: readonly [string, string][] };
  /** Banks that are not needed any more. */
  readonly forget: readonly string[];
}

const banks = new Map<string, Bank>();

// Loads the solver before the first assembly. When it cannot be loaded, the assembly itself reports the error.
openSolver().catch(() => undefined);

serve(async ({ work, bank: { key, text, apart }, forget }: Question) => {
  for (const one of forget) banks.delete(one);
  if (text !== null) banks.set(key, parseBank(text, apart));
  const bank = banks.get(key)!;
  return 'stock' in work ? stockOf(bank, work.stock, work.levels) : assemble(await openSolver(), bank, work.problem);
});
