/** What is on this device, and what needs a connection. Opens the page at its address by itself when there is one. */
import { productName } from '@vumon/domain';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, LoadingState, Logo } from '@vumon/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { connection } from '../../connection/connection.ts';
import { useConnection } from '../../connection/useConnection.ts';
import type { Reading } from '../../session/readings/bounds.ts';
import { listReadings, type ReadingsOwner } from '../../session/readings/store.ts';
import { deviceTests, type DeviceTest } from './device-tests.ts';
import { OnDevice } from './OnDevice.tsx';
import { RunningTest } from './RunningTest.tsx';
import classes from './offline-home.module.css';

const KeptPage = lazy(() => import('./KeptPage.tsx'));

interface Held {
  readonly tests: readonly DeviceTest[];
  readonly readings: readonly Reading[];
}

/** Nothing of anybody is shown after they have signed out. */
function useHeld(owner: ReadingsOwner | null): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  const id = owner?.id ?? null;
  useEffect(() => {
    const look = async () => {
      const isSignedIn = localStorage.getItem('signed-in') === '1';
      const [tests, readings] = await Promise.all([
        isSignedIn ? deviceTests(id).catch(() => []) : [],
        isSignedIn && id !== null ? listReadings(Date.now()).catch(() => []) : [],
      ]);
      setHeld({ tests, readings });
    };
    look().catch(() => setHeld({ tests: [], readings: [] }));
  }, [id]);
  return held;
}

const shownKey = () => decodeURIComponent(/^#kept=(.+)$/.exec(location.hash)?.[1] ?? '');

/** The key of the reading that the address names; empty for the page itself. */
function useShownKey(): string {
  const [key, setKey] = useState(shownKey);
  useEffect(() => {
    const hear = () => setKey(shownKey());
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  return key;
}

const reloadedKey = 'offline-reloaded';
const pauseMs = 20_000;

/** Loads the page at this address, but not again and again where the server answers and its pages do not arrive. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Math.abs(Date.now() - last) < pauseMs) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
}

export function OfflineHome({ owner }: { owner: ReadingsOwner | null }) {
  const { t } = useTranslation('offline-home');
  const held = useHeld(owner);
  const shown = useShownKey();
  const { lost } = useConnection();
  useEffect(() => {
    // Whoever reads something goes on reading, and opens the latest page by a link.
    if (!lost && shown === '') reloadOnce();
  }, [lost, shown]);
  const who = owner?.role === 'STUDENT' || owner === null ? 'student' : 'other';
  const reading = held?.readings.find(({ key }) => key === shown);
  const title = reading && reading.kind !== 'list' ? reading.title : t('title');
  useEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title]);
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <div className={classes.inner}>
          <Logo name={productName} />
          <span className={classes.state} role="status">
            {lost && (
              <>
                <IconCloudOff size={20} stroke={1.75} aria-hidden /> {t('offline')}
              </>
            )}
          </span>
        </div>
      </header>
      <main className={classes.main} id="main-content" tabIndex={-1}>
        {!held ? (
          <LoadingState />
        ) : shown !== '' ? (
          <Suspense fallback={<LoadingState />}>
            <KeptPage key={shown} reading={reading} lost={lost} />
          </Suspense>
        ) : (
          <>
            <div>
              <h1 className={classes.title}>
                {owner && localStorage.getItem('signed-in') === '1' ? t('hello', { name: owner.name }) : t('title')}
              </h1>
              <p className={classes.lead}>{t(`lead.${who}`)}</p>
            </div>
            {held.tests.map((test) => (
              <RunningTest key={test.assignment} test={test} />
            ))}
            <OnDevice readings={held.readings} who={who} />
            <NeedsNetwork who={who} readings={held.readings} />
            <Retry />
          </>
        )}
      </main>
    </div>
  );
}

function NeedsNetwork({ who, readings }: { who: 'student' | 'other'; readings: readonly Reading[] }) {
  const { t } = useTranslation('offline-home');
  const list = readings.find(({ kind }) => kind === 'list');
  const rows = [
    [t(`needsNetwork.${who}.new`), list && t('needsNetwork.updatedAt', { at: formatDayTime(list.at) })],
    [t(`needsNetwork.${who}.start`), t(`needsNetwork.${who}.startWhy`)],
    [t(`needsNetwork.${who}.rest`), undefined],
  ] as const;
  return (
    <section className={classes.section} aria-labelledby="needs-network">
      <h2 className={classes.heading} id="needs-network">
        {t('needsNetwork.title')}
      </h2>
      <ul className={classes.list} data-sunken>
        {rows.map(([name, why]) => (
          <li key={name} className={classes.row}>
            <span className={classes.margin}>
              <IconCloudOff size={20} stroke={1.75} aria-hidden />
            </span>
            <span className={classes.body}>
              <span className={classes.name}>{name}</span>
              {why !== undefined && <span className={classes.note}>{why}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Retry() {
  const { t } = useTranslation('offline-home');
  const [trying, setTrying] = useState(false);
  const [failed, setFailed] = useState(false);
  const retry = async () => {
    setTrying(true);
    setFailed(false);
    const isBack = await connection.check();
    setTrying(false);
    setFailed(!isBack);
    if (isBack) location.reload();
  };
  return (
    <div className={classes.retry}>
      <p role="status">{failed ? t('retry.still') : t('retry.auto')}</p>
      <Button
        variant="link"
        icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        loading={trying}
        onClick={() => void retry()}
      >
        {t('retry.now')}
      </Button>
    </div>
  );
}
