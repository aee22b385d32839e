import type { ApiError } from '@vumon/contract/client';

export type WayOut = 'upgrade' | 'sign-in' | 'teacher' | 'other-account';

/** The action offered for a refused start; null when only a retry can help. */
export function wayOutOf({ status, code }: Pick<ApiError, 'status' | 'code'>): WayOut | null {
  if (status === 402) return 'upgrade';
  if (status === 401) return 'sign-in';
  if (code === 'TEACHER_ONLY') return 'teacher';
  return code === 'TEST_NO_PERMISSION' || code === 'FORBIDDEN' || code === 'USER_NOT_STUDENT' ? 'other-account' : null;
}
