import type { CSSProperties, ReactNode } from 'react';
import classes from './SkillDot.module.css';

/** Named hues of the design tokens: seven skills, four strands of maths, and `mx` for parts without either. */
export type Hue = 'pr' | 'vo' | 'gr' | 're' | 'wr' | 'li' | 'sp' | 'nu' | 'ge' | 'st' | 'ca' | 'mx';

/** A small coloured square beside a name, because colour alone is not accessible. */
export function SkillDot({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <span className={classes.root} style={{ '--c': `var(--${hue})` } as CSSProperties}>
      <i className={classes.square} aria-hidden="true" />
      {children}
    </span>
  );
}
