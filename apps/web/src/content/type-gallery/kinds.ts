/** The question types by what a learner does, for pickers and the gallery. */
import { fold } from '@vumon/domain';
import { traitsOf, typeKinds, type TypeKind } from '@vumon/question-types/traits';

/** The given types grouped by kind, in their own order, without empty kinds. */
export const byKind = <Code extends string>(codes: readonly Code[]): { kind: TypeKind; codes: Code[] }[] =>
  typeKinds
    .map((kind) => ({ kind, codes: codes.filter((code) => traitsOf(code).kind === kind) }))
    .filter((group) => group.codes.length > 0);

/** Whether every word of the search is the start of a word of the texts; accents and case are ignored. */
export function matches(search: string, texts: readonly string[]): boolean {
  const words = fold(texts.join(' ')).split(/[^\p{L}\p{N}]+/u);
  return fold(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .every((word) => words.some((other) => other.startsWith(word)));
}
