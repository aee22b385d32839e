import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { isBlankMarkup, plainTextOf } from '../../markup/index.ts';
import { checkLength, checkMarkers, hasPassage, hasReading, hasSound, ProblemList } from '../../schema/validation.ts';
import { choiceCodes, isSpoken } from './codes.ts';
import { choiceFacts, type ChoiceCode, type ChoiceContent, type ChoiceItem, type ChoiceKey } from './definition.ts';

const minOptions = 2;
const maxOptions = 8;
/** MR1 asks for several right options; a single one is MC1. */
const minChoose = 2;

/** Checks the picture, recording or passage that a code requires besides its items. */
function checkStimulus(list: ProblemList, code: ChoiceCode, content: ChoiceContent): void {
  const pictured = hasReading(content) || content.items.some((item) => item.image);
  if (code === 'MC3' || code === 'MC5') list.when(!pictured, 'IMAGE_MISSING', 'images');
  if (code === 'MC4' || code === 'MC6' || code === 'MC11') list.when(!hasSound(content), 'AUDIO_MISSING', 'audio');
  if (code === 'MC6')
    list.when(
      content.images.length > 0 || hasPassage(content),
      'PRINTED',
      content.images.length > 0 ? 'images' : 'passage.text',
    );
  if (code === 'MC9') list.when(!hasReading(content), 'PASSAGE_MISSING', 'passage.text');
  if (code === 'MC10') list.when(!hasPassage(content), 'PASSAGE_MISSING', 'passage.text');
  if (code === 'TF2' || code === 'TF3')
    list.when(!hasReading(content) && !hasSound(content), 'SOURCE_MISSING', 'passage.text');
}

function checkStem(list: ProblemList, code: ChoiceCode, content: ChoiceContent, item: ChoiceItem, path: string): void {
  const rule = choiceFacts[code].stem;
  // In TF4 the sentence is judged, so the picture cannot replace it.
  const shown =
    (item.image !== undefined && code !== 'TF4') ||
    (rule === 'unless-shown' && (hasSound(content) || hasReading(content)));
  if (rule !== 'never') list.when(isBlankMarkup(item.stem) && !shown, 'STEM_MISSING', `${path}.stem`);
}

function checkOptions(list: ProblemList, code: ChoiceCode, item: ChoiceItem, path: string): void {
  if (choiceFacts[code].fixedOptions) return;
  list.when(item.options.length < minOptions, 'OPTIONS_TOO_FEW', `${path}.options`, { min: minOptions });
  list.when(item.options.length > maxOptions, 'OPTIONS_TOO_MANY', `${path}.options`, { max: maxOptions });
  const seen = new Set<string>();
  item.options.forEach((option, at) => {
    const optionPath = `${path}.options.${at}`;
    if (code === 'MC2') {
      list.when(!option.image, 'OPTION_IMAGE_MISSING', optionPath);
    } else if (!isSpoken(code)) list.when(isBlankMarkup(option.text) && !option.image, 'OPTION_EMPTY', optionPath);
    // Without a description, learners who cannot see the picture could not choose it.
    list.when(
      option.image !== undefined && option.image.alt.trim() === '' && isBlankMarkup(option.text),
      'OPTION_ALT_MISSING',
      optionPath,
    );
    // Compared with marks: in MC7 the same word may be underlined at two places.
    const look = JSON.stringify([
      option.text.normalize('NFC').trim(),
      option.image?.media ?? '',
      option.audio?.media ?? '',
    ]);
    list.when(
      seen.has(look) && plainTextOf(option.text) + (option.image?.media ?? '') + (option.audio?.media ?? '') !== '',
      'OPTION_REPEATED',
      optionPath,
    );
    seen.add(look);
  });
}

/** Every option has a clip, or one recording contains all of them. */
function checkClips(list: ProblemList, content: ChoiceContent, item: ChoiceItem, path: string): void {
  const clips = item.options.filter((option) => option.audio !== undefined).length;
  if (clips > 0)
    return item.options.forEach((option, at) =>
      list.when(option.audio === undefined, 'OPTION_AUDIO_MISSING', `${path}.options.${at}`),
    );
  list.when(!hasSound(content), 'OPTIONS_UNHEARD', `${path}.options`);
}

const foldedWords = (markup: string): string =>
  ` ${plainTextOf(markup)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Screen readers read the photo's description, so it must not contain the right sentence. */
function checkAlt(list: ProblemList, content: ChoiceContent, item: ChoiceItem, key: ChoiceKey): void {
  const spoken = ownEntry(key.spoken ?? {}, item.id) ?? {};
  const right = (ownEntry(key.correct, item.id) ?? [])
    .map((id) => foldedWords(ownEntry(spoken, id) ?? ''))
    .filter((words) => words.trim() !== '');
  list.when(
    content.images.some((image) => right.some((words) => foldedWords(image.alt).includes(words))),
    'ALT_TELLS_ANSWER',
    'images',
  );
}

function checkPair(list: ProblemList, item: ChoiceItem, path: string): void {
  list.when(item.image === undefined, 'ITEM_IMAGE_MISSING', `${path}.image`);
  list.when(item.image !== undefined && item.image.alt.trim() === '', 'OPTION_ALT_MISSING', `${path}.image`);
}

function checkCorrect(list: ProblemList, code: ChoiceCode, item: ChoiceItem, key: ChoiceKey, path: string): void {
  const correct = ownEntry(key.correct, item.id) ?? [];
  const known = correct.filter((id) => item.options.some((option) => option.id === id));
  const correctPath = `${path}.correct`;
  list.when(known.length < correct.length, 'CORRECT_UNKNOWN', correctPath);
  if (choiceFacts[code].picks === 'stated') {
    const choose = item.choose ?? 1;
    list.when(choose < minChoose, 'CHOOSE_TOO_SMALL', `${path}.choose`, { min: minChoose });
    list.when(choose >= item.options.length, 'CHOOSE_TOO_LARGE', `${path}.choose`, { options: item.options.length });
    if (known.length > 0)
      list.when(new Set(known).size !== choose, 'CORRECT_NOT_AS_STATED', correctPath, {
        choose,
        correct: known.length,
      });
  }
  list.when(known.length === 0, 'CORRECT_MISSING', correctPath);
  list.when(choiceFacts[code].picks === 'one' && known.length > 1, 'CORRECT_TOO_MANY', correctPath);
}

function validator(code: ChoiceCode): Validator<ChoiceContent, ChoiceKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      checkStimulus(list, code, content);
      content.items.forEach((item, at) => {
        const path = `items.${at}`;
        checkStem(list, code, content, item, path);
        checkOptions(list, code, item, path);
        if (code === 'TF4') checkPair(list, item, path);
        if (isSpoken(code)) {
          checkClips(list, content, item, path);
          checkAlt(list, content, item, key);
        }
        checkCorrect(list, code, item, key, path);
      });
      const ids = content.items.map((item) => item.id);
      if (code === 'MC10')
        checkMarkers(list, ids, [content.passage?.text ?? ''], 'passage.text', (index) => `items.${index}`);
      list.when(
        Object.keys(key.correct).some((id) => !ids.includes(id)),
        'CORRECT_UNKNOWN',
        '',
      );
      checkLength(list, [
        content.instructions,
        content.example,
        ...content.items.flatMap((item) => [
          item.stem,
          ...item.options.map((option) => option.text),
          ...Object.values(ownEntry(key.spoken ?? {}, item.id) ?? {}),
        ]),
      ]);
      return list.found;
    },
  };
}

export const choiceValidators = byCode(choiceCodes, validator);
