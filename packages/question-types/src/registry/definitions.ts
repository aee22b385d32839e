import { choiceDefinitions, type ChoiceCode, type ChoiceContent, type ChoiceKey, type ChoiceResponse } from '../types/choice/definition.ts';
import { textGapsDefinitions, type TextGapsCode, type TextGapsContent, type TextGapsKey, type TextGapsResponse } from '../types/text-gaps/definition.ts';
import type { Definition } from '../facets.ts';

/** Codes of the question types that are built. Every map of this folder has exactly these. */
export type QuestionTypeCode = ChoiceCode | TextGapsCode;

export type QuestionContent = ChoiceContent | TextGapsContent;
export type QuestionKey = ChoiceKey | TextGapsKey;
export type QuestionResponse = ChoiceResponse | TextGapsResponse;

export const definitions: Readonly<Record<QuestionTypeCode, Definition<QuestionContent, QuestionKey, QuestionResponse>>> = {
  ...choiceDefinitions,
  ...textGapsDefinitions,
};
