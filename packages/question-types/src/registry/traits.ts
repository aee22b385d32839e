/** Traits of every type. Without schemas and views: pages that show no question load it too. */
import type { PaperColumn } from '@vumon/domain';
import type { TypeTraits } from '../schema/traits.ts';
import { choiceTraits } from '../types/choice/traits.ts';
import { compositeTraits } from '../types/composite/traits.ts';
import { drawingTraits } from '../types/drawing/traits.ts';
import { gridTraits } from '../types/grid/traits.ts';
import { inlineListsTraits } from '../types/inline-lists/traits.ts';
import { markedTextTraits } from '../types/marked-text/traits.ts';
import { matchingTraits } from '../types/matching/traits.ts';
import { orderingTraits } from '../types/ordering/traits.ts';
import { sceneTraits } from '../types/scene/traits.ts';
import { speakingTraits } from '../types/speaking/traits.ts';
import { textGapsTraits } from '../types/text-gaps/traits.ts';
import { tilesTraits } from '../types/tiles/traits.ts';
import { writingTraits } from '../types/writing/traits.ts';
import type { QuestionTypeCode } from './definitions.ts';

export { typeKinds, type TypeGlyph, type TypeKind, type TypeTraits } from '../schema/traits.ts';

const traits: Readonly<Record<QuestionTypeCode, TypeTraits>> = {
  ...choiceTraits,
  ...compositeTraits,
  ...drawingTraits,
  ...gridTraits,
  ...inlineListsTraits,
  ...markedTextTraits,
  ...matchingTraits,
  ...orderingTraits,
  ...sceneTraits,
  ...speakingTraits,
  ...textGapsTraits,
  ...tilesTraits,
  ...writingTraits,
};

/** What codes begin with, in the order of the types' ids. */
const series = 'MC FB SL DD DL SA TF MG MR LS MIX SO DS FC SP EW'.split(' ');
const placeOf = (code: string): number => {
  const [, letters = '', number] = /^(\D+)(\d+)$/.exec(code)!;
  const at = series.indexOf(letters);
  return (at < 0 ? series.length : at) * 100 + Number(number);
};

/** `questionTypeCodes`, in the same order, without the schemas. */
export const typeCodes: readonly QuestionTypeCode[] = (Object.keys(traits) as QuestionTypeCode[]).toSorted(
  (a, b) => placeOf(a) - placeOf(b),
);

/** A code that this release does not know has no traits. */
export const traitsOf = (code: string): Partial<TypeTraits> =>
  Object.hasOwn(traits, code) ? traits[code as QuestionTypeCode] : {};

/** How the printed matrix counts a type. */
export const paperColumnOf = (code: string): PaperColumn => {
  const { column = 'other', statements = 1 } = traitsOf(code);
  return { kind: column, statements };
};
