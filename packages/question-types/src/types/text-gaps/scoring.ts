import { ownEntry } from '../../schema/content-parts.ts';
import type { ItemResult } from '../../schema/core.ts';
import type { Scorer } from '../../schema/facets.ts';
import { filledBoxes, isWhole, lettersOf, readBoxes } from '../../schema/letters.ts';
import { answeredItem, blankItem, fullShare, noShare } from '../../schema/shares.ts';
import {
  gapsToFill,
  type Gap,
  type GapKey,
  type NumericFormat,
  type TextGapsCode,
  type TextGapsContent,
  type TextGapsKey,
  type TextGapsResponse,
} from './definition.ts';
import { isBlankAnswer, matchesText } from './matching.ts';
import { matchesNumber } from './numeric.ts';

function isAccepted(answer: string, gapKey: GapKey, numeric: NumericFormat | undefined): boolean {
  return numeric
    ? matchesNumber(answer, gapKey.accepted, numeric, gapKey.tolerance)
    : matchesText(answer, gapKey.accepted, gapKey);
}

/** Given letters are part of the word; one letter too many, or a box left open, is not. */
function isRightInBoxes(boxes: readonly string[], written: string, gapKey: GapKey | undefined): boolean {
  if (gapKey === undefined || !isWhole(boxes, written) || lettersOf(written).length > boxes.length) return false;
  return matchesText(readBoxes(boxes, written).join(''), gapKey.accepted, gapKey);
}

function scoreGap(
  { id, boxes }: Gap,
  content: TextGapsContent,
  key: TextGapsKey,
  response: TextGapsResponse,
): ItemResult {
  const answer = ownEntry(response, id) ?? '';
  const gapKey = ownEntry(key.gaps, id);
  if (boxes) {
    if (filledBoxes(boxes, readBoxes(boxes, answer)) === 0) return blankItem(id);
    return answeredItem(id, isRightInBoxes(boxes, answer, gapKey) ? fullShare : noShare);
  }
  if (isBlankAnswer(answer)) return blankItem(id);
  return answeredItem(id, gapKey && isAccepted(answer, gapKey, content.numeric) ? fullShare : noShare);
}

/** Each gap is right or wrong on its own; FB1 and FB8 have one gap, so theirs is all or nothing. */
const scorer: Scorer<TextGapsContent, TextGapsKey, TextGapsResponse> = {
  scoreItems: (content, key, response) => gapsToFill(content).map((gap) => scoreGap(gap, content, key, response)),
  solve: (content, key) =>
    Object.fromEntries(
      gapsToFill(content).flatMap(({ id }) =>
        (ownEntry(key.gaps, id)?.accepted ?? []).slice(0, 1).map((text) => [id, text]),
      ),
    ),
};

export const textGapsScorers = {
  FB1: scorer,
  FB2: scorer,
  FB3: scorer,
  FB4: scorer,
  FB5: scorer,
  FB6: scorer,
  FB7: scorer,
  FB8: scorer,
} satisfies Record<TextGapsCode, unknown>;
