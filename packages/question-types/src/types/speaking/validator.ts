import { byCode } from '../../schema/by-code.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { checkRubric, rubricTexts } from '../../marking/rubric.ts';
import { isBlankMarkup } from '../../markup/index.ts';
import { checkLength, hasReading, hasSound, ProblemList } from '../../schema/validation.ts';
import type { SpeakingCode, SpeakingContent, SpeakingKey } from './definition.ts';
import { speakingCodes } from './codes.ts';

function validator(code: SpeakingCode): Validator<SpeakingContent, SpeakingKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      const shown = code === 'SP2' && (hasReading(content) || hasSound(content));
      content.items.forEach((item, at) => {
        list.when(
          isBlankMarkup(item.prompt) && !shown,
          code === 'SP1' ? 'READ_TEXT_MISSING' : 'PROMPT_MISSING',
          `items.${at}.prompt`,
        );
        (item.cues ?? []).forEach((cue, index) =>
          list.when(cue.trim() === '', 'CUE_EMPTY', `items.${at}.cues.${index}`),
        );
      });
      checkRubric(list, key.rubric, content.criteria);
      checkLength(list, [
        content.instructions,
        content.example,
        ...content.items.flatMap((item) => [item.prompt, ...(item.cues ?? [])]),
        key.model,
        ...rubricTexts(key.rubric),
      ]);
      return list.found;
    },
  };
}

export const speakingValidators = byCode(speakingCodes, validator);
