/** Whose marks a regrade would change, and by how much. */
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { resultLevel } from '@vumon/domain';
import {
  Button,
  Card,
  EmptyState,
  LoadingState,
  Note,
  Pager,
  Segmented,
  StatRow,
  StatTile,
  Table,
  Tag,
  type Column,
} from '@vumon/ui';
import { IconArrowDown, IconArrowRight, IconArrowUp, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { askedOf } from '../results/Analysis.tsx';
import { fullName, letterOf } from '../results/index.ts';
import { placeOf, type Form } from './change.ts';
import type { Preview, PreviewRow, RegradeView } from './queries.ts';
import classes from './regrade.module.css';

const pageSize = 10;
const levels = ['FAIL', 'PASS', 'FAIR', 'GOOD'] as const;
const ticks = [500, 650, 800];
type Shown = PreviewRow['effect'];

interface EffectProps {
  readonly view: RegradeView;
  readonly form: Form;
  readonly preview: Preview | undefined;
  readonly error: unknown;
  /** Whether a preview has been requested. */
  readonly waiting: boolean;
  /** Saves the same rows as a workbook. */
  onSave(): Promise<void>;
}

export function Effect({ view, form, preview, error, waiting, onSave }: EffectProps) {
  const { t } = useTranslation('regrade');
  const messageOf = useErrorMessage();
  if (error) return <Note tone="bad">{messageOf(error)}</Note>;
  if (!preview)
    return (
      <Card>
        {waiting ? (
          <LoadingState compact />
        ) : (
          <EmptyState title={t('empty.title')} motif="bubbles">
            {t(form.kind === 'KEY' || form.kind === 'ACCEPT' ? 'empty.choose' : 'empty.body')}
          </EmptyState>
        )}
      </Card>
    );
  return <Figures key={JSON.stringify(form)} view={view} preview={preview} onSave={onSave} />;
}

function usePreviewColumns(view: RegradeView, preview: Preview): Column<PreviewRow>[] {
  const { t } = useTranslation('regrade');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const lowest = Math.min(400, ...preview.rows.map(({ before, after }) => Math.min(before, after)));
  const from = Math.floor(lowest / 100) * 100;
  const options = askedOf(view.details).places[0]?.options;
  return [
    {
      key: 'student',
      header: t('columns.student'),
      narrow: 'title',
      cell: (row) => (
        <>
          <b>{fullName(row)}</b>
          {row.className !== view.className && <small className={classes.small}>{row.className}</small>}
        </>
      ),
    },
    {
      key: 'given',
      header: t('columns.given'),
      width: 104,
      cell: ({ given }) =>
        given.length === 0
          ? '–'
          : given
              .map((id) => {
                const at = options?.findIndex((option) => option.id === id) ?? -1;
                return at < 0 ? id : letterOf(at);
              })
              .join(', '),
    },
    {
      key: 'line',
      label: t('columns.line'),
      width: 164,
      hideBelow: 768,
      narrow: 'hidden',
      header: (
        <span className={classes.scale} aria-hidden="true">
          {ticks.map((tick) => (
            <i key={tick} style={{ left: `${placeOf(tick, from)}%` }}>
              {format.mark(tick)}
            </i>
          ))}
        </span>
      ),
      cell: (row) => <Dumbbell row={row} from={from} />,
    },
    {
      key: 'marks',
      header: t('columns.marks'),
      align: 'right',
      width: 128,
      numeric: true,
      narrow: 'end',
      cell: (row) => (
        <span className={classes.marks}>
          {format.mark(row.before)} <IconArrowRight size={14} stroke={1.75} aria-label={t('becomes')} />{' '}
          <b>{format.mark(row.after)}</b>
          {row.provisional && <span title={t('provisional')}>*</span>}
        </span>
      ),
    },
    {
      key: 'level',
      header: t('columns.level'),
      width: 168,
      cell: (row) => {
        const [before, after] = [resultLevel(row.before), resultLevel(row.after)];
        if (before === after) return c(`resultLevels.${after}`);
        const up = levels.indexOf(after) > levels.indexOf(before);
        const Arrow = up ? IconArrowUp : IconArrowDown;
        return (
          <Tag tone={up ? 'ok' : 'bad'} icon={<Arrow size={14} stroke={2} aria-hidden />}>
            {t(up ? 'up' : 'down', { before: c(`resultLevels.${before}`), after: c(`resultLevels.${after}`) })}
          </Tag>
        );
      },
    },
  ];
}

function PreviewStats({ preview }: { preview: Preview }) {
  const { t } = useTranslation('regrade');
  const format = useFormat();
  const mark = (value: number | null) => (value === null ? '–' : format.mark(value));
  return (
    <StatRow card>
      <StatTile label={t('stats.raised')} value={preview.raised} unit={t('unit')} tone="ok" />
      {preview.lowered > 0 ? (
        <StatTile label={t('stats.lowered')} value={preview.lowered} unit={t('unit')} tone="bad" />
      ) : (
        <StatTile label={t('stats.kept')} value={preview.kept} unit={t('unit')} />
      )}
      <StatTile label={t('stats.same')} value={preview.same} unit={t('unit')} />
      <StatTile
        label={t('stats.average')}
        value={
          <>
            <span className={classes.before}>{mark(preview.averageBefore)} → </span>
            {mark(preview.averageAfter)}
          </>
        }
      />
      <StatTile
        label={t(preview.levelsDown > preview.levelsUp ? 'stats.levelsDown' : 'stats.levelsUp')}
        value={Math.max(preview.levelsUp, preview.levelsDown)}
        unit={t('unit')}
      />
    </StatRow>
  );
}

function Figures({ view, preview, onSave }: { view: RegradeView; preview: Preview } & Pick<EffectProps, 'onSave'>) {
  const { t } = useTranslation('regrade');
  const report = useReport();
  const [saving, setSaving] = useState(false);
  const counts: Record<Shown, number> = {
    raised: preview.raised,
    lowered: preview.lowered,
    kept: preview.kept,
    same: preview.same,
  };
  const kinds = (['raised', 'lowered', 'kept', 'same'] as const).filter((one) => counts[one] > 0);
  const [wanted, setWanted] = useState<Shown>(kinds[0] ?? 'same');
  const [page, setPage] = useState(0);
  const rows = preview.rows.filter(({ effect }) => effect === wanted);
  const columns = usePreviewColumns(view, preview);
  return (
    <>
      <PreviewStats preview={preview} />
      <div className={classes.shown}>
        {kinds.length > 0 && (
          <Segmented
            aria-label={t('show')}
            value={wanted}
            onChange={(next) => {
              setWanted(next);
              setPage(0);
            }}
            options={kinds.map((one) => ({ value: one, label: t(`effects.${one}`), count: counts[one] }))}
          />
        )}
        <Button
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          loading={saving}
          onClick={() => {
            setSaving(true);
            report(onSave().finally(() => setSaving(false)));
          }}
        >
          {t('excel')}
        </Button>
      </div>
      <Table
        aria-label={t('table')}
        columns={columns}
        rows={rows.slice(page * pageSize, (page + 1) * pageSize)}
        rowKey={({ attemptId }) => attemptId}
        rowHeight={44}
        empty={t('nobody')}
        footer={rows.length > pageSize && <Pager page={page} size={pageSize} total={rows.length} onPage={setPage} />}
      />
    </>
  );
}

/** The old mark as a ring, the new one filled, on a line with the bounds of the levels. */
function Dumbbell({ row, from }: { row: PreviewRow; from: number }) {
  const at = (mark: number) => 6 + (placeOf(mark, from) / 100) * 128;
  return (
    <svg className={classes.dumbbell} viewBox="0 0 140 20" width="140" height="20" aria-hidden="true">
      <line x1="6" x2="134" y1="10" y2="10" className={classes.track} />
      {ticks.map((tick) => (
        <line key={tick} x1={at(tick)} x2={at(tick)} y1="5" y2="15" className={classes.tick} />
      ))}
      <line x1={at(row.before)} x2={at(row.after)} y1="10" y2="10" className={classes.way} />
      <circle cx={at(row.before)} cy="10" r="5" className={classes.from} />
      <circle cx={at(row.after)} cy="10" r="5" className={row.after < row.before ? classes.toBad : classes.to} />
    </svg>
  );
}
