// allowed
export type { ErrorCode } from '@vumon/domain';
