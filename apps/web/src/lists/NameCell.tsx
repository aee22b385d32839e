import type { ReactNode } from 'react';
import classes from './lists.module.css';

interface NameCellProps {
  name: string;
  onOpen: () => void;
  /** Shown below the name, such as tags and a line of facts. */
  children?: ReactNode;
}

/** The first cell of a row: its name as a link or button, with facts below. */
export function NameCell({ name, onOpen, children }: NameCellProps) {
  return (
    <div className={classes.nameCell}>
      <button type="button" className={classes.nameLink} onClick={onOpen}>
        {name}
      </button>
      {children}
    </div>
  );
}
