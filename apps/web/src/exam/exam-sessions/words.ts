/** How states of exam sessions and candidates look. */
import type { CandidateState, ExamSessionState } from '@vumon/domain';
import type { Tone } from '@vumon/ui';

export const toneOf: Readonly<Record<ExamSessionState, Tone>> = {
  UPCOMING: 'info',
  ONGOING: 'ok',
  ENDED: 'neutral',
  CANCELLED: 'bad',
};

export const candidateTone: Readonly<Record<CandidateState, Tone>> = {
  NOT_ENTERED: 'neutral',
  ENTERED: 'info',
  RUNNING: 'ok',
  PAUSED: 'warn',
  SUBMITTED: 'info',
  ABSENT: 'bad',
};

export const roomName = (number: number): string => String(number).padStart(2, '0');
