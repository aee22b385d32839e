/** A figure on the screen: its paths in the colours of the theme. */
import { useId, type CSSProperties } from 'react';
import type { Drawing } from '@vumon/figures/picture';
import classes from './media.module.css';

/** Black is the colour of text, white that of the paper, and grey is thin black, so that it suits both themes. */
function ink(grey: string): { color: string; opacity?: number } {
  const dark = parseInt(grey[1]!, 16) / 15;
  if (dark === 1) return { color: 'var(--surface)' };
  return { color: 'currentColor', ...(dark > 0 && { opacity: 1 - dark }) };
}

export function Drawn({ drawing, alt, style }: { drawing: Drawing; alt: string; style?: CSSProperties }) {
  const id = useId();
  const { width, height, marks } = drawing;
  return (
    <svg
      className={classes.drawn}
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      width={(width * 4) / 3}
      height={(height * 4) / 3}
      style={style}
    >
      {marks.map(({ d, fill, stroke, strokeColor, dash, clip }, at) => {
        const [inside, line] = [fill === undefined ? null : ink(fill), ink(strokeColor ?? '#000')];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- marks have no identity and never move
          <g key={at}>
            {clip !== undefined && (
              <clipPath id={`${id}${at}`}>
                <path d={clip} />
              </clipPath>
            )}
            <path
              d={d}
              fill={inside?.color ?? 'none'}
              fillOpacity={inside?.opacity}
              clipPath={clip === undefined ? undefined : `url(#${id}${at})`}
              {...(stroke !== undefined && {
                stroke: line.color,
                strokeOpacity: line.opacity,
                strokeWidth: stroke,
                strokeLinejoin: 'round' as const,
                strokeDasharray: dash?.join(' '),
              })}
            />
          </g>
        );
      })}
    </svg>
  );
}
