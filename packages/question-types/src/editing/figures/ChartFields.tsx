/** The form of a chart: its form, the name of its axis, and a row for each value. */
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, FieldError, IconButton, PickGroup, Switch, TextField } from '@vumon/ui';
import type { FigureOf } from '@vumon/figures';
import { useMessages } from '../../messages.tsx';
import { Group, Numeric, useFault, type Faults } from './pieces.tsx';
import classes from './figures.module.css';

type Chart = FigureOf<'chart'>;

interface ChartFieldsProps {
  figure: Chart;
  faults: Faults;
  onChange(figure: Chart): void;
}

const forms = ['bar', 'line', 'pie', 'histogram'] as const;
const mostBars = 12;

export function ChartFields({ figure, faults, onChange }: ChartFieldsProps) {
  const t = useMessages('qt-editing');
  const fault = useFault(faults);
  const { form, series, bars } = figure;
  const setBar = (at: number, bar: Chart['bars'][number]): void => onChange({ ...figure, bars: bars.with(at, bar) });
  const twice = form === 'bar' && series !== undefined;

  /** Second values belong to charts with two series only. */
  function setSeries(next: [string, string] | undefined): void {
    const { series: _, ...rest } = figure;
    onChange({
      ...rest,
      ...(next && { series: next }),
      bars: bars.map(({ second, ...bar }) => (next ? { ...bar, second: second ?? 0 } : bar)),
    });
  }

  return (
    <>
      <div>
        <span className={classes.label}>{t('editor.figure.chart')}</span>
        <PickGroup
          aria-label={t('editor.figure.chart')}
          value={form}
          options={forms.map((value) => ({ value, label: t(`editor.figure.charts.${value}`) }))}
          onChange={(next) => onChange({ ...figure, form: next })}
        />
      </div>
      {form !== 'pie' && (
        <TextField
          label={t('editor.figure.values')}
          maxLength={40}
          value={figure.axis}
          onChange={(event) => onChange({ ...figure, axis: event.currentTarget.value })}
        />
      )}
      {form === 'bar' && (
        <Switch
          label={t('editor.figure.double')}
          checked={twice}
          onChange={(wanted) =>
            setSeries(wanted ? [t('editor.figure.firstSeries'), t('editor.figure.secondSeries')] : undefined)
          }
        />
      )}
      {twice && (
        <Group label={t('editor.figure.series')}>
          {series.map((name, at) => (
            <TextField
              key={at}
              aria-label={t('editor.figure.seriesName', { number: at + 1 })}
              maxLength={40}
              value={name}
              onChange={(event) => setSeries(series.with(at, event.currentTarget.value) as [string, string])}
            />
          ))}
        </Group>
      )}
      <ul className={classes.bars}>
        {bars.map((bar, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          <li key={`${at}-${bars.length}`}>
            <TextField
              aria-label={t('editor.figure.barName', { number: at + 1 })}
              maxLength={40}
              value={bar.label}
              onChange={(event) => setBar(at, { ...bar, label: event.currentTarget.value })}
            />
            <Numeric
              bare
              label={t('editor.figure.barValue', { number: at + 1 })}
              value={bar.value}
              error={fault(`bars.${at}.value`)}
              onChange={(value) => setBar(at, { ...bar, value })}
            />
            {twice && (
              <Numeric
                bare
                label={t('editor.figure.barSecond', { number: at + 1 })}
                value={bar.second ?? Number.NaN}
                error={fault(`bars.${at}.second`)}
                onChange={(second) => setBar(at, { ...bar, second })}
              />
            )}
            <IconButton
              size="sm"
              aria-label={t('editor.figure.removeBar', { number: at + 1 })}
              disabled={bars.length === 1}
              icon={<IconTrash size={18} stroke={1.75} />}
              onClick={() => onChange({ ...figure, bars: bars.toSpliced(at, 1) })}
            />
          </li>
        ))}
      </ul>
      {faults.has('bars') && <FieldError>{fault('bars')}</FieldError>}
      {bars.length < mostBars && (
        <Button
          size="sm"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onChange({ ...figure, bars: [...bars, { label: '', value: 0, ...(twice && { second: 0 }) }] })}
        >
          {t('editor.figure.addBar')}
        </Button>
      )}
    </>
  );
}
