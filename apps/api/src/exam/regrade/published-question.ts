import type { ItemToRegrade } from './checked-step.ts';

/** A question of a published test as the test has it. */
export const publishedQuestion = (content: ItemToRegrade['content'], id: string) =>
  content.sections
    .flatMap(({ parts }) => parts.flatMap(({ questions }) => questions))
    .find((question) => question.id === id)!;
