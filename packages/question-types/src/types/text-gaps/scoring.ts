import { byCode } from '../../schema/by-code.ts';
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
  type TextGapsContent,
  type TextGapsKey,
  type TextGapsResponse,
} from './definition.ts';
import { rightPlaces } from './typed-answers/any-order.ts';
import { isBlankAnswer, matchesText } from './typed-answers/matching.ts';
import { matchesNumber } from './typed-answers/numeric.ts';
import { textGapsCodes } from './codes.ts';

function isAccepted(answer: string, gapKey: GapKey, numeric: NumericFormat | undefined): boolean {
  return numeric
    ? matchesNumber(answer, gapKey.accepted, numeric, gapKey.tolerance)
    : matchesText(answer, gapKey.accepted, gapKey);
}

/** Given letters are part of the word; an extra letter, or an open box, makes it wrong. */
function isRightInBoxes(boxes: readonly string[], written: string, gapKey: GapKey | undefined): boolean {
  if (gapKey === undefined || !isWhole(boxes, written) || lettersOf(written).length > boxes.length) return false;
  return matchesText(readBoxes(boxes, written).join(''), gapKey.accepted, gapKey);
}

function scoreGap(
  { id, boxes }: Gap,
  content: TextGapsContent,
  key: TextGapsKey,
  response: TextGapsResponse,
  grouped: ReadonlyMap<string, boolean>,
): ItemResult {
  const answer = ownEntry(response, id) ?? '';
  const gapKey = ownEntry(key.gaps, id);
  if (boxes) {
    if (filledBoxes(boxes, readBoxes(boxes, answer)) === 0) return blankItem(id);
    return answeredItem(id, isRightInBoxes(boxes, answer, gapKey) ? fullShare : noShare);
  }
  if (isBlankAnswer(answer)) return blankItem(id);
  const right = grouped.get(id) ?? (gapKey !== undefined && isAccepted(answer, gapKey, content.numeric));
  return answeredItem(id, right ? fullShare : noShare);
}

/** Whether interchangeable gaps are right: an answer counts for one place of its group only. */
function groupedGaps(content: TextGapsContent, key: TextGapsKey, response: TextGapsResponse): Map<string, boolean> {
  const accepts = (place: string, gap: string): boolean => {
    const gapKey = ownEntry(key.gaps, place);
    return gapKey !== undefined && isAccepted(ownEntry(response, gap) ?? '', gapKey, content.numeric);
  };
  return new Map(
    (key.anyOrder ?? []).flatMap((group) => {
      const right = rightPlaces(group, accepts);
      return group.map((gap): [string, boolean] => [gap, right.includes(gap)]);
    }),
  );
}

/** Each gap is right or wrong on its own; FB1 and FB8 have one gap, so theirs is all or nothing. */
const scorer: Scorer<TextGapsContent, TextGapsKey, TextGapsResponse> = {
  scoreItems(content, key, response) {
    const grouped = groupedGaps(content, key, response);
    return gapsToFill(content).map((gap) => scoreGap(gap, content, key, response, grouped));
  },
  solve: (content, key) =>
    Object.fromEntries(
      gapsToFill(content).flatMap(({ id }) =>
        (ownEntry(key.gaps, id)?.accepted ?? []).slice(0, 1).map((text) => [id, text]),
      ),
    ),
};

export const textGapsScorers = byCode(textGapsCodes, () => scorer);
