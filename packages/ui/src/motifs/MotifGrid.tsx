import { useId } from 'react';
import type { MotifProps } from './MotifScales.tsx';

/** A page of an exercise book: squares, the margin line, two strokes of ink. */
export function MotifGrid({ width = 160, height = 72 }: MotifProps) {
  const id = useId();
  return (
    <svg width={width} height={height} viewBox="0 0 160 72" fill="none" aria-hidden="true">
      <pattern id={id} width="32" height="32" patternUnits="userSpaceOnUse">
        <path d="M8 0v32M16 0v32M24 0v32M0 8h32M0 16h32M0 24h32" stroke="var(--grid-s)" />
        <path d="M.5 0v32M0 .5h32" stroke="var(--grid-l)" />
      </pattern>
      <rect width="160" height="72" fill={`url(#${id})`} />
      <rect x=".5" y=".5" width="159" height="71" stroke="var(--grid-l)" />
      <path d="M32.5 0v72" stroke="var(--margin-line)" strokeWidth="1.5" />
      <path d="M48 32h72M48 48h40" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
