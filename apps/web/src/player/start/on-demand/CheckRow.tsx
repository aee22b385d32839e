/** One check before a test: its state in the margin, its text beside it. */
import { IconAlertTriangle, IconCircleCheck, IconCloudDown, IconCloudOff, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './readiness.module.css';

const marks = {
  done: <IconCircleCheck size={22} stroke={1.75} className={classes.ok} aria-hidden />,
  busy: <IconCloudDown size={22} stroke={1.75} className={classes.busy} aria-hidden />,
  away: <IconCloudOff size={22} stroke={1.75} className={classes.busy} aria-hidden />,
  note: <IconInfoCircle size={22} stroke={1.75} className={classes.busy} aria-hidden />,
  warn: <IconAlertTriangle size={22} stroke={1.75} className={classes.warn} aria-hidden />,
};

export function CheckRow({
  mark,
  title,
  facts,
  children,
}: {
  mark: keyof typeof marks;
  title: string;
  facts?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={classes.row}>
      <span className={classes.mark}>{marks[mark]}</span>
      <div className={classes.text}>
        <p className={classes.title}>
          {title}
          {facts !== undefined && <span className={classes.facts}>{facts}</span>}
        </p>
        {children}
      </div>
    </li>
  );
}
