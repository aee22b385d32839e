/** Where recordings come from and how often they may still be heard. */
import { ApiError } from '@vumon/contract/client';
import type { ExamContent } from '@vumon/contract';
import { recordingsOf } from './paper.ts';

export interface MediaCounter {
  url(media: string): string;
  startPlay(media: string, name: string): Promise<number | null | 'refused'>;
  playsLeft(media: string): number | null;
}

/** `count` asks the server for one play and tells how many are left; null = as often as wanted. */
export function mediaCounter(content: ExamContent, used: Readonly<Record<string, number>>, count: (media: string, name: string) => Promise<number | null>): MediaCounter {
  const questions = content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions));
  const limits = new Map(questions.flatMap((question) => recordingsOf(question.content)).map(({ media, playLimit }) => [media, playLimit]));
  const left = new Map([...limits].map(([media, limit]) => [media, limit === 0 ? null : Math.max(0, limit - (used[media] ?? 0))]));
  return {
    url: (media) => `/media/${media}`,
    playsLeft: (media) => left.get(media) ?? null,
    async startPlay(media, name) {
      try {
        const now = await count(media, name);
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
