/** Why a user may or may not do something: role, plan, limits and pages, answered by the functions that decide. */
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { AdministeredUser, UserAccess as Access } from '@vumon/contract';
import { fold } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  Card,
  Checkbox,
  DataList,
  EmptyState,
  ErrorState,
  LoadingState,
  Note,
  Pager,
  SearchInput,
  Table,
  Tag,
  type Column,
} from '@vumon/ui';
import { useState } from 'react';
import { usePackageNames } from '../../api/packages.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { userAccessQuery } from './queries.ts';
import classes from './user-administration.module.css';

const pageSize = 20;

type Explained = Pick<Access['features'][number], 'allowed' | 'reason' | 'packages'>;

export function UserAccess({ user }: { user: AdministeredUser }) {
  const { t } = useTranslation('user-administration');
  const message = useErrorMessage();
  const access = useQuery(userAccessQuery(user.id));
  if (access.error && !access.data)
    return <ErrorState onRetry={() => void access.refetch()}>{message(access.error)}</ErrorState>;
  if (!access.data) return <LoadingState />;
  const { checks, features, pages } = access.data;
  return (
    <>
      <p className={classes.muted}>{t('access.intro')}</p>
      <div className={classes.columns}>
        <Now access={access.data} />
        <Checks checks={checks} />
      </div>
      {features.length === 0 ? (
        <Note tone="bad">{t('access.closed')}</Note>
      ) : (
        <>
          <Features features={features} />
          <Pages pages={pages} />
        </>
      )}
    </>
  );
}

function Now({ access: { role, packageCode, packageEndsAt, packageEnded, school } }: { access: Access }) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const packageName = usePackageNames();
  const plan = () => {
    if (packageCode === null) return t('access.noPackage');
    const name = packageName(packageCode);
    if (packageEndsAt === null) return t('access.endless', { name });
    const at = formatDayTime(packageEndsAt);
    return t(packageEnded ? 'access.over' : 'access.until', { name, at });
  };
  return (
    <Card title={t('access.now')}>
      <DataList
        items={[
          { label: t('access.role'), value: c(`roles.${role}`) },
          { label: t('access.package'), value: plan() },
          ...(school
            ? [
                {
                  label: t('access.school'),
                  value: <AppLink href={`/manage/schools/${school.id}`}>{school.name}</AppLink>,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function Answer({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation('user-administration');
  return (
    <Tag tone={allowed ? 'ok' : 'bad'}>
      {allowed ? <IconCheck size={14} stroke={2} aria-hidden /> : <IconX size={14} stroke={2} aria-hidden />}
      {t(allowed ? 'access.yes' : 'access.no')}
    </Tag>
  );
}

function Checks({ checks }: { checks: Access['checks'] }) {
  const { t } = useTranslation('user-administration');
  const { number } = useFormat();
  return (
    <Card title={t('access.actions')}>
      <ul className={classes.list}>
        {checks.map(({ check, allowed, refusal, used, cap }) => (
          <li key={check}>
            <span className={classes.line}>
              <b>{t(`access.checks.${check}`)}</b>
              <Answer allowed={allowed} />
            </span>
            {refusal && <span>{refusal.message}</span>}
            {used !== null && (
              <span className={classes.facts}>
                {cap === null
                  ? t('access.usedOnly', { used: number(used) })
                  : t('access.usedOf', { used: number(used), cap: number(cap) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The columns after the name: allowed or not, and why, with the plans that would allow it. */
function useAnswerColumns<Row extends Explained>(): Column<Row>[] {
  const { t } = useTranslation('user-administration');
  const packageName = usePackageNames();
  return [
    {
      key: 'answer',
      header: t('access.columns.answer'),
      width: 120,
      narrow: 'end',
      cell: ({ allowed }) => <Answer allowed={allowed} />,
    },
    {
      key: 'why',
      header: t('access.columns.why'),
      cell: ({ allowed, reason, packages }) => (
        <span className={classes.person}>
          <span>{t(`access.reasons.${reason}`)}</span>
          {!allowed && packages.length > 0 && (
            <span className={classes.facts}>
              {t('access.openedBy', { packages: packages.map((code) => packageName(code)).join(', ') })}
            </span>
          )}
        </span>
      ),
    },
  ];
}

function Features({ features }: { features: Access['features'] }) {
  const { t } = useTranslation('user-administration');
  const { t: settings } = useTranslation('product-settings');
  return (
    <Card title={t('access.features')} flush>
      <Table
        bare
        aria-label={t('access.features')}
        rowHeight={72}
        rows={features}
        rowKey={({ feature }) => feature}
        columns={[
          {
            key: 'name',
            header: t('access.columns.what'),
            narrow: 'title',
            cell: ({ feature }) => <b className={classes.strong}>{settings(`features.${feature}`)}</b>,
          },
          ...useAnswerColumns<Access['features'][number]>(),
        ]}
      />
    </Card>
  );
}

function Pages({ pages }: { pages: Access['pages'] }) {
  const { t, find } = useTranslation('user-administration');
  const [search, setSearch] = useState('');
  const [onlyClosed, setOnlyClosed] = useState(false);
  const [page, setPage] = useState(0);
  const nameOf = (path: string) => find('access.pageNames', path) ?? path;
  const wanted = fold(search.trim());
  const found = pages.filter(
    ({ path, allowed }) => !(onlyClosed && allowed) && fold(`${nameOf(path)} ${path}`).includes(wanted),
  );
  const shown = Math.min(page, Math.max(0, Math.ceil(found.length / pageSize) - 1));
  return (
    <Card title={t('access.pages')} flush>
      <div className={classes.pageTools}>
        <SearchInput
          value={search}
          onChange={setSearch}
          placeholder={t('access.findPage')}
          className={classes.search}
        />
        <Checkbox label={t('access.onlyClosed')} checked={onlyClosed} onChange={setOnlyClosed} />
      </div>
      <Table
        bare
        aria-label={t('access.pages')}
        rowHeight={72}
        rows={found.slice(shown * pageSize, (shown + 1) * pageSize)}
        footer={found.length > pageSize && <Pager page={shown} size={pageSize} total={found.length} onPage={setPage} />}
        rowKey={({ path }) => path}
        empty={<EmptyState compact motif="none" title={t('access.noPage')} />}
        columns={[
          {
            key: 'name',
            header: t('access.columns.what'),
            narrow: 'title',
            cell: ({ path }) => (
              <span className={classes.person}>
                <b className={classes.strong}>{nameOf(path)}</b>
                <span className={classes.facts}>{path}</span>
              </span>
            ),
          },
          ...useAnswerColumns<Access['pages'][number]>(),
        ]}
      />
    </Card>
  );
}
