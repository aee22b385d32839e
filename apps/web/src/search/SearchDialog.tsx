/**
 * The search over the user's pages and lists: a field with its results below, moved through with the arrow keys. The
 * field keeps the focus; the chosen result is told to screen readers as the field's active descendant.
 */
import { useQueries } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  IconArrowRight,
  IconBooks,
  IconClipboardList,
  IconFileText,
  IconHelp,
  IconListSearch,
  IconPencil,
  IconReceipt,
  IconSearch,
  IconUser,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { audienceOf, manualChapters, type ManualAudience, type Role } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Avatar, cx, Kbd, Palette, type NavItem } from '@vumon/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useChapterWords } from '../api/chapters.ts';
import { destinationOf, type Href } from '../navigation/paths.ts';
import { useProfile } from '../session/profile.ts';
import { serverNow } from '../session/plan.ts';
import { matches, pieces } from './match.ts';
import { leastLetters, searchQuery, sourcesOf, type About, type Source } from './queries.ts';
import classes from './search.module.css';

const icons: Readonly<Record<Source, Icon>> = {
  learners: IconUser,
  classes: IconUsersGroup,
  tests: IconFileText,
  questions: IconBooks,
  users: IconUser,
  orders: IconReceipt,
  assigned: IconClipboardList,
  practice: IconPencil,
};
const ofPeople: ReadonlySet<Source> = new Set(['learners', 'users']);
const pause = 150;
/** Keys as they stand on keyboards, in every language. */
const keys = { close: 'Esc', group: 'Tab', newTab: 'Ctrl Enter' };

interface Row {
  readonly id: string;
  readonly href: Href;
  readonly icon: ReactNode;
  readonly words: ReactNode;
  readonly about?: ReactNode;
}
interface Group {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly Row[];
}

interface SearchDialogProps {
  readonly pages: readonly NavItem[];
  /** What is in the field; some of it may have been typed before the search was loaded. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The field has the focus. */
  readonly onReady: () => void;
  readonly onClose: () => void;
}

