import type { ReactNode } from 'react';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { Button } from '../actions/Button.tsx';
import { cx } from '../cx.ts';
import classes from './State.module.css';

export interface ErrorStateProps {
  title?: ReactNode;
  /** Describes what happened. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  compact?: boolean;
}

/** An error with its cause and a retry button. */
export function ErrorState({ title, children, onRetry, retrying, compact }: ErrorStateProps) {
  const t = useMessages();
  return (
    <div role="alert" className={cx(classes.root, compact && classes.compact)}>
      <IconAlertCircle className={classes.bad} size={32} stroke={1.75} aria-hidden />
      <p className={classes.title}>{title ?? t('errorTitle')}</p>
      <p className={classes.text}>{children ?? t('errorBody')}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button loading={retrying} icon={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
