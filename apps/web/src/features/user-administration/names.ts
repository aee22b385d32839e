/** Colours of an account's states. */
import type { UserStatus } from '@vumon/domain';
import type { Tone } from '@vumon/ui';

export const statusTones: Record<UserStatus, Tone> = { ACTIVE: 'ok', INACTIVE: 'warn', LOCK: 'bad' };
