import classes from './Kbd.module.css';

/** The name of a key, drawn as a key. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={classes.root}>{children}</kbd>;
}
