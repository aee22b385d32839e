/** Microphone test before a test with speaking: shows the level as bubbles. Loaded on demand. */
import { IconMicrophone } from '@tabler/icons-react';
import {
  audible,
  closeMicrophone,
  meterOf,
  openMicrophone,
  problemOf,
  type Meter,
  type MicrophoneProblem,
} from '@vumon/question-types/microphone';
import { Button } from '@vumon/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAttemptMessages } from '../../screen/on-demand/translation.ts';
import { CheckRow } from './CheckRow.tsx';
import classes from './readiness.module.css';

const bubbles = 7;

function Level({ meter, onHeard }: { meter: Meter; onHeard(): void }) {
  const t = useAttemptMessages();
  const [filled, setFilled] = useState(0);
  const heard = useEffectEvent(onHeard);
  useEffect(() => {
    let frame = requestAnimationFrame(function look() {
      const level = meter.level();
      setFilled(Math.round(level * bubbles));
      if (level > audible) heard();
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [meter]);
  return (
    <span className={classes.level} role="img" aria-label={t('ready.micLevel')}>
      {Array.from({ length: bubbles }, (_, index) => (
        <span key={index} data-filled={index < filled || undefined} />
      ))}
    </span>
  );
}

export function MicrophoneRow() {
  const t = useAttemptMessages();
  const [open, setOpen] = useState<{ stream: MediaStream; meter: Meter } | null>(null);
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

  async function toggle(): Promise<void> {
    if (open !== null) return close();
    setProblem(null);
    try {
      const stream = await openMicrophone();
      setOpen({ stream, meter: meterOf(stream) });
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  const state = problem ? (`micProblem.${problem}` as const) : heard ? 'micHeard' : open ? 'micSpeak' : 'micIdle';
  return (
    <CheckRow
      mark={problem ? 'warn' : heard ? 'done' : 'note'}
      title={t('ready.mic')}
      facts={open && <Level meter={open.meter} onHeard={() => setHeard(true)} />}
    >
      <p className={classes.hint} role="status">
        {t(`ready.${state}`)}
      </p>
      <div>
        <Button
          size="sm"
          icon={<IconMicrophone size={18} stroke={1.75} aria-hidden />}
          aria-expanded={open !== null}
          onClick={() => void toggle()}
        >
          {t(open ? 'ready.micEnd' : heard || problem ? 'ready.micAgain' : 'ready.micTry')}
        </Button>
      </div>
    </CheckRow>
  );
}
