import { arc, pie } from 'd3-shape';
import { cx } from '../../components/cx.ts';
import classes from './charts.module.css';

export type SliceTone = 'ok' | 'soft' | 'warn' | 'bad';
export interface PieProps {
  slices: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: number;
    readonly text: string;
    readonly tone: SliceTone;
  }[];
  /** Text in the middle of the ring. */
  total: string;
  size?: number;
}

type Slice = PieProps['slices'][number];

/** A ring of shares in the given order, clockwise from the top, with their names and figures beside it. */
export function Pie({ slices, total, size = 176 }: PieProps) {
  const shares = pie<Slice>()
    .sort(null)
    .value(({ value }) => value)
    .padAngle(0.015)(slices.filter(({ value }) => value > 0));
  const ring = arc<(typeof shares)[number]>()
    .innerRadius(size * 0.3)
    .outerRadius(size / 2 - 1)
    .cornerRadius(2);
  return (
    <div className={classes.pie}>
      <svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} className={classes.svg}>
        {shares.map((share) => (
          <path key={share.data.key} className={classes[share.data.tone]} d={ring(share) ?? ''} />
        ))}
        <text className={classes.total} textAnchor="middle" y={8}>
          {total}
        </text>
      </svg>
      <ul className={classes.legend}>
        {slices.map(({ key, label, text, tone }) => (
          <li key={key}>
            <i className={cx(classes.swatch, classes[tone])} />
            <span>{label}</span>
            <b>{text}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
