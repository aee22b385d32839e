/** Keeps for exams what every shipped format needs, before tests for practice choose among the questions. */
import { assemble, bankText, openSolver, parseBank, type Bank } from '#content/assembly';
import type { Db } from '#db';
import { familyOf } from './exams.ts';
import { fillOf, notFillable, reserved } from './fillable.ts';
import type { FormatPlan } from './formats.ts';
import type { StoredQuestion } from './questions.ts';

interface GradeBank {
  readonly text: string;
  readonly whole: Bank;
}

/** The questions that fill a format, first of those that are kept already. */
async function chosenFor({ text, whole }: GradeBank, kept: ReadonlySet<string>, plan: FormatPlan): Promise<string[]> {
  const solver = await openSolver();
  const own = text.split('\n').filter((line) => kept.has(line.slice(0, line.indexOf('\t'))));
  for (const bank of [...(own.length > 0 ? [parseBank(own.join('\n'))] : []), whole]) {
    const { missing, forms } = assemble(solver, bank, fillOf(plan));
    if (missing.length === 0) return forms[0]!.picks.map(({ id }) => id);
  }
  // What the bank lacks altogether is a matter of `fillable.test.ts`.
  return [];
}

/** Adds to `kept` the families of what the formats need. `ownerId`: whoever owns no question. */
export async function reserveForFormats(
  db: Db,
  ownerId: string,
  questions: readonly StoredQuestion[],
  kept: Set<string>,
): Promise<void> {
  const byGrade = Map.groupBy(questions, ({ facts }) => `${facts.subject} ${facts.gradeId}`);
  const banks = new Map<string, GradeBank>();
  const bankOf = async ({ subject, gradeId }: FormatPlan, name: string): Promise<GradeBank> => {
    const text = await bankText(db, { ownerId, subject, gradeId, pool: 'EXAM' });
    const bank = { text, whole: parseBank(text) };
    banks.set(name, bank);
    return bank;
  };
  for (const plan of reserved) {
    if (notFillable.has(plan.name)) continue;
    const name = `${plan.subject} ${plan.gradeId}`;
    const bank = banks.get(name) ?? (await bankOf(plan, name));
    const families = new Map((byGrade.get(name) ?? []).map((one) => [one.id, familyOf(one)]));
    const own = new Set([...families].flatMap(([id, family]) => (kept.has(family) ? [id] : [])));
    for (const id of await chosenFor(bank, own, plan)) kept.add(families.get(id)!);
  }
}
