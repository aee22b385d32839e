import { choiceDefinitions, type ChoiceCode, type ChoiceContent, type ChoiceKey, type ChoiceResponse } from '../types/choice/definition.ts';
import { textGapsDefinitions, type TextGapsCode, type TextGapsContent, type TextGapsKey, type TextGapsResponse } from '../types/text-gaps/definition.ts';
import type { Definition } from '../facets.ts';

/** Codes of the question types that are built. Every map of this folder has exactly these. */
export type QuestionTypeCode = ChoiceCode | TextGapsCode;

export type QuestionContent = ChoiceContent | TextGapsContent;
export type QuestionKey = ChoiceKey | TextGapsKey;
export type QuestionResponse = ChoiceResponse | TextGapsResponse;

export const definitions: Readonly<Record<QuestionTypeCode, Definition<QuestionContent, QuestionKey, QuestionResponse>>> = {
  MC1: choiceDefinitions.MC1,
  MC2: choiceDefinitions.MC2,
  MC3: choiceDefinitions.MC3,
  MC4: choiceDefinitions.MC4,
  MC7: choiceDefinitions.MC7,
  MC9: choiceDefinitions.MC9,
  MC10: choiceDefinitions.MC10,
  MC11: choiceDefinitions.MC11,
  FB1: textGapsDefinitions.FB1,
  FB2: textGapsDefinitions.FB2,
  FB5: textGapsDefinitions.FB5,
  FB7: textGapsDefinitions.FB7,
  FB8: textGapsDefinitions.FB8,
  TF1: choiceDefinitions.TF1,
  TF2: choiceDefinitions.TF2,
  TF3: choiceDefinitions.TF3,
  TF5: choiceDefinitions.TF5,
  MR1: choiceDefinitions.MR1,
  MR2: choiceDefinitions.MR2,
};
