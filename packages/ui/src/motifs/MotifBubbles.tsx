import type { MotifProps } from './MotifScales.tsx';

/** The corner of an answer sheet: twelve bubbles, one of them filled. */
export function MotifBubbles({ width = 160, height = 72 }: MotifProps) {
  const bubbles = Array.from({ length: 12 }, (_, index) => ({
    x: 33.5 + (index % 4) * 31,
    y: 12 + Math.floor(index / 4) * 24,
    on: index === 6,
  }));
  return (
    <svg width={width} height={height} viewBox="0 0 160 72" fill="none" aria-hidden="true">
      {bubbles.map(({ x, y, on }) => (
        <circle
          key={`${x}.${y}`}
          cx={x}
          cy={y}
          r="9"
          strokeWidth="1.5"
          stroke={on ? 'var(--accent)' : 'var(--ink-4)'}
          fill={on ? 'var(--accent)' : 'none'}
        />
      ))}
    </svg>
  );
}
