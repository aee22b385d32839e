/** For tests: tries every choice from banks of a dozen questions, to compare the solver with. */
import type { Level } from '@vumon/domain';
import type { Bank, BankQuestion } from '../bank.ts';
import type { Cell, Condition, Problem } from '../problem.ts';

const fits = (cell: Cell, one: BankQuestion) =>
  (cell.level === null || cell.level === one.level) &&
  (cell.size === null || cell.size === one.items) &&
  (cell.skills === null || cell.skills.includes(one.skill)) &&
  (cell.topics === null || (one.topic !== null && cell.topics.includes(one.topic))) &&
  (cell.types === null || cell.types.includes(one.type)) &&
  (cell.statements === null || one.statements !== '');

/** Whether one form can satisfy the conditions in force. */
export function possible(
  bank: Bank,
  { cells, rules, held, without, usedUp }: Problem,
  active: ReadonlySet<Condition>,
): boolean {
  const of = (ids: readonly string[]) => ids.flatMap((id) => bank.questions[bank.at.get(id) ?? -1] ?? []);
  const heldQuestions = of(held);
  const gone = new Set([...held, ...without, ...usedUp]);
  const clusters = new Set(rules.alike ? of([...held, ...usedUp]).map(({ cluster }) => cluster) : []);
  const usable = bank.questions.filter(
    (one) =>
      !gone.has(one.id) &&
      !(active.has('recent') && rules.recent?.includes(one.id)) &&
      !(active.has('mine') && !one.mine) &&
      !(active.has('alike') && clusters.has(one.cluster)),
  );
  const open = cells.map((cell) => (active.has(`cell:${cell.id}`) ? cell.count : 0));
  const taken: { one: BankQuestion; numbers: number }[] = heldQuestions.map((one) => ({ one, numbers: one.items }));
  const inCluster = new Set<number>();
  const sum = (where: (one: BankQuestion) => boolean) =>
    taken.filter(({ one }) => where(one)).reduce((total, { numbers }) => total + numbers, 0);
  const withinCaps = () =>
    heldQuestions.length + 1 > taken.length
      ? true
      : taken
          .slice(heldQuestions.length)
          .every(
            ({ one }) =>
              !(
                active.has('perTopic') &&
                one.topic !== null &&
                sum(({ topic }) => topic === one.topic) > rules.perTopic!
              ) &&
              !(
                active.has('perSeries') &&
                one.series !== null &&
                sum(({ series }) => series === one.series) > rules.perSeries!
              ) &&
              !(
                active.has('others') &&
                one.series !== rules.preferred &&
                sum(({ series }) => series !== rules.preferred) > rules.others!
              ),
          );
  const statementsLeft = cells.map(({ statements }) => statements && { ...statements });
  const giveBack = (place: number, { statements }: BankQuestion) => {
    const left = statementsLeft[place];
    if (left) for (const level of statements.split(' ') as Level[]) left[level] = (left[level] ?? 0) + 1;
  };
  /** Takes the statements of a cluster from those that are left; false, and none is taken, where a level has too few. */
  const take = (place: number, one: BankQuestion): boolean => {
    const left = statementsLeft[place];
    if (!left) return true;
    for (const level of one.statements.split(' ') as Level[]) left[level] = (left[level] ?? 0) - 1;
    if (Object.values(left).every((count) => count >= 0)) return true;
    giveBack(place, one);
    return false;
  };
  const from = (at: number): boolean => {
    if (open.every((left) => left === 0)) return true;
    const one = usable[at];
    if (!one) return false;
    if (!(active.has('alike') && inCluster.has(one.cluster)))
      for (const [place, cell] of cells.entries()) {
        if (!fits(cell, one)) continue;
        const sizes = active.has('whole')
          ? [one.items]
          : Array.from({ length: one.items }, (_, less) => one.items - less);
        for (const numbers of sizes) {
          if (numbers > open[place]!) continue;
          if (!take(place, one)) continue;
          open[place]! -= numbers;
          taken.push({ one, numbers });
          const first = !inCluster.has(one.cluster);
          inCluster.add(one.cluster);
          const done = withinCaps() && from(at + 1);
          if (first) inCluster.delete(one.cluster);
          taken.pop();
          giveBack(place, one);
          open[place]! += numbers;
          if (done) return true;
        }
      }
    return from(at + 1);
  };
  return from(0);
}
