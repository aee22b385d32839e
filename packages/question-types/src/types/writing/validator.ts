import { byCode } from '../../schema/by-code.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { countedWords } from '../../marking/count.ts';
import { checkRubric, rubricTexts } from '../../marking/rubric.ts';
import { isBlankMarkup } from '../../markup/index.ts';
import { checkLength, hasReading, hasSound, ProblemList } from '../../schema/validation.ts';
import { acceptedFor, modelFor } from './answers.ts';
import type { WritingCode, WritingContent, WritingItem, WritingKey } from './definition.ts';
import { writingCodes } from './codes.ts';

function checkItem(
  list: ProblemList,
  code: WritingCode,
  content: WritingContent,
  item: WritingItem,
  index: number,
): void {
  // A picture, a recording or a passage can be the question, but an essay always needs a written task.
  const shown = code === 'SA1' && content.items.length === 1 && (hasSound(content) || hasReading(content));
  list.when(isBlankMarkup(item.prompt) && !shown, 'PROMPT_MISSING', `items.${index}.prompt`);
  list.when(item.keyword !== undefined && item.keyword.trim() === '', 'KEYWORD_EMPTY', `items.${index}.keyword`);
  (item.points ?? []).forEach((point, at) =>
    list.when(point.trim() === '', 'POINT_EMPTY', `items.${index}.points.${at}`),
  );
}

function checkAccepted(
  list: ProblemList,
  { minWords, maxWords }: WritingContent,
  accepted: readonly string[],
  path: string,
): void {
  accepted.forEach((answer, at) => {
    const words = countedWords(answer);
    list.when(words === 0, 'ACCEPTED_EMPTY', `${path}.${at}`);
    list.when(maxWords !== undefined && words > maxWords, 'ACCEPTED_TOO_LONG', `${path}.${at}`, {
      max: maxWords ?? 0,
    });
    list.when(minWords !== undefined && words > 0 && words < minWords, 'ACCEPTED_TOO_SHORT', `${path}.${at}`, {
      min: minWords ?? 0,
    });
  });
}

function validator(code: WritingCode): Validator<WritingContent, WritingKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      content.items.forEach((item, at) => {
        checkItem(list, code, content, item, at);
        checkAccepted(
          list,
          content,
          acceptedFor(content, key, item),
          at === 0 ? 'matching.accepted' : `items.${at}.accepted`,
        );
      });
      list.when(
        !Object.keys(key.further ?? {}).every((id) => content.items.slice(1).some((item) => item.id === id)),
        'CORRECT_UNKNOWN',
        '',
      );
      const { minWords, maxWords } = content;
      list.when(minWords !== undefined && maxWords !== undefined && minWords > maxWords, 'WORDS_REVERSED', 'words');
      if (key.rubric) checkRubric(list, key.rubric, content.criteria);
      checkLength(list, [
        content.instructions,
        content.example,
        ...content.items.flatMap((item) => [
          item.prompt,
          item.keyword,
          item.before,
          item.after,
          ...(item.points ?? []),
        ]),
        ...content.items.flatMap((item) => [...acceptedFor(content, key, item), modelFor(content, key, item)]),
        ...(key.rubric ? rubricTexts(key.rubric) : []),
      ]);
      return list.found;
    },
  };
}

export const writingValidators = byCode(writingCodes, validator);
