/** The codes of every family of question types, except composites. */
import { choiceCodes } from '../types/choice/codes.ts';
import { drawingCodes } from '../types/drawing/codes.ts';
import { gridCodes } from '../types/grid/codes.ts';
import { inlineListsCodes } from '../types/inline-lists/codes.ts';
import { markedTextCodes } from '../types/marked-text/codes.ts';
import { matchingCodes } from '../types/matching/codes.ts';
import { orderingCodes } from '../types/ordering/codes.ts';
import { sceneCodes } from '../types/scene/codes.ts';
import { speakingCodes } from '../types/speaking/codes.ts';
import { textGapsCodes } from '../types/text-gaps/codes.ts';
import { tilesCodes } from '../types/tiles/codes.ts';
import { writingCodes } from '../types/writing/codes.ts';

export const families = {
  choice: choiceCodes,
  drawing: drawingCodes,
  grid: gridCodes,
  inlineLists: inlineListsCodes,
  markedText: markedTextCodes,
  matching: matchingCodes,
  ordering: orderingCodes,
  scene: sceneCodes,
  speaking: speakingCodes,
  textGaps: textGapsCodes,
  tiles: tilesCodes,
  writing: writingCodes,
} as const;
