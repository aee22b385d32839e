// refused by: tsc tsconfig.web.json TS2339
import type { PlayerProps } from '@vumon/question-types/players';

export const peek = (props: PlayerProps<unknown, unknown>) => props.answerKey;
