import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { isBlankMarkup } from '../../markup/index.ts';
import { checkLength, checkMarkers, ProblemList } from '../../schema/validation.ts';
import { flatText } from './cutting.ts';
import type { MarkedTextCode, MarkedTextContent, MarkedTextKey } from './definition.ts';
import { markedTextCodes } from './codes.ts';

const partsOfSentence = 4;
const minWords = 2;

function checkCorrect(list: ProblemList, code: MarkedTextCode, content: MarkedTextContent, key: MarkedTextKey): void {
  const correct = ownEntry(key.correct, content.item.id) ?? [];
  const known = correct.filter((id) => content.parts.some((part) => part.id === id));
  list.when(
    known.length < correct.length || Object.keys(key.correct).some((id) => id !== content.item.id),
    'CORRECT_UNKNOWN',
    'correct',
  );
  list.when(known.length === 0, code === 'MC8' ? 'ERROR_MISSING' : 'RIGHT_WORDS_MISSING', 'correct');
  list.when(code === 'MC8' && known.length > 1, 'ERRORS_TOO_MANY', 'correct');
  list.when(
    code === 'MR3' && content.parts.length >= minWords && new Set(known).size === content.parts.length,
    'EVERY_WORD_RIGHT',
    'correct',
  );
}

function validator(code: MarkedTextCode): Validator<MarkedTextContent, MarkedTextKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      const text = flatText(content.text, content.parts);
      list.when(isBlankMarkup(text), 'TEXT_MISSING', 'text');
      if (code === 'MC8')
        list.when(content.parts.length !== partsOfSentence, 'PARTS_NOT_FOUR', 'parts', {
          count: content.parts.length,
          wanted: partsOfSentence,
        });
      else list.when(content.parts.length < minWords, 'WORDS_TOO_FEW', 'parts', { min: minWords });
      content.parts.forEach((part, at) => list.when(isBlankMarkup(part.text), 'PART_EMPTY', `parts.${at}`));
      checkMarkers(
        list,
        content.parts.map((part) => part.id),
        [content.text],
        'text',
        (index) => `parts.${index}`,
      );
      checkCorrect(list, code, content, key);
      checkLength(list, [content.instructions, content.example, text, key.correction]);
      return list.found;
    },
  };
}

export const markedTextValidators = byCode(markedTextCodes, validator);
