import type { Sample } from '../schema/facets.ts';
import { choiceSamples } from '../types/choice/samples.ts';
import { matchingSamples } from '../types/matching/samples.ts';
import { textGapsSamples } from '../types/text-gaps/samples.ts';
import { orderingSamples } from '../types/ordering/samples.ts';
import { tilesSamples } from '../types/tiles/samples.ts';
import { gridSamples } from '../types/grid/samples.ts';
import { compositeSamples } from '../types/composite/samples.ts';
import { drawingSamples } from '../types/drawing/samples.ts';
import { speakingSamples } from '../types/speaking/samples.ts';
import { writingSamples } from '../types/writing/samples.ts';
import { inlineListsSamples } from '../types/inline-lists/samples.ts';
import { markedTextSamples } from '../types/marked-text/samples.ts';
import { sceneSamples } from '../types/scene/samples.ts';
import type { QuestionContent, QuestionKey, QuestionResponse, QuestionTypeCode } from './definitions.ts';

/**
 * One real question of each type, with responses and their scores. Media ids start with `sample-`; their files belong
 * to the gallery.
 */
export const samples: Readonly<Record<QuestionTypeCode, Sample<QuestionContent, QuestionKey, QuestionResponse>>> = {
  ...choiceSamples,
  ...matchingSamples,
  ...textGapsSamples,
  ...orderingSamples,
  ...tilesSamples,
  ...gridSamples,
  ...inlineListsSamples,
  ...markedTextSamples,
  ...drawingSamples,
  ...writingSamples,
  ...speakingSamples,
  ...sceneSamples,
  ...compositeSamples,
};
