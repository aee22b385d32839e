import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { IconButton } from '../actions/IconButton.tsx';
import classes from './Pager.module.css';

export interface PagerProps {
  /** Index of the page from 0, as in the API. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  onSize?: (size: number) => void;
  sizes?: readonly number[];
}

/** The range such as "1–20 trong 184", a choice of rows per page, and two arrow buttons. */
export function Pager({ page, size, total, onPage, onSize, sizes = [10, 20, 50, 100] }: PagerProps) {
  const t = useMessages();
  const pages = Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : page * size + 1;
  return (
    <nav className={classes.root} aria-label={t('pageOf', { page: page + 1, pages })}>
      <span className={classes.range} aria-live="polite">
        {t('rangeOfTotal', { from, to: Math.min(total, (page + 1) * size), total })}
      </span>
      {onSize && total > Math.min(...sizes) && (
        <select
          className={classes.size}
          aria-label={t('rowsPerPage')}
          value={size}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        >
          {sizes.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
      <span className={classes.arrows}>
        <IconButton
          icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden />}
          aria-label={t('previousPage')}
          disabled={page <= 0}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
          aria-label={t('nextPage')}
          disabled={page >= pages - 1}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
