/** MP3 recordings: keeps only whole audio frames, which drops tags, cover pictures and foreign bytes. */
import { AppError } from '@vumon/domain';
import type { CheckedFile } from './checked.ts';

const bitrates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitrates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

interface Frame {
  readonly length: number;
  readonly seconds: number;
  /** Version and sample rate: the same in every frame of a recording. */
  readonly kind: number;
}

/** The MPEG layer III frame whose header starts at `at`, or null. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + 4 > bytes.length) return null;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const layer = (header >>> 17) & 3;
  const bitrateIndex = (header >>> 12) & 15;
  const rateIndex = (header >>> 10) & 3;
  // Eleven set bits; version 1 is reserved; layer III is 1; free and bad bit rates are refused.
  if (
    header >>> 21 !== 0x7ff ||
    version === 1 ||
    layer !== 1 ||
    bitrateIndex === 0 ||
    bitrateIndex === 15 ||
    rateIndex === 3
  )
    return null;
  const first = version === 3;
  const bitrate = (first ? bitrates1 : bitrates2)[bitrateIndex]! * 1000;
  const sampleRate = sampleRates[rateIndex]! / (first ? 1 : version === 2 ? 2 : 4);
  const samples = first ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  return {
    length: Math.floor((samples / 8) * (bitrate / sampleRate)) + padding,
    seconds: samples / sampleRate,
    kind: (version << 2) | rateIndex,
  };
}

/** Bytes of an ID3v2 tag at `at`, 0 when there is none. */
function tagLength(bytes: Buffer, at: number): number {
  if (bytes.toString('latin1', at, at + 3) !== 'ID3' || at + 10 > bytes.length) return 0;
  const size = [6, 7, 8, 9].reduce((sum, offset) => sum * 128 + (bytes[at + offset]! & 0x7f), 0);
  return 10 + size + (bytes[at + 5]! & 0x10 ? 10 : 0);
}

/** The longest junk between two frames that is still taken for a damaged spot rather than the end. */
const mostJunk = 64 * 1024;
const fewestFrames = 8;

export function checkMp3(bytes: Buffer): CheckedFile {
  const kept: Buffer[] = [];
  let seconds = 0;
  let at = 0;
  for (let tag = tagLength(bytes, at); tag > 0; tag = tagLength(bytes, at)) at += tag;
  let kind: number | undefined;
  let junk = 0;
  while (at < bytes.length && junk <= mostJunk) {
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
