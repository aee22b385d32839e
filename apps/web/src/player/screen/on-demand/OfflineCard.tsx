/**
 * Shown without a connection: what the device holds and what the server has. It opens once and can be folded into the
 * state in the header.
 */
import {
  IconCloudDown,
  IconCircleCheck,
  IconCloudCheck,
  IconCloudOff,
  IconDeviceMobile,
  IconInfoCircle,
} from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { useFormat } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { useSyncExternalStore } from 'react';
import type { Preparation } from '../../offline/prepare.ts';
import type { Device } from '../../offline/device.ts';
import type { Snapshot } from '../../journal/snapshot.ts';
import { megabytes } from '../../offline/megabytes.ts';
import type { Item, Outline } from '../../session/outline.ts';
import { wholeSeconds, useTimeLeft } from '../PlayerTimer.tsx';
import type { Progress } from '../progress.ts';
import { useAttemptMessages } from './translation.ts';
import classes from './offline.module.css';

interface OfflineCardProps {
  snapshot: Snapshot;
  outline: Outline;
  progress: Progress;
  device: Device | null;
  current: string;
  onGo(item: Item): void;
  onFold(): void;
}

const neverChanges = () => () => undefined;

export function OfflineCard({ snapshot, outline, progress, device, current, onGo, onFold }: OfflineCardProps) {
  const t = useAttemptMessages();
  const { number } = useFormat();
  const preparation = device?.preparation ?? null;
  const loading = useSyncExternalStore(preparation?.subscribe ?? neverChanges, () => preparation?.snapshot() ?? null);
  const whole = device?.isWhole === true;
  const held = outline.items.filter(({ question, key }) => snapshot.held.has(question) && progress.answered.has(key));
  const saved = progress.answered.size - held.length;
  const files = device?.files;
  return (
    <section className={classes.card} aria-labelledby="offline-title">
      <header className={classes.head}>
        <IconCloudOff size={24} stroke={1.75} aria-hidden />
        <div role="status">
          <h2 id="offline-title" className={classes.title}>
            {t('offline.title')}
          </h2>
          <p className={classes.hint}>{t(snapshot.durable ? 'offline.body' : 'offline.bodyMemory')}</p>
        </div>
      </header>
      <ul className={classes.rows}>
        <li className={classes.row}>
          {whole ? (
            <IconCircleCheck size={22} stroke={1.75} className={classes.ok} aria-hidden />
          ) : (
            <IconInfoCircle size={22} stroke={1.75} aria-hidden />
          )}
          <div>
            <p className={classes.fact}>
              {t(whole ? 'offline.whole' : 'offline.notWhole')}
              {whole && loading !== null && loading.total > 0 && (
                <span className="num">{t('offline.size', { size: megabytes(loading.total, number) })}</span>
              )}
            </p>
            <p className={classes.hint}>
              {whole && files
                ? t('offline.files', { questions: outline.items.length, ...files })
                : t('offline.notWholeHint')}
            </p>
          </div>
        </li>
        <li className={classes.row}>
          <IconCloudCheck size={22} stroke={1.75} className={classes.ok} aria-hidden />
          <div>
            <p className={classes.fact}>{t('offline.saved', { count: saved })}</p>
            {saved > 0 && (
              <p className={classes.hint}>{t('offline.savedAt', { time: formatTime(snapshot.savedAt) })}</p>
            )}
          </div>
        </li>
        {held.length > 0 && (
          <li className={classes.row}>
            <IconDeviceMobile size={22} stroke={1.75} className={classes.ink} aria-hidden />
            <div>
              <p className={classes.fact}>{t('offline.held', { count: held.length })}</p>
              <div className={classes.cells}>
                {held.map((item) => (
                  <button
                    key={item.key}
                    type="button"
                    className={classes.cell}
                    aria-current={item.key === current || undefined}
                    aria-label={t('offline.cell', { number: item.number })}
                    onClick={() => onGo(item)}
                  >
                    {item.number}
                  </button>
                ))}
              </div>
            </div>
          </li>
        )}
      </ul>
      <p className={classes.clock}>{t('offline.clock')}</p>
      <footer className={classes.foot}>
        <Again at={snapshot.retryAt} />
        <Button variant="link" size="sm" onClick={onFold}>
          {t('offline.fold')}
        </Button>
      </footer>
    </section>
  );
}

/** Line under a question whose answer is stored only on this device. */
export function HeldLine({ at }: { at: number }) {
  const t = useAttemptMessages();
  return (
    <p className={classes.heldLine}>
      <IconDeviceMobile size={20} stroke={1.75} aria-hidden /> {t('offline.heldAt', { time: formatTime(at) })}
    </p>
  );
}

/** Progress of loading the rest of a test that was started before it was completely on the device. */
export function LoadingLine({ preparation }: { preparation: Preparation }) {
  const t = useAttemptMessages();
  const { phase, done, total } = useSyncExternalStore(preparation.subscribe, preparation.snapshot);
  if (phase !== 'loading' || total === 0 || done >= total) return null;
  return (
    <p className={classes.heldLine} role="status">
      <IconCloudDown size={20} stroke={1.75} aria-hidden />{' '}
      {t('offline.loading', { share: Math.floor((100 * done) / total) })}
    </p>
  );
}

function Again({ at }: { at: number }) {
  const t = useAttemptMessages();
  const left = useTimeLeft(() => performance.now(), at, false, wholeSeconds);
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return (
    <span className={classes.again}>{seconds > 0 ? t('offline.again', { count: seconds }) : t('offline.trying')}</span>
  );
}
