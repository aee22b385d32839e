/** Numbered cells of the items, and the strip in the footer with the cells of the current part. */
import { IconGridDots } from '@tabler/icons-react';
import { IconButton, NavCell } from '@vumon/ui';
import { Fragment, useEffect, useRef } from 'react';
import type { Item, Outline } from '../session/outline.ts';
import type { Progress } from './progress.ts';
import { usePlayerMessages } from '../translation.ts';
import classes from './player.module.css';

export interface CellsProps {
  items: readonly Item[];
  progress: Progress;
  flags: ReadonlySet<string>;
  current: string;
  onGo(item: Item): void;
  size?: 36 | 44;
  asLink?: boolean;
  /** Separates groups, which are pages of their own. */
  divided?: boolean;
}

export function Cells({ items, progress, flags, current, onGo, size, asLink, divided }: CellsProps) {
  const t = usePlayerMessages();
  return items.map((item, index) => {
    const answered = progress.answered.has(item.key);
    const flagged = flags.has(item.key);
    const states = [
      t(answered ? 'cell.answered' : 'cell.empty'),
      flagged && t('cell.flagged'),
      item.key === current && t('cell.current'),
    ].filter(Boolean);
    return (
      <Fragment key={item.key}>
        {divided && index > 0 && items[index - 1]!.group !== item.group && (
          <i className={classes.divider} aria-hidden="true" />
        )}
        <NavCell
          answered={answered}
          flagged={flagged}
          current={item.key === current}
          {...(size && { size })}
          {...(asLink && { asLink })}
          aria-label={t('cell.label', { number: item.number, states: states.join(', ') })}
          onClick={() => onGo(item)}
        >
          {item.number}
        </NavCell>
      </Fragment>
    );
  });
}

interface StripProps extends Omit<CellsProps, 'items' | 'size' | 'asLink' | 'divided'> {
  outline: Outline;
  part: number;
  showPart: boolean;
  onGrid(): void;
}

/** The cells of the current part, scrolled so that the current number is visible. */
export function NavigatorStrip({ outline, part, showPart, onGrid, ...cells }: StripProps) {
  const t = usePlayerMessages();
  const strip = useRef<HTMLDivElement>(null);
  const { current } = cells;
  useEffect(() => {
    const cell = strip.current?.querySelector<HTMLElement>('[aria-current=true]');
    const box = strip.current;
    if (cell && box) box.scrollLeft = cell.offsetLeft - box.clientWidth / 2 + cell.offsetWidth / 2;
  }, [current]);
  const { name, items } = outline.parts[part] ?? { name: '', items: [] };
  return (
    <nav className={classes.navigator} aria-label={t('navigator.title')}>
      {showPart && outline.parts.length > 1 && name !== '' && (
        <span className={classes.partName} title={name}>
          {name}
        </span>
      )}
      <div ref={strip} className={classes.strip}>
        <Cells items={items} divided {...cells} />
      </div>
      <IconButton icon={<IconGridDots size={20} stroke={1.75} />} aria-label={t('navigator.all')} onClick={onGrid} />
    </nav>
  );
}
