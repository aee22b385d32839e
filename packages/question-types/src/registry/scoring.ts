/** The only entry point to scoring: code that imports it may see keys. */
import { blankItem } from '../schema/shares.ts';
import { choiceScorers } from '../types/choice/scoring.ts';
import { matchingScorers } from '../types/matching/scoring.ts';
import { textGapsScorers } from '../types/text-gaps/scoring.ts';
import { orderingScorers } from '../types/ordering/scoring.ts';
import { tilesScorers } from '../types/tiles/scoring.ts';
import { gridScorers } from '../types/grid/scoring.ts';
import { compositeScorers, type PartScorers } from '../types/composite/scoring.ts';
import { drawingScorers } from '../types/drawing/scoring.ts';
import { speakingScorers } from '../types/speaking/scoring.ts';
import { writingScorers } from '../types/writing/scoring.ts';
import { inlineListsScorers } from '../types/inline-lists/scoring.ts';
import { markedTextScorers } from '../types/marked-text/scoring.ts';
import { sceneScorers } from '../types/scene/scoring.ts';
import type { ScoreResult, ScoringLocale } from '../schema/core.ts';
import type { Parsed, Scorer } from '../schema/facets.ts';
import type { Marking } from '../marking/total.ts';
import { isFigureName } from '../schema/drawn.ts';
import { parseVersioned } from '../schema/versions.ts';
import {
  definitions,
  partDefinitions,
  type QuestionContent,
  type QuestionKey,
  type QuestionResponse,
  type QuestionTypeCode,
  type SimpleContent,
  type SimpleKey,
  type SimpleResponse,
  type SimpleTypeCode,
} from './definitions.ts';

const simple: Readonly<Record<SimpleTypeCode, Scorer<SimpleContent, SimpleKey, SimpleResponse>>> = {
  ...choiceScorers,
  ...matchingScorers,
  ...textGapsScorers,
  ...orderingScorers,
  ...tilesScorers,
  ...gridScorers,
  ...inlineListsScorers,
  ...markedTextScorers,
  ...drawingScorers,
  ...writingScorers,
  ...speakingScorers,
  ...sceneScorers,
};

const scorers: Readonly<Record<QuestionTypeCode, Scorer<QuestionContent, QuestionKey, QuestionResponse>>> = {
  ...simple,
  ...compositeScorers(partDefinitions, simple as unknown as PartScorers),
};

/** Changes whenever any response could be scored differently than before; stored with every score. */
export { withRandomIds, type Rename } from './random-ids.ts';

export const scoringEngineVersion = 2;

/** Stored JSON of a question's key as the newest version of its type. Never throws. */
export function parseKey(code: QuestionTypeCode, schemaVersion: number, json: unknown): Parsed<QuestionKey> {
  return parseVersioned(definitions[code].key, schemaVersion, json);
}

/**
 * Scores a response, one result for each item in the order of `itemsOf`. Pure and total: content and key have been
 * parsed with the same code, the response may be any JSON value. Null or undefined is blank; a malformed response, or
 * one with unknown ids, scores as blank and has the status `malformed`.
 */
export function score(
  code: QuestionTypeCode,
  content: QuestionContent,
  key: QuestionKey,
  response: unknown,
  context: { readonly locale: ScoringLocale },
): ScoreResult {
  const definition = definitions[code];
  const unanswered = (status: 'blank' | 'malformed'): ScoreResult => ({
    status,
    items: definition.itemsOf(content).map(blankItem),
  });
  if (response === null || response === undefined) return unanswered('blank');
  const parsed = definition.response.schema.safeParse(response);
  if (!parsed.success || !definition.fits(content, parsed.data)) return unanswered('malformed');
  const items = scorers[code].scoreItems(content, key, parsed.data, context);
  if (items.every((item) => item.state === 'blank')) return { status: 'blank', items };
  return { status: items.some((item) => item.state === 'needs-teacher') ? 'needs-teacher' : 'scored', items };
}

/** A response with full points; null for types that a key cannot score. */
export function solve(code: QuestionTypeCode, content: QuestionContent, key: QuestionKey): QuestionResponse | null {
  return scorers[code].solve(content, key);
}

/** How a teacher marks an item with the result `needs-teacher`. */
export function markingOf(code: QuestionTypeCode, key: QuestionKey, item: string): Marking {
  return scorers[code].markingOf?.(key, item) ?? { kind: 'steps' };
}

/** Ids of media that belong to the key, such as subtitles that reveal answers. */
export function mediaOfKey(code: QuestionTypeCode, key: QuestionKey): string[] {
  return definitions[code].mediaOfKey(key).filter((id) => !isFigureName(id));
}
