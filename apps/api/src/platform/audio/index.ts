/** Joins several recordings to one MP3. Recordings of the same format are joined unchanged; others are converted in a thread. */
import { Worker } from 'node:worker_threads';
import { framesOf, headFrame, joinable, silence, type SoundFormat, type Stretch } from './frames.ts';
import type { Order, Reply } from './messages.ts';

/** A recording cannot be read, or takes too long; the message is only for the log. */
export class AudioError extends Error {
  override name = 'AudioError';
}

export type AudioStep = { readonly recording: string } | { readonly pause: number };

/** A recording of an hour takes about a minute. */
const patience = 240_000;

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

function converted(bytes: Buffer, from: SoundFormat, to: SoundFormat): Promise<Buffer> {
  const plain = ({ version, sampleRate, channels }: SoundFormat): SoundFormat => ({ version, sampleRate, channels });
  const order: Order = { bytes, from: plain(from), to: plain(to) };
  return new Promise<Buffer>((resolve, reject) => {
    const thread = new Worker(new URL('convert.thread.ts', import.meta.url), { workerData: order });
    const clock = setTimeout(() => ended(new AudioError('takes too long')), patience);
    function ended(result: Buffer | Error): void {
      clearTimeout(clock);
      void thread.terminate();
      if (result instanceof Error) reject(result);
      else resolve(result);
    }
    thread.on('message', (reply: Reply) =>
      ended('mp3' in reply ? Buffer.from(reply.mp3) : new AudioError(reply.problem)),
    );
    thread.on('error', (error: Error) => ended(new AudioError(error.message)));
    thread.on('exit', () => ended(new AudioError('the thread has ended')));
  });
}
