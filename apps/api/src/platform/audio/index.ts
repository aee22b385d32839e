/** Joins several recordings to one MP3. Recordings of the same format are joined unchanged; others are converted in a child process. */
import { NativeChild, OrderFailed } from '../native/child.ts';
import { framesOf, headFrame, joinable, silence, type SoundFormat, type Stretch } from './frames.ts';
import type { Order } from './messages.ts';

/** A recording cannot be read; the message is only for the log. */
export class AudioError extends Error {
  override name = 'AudioError';
}

export type AudioStep = { readonly recording: string } | { readonly pause: number };

/** A recording of an hour takes about a minute. */
const converter = new NativeChild<Order, Uint8Array>({
  part: 'sound',
  script: new URL('convert.child.ts', import.meta.url),
  patienceMs: 240_000,
  heapMebibytes: 512,
  memoryMebibytes: 1_000,
  mostWaiting: 10,
});

const nameOf = ({ version, sampleRate, channels }: SoundFormat): string => [version, sampleRate, channels].join();

/** `recordings` by the names that the steps give them: whole frames, as uploads are stored. */
export async function joinRecordings(
  steps: readonly AudioStep[],
  recordings: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const formats = new Map<string, SoundFormat>();
  const seconds = new Map<string, number>();
  for (const [name, bytes] of recordings) {
    const frames = framesOf(bytes);
    const format = frames[0]?.frame;
    if (!format) throw new AudioError(`${name} holds no sound`);
    formats.set(name, format);
    const all = frames.reduce((sum, { frame }) => sum + frame.seconds, 0);
    seconds.set(nameOf(format), (seconds.get(nameOf(format)) ?? 0) + all);
  }
  const most = [...seconds].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  const format = [...formats.values()].find((one) => nameOf(one) === most);
  if (!format) throw new AudioError('nothing to join');

  const stretches = new Map<string, Stretch>();
  for (const [name, bytes] of recordings) {
    const alike = nameOf(formats.get(name)!) === most;
    stretches.set(name, joinable(alike ? bytes : await converted(bytes, formats.get(name)!, format)));
  }
  const joined = steps.map((step): Stretch => {
    if ('pause' in step) return silence(format, step.pause);
    const stretch = stretches.get(step.recording);
    if (!stretch) throw new AudioError(`no recording ${step.recording}`);
    return stretch;
  });
  return Buffer.concat([headFrame(format, joined), ...joined.map(({ bytes }) => bytes)]);
}

async function converted(bytes: Buffer, from: SoundFormat, to: SoundFormat): Promise<Buffer> {
  const plain = ({ version, sampleRate, channels }: SoundFormat): SoundFormat => ({ version, sampleRate, channels });
  try {
    return Buffer.from(await converter.run({ bytes, from: plain(from), to: plain(to) }));
  } catch (error) {
    throw error instanceof OrderFailed ? new AudioError(error.message) : error;
  }
}
