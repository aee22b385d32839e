// refused by: tsc tsconfig.web.json TS2339
import type { AnyPlayer } from '@vumon/question-types/players';
import type { ComponentProps } from 'react';

export const peek = (props: ComponentProps<AnyPlayer['Items']>) => props.answerKey;
