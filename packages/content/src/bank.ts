/** Every question that the system bank ships with. */
import { questionsByType } from './by-type/index.ts';
import { withExamPart } from './english/exams/parts.ts';
import { englishQuestions } from './english/index.ts';
import { picturedQuestions } from './english/pictured.ts';
import { withTopic } from './english/topics.ts';
import { explainAll } from './explanations/index.ts';
import type { SeedQuestion } from './kit.ts';
import { mathsQuestions } from './maths/index.ts';
import type { SeedMedia } from './media/media.ts';
import { additions } from './more/index.ts';
import type { ClipsAndPictures } from './more/kit.ts';
import { additionNames, type AdditionName } from './more/names.ts';
import { readingSets } from './texts/reading.ts';

/** Puts questions on the same recording into one family, so that a test plays the recording once. */
function withFamily(question: SeedQuestion): SeedQuestion {
  const { audio } = question.content as { audio?: { readonly media: string } };
  if (question.facts.family !== undefined || audio === undefined) return question;
  return { ...question, facts: { ...question.facts, family: `recording ${audio.media}` } };
}

/** The first system bank. Removes duplicates: a paragraph can be identical at two levels. */
export function firstQuestions(media: SeedMedia): SeedQuestion[] {
  const all = explainAll([
    ...englishQuestions(),
    ...picturedQuestions(media),
    ...questionsByType(media),
    ...readingSets(),
    ...mathsQuestions(),
  ]);
  return [...new Map(all.toReversed().map((question) => [JSON.stringify(question.content), question])).values()]
    .toReversed()
    .map((question) => withTopic(withFamily(question)));
}

/** What came after the first bank, all of it by default. */
export const addedQuestions = (
  media: ClipsAndPictures,
  names: readonly AdditionName[] = additionNames,
): SeedQuestion[] =>
  names.flatMap((name) => additions[name](media)).map((question) => withExamPart(withFamily(question)));

export const systemQuestions = (media: SeedMedia): SeedQuestion[] => [
  ...firstQuestions(media),
  ...addedQuestions(media),
];
