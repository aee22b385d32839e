/** Requests as staff see them: no hashes. */
import type { UserRequest, UserRequestEvent } from '@vumon/contract';
import { daysLate } from '@vumon/domain';
import { iso } from '../../platform/clock.ts';
import type { EventRow, RequestRow } from './requests.queries.ts';

export const requestView = (
  { assigneeId, assigneeName, receivedAt, ...row }: RequestRow,
  today: string,
): UserRequest => ({
  ...row,
  assignee: assigneeId === null ? null : { id: assigneeId, fullName: assigneeName ?? '' },
  receivedAt: iso(receivedAt),
  daysLate: row.suspect ? 0 : daysLate(row, today),
});

export const eventView = ({ at, ...row }: EventRow): UserRequestEvent => ({ ...row, at: iso(at) });
