/** Where recordings come from and how often they may still be heard. */
import { ApiError } from '@vumon/contract/client';
import type { ExamContent } from '@vumon/contract';
import { newClientId } from './journal/client-id.ts';
import { recordingsOf } from './paper.ts';

export interface MediaCounter {
  url(media: string): string;
  startPlay(media: string): Promise<number | null>;
  playsLeft(media: string): number | null;
}

/** `count` asks the server for one play and tells how many are left; null = as often as wanted. */
export function mediaCounter(content: ExamContent, used: Readonly<Record<string, number>>, count: (media: string, request: string) => Promise<number | null>): MediaCounter {
  const questions = content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions));
  const limits = new Map(questions.flatMap((question) => recordingsOf(question.content)).map(({ media, playLimit }) => [media, playLimit]));
  const left = new Map([...limits].map(([media, limit]) => [media, limit === 0 ? null : Math.max(0, limit - (used[media] ?? 0))]));
  // A play is asked for under one name until there is an answer: one that was lost on its way costs no second play.
  const asked = new Map<string, string>();
  return {
    url: (media) => `/media/${media}`,
    playsLeft: (media) => left.get(media) ?? null,
    async startPlay(media) {
      const request = asked.get(media) ?? newClientId();
      asked.set(media, request);
      try {
        const now = await count(media, request);
        asked.delete(media);
        left.set(media, now);
        return now;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'AUDIO_NO_PLAYS_LEFT') left.set(media, 0);
        throw error;
      }
    },
  };
}
