/**
 * The recording of one answer: preparation time, recording, stopped by the user or the time limit, last chunk uploaded.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecorderPort, RecordingSink } from '../../schema/core.react.ts';
import {
  closeMicrophone,
  meterOf,
  openMicrophone,
  problemOf,
  recordableMime,
  type Meter,
  type MicrophoneProblem,
} from './microphone.tsx';

/** Bits per second: clear speech, about 11 MB for half an hour. */
const bitsPerSecond = 48_000;
/** Chunks are uploaded during the recording, so that a crash loses at most this many milliseconds. */
const pieceMs = 1_000;

interface Running {
  readonly recorder: MediaRecorder;
  readonly stream: MediaStream;
  readonly meter: Meter;
  readonly sink: RecordingSink;
  readonly startedAt: number;
}

/** Only one recording may run at a time: both would record the same voice. */
let stopOther: (() => void) | null = null;

export type RecorderPhase = 'idle' | 'preparing' | 'opening' | 'recording';

export interface TalkRecorder {
  readonly phase: RecorderPhase;
  /** Elapsed seconds of the current phase. */
  readonly elapsed: number;
  readonly meter: Meter | null;
  readonly problem: MicrophoneProblem | null;
  prepare(): void;
  record(): void;
  stop(): void;
}

export interface TalkRecorderOptions {
  readonly item: string;
  readonly recorder: RecorderPort;
  readonly preparation: number;
  readonly limit: number;
  /** The question is closed: a running recording is stopped and saved. */
  readonly closed: boolean;
  onRecorded(recording: string, seconds: number): void;
}

export function useRecorder({
  item,
  recorder,
  preparation,
  limit,
  closed,
  onRecorded,
}: TalkRecorderOptions): TalkRecorder {
  const [phase, setPhase] = useState<RecorderPhase>('idle');
  const [since, setSince] = useState(0);
  const [elapsed, setElapsed] = useState(0);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const [meter, setMeter] = useState<Meter | null>(null);
  const running = useRef<Running | null>(null);
  const gone = useRef(false);
  const told = useRef(onRecorded);
  useEffect(() => {
    told.current = onRecorded;
  });

  function stop(): void {
    const now = running.current;
    if (now === null) return;
    running.current = null;
    if (stopOther === stop) stopOther = null;
    // The last chunk comes after `stop`; the microphone is released at once.
    if (now.recorder.state !== 'inactive') now.recorder.stop();
    closeMicrophone(now.stream);
    now.meter.close();
    if (!gone.current) {
      setPhase('idle');
      setMeter(null);
    }
  }

  async function record(): Promise<void> {
    stopOther?.();
    setPhase('opening');
    setProblem(null);
    let stream: MediaStream | undefined;
    let sink: RecordingSink | undefined;
    try {
      stream = await openMicrophone();
      if (gone.current) return closeMicrophone(stream);
      const mime = recordableMime() ?? '';
      const media = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: bitsPerSecond });
      const own = (sink = recorder.begin(item, mime.split(';')[0] ?? mime));
      const startedAt = performance.now();
      let named = false;
      media.addEventListener('dataavailable', ({ data }) => {
        if (data.size === 0) return;
        own.add(data);
        // The recording is stored in the answer when it starts, so that it is not lost if the page closes.
        if (!named) told.current(own.recording, 0);
        named = true;
      });
      media.addEventListener('stop', () => {
        const seconds = Math.round(Math.min(limit + 1, (performance.now() - startedAt) / 1000) * 10) / 10;
        own.finish(seconds);
        if (named) told.current(own.recording, seconds);
        stop();
      });
      // A microphone that is unplugged ends the recording with what has been recorded.
      stream.getAudioTracks()[0]?.addEventListener('ended', stop);
      media.start(pieceMs);
      running.current = { recorder: media, stream, meter: meterOf(stream), sink: own, startedAt };
      stopOther = stop;
      setMeter(running.current.meter);
      setSince(startedAt);
      setElapsed(0);
      setPhase('recording');
    } catch (error) {
      if (stream) closeMicrophone(stream);
      // An empty recording is dropped: as a running one it would hold up the end of the test.
      sink?.finish(0);
      setProblem(problemOf(error));
      setPhase('idle');
    }
  }

  const tick = useEffectEvent(() => {
    const seconds = (performance.now() - since) / 1000;
    setElapsed(seconds);
    if (phase === 'preparing' && seconds >= preparation) void record();
    if (phase === 'recording' && seconds >= limit) stop();
  });
  const timed = phase === 'preparing' || phase === 'recording';
  useEffect(() => {
    if (!timed) return;
    const timer = setInterval(tick, 200);
    return () => clearInterval(timer);
  }, [timed]);

  const leave = useEffectEvent(() => stop());
  useEffect(() => {
    if (closed) leave();
  }, [closed]);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      leave();
    };
  }, []);

  return {
    phase,
    elapsed,
    meter,
    problem,
    prepare() {
      setProblem(null);
      setSince(performance.now());
      setElapsed(0);
      setPhase('preparing');
    },
    record: () => void record(),
    stop,
  };
}
