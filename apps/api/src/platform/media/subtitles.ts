/** WebVTT is parsed to cues and written again: times and plain text, without styles, regions, notes and markup. */
import { AppError } from '@vumon/domain';
import type { CheckedFile } from './checked.ts';

const timing =
  /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)[.,](\d{3})\s+-->\s+(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)[.,](\d{3})(?:\s.*)?$/;
const mostCues = 5000;

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const milliseconds = (hours: string | undefined, minutes: string, seconds: string, rest: string) =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);

function clock(at: number): string {
  const pad = (value: number, width = 2) => String(value).padStart(width, '0');
  return `${pad(Math.floor(at / 3_600_000))}:${pad(Math.floor(at / 60_000) % 60)}:${pad(Math.floor(at / 1000) % 60)}.${pad(at % 1000, 3)}`;
}

function plainWords(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(/<[^>]*>/g, '')
        .replace(/[<>]/g, ' ')
        .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
        .replaceAll('-->', ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}

function cueOf(lines: readonly string[]): Cue | null {
  const at = lines.findIndex((line) => line.includes('-->'));
  // The times are in the first line, or in the second after a cue identifier.
  if (at < 0 || at > 1) return null;
  const match = timing.exec(lines[at]!.trim());
  if (!match) throw new AppError('MEDIA_BROKEN');
  const start = milliseconds(match[1], match[2]!, match[3]!, match[4]!);
  const end = milliseconds(match[5], match[6]!, match[7]!, match[8]!);
  const text = plainWords(lines.slice(at + 1));
  return end > start && text !== '' ? { start, end, text } : null;
}

export function checkSubtitles(bytes: Buffer): CheckedFile {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('MEDIA_BROKEN');
  }
  const blocks = source
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(blocks[0] ?? '')) throw new AppError('MEDIA_UNSUPPORTED');
  const cues = blocks
    .slice(1)
    .map((block) => cueOf(block.split('\n').filter((line) => line !== '')))
    .filter((cue) => cue !== null);
  if (cues.length === 0 || cues.length > mostCues) throw new AppError('MEDIA_BROKEN');
  const text = ['WEBVTT', ...cues.map((cue) => `${clock(cue.start)} --> ${clock(cue.end)}\n${cue.text}`)].join('\n\n');
  return { mime: 'text/vtt', bytes: Buffer.from(`${text}\n`), seconds: Math.max(...cues.map((cue) => cue.end)) / 1000 };
}
