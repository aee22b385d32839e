/** The forms of a Venn diagram and a box plot. */
import { PickGroup, Switch, TextField } from '@vumon/ui';
import type { FigureOf } from '@vumon/figures';
import { useMessages } from '../../messages.tsx';
import { Group, Numeric, useFault, type Faults } from './pieces.tsx';
import classes from './figures.module.css';

const parts = ['left', 'both', 'right'] as const;

export function VennFields({
  figure,
  onChange,
}: {
  figure: FigureOf<'venn'>;
  onChange(figure: FigureOf<'venn'>): void;
}) {
  const t = useMessages('qt-editing');
  const { names, regions, shaded, universe } = figure;
  const [left, right] = names;
  return (
    <>
      <Group label={t('editor.figure.sets')}>
        {names.map((name, at) => (
          <TextField
            key={at}
            className={classes.number}
            aria-label={t('editor.figure.setName', { number: at + 1 })}
            maxLength={3}
            value={name}
            onChange={(event) =>
              onChange({ ...figure, names: names.with(at, event.currentTarget.value) as typeof names })
            }
          />
        ))}
      </Group>
      {[...parts, 'outside' as const].map((part) => (
        <TextField
          key={part}
          label={t(`editor.figure.regions.${part}`, { left, right })}
          maxLength={8}
          value={regions[part]}
          onChange={(event) => onChange({ ...figure, regions: { ...regions, [part]: event.currentTarget.value } })}
        />
      ))}
      <div>
        <span className={classes.label}>{t('editor.figure.shaded')}</span>
        <PickGroup
          multiple
          aria-label={t('editor.figure.shaded')}
          value={shaded}
          options={parts.map((value) => ({ value, label: t(`editor.figure.regions.${value}`, { left, right }) }))}
          onChange={(next) => onChange({ ...figure, shaded: next })}
        />
      </div>
      <Switch
        label={t('editor.figure.universe')}
        checked={universe}
        onChange={(next) => onChange({ ...figure, universe: next })}
      />
    </>
  );
}

const numbers = ['least', 'first', 'median', 'third', 'most'] as const;

export function BoxPlotFields({
  figure,
  faults,
  onChange,
}: {
  figure: FigureOf<'box-plot'>;
  faults: Faults;
  onChange(figure: FigureOf<'box-plot'>): void;
}) {
  const t = useMessages('qt-editing');
  const fault = useFault(faults);
  const { axis, five } = figure;
  return (
    <>
      <TextField
        label={t('editor.figure.values')}
        maxLength={40}
        value={axis}
        onChange={(event) => onChange({ ...figure, axis: event.currentTarget.value })}
      />
      <Group label={t('editor.figure.five')} error={fault('five')}>
        {numbers.map((name, at) => (
          <Numeric
            key={name}
            label={t(`editor.figure.fiveNames.${name}`)}
            value={five[at]!}
            error={fault(`five.${at}`)}
            onChange={(value) => onChange({ ...figure, five: five.with(at, value) })}
          />
        ))}
      </Group>
    </>
  );
}
