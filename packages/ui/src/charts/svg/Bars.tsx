import { scaleBand, scaleLinear } from 'd3-scale';
import { Drawing } from './Chart.tsx';
import { atEdge, Axis, room } from './Axis.tsx';
import classes from './charts.module.css';

export interface BarsProps {
  /** In drawing order; `second` is drawn beside the first, narrower and paler. */
  data: readonly { readonly key: string; readonly label: string; readonly value: number; readonly second?: number }[];
  height?: number;
  /** The top of the axis; the largest value by default. */
  max?: number;
  formatValue?: (value: number) => string;
}

/** Vertical bars over an axis, with as many names below as fit. */
export function Bars({ data, height = 220, max, formatValue = String }: BarsProps) {
  return (
    <Drawing height={height}>
      {(width) => {
        const most = max ?? Math.max(1, ...data.flatMap(({ value, second = 0 }) => [value, second]));
        const x = scaleBand(
          data.map(({ key }) => key),
          [room.left, width],
        )
          .paddingInner(0.3)
          .paddingOuter(0.15);
        const y = scaleLinear([0, most], [height - room.bottom, room.top]).nice(4);
        const wide = Math.min(44, x.bandwidth());
        const first = data.some(({ second }) => second !== undefined) ? wide * 0.62 : wide;
        const every = Math.ceil(data.length / Math.max(1, Math.floor((width - room.left) / 48)));
        const zero = y(0);
        return (
          <>
            <Axis y={y} width={width} formatValue={formatValue} />
            {data.map(({ key, label, value, second }, at) => {
              const left = x(key)! + (x.bandwidth() - wide) / 2;
              return (
                <g key={key}>
                  <rect className={classes.bar} x={left} y={y(value)} width={first} height={zero - y(value)} rx={2} />
                  {second !== undefined && (
                    <rect
                      className={classes.second}
                      x={left + first + 2}
                      y={y(second)}
                      width={Math.max(2, wide - first - 2)}
                      height={zero - y(second)}
                      rx={2}
                    />
                  )}
                  {at % every === 0 && (
                    <text
                      className={classes.label}
                      x={left + wide / 2}
                      y={height - 6}
                      textAnchor={atEdge(left + wide / 2, width)}
                    >
                      {label}
                    </text>
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </Drawing>
  );
}
