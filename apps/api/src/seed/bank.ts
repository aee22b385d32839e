/** Every question that the system bank ships with. */
import { englishQuestions } from './english/index.ts';
import type { SeedQuestion } from './kit.ts';
import { mathsQuestions } from './maths/index.ts';
import { readingSets } from './reading.ts';
import { wordProblems } from './word-problems.ts';

/** Once each: a paragraph may read the same at two of its levels. */
export function systemQuestions(): SeedQuestion[] {
  const all = [...englishQuestions(), ...readingSets(), ...mathsQuestions(), ...wordProblems()];
  return [...new Map(all.toReversed().map((question) => [JSON.stringify(question.content), question])).values()].toReversed();
}
