// refused by: tsc tsconfig.logic.json TS2740
import type { QuestionTypeCode } from '@vumon/question-types';

export const players = { MC1: 1 } satisfies Record<QuestionTypeCode, number>;
