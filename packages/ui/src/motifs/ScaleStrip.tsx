import { drawScales } from './scales.tsx';
import classes from './ScaleStrip.module.css';

export interface ScaleStripProps {
  height?: number;
  /**
   * `page`: pale lines, one gold scale; `gold`: many gold scales, as a reward; `night`: for a dark footer; `ok`: green
   * lines.
   */
  look?: 'page' | 'gold' | 'night' | 'ok';
  /** For `gold`: number of gold scales, from the first. */
  golden?: number;
}

const WIDTH = 1920;
const looks = {
  page: { fill: 'var(--page)', line: 'var(--scale-line-2)', line2: 'var(--tint-2)', goldFill: 'var(--scale-gold)' },
  gold: {
    fill: 'var(--surface)',
    line: 'var(--scale-line)',
    line2: 'var(--scale-line-2)',
    goldFill: 'var(--scale-gold)',
  },
  night: { fill: '#2a1e75', line: '#3f3296', line2: '#352884', goldFill: '#ffb53c' },
  ok: { fill: 'var(--surface)', line: 'var(--ok-line)', line2: 'var(--ok-line)', goldFill: 'var(--amber-4)' },
};

/** A strip of carp scales across the whole width. A page has at most one. */
export function ScaleStrip({ height = 60, look = 'page', golden = 7 }: ScaleStripProps) {
  const perRow = Math.floor((WIDTH + 32) / 64) + 1;
  const gold =
    look === 'gold'
      ? new Set(Array.from({ length: golden }, (_, index) => (index < 5 ? index : perRow + index - 5)))
      : new Set([look === 'page' ? perRow + 1 : perRow * 2 + 4]);
  return (
    <svg
      className={classes.root}
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      style={{ height }}
    >
      {drawScales({ width: WIDTH, height, radius: 32, gold, top: look === 'page' ? 29 : 22, ...looks[look] })}
    </svg>
  );
}
