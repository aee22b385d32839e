import { choiceDefinitions, type ChoiceCode, type ChoiceContent, type ChoiceKey, type ChoiceResponse } from '../types/choice/definition.ts';
import { drawingDefinitions, type DrawingCode, type DrawingContent, type DrawingKey, type DrawingResponse } from '../types/drawing/definition.ts';
import { gridDefinitions, type GridCode, type GridContent, type GridKey, type GridResponse } from '../types/grid/definition.ts';
import { matchingDefinitions, type MatchingCode, type MatchingContent, type MatchingKey, type MatchingResponse } from '../types/matching/definition.ts';
import { speakingDefinitions, type SpeakingCode, type SpeakingContent, type SpeakingKey, type SpeakingResponse } from '../types/speaking/definition.ts';
import { textGapsDefinitions, type TextGapsCode, type TextGapsContent, type TextGapsKey, type TextGapsResponse } from '../types/text-gaps/definition.ts';
import { writingDefinitions, type WritingCode, type WritingContent, type WritingKey, type WritingResponse } from '../types/writing/definition.ts';
import type { Definition } from '../facets.ts';

/** Codes of the question types that are built. Every map of this folder has exactly these. */
export type QuestionTypeCode = ChoiceCode | DrawingCode | GridCode | MatchingCode | SpeakingCode | TextGapsCode | WritingCode;

export type QuestionContent = ChoiceContent | DrawingContent | GridContent | MatchingContent | SpeakingContent | TextGapsContent | WritingContent;
export type QuestionKey = ChoiceKey | DrawingKey | GridKey | MatchingKey | SpeakingKey | TextGapsKey | WritingKey;
export type QuestionResponse = ChoiceResponse | DrawingResponse | GridResponse | MatchingResponse | SpeakingResponse | TextGapsResponse | WritingResponse;

export const definitions: Readonly<Record<QuestionTypeCode, Definition<QuestionContent, QuestionKey, QuestionResponse>>> = {
  ...choiceDefinitions,
  ...matchingDefinitions,
  ...textGapsDefinitions,
  ...gridDefinitions,
  ...drawingDefinitions,
  ...writingDefinitions,
  ...speakingDefinitions,
};
