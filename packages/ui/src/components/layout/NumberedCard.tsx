import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import classes from './NumberedCard.module.css';

export interface NumberedCardProps {
  /** In the margin. */
  number: ReactNode;
  /** The number in words, in the head of the narrow form: "Câu 17". */
  label: ReactNode;
  /** Beside the label in the narrow form, above the body's right edge in the wide one. */
  meta?: ReactNode;
  /** Small facts on the body's first line. */
  facts?: ReactNode;
  /** A 32 px button under the number (the head's end in the narrow form). */
  action?: ReactNode;
  /** An icon under the number after marking. */
  state?: ReactNode;
  /** Two-pixel ink ring: where the reader is. */
  current?: boolean;
  children: ReactNode;
  /** Below a dashed line: an explanation, a remark. */
  footer?: ReactNode;
  id?: string;
  ref?: Ref<HTMLElement>;
  'aria-label'?: string;
  className?: string;
  onFocus?: () => void;
}

/** The numbered sheet: margin and line when there is room, a ruled head when its own box is under 480 px. */
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
