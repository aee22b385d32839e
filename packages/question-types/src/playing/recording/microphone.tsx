/** The microphone: permission, input level, release. */

export type MicrophoneProblem = 'refused' | 'missing' | 'busy' | 'unsupported' | 'failed';

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem) {
    super(problem);
    this.problem = problem;
  }
}

const problems: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export const problemOf = (error: unknown): MicrophoneProblem =>
  error instanceof MicrophoneError
    ? error.problem
    : ((error instanceof DOMException ? problems[error.name] : undefined) ?? 'failed');

/** The formats that the server accepts, the smallest first; a browser that supports none cannot record. */
const mimes = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm'];

export function recordableMime(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return mimes.find((mime) => MediaRecorder.isTypeSupported(mime)) ?? null;
}

/** Throws a MicrophoneError. Browsers offer a microphone only to secure origins. */
export async function openMicrophone(): Promise<MediaStream> {
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (devices === undefined || recordableMime() === null) throw new MicrophoneError('unsupported');
  try {
    return await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    throw new MicrophoneError(problemOf(error));
  }
}

export const closeMicrophone = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

export interface Meter {
  /** False where the level cannot be measured: silence then says nothing about the microphone. */
  readonly measures: boolean;
  /** The current level from 0 to 1. */
  level(): number;
  close(): void;
}

const noMeter: Meter = { measures: false, level: () => 0, close: () => undefined };

/**
 * Measures the input level. A browser without Web Audio measures nothing, and neither does one that refuses the
 * microphone's sample rate, as Firefox does with Bluetooth headsets: that is no reason not to record.
 */
export function meterOf(stream: MediaStream): Meter {
  if (typeof AudioContext === 'undefined') return noMeter;
  let context: AudioContext | undefined;
  try {
    context = new AudioContext();
    return { ...measuring(context, stream), close: () => void context?.close() };
  } catch {
    void context?.close();
    return noMeter;
  }
}

function measuring(context: AudioContext, stream: MediaStream): Pick<Meter, 'measures' | 'level'> {
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    measures: true,
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // From −60 dB (silence in a room) to 0 dB.
      return Math.min(1, Math.max(0, 1 + (10 * Math.log10(power + 1e-9)) / 60));
    },
  };
}

/** Below this level it counts as silence. */
export const audible = 0.35;
