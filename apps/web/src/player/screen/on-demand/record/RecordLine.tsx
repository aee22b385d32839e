/** Records events of the attempt if the assignment requires it, and shows this to the learner all the time. */
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../../../api/client.ts';
import { newClientId } from '../../../journal/client-id.ts';
import type { Answers } from '../../Player.tsx';
import { useAttemptMessages } from '../translation.ts';
import { Recorder } from './recorder.ts';
import { watchPage } from './watch-page.ts';
import classes from './record.module.css';

interface RecordLineProps {
  readonly attempt: string;
  readonly answers: Pick<Answers, 'subscribe' | 'snapshot'>;
  now(): number;
}

/** The device's name, which is the same for all tests taken in this browser. */
function deviceName(storage: Storage | null): string {
  try {
    const kept = storage?.getItem('device');
    if (kept && /^[ptc]-[a-z0-9]{16,24}$/.test(kept)) return kept;
  } catch {
    // Without storage this page uses a name of its own.
  }
  const name = newClientId();
  try {
    storage?.setItem('device', name);
  } catch {
    // Without storage the name is not kept for the next page.
  }
  return name;
}

function storageOrNull(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** 20 random letters and digits. */
const newId = (): string => newClientId().slice(2);

function openRecorder({ attempt, now }: RecordLineProps): Recorder {
  const storage = storageOrNull();
  const device = deviceName(storage);
  return new Recorder({
    attempt,
    device,
    now,
    elapsed: () => performance.now(),
    newId,
    storage,
    send: (entries, keepalive) =>
      api(
        'POST /student/attempts/{id}/record',
        { params: { id: attempt }, body: { device, entries: [...entries] } },
        keepalive ? { keepalive: true } : { signal: AbortSignal.timeout(15_000) },
      ),
  });
}

const wasReloaded = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload';

export function RecordLine(props: RecordLineProps) {
  const t = useAttemptMessages();
  const { answers } = props;
  const [recorder] = useState(() => openRecorder(props));
  const { kept, latest } = useSyncExternalStore(recorder.subscribe, recorder.view);
  useEffect(() => {
    const stand = () => {
      const { phase, state, pausedAt } = answers.snapshot();
      recorder.update({ running: phase === 'running', offline: state === 'offline', pausedAt });
    };
    stand();
    recorder.open(wasReloaded());
    const leave = answers.subscribe(stand);
    const unwatch = watchPage(recorder);
    return () => {
      leave();
      unwatch();
      recorder.stop();
    };
  }, [recorder, answers]);
  const told =
    latest === null
      ? null
      : latest.kind === 'PASTED'
        ? t('record.pasted', { count: latest.characters })
        : t(latest.kind === 'LEFT' ? 'record.left' : 'record.lost', {
            time: t(latest.seconds < 60 ? 'record.seconds' : 'record.minutes', {
              minutes: Math.floor(latest.seconds / 60),
              seconds: latest.seconds % 60,
            }),
          });
  if (!kept) return null;
  return (
    <details className={classes.line}>
      <summary className={classes.summary}>
        <IconEye size={20} stroke={1.75} aria-hidden />
        <span>
          {t('record.title')} <span role="status">{told}</span>
        </span>
      </summary>
      <p className={classes.body}>{t('record.what')}</p>
    </details>
  );
}
