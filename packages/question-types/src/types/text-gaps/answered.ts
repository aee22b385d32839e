/** Which gaps are filled in. A file without schemas, because the player uses it too. */
import { isWhole } from '../../schema/letters.ts';
import { ownEntry } from '../../schema/records.ts';
import type { Gap, TextGapsContent, TextGapsResponse } from './definition.ts';
import { isBlankAnswer } from './typed-answers/matching.ts';

/** Gaps that a learner fills in: all but the worked examples. */
export const gapsToFill = (content: TextGapsContent): Gap[] => content.gaps.filter((one) => one.example === undefined);

export function answeredGaps(content: TextGapsContent, response: TextGapsResponse): string[] {
  return gapsToFill(content)
    .filter(({ id, boxes }) =>
      boxes ? isWhole(boxes, ownEntry(response, id) ?? '') : !isBlankAnswer(ownEntry(response, id) ?? ''),
    )
    .map((one) => one.id);
}
