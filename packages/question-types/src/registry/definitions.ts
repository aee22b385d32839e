import { choiceDefinitions, type ChoiceCode, type ChoiceContent, type ChoiceKey, type ChoiceResponse } from '../types/choice/definition.ts';
import { matchingDefinitions, type MatchingCode, type MatchingContent, type MatchingKey, type MatchingResponse } from '../types/matching/definition.ts';
import { textGapsDefinitions, type TextGapsCode, type TextGapsContent, type TextGapsKey, type TextGapsResponse } from '../types/text-gaps/definition.ts';
import { gridDefinitions, type GridCode, type GridContent, type GridKey, type GridResponse } from '../types/grid/definition.ts';
import { drawingDefinitions, type DrawingCode, type DrawingContent, type DrawingKey, type DrawingResponse } from '../types/drawing/definition.ts';
import type { Definition } from '../facets.ts';

/** Codes of the question types that are built. Every map of this folder has exactly these. */
export type QuestionTypeCode = ChoiceCode | MatchingCode | TextGapsCode | GridCode | DrawingCode;

export type QuestionContent = ChoiceContent | MatchingContent | TextGapsContent | GridContent | DrawingContent;
export type QuestionKey = ChoiceKey | MatchingKey | TextGapsKey | GridKey | DrawingKey;
export type QuestionResponse = ChoiceResponse | MatchingResponse | TextGapsResponse | GridResponse | DrawingResponse;

export const definitions: Readonly<Record<QuestionTypeCode, Definition<QuestionContent, QuestionKey, QuestionResponse>>> = {
  ...choiceDefinitions,
  ...matchingDefinitions,
  ...textGapsDefinitions,
  ...gridDefinitions,
  ...drawingDefinitions,
};
