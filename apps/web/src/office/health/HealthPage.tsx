/** The health of the system: each fact in plain words, and what to do about those that are not well. */
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconCircleCheckFilled, IconCircleXFilled, IconRefresh } from '@tabler/icons-react';
import type { HealthFact, HealthPart, SystemHealth } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, DataList, ErrorState, Note, PageHeader } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import type { Href } from '../../navigation/paths.ts';
import classes from './health.module.css';
import { healthQuery } from './queries.ts';

const icons = { well: IconCircleCheckFilled, look: IconAlertTriangle, bad: IconCircleXFilled } as const;
const states = ['bad', 'look', 'well'] as const;
/** Where something can be done about a fact. */
const places: Partial<Record<HealthPart, Href>> = {
  failedJobs: '/manage/jobs',
  crashes: '/manage/jobs',
  sms: '/manage/settings',
};

export default function HealthPage() {
  const { t } = useTranslation('health');
  const message = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(healthQuery);
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader
          title={t('title')}
          subtitle={data ? t('subtitle', { at: formatDayTime(data.at) }) : t('reading')}
          actions={
            <Button
              icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
              loading={isFetching && data !== undefined}
              onClick={() => void refetch()}
            >
              {t('again')}
            </Button>
          }
        />
        {error && data && <Note tone="warn">{message(error)}</Note>}
        {data ? (
          <Facts health={data} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()}>{message(error)}</ErrorState>
        ) : (
          <PageSkeleton />
        )}
      </div>
    </AppFrame>
  );
}

function Facts({ health: { facts, gauges, versions } }: { health: SystemHealth }) {
  const { t, find } = useTranslation('health');
  const { number } = useFormat();
  // What needs somebody first; within a state in the order of the parts.
  const sorted = states.flatMap((state) => facts.filter((fact) => fact.state === state));
  const count = (state: HealthFact['state']) => facts.filter((fact) => fact.state === state).length;
  return (
    <>
      <p className={classes.sum} role="status">
        {count('bad') + count('look') === 0
          ? t('allWell')
          : t('sum', { bad: number(count('bad')), look: number(count('look')), well: number(count('well')) })}
      </p>
      <ul className={classes.facts} aria-label={t('facts')}>
        {sorted.map((fact) => (
          <Fact key={fact.part} {...fact} />
        ))}
      </ul>
      <div className={classes.columns}>
        <section aria-labelledby="health-process" className={classes.section}>
          <h2 id="health-process">{t('process')}</h2>
          <p className={classes.hint}>{t('processText')}</p>
          <DataList
            items={gauges.map(({ name, value }) => ({
              label: find('gauges', name) ?? name,
              value: gaugeText(name, value),
            }))}
          />
        </section>
        <section aria-labelledby="health-versions" className={classes.section}>
          <h2 id="health-versions">{t('versions')}</h2>
          <DataList
            items={(['product', 'node', 'database', 'schema'] as const)
              .map((name) => ({ label: t(`version.${name}`), value: versions[name] }))
              .concat({ label: t('version.startedAt'), value: formatDayTime(versions.startedAt) })}
          />
        </section>
      </div>
    </>
  );

  function gaugeText(name: string, value: number | null): string {
    if (value === null) return t('unknown');
    return name.endsWith('_bytes') ? t('megabytes', { value: number(value / 1_048_576, 0) }) : number(value);
  }
}

function Fact(fact: HealthFact) {
  const { part, state, at } = fact;
  const { t, find } = useTranslation('health');
  const Draw = icons[state];
  const place = places[part];
  const text = useFactText(fact);
  return (
    <li className={classes.fact} data-state={state}>
      <h2 className={classes.name}>
        <Draw size={20} stroke={1.75} aria-hidden />
        {t(`names.${part}`)}
        <span className={classes.state}>{t(`states.${state}`)}</span>
      </h2>
      <p className={classes.value}>
        {text}
        {at !== null && ` ${find('times', part, { at: formatDayTime(at) }) ?? ''}`}
      </p>
      {state !== 'well' && (
        <p className={classes.advice}>
          {t(`advice.${part}`)} {place && <AppLink href={place}>{t('open')}</AppLink>}
        </p>
      )}
    </li>
  );
}

/** What a fact says, in words. */
function useFactText({ part, value, of, seconds, at }: HealthFact): string {
  const { t, find } = useTranslation('health');
  const { number } = useFormat();
  if (value === null) return find('none', part) ?? t('unknown');
  if (part === 'saves') return t(value === 0 ? 'saves.well' : 'saves.bad');
  return t(`values.${part}`, {
    value: number(value),
    of: number(of ?? 0),
    seconds: number(seconds ?? 0),
    at: at === null ? '' : formatDayTime(at),
  });
}
