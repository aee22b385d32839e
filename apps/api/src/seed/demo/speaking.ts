/** Recordings of demo learners, uploaded with the same services as a browser's recordings. */
import { audioFolder } from '@vumon/content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExamQuestionContent } from '@vumon/contract';
import { isQuestionTypeCode, secondsToSpeak, type QuestionContent, type SpokenAnswer } from '@vumon/question-types';
import { addPiece, announce, finish } from '#exam/recordings';
import type { App } from '../../platform/http/context.ts';

/** Seconds of the recording for each turn, of a fluent speaker (a) and a weak one (b). */
const lengths = { a: [29.6, 14.7, 10.3], b: [18.3, 5.9, 5.3] } as const;

export const isSpoken = ({ type, content, items }: ExamQuestionContent): boolean =>
  isQuestionTypeCode(type) &&
  items.every((item) => secondsToSpeak(type, content as QuestionContent, item) !== undefined);

interface Speaker {
  readonly studentId: string;
  readonly attemptId: string;
  readonly fluent: boolean;
  readonly now: number;
}

/** Uploads one finished recording for each item, and returns the answers that refer to them. */
export async function speak(
  app: App,
  question: ExamQuestionContent,
  { studentId, attemptId, fluent, now }: Speaker,
): Promise<Record<string, SpokenAnswer>> {
  const voice = fluent ? 'a' : 'b';
  const context = { app, actor: { userId: studentId }, now };
  const talks: [string, SpokenAnswer][] = [];
  for (const [at, item] of question.items.entries()) {
    const turn = at % lengths[voice].length;
    const bytes = await readFile(join(audioFolder, `talk${turn + 1}${voice}.webm`));
    const recording = app.newId();
    const seconds = lengths[voice][turn]!;
    await announce(context, attemptId, { recording, question: question.id, item, mime: 'audio/webm' });
    await addPiece(context, recording, 0, bytes);
    await finish(context, recording, { bytes: bytes.length, seconds });
    talks.push([item, { recording, seconds }]);
  }
  return Object.fromEntries(talks);
}
