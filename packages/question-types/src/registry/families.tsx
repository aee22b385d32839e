/** The families of types that stand on their own, and a map of one facet of them all. */
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
import type { SimpleTypeCode } from './definitions.ts';
import { family, type Lazy } from './lazily.tsx';

const families = {
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
type Families = typeof families;

/**
 * One lazy facet a code. `Own` is what a family's facet is before it is known whose content it gets (of `never`); a code's
 * facet is only ever handed what its own definition parsed, so all may pass for one type.
 */
export function everyFamily<Own, Facet>(
  loads: { readonly [Name in keyof Families]: (code: Families[Name][number]) => Promise<Own> },
  finish = (facet: Own): Facet => facet as unknown as Facet,
): Readonly<Record<SimpleTypeCode, Lazy<Facet>>> {
  const load = loads as Readonly<Record<string, (code: string) => Promise<Own>>>;
  return Object.assign({}, ...Object.entries(families).map(([name, codes]) => family(codes, async (code) => finish(await load[name]!(code))))) as Record<SimpleTypeCode, Lazy<Facet>>;
}
