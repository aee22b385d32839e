import { useId } from 'react';
import classes from './Logo.module.css';

export interface LogoProps {
  /** The product's name. Without it only the symbol is drawn, hidden from assistive technology. */
  name?: string;
  /** 28, 32 or 36 px. */
  size?: number;
  /** For a dark background. */
  inverted?: boolean;
}

/** The symbol (a sun over two carp scales, the gate) with the name beside it. */
export function Logo({ name, size = 32, inverted }: LogoProps) {
  const clip = useId();
  return (
    <span className={classes.root}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <clipPath id={clip}>
          <rect width="32" height="32" rx="8" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width="32" height="32" fill="#5745d9" />
          <circle cx="16" cy="17.8" r="10" fill="#ffb53c" />
          <circle cx="16" cy="17.8" r="6" fill="#5745d9" />
          <circle cx="16" cy="17.8" r="4" fill="#ffb53c" />
          {[5.2, 26.8].map((x) => (
            <g key={x}>
              <circle cx={x} cy="29" r="11" fill="#fff" />
              <circle cx={x} cy="29" r="9.6" fill="#3a2a9c" />
              <circle cx={x} cy="29" r="5.6" fill="#fff" />
              <circle cx={x} cy="29" r="4" fill="#3a2a9c" />
            </g>
          ))}
        </g>
      </svg>
      {name !== undefined && (
        <span className={classes.word} style={inverted ? { color: '#fff' } : undefined}>
          {name}
        </span>
      )}
    </span>
  );
}
