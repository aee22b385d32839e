/** Recording a clip for a question: record, listen, use it or record again; or choose a file instead. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconFileUpload, IconMicrophone, IconPlayerStopFilled, IconRefresh } from '@tabler/icons-react';
import { Button, FieldError, Modal } from '@vumon/ui';
import { clockText } from '../playing/Audio.tsx';
import {
  closeMicrophone,
  meterOf,
  openMicrophone,
  problemOf,
  recordableMime,
  type Meter,
  type MicrophoneProblem,
} from '../playing/recording/microphone.tsx';
import { LevelMeter } from '../playing/recording/LevelMeter.tsx';
import { useMessages } from '../messages.tsx';
import classes from './editing.module.css';

const longestSeconds = 600;

interface Running {
  readonly stream: MediaStream;
  readonly recorder: MediaRecorder;
  readonly meter: Meter;
}

export interface RecordDialogProps {
  onClose(): void;
  onFile(): void;
  /** Uploads the clip; an error that it rejects with is shown in the dialog. */
  onKeep(clip: File): Promise<string | undefined>;
}

export function RecordDialog({ onClose, onFile, onKeep }: RecordDialogProps) {
  const t = useMessages('qt-editing');
  const running = useRef<Running | null>(null);
  const [meter, setMeter] = useState<Meter | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [clip, setClip] = useState<{ file: File; url: string } | null>(null);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

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
    setError(undefined);
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

  async function keep(): Promise<void> {
    if (clip === null) return;
    setBusy(true);
    const refused = await onKeep(clip.file);
    setBusy(false);
    if (refused === undefined) onClose();
    else setError(refused);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editor.record.title')}
      footer={
        <>
          <Button
            icon={<IconFileUpload size={18} stroke={1.75} aria-hidden="true" />}
            disabled={recording || busy}
            onClick={onFile}
          >
            {t('editor.record.file')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabledReason={clip === null ? t('editor.record.first') : null}
            onClick={() => void keep()}
          >
            {t('editor.record.keep')}
          </Button>
        </>
      }
    >
      <div className={classes.record}>
        <p className={classes.hint}>{t('editor.record.hint')}</p>
        {clip !== null && (
          <audio className={classes.recorded} controls src={clip.url} aria-label={t('editor.record.listen')} />
        )}
        <div className={classes.recordRow}>
          {recording ? (
            <Button variant="primary" icon={<IconPlayerStopFilled size={18} aria-hidden="true" />} onClick={stop}>
              {t('editor.record.stop')}
            </Button>
          ) : (
            <Button
              icon={
                clip === null ? (
                  <IconMicrophone size={18} stroke={1.75} aria-hidden="true" />
                ) : (
                  <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
                )
              }
              disabled={busy}
              onClick={() => void record()}
            >
              {t(clip === null ? 'editor.record.start' : 'editor.record.again')}
            </Button>
          )}
          <span className={classes.recordTime} role="timer">
            {clockText(seconds)} / {clockText(longestSeconds)}
          </span>
        </div>
        {meter !== null && <LevelMeter meter={meter} />}
        {problem !== null && <FieldError>{t(`editor.record.problems.${problem}`)}</FieldError>}
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </Modal>
  );
}
