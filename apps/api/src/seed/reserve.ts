/** Keeps for exams what every shipped format needs, before tests for practice choose among the questions. */
import { assemble, bankText, openSolver, parseBank } from '#content/assembly';
import type { Db } from '#db';
import { fillOf, notFillable, reserved } from './fillable.ts';
import type { FormatPlan } from './formats.ts';
import { keepForExams, keptForExams } from './seed.queries.ts';

/** The questions that fill a format, first of those that are kept already. */
async function chosenFor(bank: string, kept: ReadonlySet<string>, plan: FormatPlan): Promise<string[]> {
  const solver = await openSolver();
  const own = bank.split('\n').filter((line) => kept.has(line.slice(0, line.indexOf('\t'))));
  for (const text of [own.join('\n'), bank]) {
    const { missing, forms } = assemble(solver, parseBank(text), fillOf(plan));
    if (missing.length === 0) return forms[0]!.picks.map(({ id }) => id);
  }
  // What the bank lacks altogether is a matter of `fillable.test.ts`.
  return [];
}

/** `ownerId`: whoever owns no question. */
export async function reserveForFormats(db: Db, ownerId: string): Promise<void> {
  const banks = new Map<string, string>();
  for (const plan of reserved) {
    if (notFillable.has(plan.name)) continue;
    const { subject, gradeId } = plan;
    const name = `${subject} ${gradeId}`;
    const bank = banks.get(name) ?? (await bankText(db, { ownerId, subject, gradeId, pool: 'EXAM' }));
    banks.set(name, bank);
    const kept = await keptForExams(db, { subject, gradeId });
    await keepForExams(
      db,
      (await chosenFor(bank, kept, plan)).filter((id) => !kept.has(id)),
    );
  }
}
