/** The form of each kind of figure. Errors are beside the fields that they speak of. */
import { PickGroup, Switch, TextField } from '@vumon/ui';
import { families, familyNames, type Family, type Figure, type FigureOf } from '@vumon/figures';
import { useMessages } from '../../messages.tsx';
import { ChartFields } from './ChartFields.tsx';
import { BoxPlotFields, VennFields } from './DiagramFields.tsx';
import { PlaneFields } from './PlaneFields.tsx';
import { Group, Numeric, RangeFields, useFault, type Faults } from './pieces.tsx';
import classes from './figures.module.css';

interface FieldsProps<Shape extends Figure> {
  figure: Shape;
  faults: Faults;
  onChange(figure: Shape): void;
}

export function FigureFields({ figure, faults, onChange }: FieldsProps<Figure>) {
  switch (figure.kind) {
    case 'graph':
      return <GraphFields figure={figure} faults={faults} onChange={onChange} />;
    case 'variation':
      return <FunctionFields figure={figure} faults={faults} onChange={onChange} />;
    case 'triangle':
      return <TriangleFields figure={figure} faults={faults} onChange={onChange} />;
    case 'plane':
      return <PlaneFields figure={figure} faults={faults} onChange={onChange} />;
    case 'solid':
      return <SolidFields figure={figure} faults={faults} onChange={onChange} />;
    case 'chart':
      return <ChartFields figure={figure} faults={faults} onChange={onChange} />;
    case 'number-line':
      return <NumberLineFields figure={figure} faults={faults} onChange={onChange} />;
    case 'venn':
      return <VennFields figure={figure} onChange={onChange} />;
    case 'box-plot':
      return <BoxPlotFields figure={figure} faults={faults} onChange={onChange} />;
    case 'clock':
      return <ClockFields figure={figure} faults={faults} onChange={onChange} />;
  }
}

/** What stands around the coefficients of a family: before the first, then after each. */
const formulas: Record<Family, readonly string[]> = {
  linear: ['y =', 'x +', ''],
  quadratic: ['y =', 'x² +', 'x +', ''],
  cubic: ['y =', 'x³ +', 'x² +', 'x +', ''],
  quartic: ['y =', 'x⁴ +', 'x² +', ''],
  rational: ['y = (', 'x +', ') / (', 'x +', ')'],
  exponential: ['y =', 'ˣ'],
  logarithm: ['y = log, a =', ''],
  sine: ['y =', 'sin(', 'x)'],
  cosine: ['y =', 'cos(', 'x)'],
};

/** Coefficients that every family can be drawn with. */
const firstOf: Record<Family, readonly number[]> = {
  linear: [2, -1],
  quadratic: [1, -4, 3],
  cubic: [1, 0, -3, 1],
  quartic: [1, -2, 0],
  rational: [1, 2, 1, -1],
  exponential: [2],
  logarithm: [2],
  sine: [1, 1],
  cosine: [1, 1],
};

function FunctionFields<Shape extends FigureOf<'graph' | 'variation'>>({
  figure,
  faults,
  onChange,
}: FieldsProps<Shape>) {
  const t = useMessages('qt-editing');
  const fault = useFault(faults);
  const { family, coefficients } = figure.function;
  const offered =
    figure.kind === 'variation' ? familyNames.filter((name) => name !== 'sine' && name !== 'cosine') : familyNames;
  const parts = formulas[family];
  return (
    <>
      <div>
        <span className={classes.label}>{t('editor.figure.function')}</span>
        <PickGroup
          aria-label={t('editor.figure.function')}
          value={family}
          options={offered.map((value) => ({ value, label: t(`editor.figure.families.${value}`) }))}
          onChange={(next) => onChange({ ...figure, function: { family: next, coefficients: [...firstOf[next]] } })}
        />
      </div>
      <Group label={t('editor.figure.formula')} error={fault('function')}>
        <span aria-hidden="true">{parts[0]}</span>
        {Array.from({ length: families[family] }, (_, at) => (
          <span key={`${family}-${at}`} className={classes.term}>
            <Numeric
              bare
              label={t('editor.figure.coefficient', { name: 'abcd'[at]! })}
              value={coefficients[at] ?? Number.NaN}
              error={fault(`function.coefficients.${at}`)}
              onChange={(value) =>
                onChange({ ...figure, function: { family, coefficients: coefficients.with(at, value) } })
              }
            />
            <span aria-hidden="true">{parts[at + 1]}</span>
          </span>
        ))}
      </Group>
    </>
  );
}

function GraphFields({ figure, faults, onChange }: FieldsProps<FigureOf<'graph'>>) {
  const t = useMessages('qt-editing');
  const fault = useFault(faults);
  const { line } = figure;
  const rangeFault = (axis: 'x' | 'y') => fault(axis) ?? fault(`${axis}.0`) ?? fault(`${axis}.1`);
  return (
    <>
      <FunctionFields figure={figure} faults={faults} onChange={onChange} />
      <div className={classes.pair}>
        {(['x', 'y'] as const).map((axis) => (
          <RangeFields
            key={axis}
            label={t('editor.figure.axis', { axis })}
            value={figure[axis]}
            error={rangeFault(axis)}
            onChange={(range) => onChange({ ...figure, [axis]: range })}
          />
        ))}
      </div>
      <Switch
        label={t('editor.figure.extrema')}
        checked={figure.extrema}
        onChange={(extrema) => onChange({ ...figure, extrema })}
      />
      <Switch
        label={t('editor.figure.grid')}
        checked={figure.grid}
        onChange={(grid) => onChange({ ...figure, grid })}
      />
      <Switch
        label={t('editor.figure.area')}
        description={t('editor.figure.areaHint')}
        checked={line !== undefined}
        onChange={(wanted) => {
          const { line: _, ...rest } = figure;
          onChange(wanted ? { ...rest, line: [1, 0] } : rest);
        }}
      />
      {line !== undefined && (
        <Group label={t('editor.figure.line')}>
          <span aria-hidden="true">y =</span>
          <Numeric
            bare
            label={t('editor.figure.coefficient', { name: 'm' })}
            value={line[0]}
            error={fault('line.0')}
            onChange={(m) => onChange({ ...figure, line: [m, line[1]] })}
          />
          <span aria-hidden="true">x +</span>
          <Numeric
            bare
            label={t('editor.figure.coefficient', { name: 'n' })}
            value={line[1]}
            error={fault('line.1')}
            onChange={(n) => onChange({ ...figure, line: [line[0], n] })}
          />
        </Group>
      )}
    </>
  );
}

