/** Sets of criteria of known exams; their texts are messages `presets.<id>.<criterion>`. */
import type { Rubric } from './rubric.ts';

interface Preset {
  readonly id: string;
  readonly step: Rubric['step'];
  readonly criteria: readonly { readonly id: string; readonly max: number; readonly weight: number }[];
}

const even = (max: number, ...ids: string[]): Preset['criteria'] => ids.map((id) => ({ id, max, weight: 1 }));

export const writingPresets = [
  { id: 'ielts', step: 100, criteria: even(9, 'task', 'coherence', 'lexis', 'grammar') },
  { id: 'vstep', step: 50, criteria: even(10, 'task', 'organisation', 'vocabulary', 'grammar') },
  { id: 'key', step: 100, criteria: even(5, 'content', 'organisation', 'language') },
  // The weight of a criterion is its number of points, because teachers add up points.
  {
    id: 'simple',
    step: 25,
    criteria: [
      { id: 'ideas', max: 5, weight: 5 },
      { id: 'expression', max: 3, weight: 3 },
      { id: 'accuracy', max: 2, weight: 2 },
    ],
  },
] as const satisfies readonly Preset[];

export const speakingPresets = [
  { id: 'ieltsTalk', step: 100, criteria: even(9, 'fluency', 'lexis', 'grammar', 'pronunciation') },
  { id: 'vstepTalk', step: 50, criteria: even(10, 'grammar', 'vocabulary', 'pronunciation', 'fluency', 'discourse') },
  { id: 'aloud', step: 100, criteria: even(3, 'pronunciation', 'intonation') },
  {
    id: 'simpleTalk',
    step: 25,
    criteria: [
      { id: 'ideas', max: 4, weight: 4 },
      { id: 'fluency', max: 3, weight: 3 },
      { id: 'pronunciation', max: 3, weight: 3 },
    ],
  },
] as const satisfies readonly Preset[];

export type RubricPreset = (typeof writingPresets)[number] | (typeof speakingPresets)[number];