export default function SearchDialog({ pages, typed, onType, onReady, onClose }: SearchDialogProps) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const id = useId();
  const search = useSettled(typed.trim());
  const { groups, shown, total, state } = useGroups(typed.trim(), search, pages, id);
  const rows = groups.flatMap((group) => group.rows);
  // A row is remembered by its id: results that arrive above it do not move the choice to another one.
  const [chosen, choose] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex((row) => row.id === chosen),
  );
  const current = rows[at];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) list.current?.querySelector(`[id="${current.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const navigate = useNavigate();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || rows.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) choose(rows[(at + step + rows.length) % rows.length]!.id);
    else if (event.key === 'Tab') {
      const group = groups.findIndex((one) => one.rows.some((row) => row === current));
      choose(groups[(group + (event.shiftKey ? -1 : 1) + groups.length) % groups.length]!.rows[0]!.id);
    } else if (event.key === 'Enter' && current) {
      if (event.ctrlKey || event.metaKey) {
        document.getElementById(current.id)?.dispatchEvent(
          new globalThis.MouseEvent('click', {
            bubbles: true,
            cancelable: true,
            ctrlKey: true,
            metaKey: event.metaKey,
          }),
        );
      } else {
        onClose();
        void navigate(destinationOf(current.href));
      }
    } else return;
    event.preventDefault();
  };

  return (
    <Palette onClose={onClose} aria-label={t('title')}>
      <div className={classes.head}>
        <IconSearch size={22} stroke={1.75} aria-hidden />
        <input
          className={classes.input}
          type="search"
          enterKeyHint="go"
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current?.id}
          aria-autocomplete="list"
          aria-label={t('title')}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
          value={typed}
          onFocus={(event) => {
            if (document.activeElement === event.target) onReady();
          }}
          onChange={(event) => {
            onType(event.target.value);
            choose(null);
          }}
          onKeyDown={onKeyDown}
        />
        <span className={classes.count} role="status">
          {state === 'busy'
            ? t('searching')
            : total > 0 && t('count', { count: total, shown: number(shown), total: number(total) })}
        </span>
        <button type="button" className={classes.escape} onClick={onClose} aria-label={t('close')}>
          <Kbd>{keys.close}</Kbd>
        </button>
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('results')} className={classes.list}>
        {groups.map((group) => (
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className={classes.group}>
            <span id={`${id}-${group.key}`} className={classes.name}>
              {group.label}
            </span>
            <div className={classes.rows} role="presentation">
              {group.rows.map((row) => (
                <Result key={row.id} row={row} chosen={row === current} onChoose={choose} onFollow={onClose} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {rows.length === 0 && state !== 'busy' && <p className={classes.none}>{t('none', { search: typed.trim() })}</p>}
      {state === 'failed' && (
        <p className={classes.failed} role="alert">
          {t('failed')}
        </p>
      )}
      <div className={classes.foot}>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keys.choose')}
        </span>
        <span>
          <Kbd>{keys.group}</Kbd> {t('keys.group')}
        </span>
        <span>
          <Kbd>{keys.newTab}</Kbd> {t('keys.tab')}
        </span>
        <span className={classes.hint}>{t('keys.marks')}</span>
      </div>
    </Palette>
  );
}

interface ResultProps {
  readonly row: Row;
  readonly chosen: boolean;
  readonly onChoose: (id: string) => void;
  readonly onFollow: () => void;
}

function Result({ row, chosen, onChoose, onFollow }: ResultProps) {
  const follow = (event: MouseEvent) => {
    // A new tab leaves the search open.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow();
  };
  return (
    <Link
      {...destinationOf(row.href)}
      id={row.id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      className={cx(classes.row, chosen && classes.chosen)}
      onPointerMove={() => !chosen && onChoose(row.id)}
      onClick={follow}
    >
      <span className={classes.icon}>{row.icon}</span>
      <span className={classes.words}>{row.words}</span>
      {row.about !== undefined && <span className={classes.about}>{row.about}</span>}
    </Link>
  );
}

/** The typed text once nothing was typed for a moment. */
function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

function useGroups(typed: string, search: string, pages: readonly NavItem[], id: string) {
  const { t } = useTranslation('search');
  const profile = useProfile();
  const about = useAbout();
  const [now] = useState(() => serverNow(profile));
  const sources = sourcesOf(profile, now);
  const results = useQueries({ queries: sources.map((source) => searchQuery(source, profile, search)) });
  const asked = typed.length >= leastLetters;
  const lists = sources.flatMap((source, at): Group[] => {
    const { data } = results[at]!;
    if (!asked || !data || data.hits.length === 0) return [];
    const Draw = icons[source];
    const rows = data.hits.map((hit): Row => ({
      id: `${id}-${source}-${hit.key}`,
      href: hit.href,
      icon: ofPeople.has(source) ? <Avatar name={hit.text} size={32} /> : <Draw size={20} stroke={1.75} aria-hidden />,
      words: <Marked text={hit.text} typed={search} />,
      about: about(hit.about),
    }));
    const more = data.all !== null &&
      data.total > data.hits.length && {
        id: `${id}-${source}-all`,
        href: data.all,
        icon: <IconListSearch size={20} stroke={1.75} aria-hidden />,
        words: t(`all.${source}`, { count: data.total, search }),
      };
    return [{ key: source, label: t(`groups.${source}`), rows: more ? [...rows, more] : rows }];
  });
  const places = pages
    .filter(({ label }) => typed === '' || matches(label, typed))
    .map((page): Row => ({
      id: `${id}-page-${page.key}`,
      href: page.href as Href,
      icon: page.icon,
      words: <Marked text={page.label} typed={typed} />,
      about: <IconArrowRight size={16} stroke={1.75} aria-hidden />,
    }));
  const manual = useManual(typed, id);
  const groups = [
    ...lists,
    ...(places.length === 0 ? [] : [{ key: 'pages', label: t('groups.pages'), rows: places }]),
    ...(manual.length === 0 ? [] : [{ key: 'manuals', label: t('groups.manuals'), rows: manual }]),
  ];
  const found = asked ? results.map(({ data }) => data) : [];
  const busy = asked && (typed !== search || results.some((result) => result.isFetching));
  return {
    groups,
    shown: found.reduce((sum, data) => sum + (data?.hits.length ?? 0), 0),
    total: found.reduce((sum, data) => sum + (data?.total ?? 0), 0),
    state: busy
      ? ('busy' as const)
      : asked && results.some(({ isError }) => isError)
        ? ('failed' as const)
        : ('done' as const),
  };
}

/** Whose manual a role reads. */
const ownManual: Readonly<Partial<Record<Role, ManualAudience>>> = { TEACHER: 'teacher', STUDENT: 'student' };
const mostChapters = 3;

/** Chapters of the user's manual with all typed words in their title. */
function useManual(typed: string, id: string): Row[] {
  const words = useChapterWords();
  const own = ownManual[useProfile().role];
  if (typed.length < leastLetters) return [];
  return manualChapters
    .filter((chapter) => audienceOf(chapter) === own && matches(words(chapter).title, typed))
    .slice(0, mostChapters)
    .map((chapter) => ({
      id: `${id}-manual-${chapter}`,
      href: `/page/manuals/${chapter}`,
      icon: <IconHelp size={20} stroke={1.75} aria-hidden />,
      words: <Marked text={words(chapter).title} typed={typed} />,
      about: <IconArrowRight size={16} stroke={1.75} aria-hidden />,
    }));
}

function useAbout(): (about: About) => ReactNode {
  const { t } = useTranslation('search');
  const common = useTranslation('common').t;
  return (about) => {
    switch (about.kind) {
      case 'text':
        return about.text;
      case 'due':
        return t('about.due', { day: formatDay(about.at) });
      case 'skill':
        return common(`skills.${about.skill}`);
      default:
        return t(`about.${about.kind}`, { count: about.count });
    }
  };
}

function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  return pieces(text, typed).map((piece, at) => (piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text));
}
