import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { isBlankMarkup } from '../../markup/index.ts';
import { checkLength, hasPassage, hasSound, ProblemList } from '../../schema/validation.ts';
import {
  matchingFacts,
  paragraphsOf,
  solution,
  type MatchingCode,
  type MatchingContent,
  type MatchingItem,
  type MatchingKey,
  type MatchingTarget,
} from './definition.ts';
import { matchingCodes } from './codes.ts';

const minItems = 2;

/** Rules of both sides: an entry has text or a picture, a picture has a description, no two entries are equal. */
function checkEntries(
  list: ProblemList,
  side: 'ITEM' | 'TARGET',
  entries: readonly (MatchingItem | MatchingTarget)[],
): void {
  const seen = new Set<string>();
  entries.forEach((entry, at) => {
    const path = `${side === 'ITEM' ? 'items' : 'targets'}.${at}`;
    const clip = 'audio' in entry ? entry.audio?.media : undefined;
    const worded = !isBlankMarkup(entry.text);
    list.when(!worded && entry.image === undefined && clip === undefined, `${side}_EMPTY`, path);
    // Learners who cannot see the picture match it by its description.
    list.when(entry.image !== undefined && entry.image.alt.trim() === '' && !worded, 'ALT_MISSING', path);
    const look = JSON.stringify([entry.text.normalize('NFC').trim(), entry.image?.media ?? '', clip ?? '']);
    list.when(seen.has(look) && (worded || entry.image !== undefined || clip !== undefined), `${side}_REPEATED`, path);
    seen.add(look);
  });
}

function checkStimulus(list: ProblemList, code: MatchingCode, content: MatchingContent): void {
  if (code === 'MG3') list.when(!hasPassage(content), 'PASSAGE_MISSING', 'passage.text');
  if (code === 'MG5')
    list.when(!hasSound(content) && !content.items.every((item) => item.audio), 'AUDIO_MISSING', 'audio');
}

function checkCorrect(list: ProblemList, code: MatchingCode, content: MatchingContent, key: MatchingKey): void {
  const served = solution(code, content, key);
  content.items.forEach((item, at) => {
    const correct = ownEntry(key.correct, item.id) ?? [];
    const known = correct.filter((id) => content.targets.some((target) => target.id === id));
    const path = `items.${at}.correct`;
    list.when(known.length < correct.length, 'CORRECT_UNKNOWN', path);
    if (known.length === 0) list.add('CORRECT_MISSING', path);
    else list.when(ownEntry(served, item.id) === undefined, 'CORRECT_SHARED', path);
  });
}

function validator(code: MatchingCode): Validator<MatchingContent, MatchingKey> {
  const { reuse, spare } = matchingFacts[code];
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      const { items, targets } = content;
      checkStimulus(list, code, content);
      list.when(items.length < minItems, code === 'MG3' ? 'PARAGRAPHS_TOO_FEW' : 'ITEMS_TOO_FEW', 'items', {
        min: minItems,
      });
      if (code === 'MG3') {
        const count = paragraphsOf(content).length;
        items.forEach((item, at) => list.when((item.paragraph ?? 0) > count, 'PARAGRAPH_MISSING', `items.${at}`));
      } else checkEntries(list, 'ITEM', items);
      checkEntries(list, 'TARGET', targets);
      checkCorrect(list, code, content, key);
      list.when(targets.length < (reuse ? minItems : items.length), 'TARGETS_TOO_FEW', 'targets', {
        min: reuse ? minItems : items.length,
      });
      list.when(!spare && targets.length > items.length, 'TARGETS_TOO_MANY', 'targets');
      list.when(
        Object.keys(key.correct).some((id) => !items.some((item) => item.id === id)),
        'CORRECT_UNKNOWN',
        '',
      );
      // The texts that people are matched to are read like a passage.
      checkLength(list, [
        content.instructions,
        content.example,
        ...items.map((item) => item.text),
        ...(code === 'MG4' ? [] : targets.map((target) => target.text)),
      ]);
      return list.found;
    },
  };
}

export const matchingValidators = byCode(matchingCodes, validator);
