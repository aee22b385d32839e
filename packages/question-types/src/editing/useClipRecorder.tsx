/** Recording one clip with the microphone, up to ten minutes. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  closeMicrophone,
  meterOf,
  openMicrophone,
  problemOf,
  recordableMime,
  type Meter,
  type MicrophoneProblem,
} from '../playing/recording/microphone.tsx';

export const longestSeconds = 600;

interface Running {
  readonly stream: MediaStream;
  readonly recorder: MediaRecorder;
  readonly meter: Meter;
}

/** A new recording replaces the last clip. The microphone is released when the component unmounts. */
export function useClipRecorder() {
  const running = useRef<Running | null>(null);
  const [meter, setMeter] = useState<Meter | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [clip, setClip] = useState<{ file: File; url: string } | null>(null);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);

  function stop(): void {
    const now = running.current;
    running.current = null;
    if (now === null) return;
    if (now.recorder.state !== 'inactive') now.recorder.stop();
    closeMicrophone(now.stream);
    now.meter.close();
    setMeter(null);
  }

  async function record(): Promise<void> {
    setProblem(null);
    if (clip !== null) URL.revokeObjectURL(clip.url);
    setClip(null);
    try {
      const stream = await openMicrophone();
      const mimeType = recordableMime() ?? '';
      const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 96_000 });
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      recorder.addEventListener('stop', () => {
        const type = mimeType.split(';')[0] ?? mimeType;
        const file = new File(parts, type.endsWith('mp4') ? 'recording.m4a' : 'recording.webm', { type });
        if (file.size > 0) setClip({ file, url: URL.createObjectURL(file) });
      });
      stream.getAudioTracks()[0]?.addEventListener('ended', stop);
      recorder.start(1_000);
      running.current = { stream, recorder, meter: meterOf(stream) };
      setMeter(running.current.meter);
      setSeconds(0);
    } catch (failure) {
      setProblem(problemOf(failure));
    }
  }

  const tick = useEffectEvent((started: number) => {
    const gone = (performance.now() - started) / 1000;
    setSeconds(gone);
    if (gone >= longestSeconds) stop();
  });
  const recording = meter !== null;
  useEffect(() => {
    if (!recording) return;
    const started = performance.now();
    const timer = setInterval(() => tick(started), 200);
    return () => clearInterval(timer);
  }, [recording]);

  const leave = useEffectEvent(() => {
    const now = running.current;
    running.current = null;
    if (now !== null) {
      closeMicrophone(now.stream);
      now.meter.close();
    }
    if (clip !== null) URL.revokeObjectURL(clip.url);
  });
  useEffect(() => () => leave(), []);

  return { meter, recording, seconds, clip, problem, record, stop };
}
