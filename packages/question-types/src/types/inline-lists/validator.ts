import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { isBlankMarkup, plainTextOf } from '../../markup/index.ts';
import { checkLength, checkMarkers, ProblemList } from '../../schema/validation.ts';
import { gapsToChoose, optionsOf } from './answered.ts';
import {
  markedTexts,
  type InlineListsCode,
  type InlineListsContent,
  type InlineListsKey,
  type ListOption,
} from './definition.ts';
import { inlineListsCodes } from './codes.ts';

const minOptions = 2;
const maxOptions = { SL1: 8, SL2: 12 } as const;

function checkOptions(list: ProblemList, code: InlineListsCode, options: readonly ListOption[], path: string): void {
  list.when(options.length < minOptions, 'OPTIONS_TOO_FEW', path, { min: minOptions });
  list.when(options.length > maxOptions[code], 'OPTIONS_TOO_MANY', path, { max: maxOptions[code] });
  const seen = new Set<string>();
  options.forEach(({ text }, at) => {
    const words = text.normalize('NFC').trim();
    list.when(isBlankMarkup(text), 'OPTION_EMPTY', `${path}.${at}`);
    list.when(!isBlankMarkup(text) && seen.has(words), 'OPTION_REPEATED', `${path}.${at}`);
    seen.add(words);
  });
}

function checkGaps(list: ProblemList, content: InlineListsContent, key: InlineListsKey): void {
  content.gaps.forEach((gap, at) => {
    const known = (id: string): boolean => optionsOf(content, gap).some((option) => option.id === id);
    if (gap.example !== undefined) return list.when(!known(gap.example), 'EXAMPLE_MISSING', `gaps.${at}.correct`);
    const correct = ownEntry(key.correct, gap.id) ?? [];
    list.when(!correct.every(known), 'CORRECT_UNKNOWN', `gaps.${at}.correct`);
    list.when(!correct.some(known), 'CORRECT_MISSING', `gaps.${at}.correct`);
  });
  list.when(gapsToChoose(content).length === 0, 'GAPS_ALL_EXAMPLES', 'gaps');
  list.when(
    Object.keys(key.correct).some((id) => content.gaps.every((gap) => gap.id !== id)),
    'CORRECT_UNKNOWN',
    '',
  );
}

function validator(code: InlineListsCode): Validator<InlineListsContent, InlineListsKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      const words = markedTexts(content)
        .map((text) => plainTextOf(text, { gap: () => ' ' }))
        .join('')
        .trim();
      const path = code === 'SL1' ? 'text' : 'turns';
      list.when(words === '', code === 'SL1' ? 'TEXT_MISSING' : 'DIALOGUE_MISSING', path);
      content.turns?.forEach((turn, at) => {
        list.when(turn.speaker.trim() === '', 'SPEAKER_MISSING', `turns.${at}.speaker`);
        list.when(turn.text.trim() === '', 'TURN_EMPTY', `turns.${at}.text`);
      });
      if (content.list !== undefined) checkOptions(list, code, content.list, 'list');
      else content.gaps.forEach((gap, at) => checkOptions(list, code, gap.options, `gaps.${at}.options`));
      checkMarkers(
        list,
        content.gaps.map((gap) => gap.id),
        markedTexts(content),
        path,
        (index) => `gaps.${index}`,
      );
      checkGaps(list, content, key);
      checkLength(list, [
        content.instructions,
        content.example,
        ...markedTexts(content),
        ...[...(content.list ?? []), ...content.gaps.flatMap((gap) => gap.options)].map((option) => option.text),
      ]);
      return list.found;
    },
  };
}

export const inlineListsValidators = byCode(inlineListsCodes, validator);
