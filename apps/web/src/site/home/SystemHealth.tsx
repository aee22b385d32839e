import { IconAlertTriangle, IconCircleCheckFilled, IconCircleXFilled, IconHeartbeat } from '@tabler/icons-react';
import type { OfficeHealth } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './home.module.css';

const icons = { well: IconCircleCheckFilled, look: IconAlertTriangle, bad: IconCircleXFilled } as const;

/** Whether the parts of the system that can fail are well. */
export function SystemHealth({ health }: { health: readonly OfficeHealth[] }) {
  const { t } = useTranslation('home');
  const worst = (['bad', 'look'] as const).find((state) => health.some((one) => one.state === state)) ?? 'well';
  return (
    <section className={classes.health} aria-labelledby="system-health">
      <h2 id="system-health" className={classes.healthHead}>
        <IconHeartbeat size={22} stroke={1.75} aria-hidden />
        {t(`staff.health.${worst}`)}
        <AppLink href="/manage/health" className={classes.healthMore}>
          {t('staff.health.more')}
        </AppLink>
      </h2>
      <ul className={classes.healthParts}>
        {health.map((one) => (
          <Part key={one.part} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Part({ part, state, value, seconds }: OfficeHealth) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const Draw = icons[state];
  return (
    <li className={classes.healthPart} data-state={state}>
      <span className={classes.healthName}>
        <Draw size={16} stroke={1.75} aria-hidden />
        {t(`staff.health.${part}`)}
        <span className="visually-hidden">{t(`staff.health.states.${state}`)}</span>
      </span>
      <b>{valueOf()}</b>
      <small>{t(`staff.health.${part}Text`, { seconds: number(seconds ?? 0, 0) })}</small>
    </li>
  );

  function valueOf(): string {
    if (part === 'saves') return t(value === 0 ? 'staff.health.savesOk' : 'staff.health.savesBad');
    if (part === 'queue') return t('staff.health.queueValue', { count: value ?? 0 });
    if (value === null) return t('staff.health.diskUnknown');
    return t(`staff.health.${part}Value`, { value: number(value) });
  }
}
