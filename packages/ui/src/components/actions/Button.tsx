import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { IconLock } from '@tabler/icons-react';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import classes from './Button.module.css';

export type ButtonVariant = 'primary' | 'outline' | 'tint' | 'link' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The props that a custom root (a router's link) receives. */
export interface ButtonRootProps {
  className: string;
  children: ReactNode;
  'aria-disabled'?: true;
  'aria-describedby'?: string;
  'aria-label'?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  variant?: ButtonVariant;
  /** 32, 40 or 48 px high. */
  size?: ButtonSize;
  icon?: ReactNode;
  iconRight?: ReactNode;
  /** As wide as its container. */
  full?: boolean;
  /** Given, even as false, it says that a press starts work: the second click of a double click is then ignored. */
  loading?: boolean;
  /** Disables the button and explains why on hover, focus and tap. */
  disabledReason?: string | null | undefined;
  /** Renders a plain link. */
  href?: string;
  /** Renders a custom root element, e.g. `(props) => <Link to="/x" {...props} />`. */
  renderRoot?: (props: ButtonRootProps) => ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

export function Button({
  variant = 'outline',
  size = 'md',
  icon,
  iconRight,
  full,
  loading,
  disabledReason,
  href,
  renderRoot,
  className,
  children,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const closed = Boolean(disabledReason) || disabled || loading;
  const rootClass = cx(
    classes.root,
    classes[variant],
    classes[size],
    full && classes.full,
    closed && !loading && classes.closed,
    className,
  );
  const press = (event: MouseEvent<HTMLElement>) => {
    // The second click may come before the first one has been drawn as loading.
    const again = loading !== undefined && event.detail > 1;
    if (closed || again) event.preventDefault();
    else onClick?.(event);
  };
  const content = (
    <>
      {loading ? <Spinner /> : disabledReason ? (icon ?? <IconLock size={18} stroke={1.75} aria-hidden />) : icon}
      {children !== undefined && <span className={classes.label}>{children}</span>}
      {iconRight}
      {disabledReason ? (
        <span id={reasonId} className="visually-hidden">
          {disabledReason}
        </span>
      ) : null}
    </>
  );
  const closing = closed ? ({ 'aria-disabled': true } as const) : {};
  const describing = disabledReason ? { 'aria-describedby': reasonId } : {};
  const button = renderRoot ? (
    renderRoot({
      className: rootClass,
      children: content,
      onClick: press,
      'aria-label': rest['aria-label'],
      ...closing,
      ...describing,
    })
  ) : href !== undefined ? (
    <a
      href={closed ? undefined : href}
      className={rootClass}
      aria-label={rest['aria-label']}
      onClick={press}
      {...closing}
      {...describing}
    >
      {content}
    </a>
  ) : (
    // A button that is disabled with a reason stays focusable, so that the reason can be read.
    <button
      type={type}
      {...rest}
      className={rootClass}
      disabled={disabled && !disabledReason}
      aria-busy={loading || undefined}
      onClick={press}
      {...closing}
      {...describing}
    >
      {content}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <Tooltip label={disabledReason} full={full} described>
      {button}
    </Tooltip>
  );
}
