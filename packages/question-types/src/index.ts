/** The public functions of question types. Scoring, validation and print are separate entry points. */
import type { Level } from '@vumon/domain';
import type { AnswerPlace, Parsed } from './schema/facets.ts';
import { markupLine, plainTextOf } from './markup/index.ts';
import { compositeCodes } from './types/composite/codes.ts';
import {
  definitions,
  type QuestionContent,
  type QuestionKey,
  type QuestionResponse,
  type QuestionTypeCode,
} from './registry/definitions.ts';
import { isFigureName } from './schema/drawn.ts';
import { currentVersion, parseVersioned } from './schema/versions.ts';

export * from './schema/core.ts';
export { drawnIn, inLanguage, type DrawnImage } from './schema/drawn.ts';
export * from './markup/index.ts';
export { questionsInOrder, shuffleOptions } from './schema/shuffle.ts';
export type { AnswerPlace, Parsed, Sample } from './schema/facets.ts';
export type { QuestionContent, QuestionKey, QuestionResponse, QuestionTypeCode } from './registry/definitions.ts';
export { convertChoice } from './types/choice/convert.ts';
export type {
  ChoiceCode,
  ChoiceContent,
  ChoiceItem,
  ChoiceKey,
  ChoiceOption,
  ChoiceResponse,
} from './types/choice/definition.ts';
export type {
  CompositeCode,
  CompositeContent,
  CompositeKey,
  CompositePart,
  CompositeResponse,
} from './types/composite/definition.ts';
export type {
  MatchingCode,
  MatchingContent,
  MatchingItem,
  MatchingKey,
  MatchingResponse,
  MatchingTarget,
} from './types/matching/definition.ts';
export type { Criterion, Rubric } from './marking/rubric.ts';
export { countedWords } from './marking/count.ts';
export { scoresFit, shareOfScores, steps, type Marking, type Scores } from './marking/total.ts';
export type {
  SpeakingCode,
  SpeakingContent,
  SpeakingKey,
  SpeakingResponse,
  SpokenAnswer,
} from './types/speaking/definition.ts';
export type { WritingCode, WritingContent, WritingKey, WritingResponse } from './types/writing/definition.ts';
export type {
  Gap,
  GapKey,
  NumericFormat,
  TextGapsCode,
  TextGapsContent,
  TextGapsKey,
  TextGapsResponse,
} from './types/text-gaps/definition.ts';

export interface QuestionType {
  readonly code: QuestionTypeCode;
  /** The numeric activity id of the API (`activityType`). */
  readonly id: number;
  readonly family: string;
  readonly scored: boolean;
  /** The version that new content is stored with. */
  readonly schemaVersion: number;
}

/** Every built type in the order of their ids; the name of one is the message `types.<code>.name`. */
export const questionTypes: readonly QuestionType[] = Object.values(definitions)
  .map((definition): QuestionType => ({
    code: definition.code as QuestionTypeCode,
    id: definition.id,
    family: definition.family,
    scored: definition.scored,
    schemaVersion: currentVersion(definition.content),
  }))
  .toSorted((a, b) => a.id - b.id);

export const questionTypeCodes: readonly QuestionTypeCode[] = questionTypes.map((type) => type.code);

export function isQuestionTypeCode(code: unknown): code is QuestionTypeCode {
  return typeof code === 'string' && Object.hasOwn(definitions, code);
}

export const questionType = (code: QuestionTypeCode): QuestionType => questionTypes.find((type) => type.code === code)!;

/** Stored or sent JSON of a question's content as the newest version of its type. Never throws. */
export function parseContent(code: QuestionTypeCode, schemaVersion: number, json: unknown): Parsed<QuestionContent> {
  return parseVersioned(definitions[code].content, schemaVersion, json);
}

/** Only the shape of a response; `responseFits` compares it with its question. Never throws. */
export function parseResponse(code: QuestionTypeCode, schemaVersion: number, json: unknown): Parsed<QuestionResponse> {
  return parseVersioned(definitions[code].response, schemaVersion, json);
}

