/** The recording of a whole test. */
import { buffer } from 'node:stream/consumers';
import type { ExamContent } from '@vumon/contract';
import { mebibyte } from '@vumon/domain';
import { listeningOf } from '@vumon/paper';
import { storedMedia } from '#modules/media';
import { AudioError, joinRecordings } from '../../audio/index.ts';
import type { App } from '../../http/context.ts';

/** Size limit, enough for an hour of speech in good quality. */
const mostBytes = 48 * mebibyte;

/** Joins the recordings of a test. Throws an AudioError if one is missing or invalid, or if they are too long. */
export async function recordingOf(app: App, content: ExamContent): Promise<Buffer> {
  const steps = listeningOf(content);
  const recordings = new Map<string, Buffer>();
  let bytes = 0;
  for (const step of steps) {
    if (!('media' in step)) continue;
    const known = recordings.get(step.media);
    const stored = known ? undefined : await storedMedia(app, step.media);
    if (stored === null) throw new AudioError(`the recording ${step.media} is gone`);
    bytes += known?.length ?? stored?.bytes ?? 0;
    if (bytes > mostBytes) throw new AudioError('the recordings are too long');
    if (!stored) continue;
    recordings.set(step.media, await buffer(stored.read({ start: 0, end: stored.bytes - 1 })));
  }
  return joinRecordings(
    steps.map((step) => ('media' in step ? { recording: step.media } : step)),
    recordings,
  );
}
