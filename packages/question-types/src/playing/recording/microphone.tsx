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
  /** The current level from 0 to 1. */
  level(): number;
  close(): void;
}

/** Measures the input level; a browser without Web Audio measures nothing. */
export function meterOf(stream: MediaStream): Meter {
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // From −60 dB (silence in a room) to 0 dB.
      return Math.min(1, Math.max(0, 1 + (10 * Math.log10(power + 1e-9)) / 60));
    },
    close: () => void context.close(),
  };
}

/** Below this level it counts as silence. */
export const audible = 0.35;
