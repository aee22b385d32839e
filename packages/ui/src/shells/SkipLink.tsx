import { useWords } from '../words.ts';
import classes from './SkipLink.module.css';

/** First in the tab order: past the navigation, to what the page is about. */
export function SkipLink({ target }: { target: string }) {
  const words = useWords();
  return (
    <a
      className={classes.root}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {words('skipToContent')}
    </a>
  );
}
