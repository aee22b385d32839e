/** The search over all manuals. The field keeps the focus; arrow keys and Enter choose among the results below it. */
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import { manualChapters } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { cx } from '@vumon/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useChapterWords } from '../../api/chapters.ts';
import { destinationOf } from '../../navigation/paths.ts';
import type { Piece } from '../../search/match.ts';
import { everyManualQuery, findChapters } from './texts.ts';
import classes from './manuals.module.css';

export function ManualSearch() {
  const { t } = useTranslation('manuals');
  const words = useChapterWords();
  const locale = useLocale();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const asked = typed.trim() !== '';
  const texts = useQuery({ ...everyManualQuery(locale), enabled: asked });
  const found =
    asked && texts.data
      ? findChapters(
          typed,
          manualChapters.map((chapter) => ({
            chapter,
            ...words(chapter),
            text: texts.data[chapter],
          })),
        )
      : [];
  const chosen = found[Math.min(at, found.length - 1)];
  const close = () => setTyped('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen) {
      close();
      void navigate({ to: '/page/manuals/$manualSlug', params: { manualSlug: chosen.chapter } });
    } else if (event.key === 'Escape' && asked) close();
    else return;
    event.preventDefault();
  };
  const hint = !asked
    ? ''
    : texts.isError
      ? t('search.failed')
      : texts.data
        ? t('search.count', { count: found.length })
        : t('search.busy');
  return (
    <div className={classes.search}>
      <span className={classes.glass}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
      </span>
      <input
        className={classes.field}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.chapter}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={cx(classes.results, asked && classes.open)}>
        <p className={classes.hint} role="status">
          {hint}
        </p>
        <div id={`${id}-list`} role="listbox" aria-label={t('search.results')}>
          {found.map((one) => (
            <Link
              key={one.chapter}
              id={`${id}-${one.chapter}`}
              {...destinationOf(`/page/manuals/${one.chapter}`)}
              role="option"
              aria-selected={one === chosen}
              tabIndex={-1}
              className={cx(classes.result, one === chosen && classes.chosen)}
              onClick={close}
            >
              <b>
                <Marked pieces={one.title} />
              </b>
              <span>
                <Marked pieces={one.where} />
              </span>
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
}

const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map((piece, at) => (piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text));
