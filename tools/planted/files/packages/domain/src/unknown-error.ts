// refused by: tsc tsconfig.logic.json TS2322
import type { ErrorCode } from '@vumon/domain';

export const code: ErrorCode = 'NO_SUCH_CODE';
