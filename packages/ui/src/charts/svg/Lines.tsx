import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { atEdge, Axis, room } from './Axis.tsx';
import { Drawing } from './Chart.tsx';
import classes from './charts.module.css';

export interface LinesProps {
  /** In chronological order; `second` is drawn dashed, for comparison with the first. */
  data: readonly { readonly key: string; readonly label: string; readonly value: number; readonly second?: number }[];
  max: number;
  height?: number;
  formatValue?: (value: number) => string;
}

/** Values over time as a line with dots, and a second line for comparison. */
export function Lines({ data, max, height = 220, formatValue = String }: LinesProps) {
  return (
    <Drawing height={height}>
      {(width) => {
        const x = scalePoint(
          data.map(({ key }) => key),
          [room.left + 16, width - 16],
        );
        const y = scaleLinear([0, max], [height - room.bottom, room.top]);
        const path = (values: readonly (readonly [number, number])[]) =>
          line<readonly [number, number]>()
            .x(([left]) => left)
            .y(([, value]) => y(value))(values) ?? '';
        const every = Math.ceil(data.length / Math.max(1, Math.floor((width - room.left) / 56)));
        const firsts = data.map(({ key, value }) => [x(key)!, value] as const);
        const seconds = data.flatMap(({ key, second }) => (second === undefined ? [] : [[x(key)!, second] as const]));
        return (
          <>
            <Axis y={y} width={width} formatValue={formatValue} />
            <path className={classes.dashed} d={path(seconds)} />
            <path className={classes.line} d={path(firsts)} />
            {data.map(({ key, label, value }, at) => (
              <g key={key}>
                <circle className={classes.dot} cx={x(key)!} cy={y(value)} r={4} />
                {at % every === 0 && (
                  <text className={classes.label} x={x(key)!} y={height - 6} textAnchor={atEdge(x(key)!, width)}>
                    {label}
                  </text>
                )}
              </g>
            ))}
          </>
        );
      }}
    </Drawing>
  );
}
