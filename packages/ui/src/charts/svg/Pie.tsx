import { arc, pie } from 'd3-shape';
import { useId } from 'react';
import { cx } from '../../components/cx.ts';
import classes from './charts.module.css';

const tones = ['ok', 'soft', 'warn', 'bad'] as const;
export type SliceTone = (typeof tones)[number];
export interface PieProps {
  slices: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: number;
    readonly text: string;
    readonly tone: SliceTone;
  }[];
  /** In the middle of the ring: how many there are, and of what. */
  total: string;
  unit: string;
  size?: number;
}

type Slice = PieProps['slices'][number];

/** A ring of shares in the given order, clockwise from the top, with their names and figures beside it. */
export function Pie({ slices, total, unit, size = 176 }: PieProps) {
  const id = useId();
  const shares = pie<Slice>()
    .sort(null)
    .value(({ value }) => value)
    .padAngle(0.02)(slices.filter(({ value }) => value > 0));
  const ring = arc<(typeof shares)[number]>()
    .innerRadius(size * 0.3)
    .outerRadius(size / 2 - 2)
    .cornerRadius(2);
  const fill = (tone: SliceTone) => `url(#${id}-${tone})`;
  return (
    <div className={classes.pie}>
      <svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} className={classes.svg}>
        <defs>
          {tones.map((tone) => (
            <Pattern key={tone} id={`${id}-${tone}`} tone={tone} />
          ))}
        </defs>
        {shares.map((share) => (
          <path key={share.data.key} className={classes.slice} fill={fill(share.data.tone)} d={ring(share) ?? ''} />
        ))}
        <text className={classes.total} textAnchor="middle" y={4}>
          {total}
        </text>
        <text className={classes.unit} textAnchor="middle" y={22}>
          {unit}
        </text>
      </svg>
      <ul className={classes.legend}>
        {slices.map(({ key, label, text, tone }) => (
          <li key={key}>
            <svg width={16} height={16} className={classes.swatch}>
              <rect x={1} y={1} width={14} height={14} rx={3} className={classes.slice} fill={fill(tone)} />
            </svg>
            <span>{label}</span>
            <b>{text}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Full, stripes, dots, crossed lines: from the best to the worst. */
function Pattern({ id, tone }: { id: string; tone: SliceTone }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={8} height={8} className={cx(classes[tone])} />
      {tone === 'soft' && <path d="M0 4h8" className={classes.ink} />}
      {tone === 'warn' && <circle cx={4} cy={4} r={1.4} className={classes.point} />}
      {tone === 'bad' && <path d="M0 4h8M4 0v8" className={classes.ink} />}
    </pattern>
  );
}
