import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './Card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Shown at the end of the header: a note, a link, an action. */
  aside?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Removes the padding, so that tables and lists of rows reach the edges. */
  flush?: boolean;
  /** `lift` emphasises the next task; `sunken` is for previews. */
  tone?: 'plain' | 'lift' | 'sunken' | 'chosen';
  className?: string;
  as?: 'section' | 'div' | 'article' | 'li' | 'aside';
}

/** A plain container: surface, one border, radius of 12 px. */
export function Card({
  title,
  aside,
  children,
  footer,
  flush,
  tone = 'plain',
  className,
  as: Root = 'section',
}: CardProps) {
  return (
    <Root className={cx(classes.root, classes[tone], className)}>
      {(title !== undefined || aside !== undefined) && (
        <div className={classes.head}>
          {title !== undefined && <h2 className={classes.title}>{title}</h2>}
          {aside !== undefined && <div className={classes.aside}>{aside}</div>}
        </div>
      )}
      <div
        className={cx(
          classes.body,
          flush && classes.flush,
          (title !== undefined || aside !== undefined) && classes.headed,
        )}
      >
        {children}
      </div>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </Root>
  );
}
