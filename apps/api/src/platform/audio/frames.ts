/** Frames of MP3 files. */

const bitrates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitrates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

/** The format of a decoder's output, which must not change within a recording. */
export interface SoundFormat {
  /** Bits of the header: 3 is MPEG 1, 2 is MPEG 2, 0 is MPEG 2.5. */
  readonly version: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
}

export interface Frame extends SoundFormat {
  readonly length: number;
  readonly seconds: number;
  /** Version and sample rate: the same in every frame of a recording. */
  readonly kind: number;
}

const samplesOf = ({ version }: Pick<SoundFormat, 'version'>): number => (version === 3 ? 1152 : 576);
const sideInfoOf = ({ version, channels }: SoundFormat): number =>
  version === 3 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
const bitratesOf = (version: number): readonly number[] => (version === 3 ? bitrates1 : bitrates2);

/** The MPEG layer III frame whose header starts at `at`, or null. */
export function frameAt(bytes: Buffer, at: number): Frame | null {
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
  const bitrate = bitratesOf(version)[bitrateIndex]! * 1000;
  const sampleRate = sampleRates[rateIndex]! / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const samples = samplesOf({ version });
  return {
    version,
    sampleRate,
    channels: ((header >>> 6) & 3) === 3 ? 1 : 2,
    length: Math.floor((samples / 8) * (bitrate / sampleRate)) + ((header >>> 9) & 1),
    seconds: samples / sampleRate,
    kind: (version << 2) | rateIndex,
  };
}

/** The frames of a stored recording, which holds nothing else. */
export function framesOf(bytes: Buffer): { readonly at: number; readonly frame: Frame }[] {
  const found: { at: number; frame: Frame }[] = [];
  for (let at = 0; ;) {
    const frame = frameAt(bytes, at);
    if (!frame || at + frame.length > bytes.length) return found;
    found.push({ at, frame });
    at += frame.length;
  }
}

/** A silent frame, of the lowest bit rate that has room for `atLeast` bytes behind its header and side information. */
function emptyFrame(format: SoundFormat, atLeast = 0): Buffer {
  const bitrates = bitratesOf(format.version);
  const rateIndex = sampleRates.indexOf(format.sampleRate * (format.version === 3 ? 1 : format.version === 2 ? 2 : 4));
  const room = 4 + sideInfoOf(format) + atLeast;
  const lengthOf = (kilobits: number) => Math.floor((samplesOf(format) / 8) * ((kilobits * 1000) / format.sampleRate));
  const index = bitrates.findIndex((kilobits, at) => at > 0 && lengthOf(kilobits) >= room);
  const frame = Buffer.alloc(lengthOf(bitrates[index]!));
  // Layer III without a checksum; one channel, or two that are coded apart.
  const mode = format.channels === 1 ? 3 : 0;
  frame.writeUInt32BE(
    ((0x7ff << 21) |
      (format.version << 19) |
      (1 << 17) |
      (1 << 16) |
      (index << 12) |
      (rateIndex << 10) |
      (mode << 6)) >>>
      0,
  );
  return frame;
}

export interface Stretch {
  readonly bytes: Buffer;
  readonly frames: number;
}

export function silence(format: SoundFormat, seconds: number): Stretch {
  const frames = Math.max(1, Math.round((seconds * format.sampleRate) / samplesOf(format)));
  const frame = emptyFrame(format);
  return { bytes: Buffer.concat(Array.from({ length: frames }, () => frame)), frames };
}

/**
 * The frames of a recording, prepared to follow another recording. A frame may take a part of its data from the frames before it: where a
 * recording starts there are none, and data of another recording would be noise, so such a frame is silenced.
 * The encoder's frame about the whole file is left out.
 */
export function joinable(bytes: Buffer): Stretch {
  const parts: Buffer[] = [];
  let kept = 0;
  for (const { at, frame } of framesOf(bytes)) {
    const checked = ((bytes[at + 1]! & 1) === 0 ? 2 : 0) as 0 | 2;
    const side = at + 4 + checked;
    const data = side + sideInfoOf(frame);
    if (parts.length === 0 && /^(Xing|Info)$/.test(bytes.toString('latin1', data, data + 4))) continue;
    const borrowed = frame.version === 3 ? bytes.readUInt16BE(side) >>> 7 : bytes[side]!;
    const whole = bytes.subarray(at, at + frame.length);
    if (borrowed > kept) {
      const emptied = Buffer.from(whole);
      emptied[1]! |= 1;
      emptied.fill(0, 4, 4 + sideInfoOf(frame));
      parts.push(emptied);
    } else parts.push(whole);
    kept += frame.length - (data - at);
  }
  return { bytes: Buffer.concat(parts), frames: parts.length };
}

const tocEntries = 100;

/** The frame that tells players the length of a recording and where each hundredth of it begins. */
export function headFrame(format: SoundFormat, stretches: readonly Stretch[]): Buffer {
  const head = emptyFrame(format, 16 + tocEntries);
  const frames = stretches.reduce((sum, one) => sum + one.frames, 0);
  const bytes = stretches.reduce((sum, one) => sum + one.bytes.length, head.length);
  const at = 4 + sideInfoOf(format);
  head.write('Xing', at, 'latin1');
  // Frames, bytes and the table are given.
  head.writeUInt32BE(0b111, at + 4);
  head.writeUInt32BE(frames, at + 8);
  head.writeUInt32BE(bytes, at + 12);
  let stretch = 0;
  let framesBefore = 0;
  let bytesBefore = head.length;
  for (let entry = 0; entry < tocEntries; entry += 1) {
    const wanted = (frames * entry) / tocEntries;
    while (stretch < stretches.length - 1 && framesBefore + stretches[stretch]!.frames <= wanted) {
      framesBefore += stretches[stretch]!.frames;
      bytesBefore += stretches[stretch]!.bytes.length;
      stretch += 1;
    }
    const { frames: inside, bytes: own } = stretches[stretch]!;
    const place = bytesBefore + (own.length * (wanted - framesBefore)) / inside;
    head[at + 16 + entry] = Math.min(255, Math.floor((256 * place) / bytes));
  }
  return head;
}
