/** Converts browsers' recordings to MP3 with the machine's ffmpeg. Without it, authors can upload MP3 files only. */
import { AppError } from '@vumon/domain';
import { fileTypeFromBuffer } from 'file-type';
import { ChildEnded } from '../native/limits.ts';
import { runProgram } from '../native/program.ts';

/**
 * ffmpeg's demuxer for each format that browsers record. It is passed explicitly, so that ffmpeg never tries another
 * demuxer on an upload.
 */
const readers: Readonly<Record<string, string>> = {
  'video/webm': 'matroska',
  'audio/webm': 'matroska',
  'audio/ogg': 'ogg',
  'video/ogg': 'ogg',
  'audio/mp4': 'mov',
  'video/mp4': 'mov',
  'audio/x-m4a': 'mov',
  'audio/wav': 'wav',
  'audio/vnd.wave': 'wav',
};
/** Longer than any listening text. */
const longestSeconds = 900;
/** The output is at most 11 MB: 900 s at 96 kbit/s. */
const limits = { timeMs: 60_000, memoryMebibytes: 600, outputBytes: 16 * 1024 * 1024 };

/** ffmpeg is looked for in the PATH of the server, and gets no other variable of it. */
const run = (args: readonly string[], input: Buffer | null): Promise<Buffer | null> =>
  // oxlint-disable-next-line node/no-process-env
  runProgram('recordings', ['ffmpeg', ...args], input, limits, { PATH: process.env['PATH'] }).catch(
    (error: unknown) => {
      if (error instanceof ChildEnded) return null;
      throw error;
    },
  );

let known: Promise<boolean> | null = null;

/** Checked once per process. */
export function canMakeMp3(): Promise<boolean> {
  known ??= run(['-hide_banner', '-loglevel', 'error', '-encoders'], null).then(
    (list) => list?.includes('libmp3lame') ?? false,
  );
  return known;
}

/** Throws MEDIA_UNSUPPORTED for anything but a browser's recording, MEDIA_BROKEN for one that cannot be read. */
export async function mp3OfRecording(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw new AppError('MEDIA_BROKEN');
  const reader = readers[(await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''];
  if (reader === undefined || !(await canMakeMp3())) throw new AppError('MEDIA_UNSUPPORTED');
  const mp3 = await run(
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-protocol_whitelist',
      'pipe',
      '-f',
      reader,
      '-i',
      'pipe:0',
      '-t',
      String(longestSeconds),
      '-map',
      '0:a:0',
      '-map_metadata',
      '-1',
      '-ac',
      '1',
      '-ar',
      '44100',
      '-b:a',
      '96k',
      '-f',
      'mp3',
      '-write_xing',
      '0',
      'pipe:1',
    ],
    bytes,
  );
  if (mp3 === null || mp3.length === 0) throw new AppError('MEDIA_BROKEN');
  return mp3;
}
