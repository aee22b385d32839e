import type { Sample } from '../facets.ts';
import { choiceSamples } from '../types/choice/samples.ts';
import { textGapsSamples } from '../types/text-gaps/samples.ts';
import type { QuestionContent, QuestionKey, QuestionResponse, QuestionTypeCode } from './definitions.ts';

/** One real question a type, with responses and how they score. Media ids start with `sample-` and exist nowhere. */
export const samples: Readonly<Record<QuestionTypeCode, Sample<QuestionContent, QuestionKey, QuestionResponse>>> = {
  MC1: choiceSamples.MC1,
  MC2: choiceSamples.MC2,
  MC3: choiceSamples.MC3,
  MC4: choiceSamples.MC4,
  MC7: choiceSamples.MC7,
  MC9: choiceSamples.MC9,
  MC10: choiceSamples.MC10,
  MC11: choiceSamples.MC11,
  FB1: textGapsSamples.FB1,
  FB2: textGapsSamples.FB2,
  FB5: textGapsSamples.FB5,
  FB7: textGapsSamples.FB7,
  FB8: textGapsSamples.FB8,
  TF1: choiceSamples.TF1,
  TF2: choiceSamples.TF2,
  TF3: choiceSamples.TF3,
  TF5: choiceSamples.TF5,
  MR1: choiceSamples.MR1,
  MR2: choiceSamples.MR2,
};
