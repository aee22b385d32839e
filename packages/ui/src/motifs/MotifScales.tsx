import { useId } from 'react';
import { drawScales } from './scales.tsx';

export interface MotifProps {
  width?: number;
  height?: number;
}

export interface MotifScalesProps extends MotifProps {
  tone?: 'ink' | 'ok';
  radius?: number;
  /** Index of the gold scale, counted row by row. */
  gold?: number;
}

/** A small field of carp scales, one of them gold. */
export function MotifScales({ width = 160, height = 72, tone = 'ink', radius = 20, gold = 12 }: MotifScalesProps) {
  const clip = useId();
  const ok = tone === 'ok';
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <clipPath id={clip}>
        <rect width={width} height={height} rx="2" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {drawScales({
          width,
          height,
          radius,
          gold: new Set([gold]),
          top: radius * 0.35,
          fill: ok ? 'var(--surface)' : 'var(--tint)',
          line: ok ? 'var(--ok-line)' : 'var(--scale-line)',
          line2: ok ? 'var(--ok-line)' : 'var(--scale-line-2)',
          goldFill: ok ? 'var(--amber-4)' : 'var(--scale-gold)',
        })}
      </g>
    </svg>
  );
}
