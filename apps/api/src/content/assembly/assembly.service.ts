/** Assembles a test from the bank of a teacher, or of the system for its staff. Stores nothing. */
import { AppError, type Level, type Pool } from '@vumon/domain';
import type { ActorContext } from '../../platform/http/context.ts';
import { Assembler, type BankSource } from './assembler.ts';
import { questionsGivenToClass } from '#content/hooks';
import { bankStamp, bankText, ownsClass, pairsApart } from './assembly.queries.ts';
import type { Cell, Outcome, Rules } from './problem.ts';

/** What the teacher asks for besides the format. */
export interface AssemblyOptions {
  /** Allow similar questions in one test. */
  readonly alike?: boolean | undefined;
  /** Questions that this class had in the last `weeks` weeks are left out. */
  readonly classId?: string | undefined;
  readonly weeks?: number | undefined;
  readonly mine?: boolean | undefined;
  readonly preferred?: string | undefined;
  readonly others?: number | undefined;
  readonly perSeries?: number | undefined;
  readonly perTopic?: number | undefined;
}

export interface Wanted {
  readonly subject: string;
  readonly gradeId: string;
  /** Where questions of the system come from; null: from both pools. */
  readonly pool: Pool | null;
  readonly cells: readonly Cell[];
  readonly held: readonly string[];
  readonly without: readonly string[];
  readonly usedUp: readonly string[];
  readonly forms: number;
  readonly shared: number;
  readonly seed: number;
}

const weekMs = 7 * 86_400_000;
const assembler = new Assembler();

/** Loads the code and the solver before the first test is assembled. */
export const warmAssembly = (): void => assembler.warm();

/** Errors: CLASS_NOT_FOUND. */
export async function demandOwnClass(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  classId: string,
): Promise<void> {
  if (!(await ownsClass(db, actor.userId, classId))) throw new AppError('CLASS_NOT_FOUND');
}

type BankWanted = Pick<Wanted, 'subject' | 'gradeId' | 'pool'>;

async function sourceOf({ db, actor }: ActorContext, { subject, gradeId, pool }: BankWanted): Promise<BankSource> {
  const bank = { ownerId: actor.userId, subject, gradeId, pool };
  return {
    key: `${actor.userId} ${subject} ${gradeId} ${pool}`,
    stamp: await bankStamp(db, bank),
    load: async () => ({ text: await bankText(db, bank), apart: await pairsApart(db, bank) }),
  };
}

async function rulesOf({ db, actor, now }: ActorContext, options: AssemblyOptions): Promise<Rules> {
  let recent: string[] | null = null;
  if (options.classId !== undefined) {
    await demandOwnClass({ db, actor }, options.classId);
    recent = await questionsGivenToClass.call(db, {
      ownerId: actor.userId,
      classId: options.classId,
      since: new Date(now - (options.weeks ?? 8) * weekMs),
    });
  }
  return {
    alike: options.alike !== true,
    recent,
    mine: options.mine === true,
    preferred: options.preferred ?? null,
    others: options.others ?? null,
    perSeries: options.perSeries ?? null,
    perTopic: options.perTopic ?? null,
  };
}

export async function assembleFrom(
  context: ActorContext,
  { subject, gradeId, pool, ...wanted }: Wanted,
  options: AssemblyOptions,
): Promise<Outcome> {
  const rules = await rulesOf(context, options);
  const source = await sourceOf(context, { subject, gradeId, pool });
  return assembler.assemble(context.actor.userId, source, { ...wanted, rules });
}

/** A cell to count for; with a level, the statements of this level in clusters are counted. */
export interface StockCell extends Omit<Cell, 'statements' | 'count'> {
  readonly statementLevel: Level | null;
}

/** How much the bank has for each of the cells, in their order; see `stockOf`. */
export async function countStock(
  context: ActorContext,
  { cells, held, ...bank }: BankWanted & { readonly cells: readonly StockCell[]; readonly held: readonly string[] },
  options: AssemblyOptions,
): Promise<number[]> {
  const rules = await rulesOf(context, options);
  return assembler.stock(context.actor.userId, await sourceOf(context, bank), {
    stock: { cells: cells.map((cell) => ({ ...cell, statements: null, count: 0 })), rules, held },
    levels: cells.map(({ statementLevel }) => statementLevel),
  });
}
