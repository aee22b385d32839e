/** Lines below the answers of questions, as pages explain them without a heading. Pure. */
import type { PaperLine } from '../lines/lines.ts';
import type { FoundQuestion } from './found-question.ts';

interface Unknown {
  readonly line: PaperLine;
  /** The index of the question before. */
  readonly after: number;
}

/**
 * Gives lines behind the answers of their questions to the solutions, where most answered questions of the file have
 * some: a single line between two questions may be an instruction. Returns the other lines.
 */
export function withoutExplanations(
  drafts: readonly FoundQuestion[],
  unknown: readonly Unknown[],
  behindAnswer: ReadonlySet<PaperLine>,
): Unknown[] {
  const below = unknown.filter(({ line }) => behindAnswer.has(line));
  const explained = new Set(below.map(({ after }) => after)).size;
  const answered = drafts.filter(({ answerLines }) => answerLines.length > 0).length;
  if (explained < 2 || explained * 2 <= answered) return [...unknown];
  for (const { line, after } of below) drafts[after]!.solution.push(line);
  return unknown.filter(({ line }) => !behindAnswer.has(line));
}
