import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import classes from './NumberedCard.module.css';

export interface NumberedCardProps {
  /** Content of the margin, such as the question's number. */
  number: ReactNode;
  /** The number as text, in the header of the narrow layout: "Câu 17". */
  label: ReactNode;
  /** Shown beside the label in the narrow layout, and above the right edge of the body in the wide one. */
  meta?: ReactNode;
  /** Short facts on the first line of the body. */
  facts?: ReactNode;
  /** A button of 32 px below the number (in the narrow layout at the end of the header). */
  action?: ReactNode;
  /** An icon below the number, after marking. */
  state?: ReactNode;
  /** Draws a ring of 2 px, which shows the reader's position. */
  current?: boolean;
  children: ReactNode;
  /** Shown below a dashed line, such as an explanation or a remark. */
  footer?: ReactNode;
  id?: string;
  ref?: Ref<HTMLElement>;
  'aria-label'?: string;
  className?: string;
  onFocus?: () => void;
}

/** A card with a numbered margin like a sheet of paper. If it is narrower than 480 px, a header replaces the margin. */
export function NumberedCard({
  number,
  label,
  meta,
  facts,
  action,
  state,
  current,
  children,
  footer,
  id,
  ref,
  className,
  ...rest
}: NumberedCardProps) {
  return (
    <article
      ref={ref}
      id={id}
      tabIndex={-1}
      className={cx(classes.root, current && classes.current, className)}
      aria-current={current ? 'true' : undefined}
      {...rest}
    >
      <div className={classes.grid}>
        <div className={classes.margin}>
          <span className={classes.number} aria-hidden="true">
            {number}
          </span>
          <span className={classes.label}>{label}</span>
          {meta !== undefined && <span className={classes.headMeta}>{meta}</span>}
          {state !== undefined && <span className={classes.state}>{state}</span>}
          {action !== undefined && <span className={classes.action}>{action}</span>}
        </div>
        <div className={classes.body}>
          {(facts !== undefined || meta !== undefined) && (
            <div className={cx(classes.top, facts === undefined && classes.wideOnly)}>
              <div className={classes.facts}>{facts}</div>
              {meta !== undefined && <span className={classes.meta}>{meta}</span>}
            </div>
          )}
          {children}
          {footer !== undefined && <div className={classes.footer}>{footer}</div>}
        </div>
      </div>
    </article>
  );
}
