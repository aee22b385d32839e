/** How states of integrated exams look. */
import type { Tone } from '@vumon/ui';
import type { IntegratedState } from '@vumon/domain';

export const toneOf: Readonly<Record<IntegratedState, Tone>> = {
  DRAFT: 'neutral',
  PUBLISHED: 'ok',
  ENDED: 'info',
  UNPUBLISHED: 'warn',
};