/** Whether the response names only items and options that the question has, and no more of them than it allows. */
export function responseFits(code: QuestionTypeCode, content: QuestionContent, response: QuestionResponse): boolean {
  return definitions[code].fits(content, response);
}

/** The depth of an item's answer in a response: `response[item]`, or `response[part][item]` in a composite. */
export const answerDepth = (code: QuestionTypeCode): 1 | 2 => (compositeCodes.some((one) => one === code) ? 2 : 1);

/** Ids that get a number on the paper, in its order. */
export function itemsOf(code: QuestionTypeCode, content: QuestionContent): string[] {
  return definitions[code].itemsOf(content);
}

/** The maximal length of an item's recording in seconds; undefined where nothing is recorded. */
export const secondsToSpeak = (code: QuestionTypeCode, content: QuestionContent, item: string): number | undefined =>
  definitions[code].secondsToSpeak?.(content, item);

/** Items that are answered completely; a null response answers none. */
export function responseComplete(
  code: QuestionTypeCode,
  content: QuestionContent,
  response: QuestionResponse | null,
): string[] {
  return response === null ? [] : definitions[code].answeredItems(content, response);
}

const oneLine = (texts: readonly string[]): string =>
  texts
    .map((text) => plainTextOf(text, { math: (latex) => latex }))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const summaryLength = 200;

/**
 * The line that lists show for a question: text and formulas as markup, at most 200 characters. Contains nothing of the
 * key.
 */
export const summaryOf = (code: QuestionTypeCode, content: QuestionContent): string =>
  markupLine(definitions[code].texts(content).summary, summaryLength);

/** All text that a learner can read in the question, for the search index. Contains nothing of the key. */
export function searchTextOf(code: QuestionTypeCode, content: QuestionContent): string {
  return oneLine(definitions[code].texts(content).all);
}

/** One line for each numbered item, which distinguishes it from the others; as markup, with nothing of the key. */
export function itemTextsOf(code: QuestionTypeCode, content: QuestionContent): string[] {
  return definitions[code].itemTexts(content).map((text) => markupLine([text], summaryLength));
}

/** Everything that a learner can read in the question, as markup. Contains nothing of the key. */
export function textsOf(code: QuestionTypeCode, content: QuestionContent): readonly string[] {
  return definitions[code].texts(content).all;
}

/** The positions in a response that hold the answer of an item; none where an answer is more than picks or text. */
export function answersAt(code: QuestionTypeCode, content: QuestionContent, item: string): readonly AnswerPlace[] {
  return definitions[code].answersAt?.(content, item) ?? [];
}

/**
 * The own level of each statement of a cluster, null where it is that of the question; empty for other types. The matrix
 * counts statements.
 */
export const statementLevelsOf = (code: QuestionTypeCode, content: QuestionContent): readonly (Level | null)[] =>
  definitions[code].statementLevels?.(content) ?? [];

/** The texts that `itemTextsOf` shortens, as complete markup. */
export function itemMarkupOf(code: QuestionTypeCode, content: QuestionContent): string[] {
  return definitions[code].itemTexts(content);
}

/** Ids of the media that the content shows or plays; figures have no file. */
export function mediaOf(code: QuestionTypeCode, content: QuestionContent): string[] {
  return looksOf(code, content).filter((id) => !isFigureName(id));
}

/** The same with the names of figures. */
export function looksOf(code: QuestionTypeCode, content: QuestionContent): string[] {
  return definitions[code].mediaOf(content);
}

/** An empty new question: it can be stored as a draft, not published. The editor passes a `name` that gives random ids. */
export function defaultsOf(
  code: QuestionTypeCode,
  name: (id: string) => string = (id) => id,
): { content: QuestionContent; key: QuestionKey } {
  return definitions[code].defaults(name);
}

/** The question with its options in the order of a seed, as players and papers show it. */
export function shuffleContent(code: QuestionTypeCode, content: QuestionContent, seed: string): QuestionContent {
  return definitions[code].shuffled(content, seed);
}
