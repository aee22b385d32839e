/** What the three dashboards share: header with outputs, the range of days in the address, and their states. */
import type { UseQueryResult } from '@tanstack/react-query';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { dayInVietnam } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, PageHeader } from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import { downloadFile } from '../../api/download.ts';
import { faultOf } from '../../forms/day-range.ts';
import { DayField, dayOrNull } from '../../forms/DayField.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './dashboards.module.css';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The range in the address. An impossible one is not sent: the default range is shown, and the fields say what is wrong. */
export function useRange() {
  const [url, set] = useUrlState();
  const [today] = useState(() => dayInVietnam(Date.now()));
  const written = (name: string) => (day.test(url[name] ?? '') ? url[name] : undefined);
  const [from, to] = [written('from'), written('to')];
  const fault = faultOf(from, to, today);
  return { url, set, from, to, fault, sent: fault === null ? { ...(from && { from }), ...(to && { to }) } : {} };
}

interface Days {
  readonly from: string;
  readonly to: string;
}

export interface DashboardFrameProps<Figures extends Days & { readonly before: Days }> {
  readonly title: string;
  /** The route of the workbook, with its query. */
  readonly file: string;
  readonly result: UseQueryResult<Figures>;
  /** Beside the range of days. */
  readonly tools?: ReactNode;
  readonly children: (figures: Figures) => ReactNode;
}

const anyDays = { from: '2000-10-20', to: '2000-10-20' };

export function DashboardFrame<Figures extends Days & { readonly before: Days }>({
  title,
  file,
  result: { data, error, refetch },
  tools,
  children,
}: DashboardFrameProps<Figures>) {
  const { t } = useTranslation('dashboards');
  const message = useErrorMessage();
  const report = useReport();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await downloadFile(file, `${title}.xlsx`).finally(() => setSaving(false));
  };
  const range = ({ from, to }: Days) => `${formatDay(from)} – ${formatDay(to)}`;
  return (
    <AppFrame breadcrumb={[{ label: t('statistics') }, { label: title }]} title={title}>
      <div className={classes.page}>
        <PageHeader
          title={title}
          subtitle={
            data ? (
              t('subtitle', { range: range(data), before: range(data.before) })
            ) : (
              // As many lines as the days will take.
              <span className={classes.unknown}>
                {t('subtitle', { range: range(anyDays), before: range(anyDays) })}
              </span>
            )
          }
          actions={
            <>
              <Button icon={<IconPrinter size={18} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
                {t('print')}
              </Button>
              <Button
                variant="primary"
                icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
                loading={saving}
                onClick={() => report(save())}
              >
                {t('excel')}
              </Button>
            </>
          }
        />
        <div className={classes.tools}>
          <RangeFields {...(data && { shown: data })} />
          {tools}
        </div>
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()}>{message(error)}</ErrorState>
        ) : data ? (
          children(data)
        ) : (
          <PageSkeleton />
        )}
      </div>
    </AppFrame>
  );
}

function RangeFields({ shown }: { shown?: Days }) {
  const { t } = useTranslation('dashboards');
  const { from, to, fault, set } = useRange();
  return (
    <>
      <DayField
        aria-label={t('from')}
        w={150}
        value={from ?? shown?.from ?? null}
        error={fault && t(`faults.${fault}`)}
        onChange={(value) => value === dayOrNull(value) && set({ from: value ?? undefined })}
      />
      <DayField
        aria-label={t('to')}
        w={150}
        value={to ?? shown?.to ?? null}
        error={fault !== null}
        onChange={(value) => value === dayOrNull(value) && set({ to: value ?? undefined })}
      />
    </>
  );
}
