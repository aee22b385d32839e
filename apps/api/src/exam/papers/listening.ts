/** The recording of a whole test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ExamContent } from '@vumon/contract';
import { mebibyte } from '@vumon/domain';
import { listeningOf } from '@vumon/paper';
import { z } from 'zod';
import { storedMedia } from '#platform/media';
import { AudioError, joinRecordings, type AudioStep } from '../../platform/audio/index.ts';
import type { App } from '../../platform/http/context.ts';

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
  for (const word of new Set(steps.flatMap((step) => ('numbers' in step ? wordsOf(step.numbers) : []))))
    recordings.set(spokenName(word), spokenWord(word));
  return joinRecordings(
    steps.flatMap((step): AudioStep[] =>
      'media' in step
        ? [{ recording: step.media }]
        : 'numbers' in step
          ? wordsOf(step.numbers).map((word) => ({ recording: spokenName(word) }))
          : [step],
    ),
    recordings,
  );
}

/** No media has such a name: theirs are ids. */
const spokenName = (word: string): string => `spoken ${word}`;

/** "Question 5", "Questions 6 to 10"; nothing for numbers that were not recorded. */
function wordsOf([first, last]: readonly [number, number]): readonly string[] {
  const words = first === last ? ['Question', String(first)] : ['Questions', String(first), 'to', String(last)];
  return words.every((word) => Object.hasOwn(spokenPlaces, word)) ? words : [];
}

const spokenFolder = join(import.meta.dirname, 'numbers');
/** Where each word stands in the file with all of them, as made by numbers/make.ts: first byte, and the byte after it. */
const spokenPlaces = z
  .record(z.string(), z.tuple([z.int(), z.int()]))
  .parse(JSON.parse(readFileSync(join(spokenFolder, 'numbers.json'), 'utf8')));
let spokenFile: Buffer | undefined;

/** A recorded word of `numbers`. */
export function spokenWord(word: string): Buffer {
  spokenFile ??= readFileSync(join(spokenFolder, 'numbers.mp3'));
  return spokenFile.subarray(...spokenPlaces[word]!);
}
