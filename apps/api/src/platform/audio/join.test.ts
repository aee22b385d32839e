import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, test } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
import { framesOf, joinable, silence, type SoundFormat } from './frames.ts';
import { AudioError, joinRecordings } from './index.ts';

const speech = readFileSync(join(import.meta.dirname, '../../../../../packages/content/data/audio/ask1.mp3'));
const more = readFileSync(join(import.meta.dirname, '../../../../../packages/content/data/audio/ask2.mp3'));

/** A tone of two seconds in a format that no recording of ours has. */
async function tone(sampleRate: 44_100 | 32_000, channels: 1 | 2): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels, bitrate: 128 });
  const wave = Float32Array.from(
    { length: 2 * sampleRate },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
  );
  const made = [Buffer.from(encoder.encode(channels === 1 ? [wave] : [wave, wave])), Buffer.from(encoder.finalize())];
  return joinable(Buffer.concat(made)).bytes;
}

const secondsOf = (bytes: Buffer) => framesOf(bytes).reduce((sum, { frame }) => sum + frame.seconds, 0);

async function heard(mp3: Buffer) {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(mp3);
  /** How loud it is between two moments. */
  const loud = (from: number, to: number) => {
    const samples = channelData[0]!.subarray(from * sampleRate, to * sampleRate);
    return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
  };
  return { seconds: channelData[0]!.length / sampleRate, sampleRate, channels: channelData.length, errors, loud };
}

const silent = 0.001;

describe('joining recordings', () => {
  test('plays them in their order, with silence between them', async () => {
    const joined = await joinRecordings(
      [{ pause: 2 }, { recording: 'a' }, { pause: 3 }, { recording: 'b' }, { recording: 'a' }, { pause: 1 }],
      new Map([
        ['a', speech],
        ['b', more],
      ]),
    );
    const one = secondsOf(speech);
    const two = secondsOf(more);
    const { seconds, errors, loud } = await heard(joined);
    expect(errors).toEqual([]);
    expect(Math.abs(seconds - (6 + 2 * one + two))).toBeLessThan(0.3);
    expect(loud(0.2, 1.8)).toBeLessThan(silent);
    expect(loud(2.2, 2 + one)).toBeGreaterThan(silent);
    expect(loud(2.2 + one, 4.8 + one)).toBeLessThan(silent);
    expect(loud(5.2 + one, 5 + one + two)).toBeGreaterThan(silent);
    expect(loud(5.3 + 2 * one + two, seconds)).toBeLessThan(silent);
    // What is alike is not encoded again.
    expect(joined.includes(speech.subarray(speech.length - 2000))).toBe(true);
  });

  test('writes the total duration for players', async () => {
    const joined = await joinRecordings(
      [{ recording: 'a' }, { pause: 30 }, { recording: 'a' }],
      new Map([['a', speech]]),
    );
    const at = joined.indexOf('Xing');
    expect(at).toBeLessThan(40);
    expect(joined.readUInt32BE(at + 8)).toBe(framesOf(joined).length - 1);
    expect(joined.readUInt32BE(at + 12)).toBe(joined.length);
    const places = [...joined.subarray(at + 16, at + 116)];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // Half of the time is in the pause, which is a small part of the bytes.
    expect(Math.abs(places[50]! / 256 - 0.5)).toBeLessThan(0.1);
    expect(places[10]! / 256).toBeGreaterThan(0.15);
  });

  test('uses the format of most of them where they differ', async () => {
    const joined = await joinRecordings(
      [{ recording: 'speech' }, { recording: 'stereo' }, { recording: 'mono' }],
      new Map([
        ['speech', Buffer.concat([speech, more, more])],
        ['stereo', await tone(44_100, 2)],
        ['mono', await tone(32_000, 1)],
      ]),
    );
    const formats = new Set(
      framesOf(joined).map(({ frame }) => `${frame.version} ${frame.sampleRate} ${frame.channels}`),
    );
    expect([...formats]).toEqual(['2 22050 1']);
    const { errors, seconds, loud } = await heard(joined);
    expect(errors).toEqual([]);
    const first = secondsOf(speech) + 2 * secondsOf(more);
    expect(Math.abs(seconds - (first + 4))).toBeLessThan(0.5);
    // Both tones are as loud as they were.
    expect(loud(first + 0.5, first + 1.5)).toBeCloseTo(0.35, 1);
    expect(loud(first + 2.5, first + 3.5)).toBeCloseTo(0.35, 1);
  });

  test('drops references of a truncated recording to earlier frames', () => {
    const frames = framesOf(speech);
    const side = (bytes: Buffer, at: number) => bytes[at + 4]!;
    const borrowing = frames.findIndex(({ at }) => side(speech, at) > 0);
    expect(borrowing).toBeGreaterThan(0);
    const cut = speech.subarray(frames[borrowing]!.at);
    const { bytes, frames: count } = joinable(cut);
    expect(count).toBe(frames.length - borrowing);
    expect(bytes).toHaveLength(cut.length);
    expect([...bytes.subarray(4, 13)]).toEqual(Array.from({ length: 9 }, () => 0));
    expect(joinable(speech).bytes).toEqual(speech);
  });

  test('is refused where a recording contains no audio', async () => {
    await expect(joinRecordings([{ recording: 'a' }], new Map([['a', Buffer.from('no sound')]]))).rejects.toThrow(
      AudioError,
    );
    await expect(joinRecordings([{ pause: 1 }], new Map())).rejects.toThrow(AudioError);
  });
});

test('silence has the requested duration in every format', async () => {
  const formats: SoundFormat[] = [44_100, 48_000, 32_000].flatMap((rate) =>
    [3, 2, 0].flatMap((version) =>
      ([1, 2] as const).map((channels) => ({
        version,
        sampleRate: rate / (version === 3 ? 1 : version === 2 ? 2 : 4),
        channels,
      })),
    ),
  );
  for (const format of formats) {
    const { bytes, frames } = silence(format, 5);
    const found = framesOf(bytes);
    expect(found).toHaveLength(frames);
    expect(found[0]!.frame).toMatchObject(format);
    const { seconds, errors, loud } = await heard(bytes);
    expect(errors).toEqual([]);
    expect(Math.abs(seconds - 5)).toBeLessThan(0.2);
    expect(loud(0, 5)).toBe(0);
  }
});
