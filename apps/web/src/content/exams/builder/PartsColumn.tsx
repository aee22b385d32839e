import { useTranslation } from '@vumon/i18n/react';
import { cx, ProgressBar } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useNamed } from '../../../api/reference-data.ts';
import classes from './builder.module.css';
import { roman } from '../../../i18n/roman.ts';
import { ownName, type PartView } from './model.ts';

/** The parts as cards, the open one marked; on a phone a strip that scrolls sideways. */
export function PartsColumn({
  views,
  current,
  onPick,
  footer,
}: {
  views: readonly PartView[];
  current: string;
  onPick: (partId: string) => void;
  footer?: ReactNode;
}) {
  const named = useNamed();
  const { t } = useTranslation('exams');
  return (
    <nav className={classes.parts} aria-label={t('parts')}>
      {views.map((view) => {
        const on = view.part.id === current;
        const number = t('part', { number: roman(view.index) });
        return (
          <button
            key={view.part.id}
            type="button"
            className={cx(classes.part, on && classes.partOn)}
            aria-current={on ? 'true' : undefined}
            onClick={() => onPick(view.part.id)}
          >
            <span className={classes.partLine}>
              <b>{number}</b>
              <span className={cx(classes.partCount, view.state.full ? classes.done : classes.off)}>
                {view.state.chosen}/{view.state.wanted}
              </span>
            </span>
            <span className={classes.partName}>{ownName(number, named(view.part))}</span>
            <ProgressBar value={view.state.chosen} max={view.state.wanted} height={4} aria-label={number} />
          </button>
        );
      })}
      {footer && <div className={classes.partsFoot}>{footer}</div>}
    </nav>
  );
}
