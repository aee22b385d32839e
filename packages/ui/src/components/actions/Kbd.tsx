import classes from './Kbd.module.css';

/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={classes.root}>{children}</kbd>;
}
