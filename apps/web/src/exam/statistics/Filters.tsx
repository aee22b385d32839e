/** Range of days, all tests or whole-class ones, and one class; they stand in the address. */
import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@vumon/domain';
import { formatDay, getPageZone } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Segmented, SelectField } from '@vumon/ui';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { DayField, dayOrNull } from '../../forms/DayField.tsx';
import type { Printout } from '../../lists/print/Printout.tsx';
import { useReport } from '../../forms/report.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { useProfile } from '../../session/profile.ts';
import { classNamesQuery } from '../results/index.ts';
import classes from './dashboard.module.css';
import type { StatisticsFilter } from './queries.ts';
import { faultOf } from '../../forms/day-range.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The days as they stand in the address, and what is wrong with them. */
function useRange() {
  const [url] = useUrlState();
  const written = (name: string) => (day.test(url[name] ?? '') ? url[name] : undefined);
  const [from, to] = [written('from'), written('to')];
  const [today] = useState(() => dayOf(getPageZone(), Date.now()));
  return { from, to, fault: faultOf(from, to, today) };
}

/** The filters as they are sent. An invalid range is left out: the figures of the default range are shown, and the fields say what is wrong. */
export function useStatisticsFilter(): StatisticsFilter {
  const [url] = useUrlState();
  const { from, to, fault } = useRange();
  return {
    ...(fault === null && { from, to }),
    over: url['over'] === 'class' ? 'CLASS' : undefined,
    classId: url['class'],
  };
}

export function Filters({ from, to, oneClass = true }: { from?: string; to?: string; oneClass?: boolean }) {
  const { t } = useTranslation('statistics');
  const [url, set] = useUrlState();
  const filter = useStatisticsFilter();
  const range = useRange();
  // The list of classes needs a package; the figures do not.
  const { membership } = useProfile();
  const hasPackage = membership !== null && !membership.isExpired;
  const classNames = useQuery({ ...classNamesQuery, enabled: hasPackage && oneClass });
  const facts = useFilterFacts(from && to ? { from, to } : undefined);
  return (
    <>
      <div className={classes.filters}>
        <DayField
          aria-label={t('filters.from')}
          w={150}
          value={range.from ?? from ?? null}
          error={range.fault && t(`filters.${range.fault}`)}
          onChange={(value) => value === dayOrNull(value) && set({ from: value ?? undefined })}
        />
        <DayField
          aria-label={t('filters.to')}
          w={150}
          value={range.to ?? to ?? null}
          error={range.fault !== null}
          onChange={(value) => value === dayOrNull(value) && set({ to: value ?? undefined })}
        />
        <Segmented
          aria-label={t('filters.over')}
          value={url['over'] === 'class' ? 'class' : 'all'}
          onChange={(over) => set({ over: over === 'class' ? 'class' : undefined })}
          options={[
            { value: 'all', label: t('filters.all') },
            { value: 'class', label: t('filters.wholeClass') },
          ]}
        />
        {hasPackage && oneClass && (
          <SelectField
            aria-label={t('filters.class')}
            placeholder={t('filters.allClasses')}
            clearable
            searchable
            w={160}
            data={classNames.data ?? []}
            value={filter.classId ?? null}
            onChange={(next) => set({ class: next ?? undefined })}
          />
        )}
      </div>
      {from && to && <p className={classes.onPaper}>{facts.join(' · ')}</p>}
    </>
  );
}

/** The filter in words, as it is printed. */
export function useFilterFacts(range: { readonly from: string; readonly to: string } | undefined): string[] {
  const { t } = useTranslation('statistics');
  const { over, classId } = useStatisticsFilter();
  const classNames = useQuery({ ...classNamesQuery, enabled: false });
  const className = classNames.data?.find(({ value }) => value === classId)?.label;
  return [
    ...(range ? [`${formatDay(range.from)} – ${formatDay(range.to)}`] : []),
    t(over === 'CLASS' ? 'filters.wholeClass' : 'filters.all'),
    className ?? t('filters.allClasses'),
  ];
}

/** Downloads both rankings, filtered as on the page, as a workbook; prints the page. */
export function Outputs({ printout }: { printout?: Printout }) {
  const { t } = useTranslation('statistics');
  const report = useReport();
  const filter = useStatisticsFilter();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const query = new URLSearchParams(
      Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    );
    await downloadFile(`/itf/statistic/result-ranking/export?${query.toString()}`, 'xep-hang.xlsx').finally(() =>
      setSaving(false),
    );
  };
  return (
    <>
      <Button
        icon={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        loading={printout?.loading}
        onClick={printout?.print ?? (() => window.print())}
      >
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
  );
}
