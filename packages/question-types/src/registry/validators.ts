import type { Problem } from '../core.ts';
import type { Validator } from '../facets.ts';
import { choiceValidators } from '../types/choice/validator.ts';
import { textGapsValidators } from '../types/text-gaps/validator.ts';
import type { QuestionContent, QuestionKey, QuestionTypeCode } from './definitions.ts';

export { characterLimit, countCharacters } from '../validation.ts';

const validators: Readonly<Record<QuestionTypeCode, Validator<QuestionContent, QuestionKey>>> = {
  MC1: choiceValidators.MC1,
  MC2: choiceValidators.MC2,
  MC3: choiceValidators.MC3,
  MC4: choiceValidators.MC4,
  MC7: choiceValidators.MC7,
  MC9: choiceValidators.MC9,
  MC10: choiceValidators.MC10,
  MC11: choiceValidators.MC11,
  FB1: textGapsValidators.FB1,
  FB2: textGapsValidators.FB2,
  FB5: textGapsValidators.FB5,
  FB7: textGapsValidators.FB7,
  FB8: textGapsValidators.FB8,
  TF1: choiceValidators.TF1,
  TF2: choiceValidators.TF2,
  TF3: choiceValidators.TF3,
  TF5: choiceValidators.TF5,
  MR1: choiceValidators.MR1,
  MR2: choiceValidators.MR2,
};

/**
 * What keeps a question from being published, in the order of its fields; none means ready. `path` points into the
 * editor (`items.0.options.2`); the words are the messages `problems.<code>`. Content and key have been parsed.
 */
export function problemsOf(code: QuestionTypeCode, content: QuestionContent, key: QuestionKey): Problem[] {
  return validators[code].problemsOf(content, key);
}
