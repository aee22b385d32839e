import { byCode } from '../../schema/by-code.ts';
import { isUnique, ownEntry } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { foldLetter, lettersOf, openBoxes } from '../../schema/letters.ts';
import { gapsIn, isBlankMarkup, parseMarkup, plainText } from '../../markup/index.ts';
import { checkLength, checkMarkers, hasSound, ProblemList } from '../../schema/validation.ts';
import { textGapsCodes, isAsked } from './codes.ts';
import {
  gapsToFill,
  markedTexts,
  maskCells,
  wordLimitOf,
  type Gap,
  type GapKey,
  type TextGapsCode,
  type TextGapsContent,
  type TextGapsKey,
} from './definition.ts';
import { placesOf } from './typed-answers/any-order.ts';
import { countWords } from './typed-answers/folding.ts';
import { isBlankAnswer, matchesText } from './typed-answers/matching.ts';
import { fitsMask, readAccepted, readTolerance } from './typed-answers/numeric.ts';

/** A question that consists of gaps only needs a recording, picture or passage to refer to. */
function checkText(list: ProblemList, code: TextGapsCode, content: TextGapsContent): void {
  const words = markedTexts(content)
    .map((text) => plainText(parseMarkup(text), { gap: () => ' ' }))
    .join('')
    .trim();
  const shown =
    hasSound(content) ||
    content.images.length > 0 ||
    content.picture !== undefined ||
    !isBlankMarkup(content.passage?.text ?? '');
  list.when(words === '' && !shown, 'TEXT_MISSING', 'text');
  if (code === 'FB5') list.when(!hasSound(content), 'AUDIO_MISSING', 'audio');
  if (code === 'FB6') return list.when(content.picture === undefined, 'PICTURE_MISSING', 'picture');
  const ids = content.gaps.map((gap) => gap.id);
  // The text may be a plain question: the gap is then placed below it.
  if (isAsked(code) && markedTexts(content).every((text) => gapsIn(parseMarkup(text)).length === 0)) return;
  checkMarkers(list, ids, markedTexts(content), 'text', (index) => `gaps.${index}`);
}

function checkAcceptedTexts(
  list: ProblemList,
  code: TextGapsCode,
  content: TextGapsContent,
  accepted: readonly string[],
  path: string,
): void {
  const limit = wordLimitOf(code, content);
  if (limit === undefined) return;
  accepted.forEach((answer, at) =>
    list.when(countWords(answer) > limit, 'ACCEPTED_TOO_LONG', `${path}.accepted.${at}`, { max: limit }),
  );
}

function checkAcceptedNumbers(list: ProblemList, content: TextGapsContent, gapKey: GapKey, path: string): void {
  const format = content.numeric;
  if (!format) return;
  const tolerance = gapKey.tolerance === undefined ? undefined : readTolerance(gapKey.tolerance);
  list.when(gapKey.tolerance !== undefined && tolerance === undefined, 'TOLERANCE_NOT_NUMBER', `${path}.tolerance`);
  const numbers = gapKey.accepted.filter((answer, at) => {
    const readable = isBlankAnswer(answer) || readAccepted(answer, format) !== undefined;
    list.when(!readable, 'ACCEPTED_NOT_NUMBER', `${path}.accepted.${at}`, { mark: format.decimalMark });
    return readable && !isBlankAnswer(answer);
  });
  // With a tolerance a shorter number may be accepted as well.
  const exact = tolerance === undefined || tolerance.amount.numerator === 0n;
  list.when(
    format.mask && exact && numbers.length > 0 && !numbers.some((answer) => fitsMask(answer, format)),
    'ACCEPTED_NOT_IN_CELLS',
    `${path}.accepted`,
    { cells: maskCells },
  );
}

/** Learners copy from the box, so it must contain the right answer. */
function checkWordBox(list: ProblemList, content: TextGapsContent, key: TextGapsKey): void {
  const words = content.wordBox ?? [];
  words.forEach((word, at) => list.when(isBlankAnswer(word.text), 'BOX_WORD_EMPTY', `wordBox.${at}`));
  list.when(words.length < 2, 'BOX_TOO_SMALL', 'wordBox', { min: 2 });
  const said = words.map((word) => word.text);
  content.gaps.forEach((gap, at) => {
    const accepted = ownEntry(key.gaps, gap.id)?.accepted ?? [];
    const copied = accepted.some((answer) => matchesText(answer, said, { caseSensitive: false, contractions: false }));
    list.when(
      gap.example === undefined && accepted.length > 0 && !copied,
      'ACCEPTED_NOT_IN_BOX',
      `gaps.${at}.accepted`,
    );
  });
}

function checkBoxes(list: ProblemList, boxes: readonly string[], accepted: readonly string[], path: string): void {
  list.when(openBoxes(boxes) === 0, 'BOXES_ALL_GIVEN', `${path}.boxes`);
  const fits = (answer: string): boolean => {
    const letters = lettersOf(answer.trim());
    return (
      letters.length === boxes.length &&
      boxes.every((given, at) => given === '' || foldLetter(given) === foldLetter(letters[at]!))
    );
  };
  list.when(!accepted.every(fits), 'ACCEPTED_NOT_IN_BOXES', `${path}.accepted`, { boxes: boxes.length });
}

function checkGap(
  list: ProblemList,
  code: TextGapsCode,
  content: TextGapsContent,
  key: TextGapsKey,
  gap: Gap,
  at: number,
): void {
  const path = `gaps.${at}`;
  if (code === 'FB7') list.when((gap.cue ?? '').trim() === '', 'CUE_MISSING', `${path}.cue`);
  if (gap.example !== undefined) return list.when(isBlankAnswer(gap.example), 'EXAMPLE_EMPTY', `${path}.example`);
  const gapKey = ownEntry(key.gaps, gap.id);
  if (!gapKey || gapKey.accepted.every(isBlankAnswer)) return list.add('ACCEPTED_MISSING', `${path}.accepted`);
  if (gap.boxes) checkBoxes(list, gap.boxes, gapKey.accepted, path);
  else if (content.numeric) checkAcceptedNumbers(list, content, gapKey, path);
  else checkAcceptedTexts(list, code, content, gapKey.accepted, path);
}

function validator(code: TextGapsCode): Validator<TextGapsContent, TextGapsKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      checkText(list, code, content);
      if (code === 'FB3') checkWordBox(list, content, key);
      content.gaps.forEach((gap, at) => checkGap(list, code, content, key, gap, at));
      list.when(gapsToFill(content).length === 0, 'GAPS_ALL_EXAMPLES', 'gaps');
      const ids = content.gaps.map((gap) => gap.id);
      list.when(
        Object.keys(key.gaps).some((id) => !ids.includes(id)),
        'CORRECT_UNKNOWN',
        '',
      );
      const asked = gapsToFill(content).map((gap) => gap.id);
      const free = placesOf(key);
      list.when(!isUnique(free) || !free.every((id) => asked.includes(id)), 'ANY_ORDER_UNKNOWN', 'gaps');
      checkLength(list, [
        content.instructions,
        content.example,
        ...markedTexts(content),
        ...(content.wordBox ?? []).map((word) => word.text),
        ...content.gaps.flatMap((gap) => [gap.cue, gap.example, ...(ownEntry(key.gaps, gap.id)?.accepted ?? [])]),
      ]);
      return list.found;
    },
  };
}

export const textGapsValidators = byCode(textGapsCodes, validator);
