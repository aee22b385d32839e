import type { Problem } from '../schema/core.ts';
import type { Validator } from '../schema/facets.ts';
import { choiceValidators } from '../types/choice/validator.ts';
import { matchingValidators } from '../types/matching/validator.ts';
import { textGapsValidators } from '../types/text-gaps/validator.ts';
import { orderingValidators } from '../types/ordering/validator.ts';
import { tilesValidators } from '../types/tiles/validator.ts';
import { gridValidators } from '../types/grid/validator.ts';
import { compositeValidators, type PartValidators } from '../types/composite/validator.ts';
import { drawingValidators } from '../types/drawing/validator.ts';
import { speakingValidators } from '../types/speaking/validator.ts';
import { writingValidators } from '../types/writing/validator.ts';
import { inlineListsValidators } from '../types/inline-lists/validator.ts';
import { markedTextValidators } from '../types/marked-text/validator.ts';
import { sceneValidators } from '../types/scene/validator.ts';
import type {
  QuestionContent,
  QuestionKey,
  QuestionTypeCode,
  SimpleContent,
  SimpleKey,
  SimpleTypeCode,
} from './definitions.ts';

export { characterLimit, countCharacters } from '../schema/validation.ts';

const simple: Readonly<Record<SimpleTypeCode, Validator<SimpleContent, SimpleKey>>> = {
  ...choiceValidators,
  ...matchingValidators,
  ...textGapsValidators,
  ...orderingValidators,
  ...tilesValidators,
  ...gridValidators,
  ...inlineListsValidators,
  ...markedTextValidators,
  ...drawingValidators,
  ...writingValidators,
  ...speakingValidators,
  ...sceneValidators,
};

const validators: Readonly<Record<QuestionTypeCode, Validator<QuestionContent, QuestionKey>>> = {
  ...simple,
  ...compositeValidators(simple as unknown as PartValidators),
};

/**
 * The problems that prevent publishing, in the order of the fields; none means ready. `path` points into the editor
 * (`items.0.options.2`); the text is the message `problems.<code>`. Content and key have been parsed.
 */
export function problemsOf(code: QuestionTypeCode, content: QuestionContent, key: QuestionKey): Problem[] {
  return validators[code].problemsOf(content, key);
}
