import classes from './DotPlot.module.css';

export interface DotPlotProps {
  /** In time; the last is filled. */
  points: readonly { key: string; value: number; text: string; label?: string }[];
  'aria-label': string;
  height?: number;
}

/** Values in time as open dots over ruled lines; the latest is filled. */
export function DotPlot({ points, height = 120, ...rest }: DotPlotProps) {
  const width = 280;
  const values = points.map((point) => point.value);
  const low = Math.floor(Math.min(...values, 10));
  const high = Math.max(low + 1, Math.ceil(Math.max(...values, 0)));
  const step = Math.max(1, Math.ceil((high - low) / 3));
  const lines: number[] = [];
  for (let line = low; line <= high; line += step) lines.push(line);
  const top = 26;
  const bottom = height - 12;
  const y = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - top);
  const x = (index: number) => 32 + (points.length === 1 ? (width - 50) / 2 : (index * (width - 50)) / (points.length - 1));
  return (
    <figure className={classes.root} {...rest}>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true">
        {lines.map((line) => (
          <g key={line}>
            <path d={`M14 ${y(line)}H${width}`} className={classes.line} />
            <text x="0" y={y(line) + 4} className={classes.axis}>{line}</text>
          </g>
        ))}
        {points.map((point, index) => (
          <g key={point.key}>
            <circle cx={x(index)} cy={y(point.value)} r="5" className={index === points.length - 1 ? classes.last : classes.dot} />
            <text x={x(index)} y={y(point.value) - 13} textAnchor="middle" className={index === points.length - 1 ? classes.lastText : classes.text}>{point.text}</text>
          </g>
        ))}
      </svg>
      <ol className="visually-hidden">{points.map((point) => <li key={point.key}>{point.label} {point.text}</li>)}</ol>
    </figure>
  );
}
