/** Results and lists that were read with a connection and can be read again. */
import { IconChevronRight, IconListDetails } from '@tabler/icons-react';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import type { Reading } from '../../session/readings/bounds.ts';
import { isKeptList } from './readings.ts';
import classes from './offline-home.module.css';

export function OnDevice({ readings, who }: { readings: readonly Reading[]; who: 'student' | 'other' }) {
  const { t } = useTranslation('offline-home');
  const format = useFormat();
  const nameOf = ({ kind, title }: Reading) =>
    kind === 'list' && isKeptList(title) ? t(`onDevice.lists.${title}`) : title;
  return (
    <section className={classes.section} aria-labelledby="on-device">
      <h2 className={classes.heading} id="on-device">
        {t('onDevice.title')}
      </h2>
      {readings.length === 0 ? (
        <p className={classes.note}>{t(who === 'student' ? 'onDevice.none' : 'onDevice.noneOther')}</p>
      ) : (
        <ul className={classes.list}>
          {readings.map((reading) => (
            <li key={reading.key}>
              <a className={classes.row} href={`#kept=${encodeURIComponent(reading.key)}`}>
                <span className={classes.margin}>
                  {reading.kind === 'list' ? (
                    <IconListDetails size={20} stroke={1.75} aria-hidden />
                  ) : reading.mark === null ? (
                    '–'
                  ) : (
                    <>
                      <span aria-hidden>{format.mark(reading.mark)}</span>
                      <span className="visually-hidden">{t('kept.mark', { mark: format.mark(reading.mark) })}</span>
                    </>
                  )}
                </span>
                <span className={classes.body}>
                  <span className={classes.name}>{nameOf(reading)}</span>
                  <span className={classes.note}>
                    {t(reading.kind === 'practice' ? 'onDevice.practiceReadAt' : 'onDevice.readAt', {
                      at: formatDayTime(reading.at),
                    })}
                  </span>
                </span>
                <IconChevronRight size={20} stroke={1.75} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