const triangleParts = ['altitude', 'median', 'bisector', 'circumcircle', 'incircle'] as const;

function TriangleFields({ figure, faults, onChange }: FieldsProps<FigureOf<'triangle'>>) {
  const t = useMessages('qt-editing');
  const fault = useFault(faults);
  const { names, sides, parts } = figure;
  const [a, b, c] = names;
  return (
    <>
      <Group label={t('editor.figure.corners')}>
        {names.map((name, at) => (
          <TextField
            key={at}
            className={classes.number}
            aria-label={t('editor.figure.corner', { number: at + 1 })}
            maxLength={3}
            value={name}
            error={fault(`names.${at}`)}
            onChange={(event) =>
              onChange({ ...figure, names: names.with(at, event.currentTarget.value) as typeof names })
            }
          />
        ))}
      </Group>
      <Group label={t('editor.figure.sides')} error={fault('sides')}>
        {[`${b}${c}`, `${c}${a}`, `${a}${b}`].map((name, at) => (
          <Numeric
            key={at}
            label={name}
            value={sides[at]!}
            error={fault(`sides.${at}`)}
            onChange={(length) => onChange({ ...figure, sides: sides.with(at, length) as typeof sides })}
          />
        ))}
      </Group>
      <div>
        <span className={classes.label}>{t('editor.figure.parts')}</span>
        <PickGroup
          multiple
          aria-label={t('editor.figure.parts')}
          value={parts}
          options={triangleParts.map((value) => ({
            value,
            label: t(`editor.figure.triangle.${value}`, { corner: a }),
          }))}
          onChange={(next) => onChange({ ...figure, parts: next })}
        />
      </div>
    </>
  );
}

const solids = ['pyramid', 'tetrahedron', 'cube', 'box', 'prism', 'cylinder', 'cone', 'sphere'] as const;

function SolidFields({ figure, onChange }: FieldsProps<FigureOf<'solid'>>) {
  const t = useMessages('qt-editing');
  const { form } = figure;
  const extra =
    form === 'cube' || form === 'box' ? 'axes' : form === 'pyramid' || form === 'tetrahedron' ? 'height' : 'measures';
  return (
    <>
      <div>
        <span className={classes.label}>{t('editor.figure.solid')}</span>
        <PickGroup
          aria-label={t('editor.figure.solid')}
          value={form}
          options={solids.map((value) => ({ value, label: t(`editor.figure.solids.${value}`) }))}
          onChange={(next) => onChange({ ...figure, form: next })}
        />
      </div>
      {form !== 'prism' && (
        <Switch
          label={t(`editor.figure.extra.${extra}`)}
          checked={figure.height}
          onChange={(height) => onChange({ ...figure, height })}
        />
      )}
    </>
  );
}

function NumberLineFields({ figure, faults, onChange }: FieldsProps<FigureOf<'number-line'>>) {
  const t = useMessages('qt-editing');
  const fault = useFault(faults);
  const { range } = figure;
  return (
    <>
      <div className={classes.pair}>
        <RangeFields
          label={t('editor.figure.range')}
          value={range}
          error={fault('range') ?? fault('range.0') ?? fault('range.1')}
          onChange={(next) => onChange({ ...figure, range: next })}
        />
        <Numeric
          label={t('editor.figure.step')}
          value={figure.step}
          error={fault('step') ?? fault('')}
          onChange={(step) => onChange({ ...figure, step })}
        />
      </div>
      {(['from', 'to'] as const).map((side) => {
        const end = figure[side];
        return (
          <div key={side} className={classes.end}>
            <Switch
              label={t(`editor.figure.ends.${side}`)}
              checked={end !== undefined}
              onChange={(wanted) => {
                const { [side]: _, ...rest } = figure;
                const at = side === 'from' ? range[0] + figure.step : range[1] - figure.step;
                onChange(wanted ? { ...rest, [side]: { at, closed: true } } : rest);
              }}
            />
            {end !== undefined && (
              <div className={classes.row}>
                <Numeric
                  bare
                  label={t(`editor.figure.ends.${side}`)}
                  value={end.at}
                  error={fault(`${side}.at`) ?? fault(side)}
                  onChange={(at) => onChange({ ...figure, [side]: { ...end, at } })}
                />
                <Switch
                  label={t('editor.figure.closed')}
                  checked={end.closed}
                  onChange={(closed) => onChange({ ...figure, [side]: { ...end, closed } })}
                />
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}

function ClockFields({ figure, faults, onChange }: FieldsProps<FigureOf<'clock'>>) {
  const t = useMessages('qt-editing');
  const fault = useFault(faults);
  return (
    <div className={classes.row}>
      {(['hour', 'minute'] as const).map((hand) => (
        <Numeric
          key={hand}
          label={t(`editor.figure.${hand}`)}
          value={figure[hand]}
          error={fault(hand)}
          onChange={(value) => onChange({ ...figure, [hand]: value })}
        />
      ))}
    </div>
  );
}
