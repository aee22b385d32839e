/** Recordings in papers that a teacher looks back at: heard as often as wanted. */
import type { MediaPort } from '@vumon/question-types/players';

export const reviewMedia: MediaPort = { url: (id) => `/media/${id}`, startPlay: () => Promise.resolve(null), playsLeft: () => null };

export const recordingUrl = (recording: string): string => `/api/itf/recordings/${recording}/file`;
