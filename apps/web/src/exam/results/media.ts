/** Recordings in attempts that a teacher reviews, without a play limit. */
import type { MediaPort } from '@vumon/question-types/players';

export const reviewMedia: MediaPort = {
  url: (id) => `/media/${id}`,
  startPlay: () => Promise.resolve(null),
  playsLeft: () => null,
};

export const recordingUrl = (recording: string): string => `/api/itf/recordings/${recording}/file`;
