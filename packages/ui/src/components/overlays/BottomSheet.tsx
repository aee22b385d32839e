import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../cx.ts';
import classes from './BottomSheet.module.css';

export interface BottomSheetProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Muted text below the title. */
  subtitle?: ReactNode;
  /** Shown at the end of the title's line, instead of the close button. */
  aside?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Whether it is as tall as the screen allows, for reading. */
  tall?: boolean;
  className?: string | undefined;
}

/**
 * A panel that slides up from the bottom edge, at most 640 px wide. It uses the browser's own dialog element, which
 * keeps the focus inside and returns it, because the library's dialog is not part of the player's first load.
 */
export function BottomSheet({
  opened,
  onClose,
  title,
  subtitle,
  aside,
  children,
  footer,
  tall,
  className,
}: BottomSheetProps) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const box = dialog.current;
    if (!box || !opened) return;
    const field = document.activeElement as HTMLInputElement | null;
    const caret = field?.selectionStart;
    box.showModal();
    return () => {
      box.close();
      // Otherwise the focus returns without a caret, and Chrome then ignores what is typed.
      if (caret != null && field === document.activeElement) field?.setSelectionRange(caret, caret);
    };
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      className={cx(classes.root, className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {opened && (
        <div className={cx(classes.inside, tall && classes.tall)}>
          <header className={classes.head}>
            <div className={classes.text}>
              <h2 id={id} className={classes.title}>
                {title}
              </h2>
              {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
            </div>
            {aside ?? (
              <IconButton
                icon={<IconX size={20} stroke={1.75} aria-hidden />}
                aria-label={t('close')}
                onClick={onClose}
              />
            )}
          </header>
          {/* A panel without controls is focusable itself, so that it can be scrolled by keyboard. */}
          <div className={classes.scroll} {...(tall && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}>
            {children}
          </div>
          {footer !== undefined && <footer className={classes.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
