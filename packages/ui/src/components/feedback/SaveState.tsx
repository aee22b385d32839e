import type { ReactNode } from 'react';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { cx } from '../cx.ts';
import classes from './SaveState.module.css';

export interface SaveStateProps {
  state: 'saved' | 'saving' | 'offline';
  /** The text, such as "Đã lưu 10:05". */
  children: ReactNode;
  /** Hides the text on narrow screens, except in the state `offline`. */
  compact?: boolean;
}

const icons = { saved: IconCloudCheck, saving: IconCloudUp, offline: IconCloudOff };

/** Shows whether the work is saved on the server, as a polite live region. */
export function SaveState({ state, children, compact }: SaveStateProps) {
  const Icon = icons[state];
  return (
    <span role="status" className={cx(classes.root, classes[state], compact && state !== 'offline' && classes.compact)}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.text}>{children}</span>
    </span>
  );
}
