/** How much the bank has for each cell before anything is chosen. Pure. */
import { sumOf, type Level } from '@vumon/domain';
import type { Bank } from './bank.ts';
import { fits, statementCounts } from './classes.ts';
import type { Problem } from './problem.ts';

export type StockOf = Pick<Problem, 'cells' | 'rules' | 'held'>;

/**
 * The numbers of the usable questions that fit each cell, or their statements of a level where `levels` names one; of
 * similar questions, where only one may be taken, the largest. Rules between questions of a test are not applied.
 */
export function stockOf(bank: Bank, { cells, rules, held }: StockOf, levels: readonly (Level | null)[]): number[] {
  const recent = new Set(rules.recent ?? []);
  const out = new Set(held);
  const taken = new Set(held.flatMap((id) => bank.questions[bank.at.get(id) ?? -1]?.cluster ?? []));
  const best = cells.map(() => new Map<number, number>());
  bank.questions.forEach((one, index) => {
    if (out.has(one.id) || recent.has(one.id) || (rules.mine && !one.mine)) return;
    if (rules.alike && taken.has(one.cluster)) return;
    const cluster = rules.alike ? one.cluster : index;
    cells.forEach((cell, at) => {
      if (!fits(cell, one)) return;
      const level = levels[at] ?? null;
      const count = level === null ? one.items : (statementCounts(one)[level] ?? 0);
      best[at]!.set(cluster, Math.max(count, best[at]!.get(cluster) ?? 0));
    });
  });
  return best.map((counts) => sumOf(counts.values()));
}
