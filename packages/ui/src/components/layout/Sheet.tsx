import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './Sheet.module.css';

export interface SheetProps {
  title?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  /** Shown below the rows, across the margin too. */
  footer?: ReactNode;
  className?: string;
  as?: 'section' | 'ol' | 'ul' | 'div';
}

export interface SheetRowProps {
  /** Shown left of the red line: a number or a symbol. */
  margin?: ReactNode;
  children: ReactNode;
  /** Actions at the end of the row. */
  action?: ReactNode;
  tone?: 'plain' | 'warn' | 'head' | 'chosen';
  /** Height of 72 px by default, of 48 if `compact`. */
  compact?: boolean;
  as?: 'div' | 'li';
  className?: string;
}

/**
 * A card ruled like a page of an exercise book: a red line 64 px from the left, with the numbers in the margin beside
 * it.
 */
function SheetRoot({ title, aside, children, footer, className, as: Root = 'section' }: SheetProps) {
  return (
    <Root className={cx(classes.root, className)}>
      {title !== undefined && (
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {aside !== undefined && <span className={classes.aside}>{aside}</span>}
        </div>
      )}
      {children}
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </Root>
  );
}

function SheetRow({ margin, children, action, tone = 'plain', compact, as: Root = 'div', className }: SheetRowProps) {
  return (
    <Root className={cx(classes.row, classes[tone === 'head' ? 'group' : tone], compact && classes.compact, className)}>
      <div className={classes.margin}>{margin}</div>
      <div className={classes.body}>
        <div className={classes.content}>{children}</div>
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
    </Root>
  );
}

export const Sheet = /* @__PURE__ */ Object.assign(SheetRoot, { Row: SheetRow });
