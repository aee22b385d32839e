/** What the shipped bank lacks for a format: the assembly on the bank's questions, without a database. */
import { type SeedQuestion } from '@vumon/content';
import { partsOf } from '@vumon/domain';
import { itemsOf, parseContent, statementLevelsOf } from '@vumon/question-types';
import { assemble, bankOf, openSolver, type Bank, type RawQuestion } from '#content/assembly';
import { openCells } from '#content/exams';
import { fingerprintOf } from '#content/question-bank';
import { formatValues, fourSkills, midTerm, type FormatPlan } from './formats.ts';
import { shippedFormats } from './shipped-formats.ts';

const rules = {
  alike: true,
  recent: null,
  mine: false,
  preferred: null,
  others: null,
  perSeries: null,
  perTopic: null,
};

/** The media's names as ids, which have 24 letters; a figure keeps its own. */
const withMediaIds = (content: object): unknown =>
  JSON.parse(
    JSON.stringify(content).replaceAll(
      /"media":"(?!figure-)([^"]*)"/g,
      (_, name: string) =>
        `"media":"${name
          .replaceAll(/[^a-z]/g, '')
          .padEnd(24, 'x')
          .slice(0, 24)}"`,
    ),
  );

function rawOf({ type, facts, content }: SeedQuestion, at: number): RawQuestion {
  const parsed = parseContent(type, 1, withMediaIds(content));
  if (!parsed.ok) throw new Error(`${type} ${facts.name} does not parse`);
  const { hash, sketch } = fingerprintOf(type, parsed.value);
  return {
    id: String(at),
    type,
    skill: facts.skill,
    level: facts.difficulty,
    items: itemsOf(type, parsed.value).length,
    series: facts.seriesId ?? null,
    topic: facts.topicId ?? null,
    statements: statementLevelsOf(type, parsed.value)
      .map((level) => level ?? facts.difficulty)
      .join(' '),
    mine: false,
    expected: null,
    family: facts.family ?? '',
    hash: hash.toString('hex'),
    sketch,
  };
}

/** The questions as the assembly reads them. All must be of one subject and grade. */
export const assemblyBank = (questions: readonly SeedQuestion[]): Bank => bankOf(questions.map(rawOf));

const cellsOf = (plan: FormatPlan) => {
  const { sections, rows } = formatValues(plan);
  return openCells({ sections, rows }, []);
};

/** Filling a format without further conditions. */
export const fillOf = (plan: FormatPlan) => ({
  cells: cellsOf(plan),
  rules,
  held: [],
  without: [],
  usedUp: [],
  forms: 1,
  shared: 0,
  seed: 1,
});

/** The numbers that stay empty without the questions `usedUp` and those alike: skill, types, level and how many. */
export async function missingFor(bank: Bank, plan: FormatPlan, usedUp: readonly string[] = []): Promise<string[]> {
  const { sections } = formatValues(plan);
  const cells = cellsOf(plan);
  const { missing } = assemble(await openSolver(), bank, { ...fillOf(plan), usedUp });
  return missing.map(({ cell: id, count }) => {
    const { partId, skills, types, level, count: wanted } = cells.find((cell) => cell.id === id)!;
    const { name } = partsOf(sections).find((part) => part.id === partId)!;
    return [skills?.join('/') ?? 'any skill', name, types?.join('/') ?? 'any type', level ?? 'any level']
      .concat(`${count} of ${wanted}`)
      .join(', ');
  });
}

/** How many papers of the format share no family and nothing alike, at most `most`, and what the next one lacks. */
export async function fillsOf(
  bank: Bank,
  plan: FormatPlan,
  most = 10,
): Promise<{ readonly fills: number; readonly missing: string[] }> {
  const solver = await openSolver();
  const usedUp: string[] = [];
  for (let fills = 0; fills < most; fills += 1) {
    const { missing, forms } = assemble(solver, bank, { ...fillOf(plan), usedUp });
    if (missing.length > 0) return { fills, missing: await missingFor(bank, plan, usedUp) };
    usedUp.push(...forms[0]!.picks.map(({ id }) => id));
  }
  return { fills: most, missing: [] };
}

export const primary = /^G[1-5]$/;

/** Exams of which the bank has no questions yet for some part. A teacher who lets the product choose is told which. */
export const notFillable = new Set(['TOEIC Listening & Reading']);

/** The formats that the system has. */
export const systemFormats = [...shippedFormats, midTerm, fourSkills];

/**
 * Those whose questions are kept for exams. Maths of primary school has families for either pool, but not enough to keep
 * those of both terms: the exams of a term share theirs with the sample papers.
 */
export const reserved = systemFormats.filter(({ subject, gradeId }) => subject === 'ENGLISH' || !primary.test(gradeId));
