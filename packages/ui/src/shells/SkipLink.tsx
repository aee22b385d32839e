import { useMessages } from '../translation.ts';
import classes from './SkipLink.module.css';

/** The first tab stop: a link that skips the navigation and leads to the page's content. */
export function SkipLink({ target }: { target: string }) {
  const t = useMessages();
  return (
    <a
      className={classes.root}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
