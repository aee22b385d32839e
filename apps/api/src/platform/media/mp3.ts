/** Checks MP3 recordings and copies only whole audio frames, which removes tags, cover pictures and other bytes. */
import { AppError } from '@vumon/domain';
import { frameAt } from '../audio/frames.ts';
import type { CheckedFile } from './checked.ts';

/** Bytes of an ID3v2 tag at `at`, 0 when there is none. */
function tagLength(bytes: Buffer, at: number): number {
  if (bytes.toString('latin1', at, at + 3) !== 'ID3' || at + 10 > bytes.length) return 0;
  const size = [6, 7, 8, 9].reduce((sum, offset) => sum * 128 + (bytes[at + offset]! & 0x7f), 0);
  return 10 + size + (bytes[at + 5]! & 0x10 ? 10 : 0);
}

/** Maximum number of invalid bytes between two frames; after more, the rest of the file is ignored. */
const mostJunk = 64 * 1024;
const fewestFrames = 8;

export function checkMp3(bytes: Buffer): CheckedFile {
  const kept: Buffer[] = [];
  let seconds = 0;
  let at = 0;
  let kind: number | undefined;
  let junk = 0;
  while (at < bytes.length && junk <= mostJunk) {
    // Files that were appended to each other have a tag, often with a large cover picture, in the middle.
    const tag = tagLength(bytes, at);
    if (tag > 0) {
      at += tag;
      continue;
    }
    const frame = frameAt(bytes, at);
    // A frame header is valid only if another frame or the end of the file follows.
    const next = frame ? at + frame.length : 0;
    const follows =
      frame !== null &&
      (kind === undefined || frame.kind === kind) &&
      next <= bytes.length &&
      (kind !== undefined || frameAt(bytes, next) !== null);
    if (!frame || !follows) {
      at += 1;
      junk += 1;
      continue;
    }
    kind = frame.kind;
    junk = 0;
    kept.push(bytes.subarray(at, next));
    seconds += frame.seconds;
    at = next;
  }
  if (kept.length < fewestFrames) throw new AppError('MEDIA_BROKEN');
  return { mime: 'audio/mpeg', bytes: Buffer.concat(kept), seconds: Math.round(seconds * 10) / 10 };
}
