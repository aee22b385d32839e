/** MP4 and WebM files are stored unchanged after their container structure was validated. */
import { AppError } from '@vumon/domain';
import type { CheckedFile } from './checked.ts';

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Boxes of an MP4 between two offsets; throws where a size leads outside. */
function boxesOf(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (at + 8 > to || boxes.length >= 10_000) throw new AppError('MEDIA_BROKEN');
    let size = bytes.readUInt32BE(at);
    let head = 8;
    if (size === 1 && at + 16 <= to) {
      size = Number(bytes.readBigUInt64BE(at + 8));
      head = 16;
    } else if (size === 0) size = to - at;
    if (size < head || at + size > to) throw new AppError('MEDIA_BROKEN');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

/** Seconds by the movie header; undefined without a valid duration. */
function movieSeconds(bytes: Buffer, header: Box | undefined): number | undefined {
  if (!header || header.end - header.start < 32) return undefined;
  const long = bytes[header.start] === 1;
  const scale = bytes.readUInt32BE(header.start + (long ? 20 : 12));
  const duration = long ? Number(bytes.readBigUInt64BE(header.start + 24)) : bytes.readUInt32BE(header.start + 16);
  return scale > 0 && duration > 0 && duration < scale * 86_400 ? Math.round((duration / scale) * 10) / 10 : undefined;
}

export function checkVideo(bytes: Buffer, mime: string): CheckedFile {
  // Audio-only WebM and QuickTime have other MIME types and are refused.
  if (mime === 'video/webm') return { mime, bytes };
  if (mime !== 'video/mp4') throw new AppError('MEDIA_UNSUPPORTED');
  const boxes = boxesOf(bytes, 0, bytes.length);
  const movie = boxes.find((box) => box.type === 'moov');
  if (boxes[0]?.type !== 'ftyp' || !movie || !boxes.some((box) => box.type === 'mdat'))
    throw new AppError('MEDIA_BROKEN');
  const seconds = movieSeconds(
    bytes,
    boxesOf(bytes, movie.start, movie.end).find((box) => box.type === 'mvhd'),
  );
  return { mime, bytes, ...(seconds !== undefined && { seconds }) };
}
