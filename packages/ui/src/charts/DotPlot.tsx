import { cx } from '../components/cx.ts';
import classes from './DotPlot.module.css';

export interface DotPlotProps {
  /** In chronological order; the last one is filled. */
  points: readonly { key: string; value: number; text: string; label?: string }[];
  'aria-label': string;
  height?: number;
}

/** Values over time as open dots on ruled lines; the latest one is filled. */
export function DotPlot({ points, height = 120, ...rest }: DotPlotProps) {
  // Without dots there is no scale; whoever shows the plot says what is missing.
  if (points.length === 0) return null;
  const values = points.map((point) => point.value);
  const low = Math.floor(Math.min(...values));
  const high = Math.max(low + 1, Math.ceil(Math.max(...values)));
  const step = Math.max(1, Math.ceil((high - low) / 3));
  const lines: number[] = [];
  for (let line = low; line <= high; line += step) lines.push(line);
  // Leaves space for the label above the highest dot.
  const from = 28;
  const room = height - from - 12;
  const top = (value: number) => from + ((high - value) / (high - low)) * room;
  const left = (index: number) => (points.length === 1 ? 50 : (index / (points.length - 1)) * 100);
  return (
    <figure className={classes.root} {...rest}>
      <div className={classes.plot} style={{ height }} aria-hidden="true">
        {lines.map((line) => (
          <div key={line} className={classes.line} style={{ top: top(line) }}>
            <span>{line}</span>
          </div>
        ))}
        <div className={classes.field}>
          {points.map((point, index) => (
            <div
              key={point.key}
              className={cx(classes.point, index === points.length - 1 && classes.last)}
              style={{ left: `${left(index)}%`, top: top(point.value) }}
            >
              <span>{point.text}</span>
            </div>
          ))}
        </div>
      </div>
      <ol className="visually-hidden">
        {points.map((point) => (
          <li key={point.key}>
            {point.label} {point.text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
