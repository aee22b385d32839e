/** The child process that converts one recording: a little is decoded and encoded at a time, so that a long one needs no more memory. */
import { MPEGDecoder } from 'mpg123-decoder';
import { createMp3Encoder } from 'wasm-media-encoders';
import { serve } from '../native/serve.ts';
import type { Order } from './messages.ts';

const bytesAtOnce = 32 * 1024;

async function converted({ bytes, from, to }: Order): Promise<Uint8Array> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate: from.sampleRate,
    channels: to.channels,
    outputSampleRate: to.sampleRate as 44_100,
    bitrate: to.version === 3 ? (to.channels === 1 ? 96 : 128) : to.channels === 1 ? 48 : 64,
  });
  const made: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += bytesAtOnce) {
    const { channelData, samplesDecoded } = decoder.decode(bytes.subarray(at, at + bytesAtOnce));
    if (samplesDecoded === 0) continue;
    // The encoder returns a view of its own memory, so the bytes are copied.
    made.push(Uint8Array.from(encoder.encode(inChannels(channelData, to.channels))));
  }
  made.push(Uint8Array.from(encoder.finalize()));
  return Buffer.concat(made);
}

function inChannels([left, right]: readonly Float32Array[], channels: 1 | 2): Float32Array[] {
  if (!left) return [];
  if (channels === 2) return [left, right ?? left];
  return [right ? left.map((sample, at) => (sample + right[at]!) / 2) : left];
}

serve(converted);
