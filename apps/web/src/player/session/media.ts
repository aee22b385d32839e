/** Addresses of a test's media and the remaining plays of each. */
import { ApiError } from '@vumon/contract/client';
import type { ExamContent } from '@vumon/contract';
import { questionsOf, recordingsOf } from './outline.ts';

export interface MediaCounter {
  url(media: string): string;
  startPlay(media: string, name: string): Promise<number | null | 'refused'>;
  playsLeft(media: string): number | null;
  /** Whether the device holds the file and can play it once the next play is counted. */
  held(media: string): boolean;
}

/**
 * `count` registers one play, with `left` plays remaining before it, and resolves to the plays left after it; null =
 * unlimited.
 */
export function mediaCounter(
  content: ExamContent,
  used: Readonly<Record<string, number>>,
  count: (media: string, name: string, left: number) => Promise<number | null>,
  held: (media: string) => boolean = () => false,
): MediaCounter {
  const limits = new Map(
    questionsOf(content)
      .flatMap((question) => recordingsOf(question.content))
      .map(({ media, playLimit }) => [media, playLimit]),
  );
  const left = new Map(
    [...limits].map(([media, limit]) => [media, limit === 0 ? null : Math.max(0, limit - (used[media] ?? 0))]),
  );
  return {
    url: (media) => `/media/${media}`,
    held,
    playsLeft: (media) => left.get(media) ?? null,
    async startPlay(media, name) {
      try {
        const now = await count(media, name, left.get(media) ?? 0);
        left.set(media, now);
        return now;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'AUDIO_NO_PLAYS_LEFT') throw error;
        left.set(media, 0);
        return 'refused';
      }
    },
  };
}
