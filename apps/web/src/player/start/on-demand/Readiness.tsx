/**
 * Checks before a test: whether the test is on the device, storage works and the clock is known. The margin shows the
 * state of each check.
 */
import { IconCheck } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { ProgressBar } from '@vumon/ui';
import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { megabytes } from '../../offline/megabytes.ts';
import type { Preparation, Progress } from '../../offline/prepare.ts';
import { useAttemptMessages } from '../../screen/on-demand/translation.ts';
import { CheckRow } from './CheckRow.tsx';
import classes from './readiness.module.css';

const MicrophoneRow = lazy(async () => ({ default: (await import('./MicrophoneRow.tsx')).MicrophoneRow }));

const markOf = { loading: 'busy', waiting: 'away', ready: 'done', full: 'note', none: 'note' } as const;

const neverChanges = () => () => undefined;
const waiting: Progress = { phase: 'loading', done: 0, total: 0 };

/** Whether this browser keeps answers through a reload. */
function useStorageWorks(): boolean | null {
  const [works, setWorks] = useState<boolean | null>(null);
  useEffect(() => {
    let open: IDBOpenDBRequest;
    try {
      open = indexedDB.open('storage-check');
    } catch {
      setWorks(false);
      return;
    }
    open.onsuccess = () => {
      open.result.close();
      indexedDB.deleteDatabase('storage-check');
      setWorks(true);
    };
    open.onerror = () => setWorks(false);
  }, []);
  return works;
}

interface ReadinessProps {
  preparation: Preparation | null;
  /** Whether the test contains speaking. */
  speaking: boolean;
}

export function Readiness({ preparation, speaking }: ReadinessProps) {
  const storage = useStorageWorks();
  const t = useAttemptMessages();
  const { i18n } = useTranslation('attempt');
  const { number } = useFormat();
  const { phase, done, total } = useSyncExternalStore(
    preparation?.subscribe ?? neverChanges,
    preparation?.snapshot ?? (() => waiting),
  );
  // The connection was lost after this code had loaded and before its messages had: checks without words help nobody.
  if (!i18n.exists('attempt', 'ready.title')) return null;
  const shown = total > 0 && phase !== 'none' && phase !== 'full';
  const size = (bytes: number) => megabytes(bytes, number);
  return (
    <section className={classes.card} aria-labelledby="readiness">
      <header className={classes.head}>
        <h2 id="readiness" className="h16">
          {t('ready.title')}
        </h2>
        <span role="status">
          {phase === 'ready' && storage === true && (
            <span className={classes.tag}>
              <IconCheck size={16} stroke={2} aria-hidden /> {t('ready.all')}
            </span>
          )}
        </span>
      </header>
      <ul className={classes.rows}>
        <CheckRow
          mark={markOf[phase]}
          title={t(`ready.${phase}`)}
          facts={shown && <span className="num">{t('ready.size', { done: size(done), total: size(total) })}</span>}
        >
          {shown && <ProgressBar value={done} max={total} aria-label={t(`ready.${phase}`)} />}
          <p className={classes.hint}>{t(`ready.${phase}Hint`)}</p>
        </CheckRow>
        {storage !== null && (
          <CheckRow mark={storage ? 'done' : 'warn'} title={t(storage ? 'ready.stored' : 'ready.notStored')}>
            <p className={classes.hint}>{t(storage ? 'ready.storedHint' : 'ready.notStoredHint')}</p>
          </CheckRow>
        )}
        {speaking && (
          <Suspense>
            <MicrophoneRow />
          </Suspense>
        )}
        <CheckRow mark="done" title={t('ready.clock')}>
          <p className={classes.hint}>{t('ready.clockHint')}</p>
        </CheckRow>
      </ul>
    </section>
  );
}
