import classes from './Spinner.module.css';

/** A turning arc. It is decorative, so the text beside it must name what the user waits for. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg className={classes.root} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
