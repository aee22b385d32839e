import { afterEach, expect, test, vi } from 'vitest';
import { meterOf } from './microphone.tsx';

afterEach(() => vi.unstubAllGlobals());

const stream = {} as MediaStream;
const closed = vi.fn();
const audio = (connects: () => void, loudness = 0) =>
  class {
    createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: (into: Float32Array) => into.fill(loudness) });
    createMediaStreamSource() {
      connects();
      return { connect: () => undefined };
    }
    close = () => Promise.resolve(closed());
  };

test('a microphone whose level cannot be measured can still record', () => {
  vi.stubGlobal(
    'AudioContext',
    audio(() => {
      throw new DOMException('different sample rates', 'NotSupportedError');
    }),
  );
  expect(meterOf(stream)).toMatchObject({ measures: false });
  expect(closed).toHaveBeenCalledOnce();
  vi.stubGlobal('AudioContext', undefined);
  expect(meterOf(stream)).toMatchObject({ measures: false });
});

test('the level goes from silence to full', () => {
  const levelAt = (loudness: number) => {
    vi.stubGlobal(
      'AudioContext',
      audio(() => undefined, loudness),
    );
    const meter = meterOf(stream);
    expect(meter.measures).toBe(true);
    return meter.level();
  };
  expect(levelAt(0)).toBe(0);
  expect(levelAt(1)).toBe(1);
  expect(levelAt(0.1)).toBeCloseTo(2 / 3);
});
