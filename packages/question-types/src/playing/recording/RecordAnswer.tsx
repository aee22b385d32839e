/** Answering one item by speaking: preparation time, recording, playback. */
import { useEffect, useReducer, useState } from 'react';
import {
  IconCloudCheck,
  IconCloudUp,
  IconMicrophone,
  IconPlayerStopFilled,
  IconRefresh,
  IconWifiOff,
} from '@tabler/icons-react';
import { Button, Note } from '@vumon/ui';
import type { RecorderPort, RecordingState } from '../../schema/core.react.ts';
import { useMessages } from '../../messages.tsx';
import { clockText } from '../Audio.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import { Listen } from './Listen.tsx';
import type { MicrophoneProblem } from './microphone.tsx';
import { useRecorder } from './useRecorder.tsx';
import classes from './recording.module.css';

interface Heard {
  recording: string;
  seconds: number;
}

export interface RecordAnswerProps {
  item: string;
  number: number;
  preparation: number;
  limit: number;
  retakes: boolean;
  answer: Heard | undefined;
  recorder: RecorderPort;
  readOnly: boolean;
  onRecorded(answer: Heard): void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** Seconds of silence after which a note says that the microphone may be the wrong one. */
const silentSeconds = 4;

/** Why the microphone cannot be used, and what to do about it. */
export function MicrophoneNote({ problem }: { problem: MicrophoneProblem }) {
  const t = useMessages('qt-speaking');
  return (
    <Note tone="bad" live title={t(`player.problem.${problem}.title`)}>
      {t(`player.problem.${problem}.help`)}
    </Note>
  );
}

function Saving({ state }: { state: RecordingState }) {
  const t = useMessages('qt-speaking');
  const Icon =
    state.phase === 'saved'
      ? IconCloudCheck
      : state.phase === 'waiting' || state.phase === 'failed'
        ? IconWifiOff
        : IconCloudUp;
  return (
    <p className={classes.saving} data-phase={state.phase} role="status">
      <Icon {...icon} />
      {state.phase === 'saving'
        ? t('player.saving', { percent: Math.round(state.share * 100) })
        : t(`player.state.${state.phase}`)}
    </p>
  );
}

export function RecordAnswer({
  item,
  number,
  preparation,
  limit,
  retakes,
  answer,
  recorder,
  readOnly,
  onRecorded,
}: RecordAnswerProps) {
  const t = useMessages('qt-speaking');
  const [, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => recorder.subscribe(renew), [recorder]);
  const [heard, setHeard] = useState(false);
  const { phase, elapsed, meter, problem, prepare, record, stop } = useRecorder({
    item,
    recorder,
    preparation,
    limit,
    closed: readOnly,
    onRecorded: (recording, seconds) => onRecorded({ recording, seconds }),
  });
  const recording = phase === 'recording';
  const src = answer === undefined || recording ? null : recorder.url(answer.recording);
  const begin = (): void => {
    setHeard(false);
    if (preparation > 0 && answer === undefined) prepare();
    else record();
  };

  return (
    <div className={classes.talk} data-phase={phase}>
      {problem !== null && <MicrophoneNote problem={problem} />}
      {phase === 'preparing' && (
        <div className={classes.row}>
          <p className={classes.clock}>
            <b>{t('player.preparing')}</b>{' '}
            <span className="num" role="timer">
              {clockText(Math.max(0, Math.ceil(preparation - elapsed)))}
            </span>
          </p>
          <Button icon={<IconMicrophone {...icon} />} variant="primary" onClick={record}>
            {t('player.speakNow')}
          </Button>
        </div>
      )}
      {phase === 'opening' && <p className={classes.hint}>{t('player.opening')}</p>}
      {recording && (
        <>
          <div className={classes.row}>
            <span className={classes.live} aria-hidden="true" />
            <p className={classes.clock}>
              <b>{t('player.recording')}</b>{' '}
              <span className="num" role="timer">
                {clockText(elapsed)}
              </span>{' '}
              <span className={classes.hint}>/ {clockText(limit)}</span>
            </p>
            <LevelMeter meter={meter} onHeard={heard ? undefined : () => setHeard(true)} />
            <Button icon={<IconPlayerStopFilled {...icon} />} variant="danger" autoFocus onClick={stop}>
              {t('player.stop')}
            </Button>
          </div>
          {!heard && meter?.measures === true && elapsed > silentSeconds && (
            <Note tone="warn" live>
              {t('player.silent')}
            </Note>
          )}
        </>
      )}
      {phase === 'idle' && (
        <>
          {src !== null && answer !== undefined && (
            <Listen key={src} src={src} seconds={answer.seconds} label={t('player.yours', { number })} />
          )}
          {answer !== undefined && <Saving state={recorder.state(answer.recording)} />}
          {!readOnly && (answer === undefined || retakes) && (
            <div className={classes.row}>
              <Button
                size="lg"
                data-record
                variant={answer === undefined ? 'primary' : 'outline'}
                icon={answer === undefined ? <IconMicrophone {...icon} /> : <IconRefresh {...icon} />}
                onClick={begin}
              >
                {answer !== undefined
                  ? t('player.again')
                  : preparation > 0
                    ? t('player.prepare', { seconds: preparation })
                    : t('player.start')}
              </Button>
              <span className={classes.hint}>
                {t('player.limit', { time: clockText(limit) })}{' '}
                {retakes ? (answer === undefined ? t('player.mayRetake') : t('player.replaces')) : t('player.onlyOnce')}
              </span>
            </div>
          )}
          {!readOnly && answer !== undefined && !retakes && <p className={classes.hint}>{t('player.noRetake')}</p>}
        </>
      )}
      <span className="visually-hidden" role="status">
        {phase === 'recording' ? t('player.recording') : phase === 'preparing' ? t('player.preparing') : ''}
      </span>
    </div>
  );
}
