import type { CSSProperties, ReactNode } from 'react';
import classes from './SkillDot.module.css';

/** The named hues of the tokens: seven skills, four strands of maths in hues of theirs, and what has none. */
export type Hue = 'pr' | 'vo' | 'gr' | 're' | 'wr' | 'li' | 'sp' | 'nu' | 'ge' | 'st' | 'ca' | 'mx';

/** A small square of colour and the name it stands for; never the colour alone. */
export function SkillDot({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <span className={classes.root} style={{ '--c': `var(--${hue})` } as CSSProperties}>
      <i className={classes.square} aria-hidden="true" />
      {children}
    </span>
  );
}
