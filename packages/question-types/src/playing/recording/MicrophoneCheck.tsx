/** Tests the microphone before the first recording. */
import { useEffect, useEffectEvent, useState } from 'react';
import { IconCircleCheck, IconMicrophone } from '@tabler/icons-react';
import { Button } from '@vumon/ui';
import { useMessages } from '../../messages.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import {
  closeMicrophone,
  meterOf,
  openMicrophone,
  problemOf,
  type Meter,
  type MicrophoneProblem,
} from './microphone.tsx';
import { MicrophoneNote } from './RecordAnswer.tsx';
import classes from './recording.module.css';

interface Open {
  stream: MediaStream;
  meter: Meter;
}

export function MicrophoneCheck() {
  const t = useMessages('qt-speaking');
  const [open, setOpen] = useState<Open | null>(null);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const [heard, setHeard] = useState(false);

  function close(): void {
    if (open === null) return;
    closeMicrophone(open.stream);
    open.meter.close();
    setOpen(null);
  }
  const leave = useEffectEvent(close);
  useEffect(() => () => leave(), []);

  async function check(): Promise<void> {
    if (open !== null) return close();
    setProblem(null);
    setHeard(false);
    try {
      const stream = await openMicrophone();
      setOpen({ stream, meter: meterOf(stream) });
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  return (
    <div className={classes.check}>
      <div className={classes.row}>
        <Button
          size="sm"
          icon={<IconMicrophone size={18} stroke={1.75} aria-hidden />}
          aria-expanded={open !== null}
          onClick={() => void check()}
        >
          {open === null ? t('check.start') : t('check.end')}
        </Button>
        {open !== null && <LevelMeter meter={open.meter} onHeard={heard ? undefined : () => setHeard(true)} />}
        <span role="status" className={classes.hint}>
          {open === null ? (
            ''
          ) : heard ? (
            <span className={classes.good}>
              <IconCircleCheck size={18} stroke={1.75} aria-hidden /> {t('check.heard')}
            </span>
          ) : (
            t('check.speak')
          )}
        </span>
      </div>
      {problem !== null && <MicrophoneNote problem={problem} />}
    </div>
  );
}
