import { IconChevronLeft, IconChevronRight, IconGridDots } from '@tabler/icons-react';
import { Button, IconButton } from '@vumon/ui';
import { NavigatorStrip } from './Navigator.tsx';
import { usePlayerMessages } from '../translation.ts';
import classes from './player.module.css';
import type { Group, Outline } from '../session/outline.ts';
import type { CellsProps } from './Navigator.tsx';

interface PlayerFooterProps {
  readonly phone: boolean;
  readonly desktop: boolean;
  readonly outline: Outline;
  readonly group: Group;
  /** Whether it cannot be submitted here: a preview, or practice that asks on. */
  readonly preview: boolean;
  /** Props of the navigator's cells. */
  readonly cells: Pick<CellsProps, 'progress' | 'flags' | 'current' | 'onGo'>;
  onStep(step: 1 | -1): void;
  onGrid(): void;
  onSubmit(): void;
}

/** Previous, navigator and next; on the last questions the button to submit. */
export function PlayerFooter({
  phone,
  desktop,
  outline,
  group,
  preview,
  cells,
  onStep,
  onGrid,
  onSubmit,
}: PlayerFooterProps) {
  const t = usePlayerMessages();
  const { progress } = cells;
  const last = group.index === outline.groups.length - 1;
  const submitButton = preview ? null : (
    <Button variant="primary" onClick={onSubmit}>
      {t('submit.open')}
    </Button>
  );
  return phone ? (
    <>
      <IconButton
        variant="outline"
        size="lg"
        icon={<IconChevronLeft size={20} stroke={1.75} />}
        aria-label={t('move.previous')}
        aria-disabled={group.index === 0 || undefined}
        onClick={() => onStep(-1)}
      />
      <Button
        size="lg"
        className={classes.gridButton}
        icon={<IconGridDots size={20} stroke={1.75} aria-hidden />}
        aria-label={t('navigator.open', { done: progress.answered.size, total: outline.items.length })}
        onClick={() => onGrid()}
      >
        <span className="num">
          {progress.answered.size}/{outline.items.length}
        </span>
      </Button>
      {last && !preview ? (
        <Button size="lg" full variant="primary" onClick={() => onSubmit()}>
          {t('submit.open')}
        </Button>
      ) : (
        <Button
          icon={false}
          size="lg"
          full
          variant="primary"
          disabledReason={last ? t('move.end') : null}
          iconRight={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
          onClick={() => onStep(1)}
        >
          {t('move.nextOnPhone')}
        </Button>
      )}
    </>
  ) : (
    <>
      <Button
        icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden />}
        disabledReason={group.index === 0 ? t('move.start') : null}
        onClick={() => onStep(-1)}
      >
        {t('move.previous')}
      </Button>
      <NavigatorStrip outline={outline} part={group.part} showPart={desktop} onGrid={() => onGrid()} {...cells} />
      {desktop ? (
        <>
          <span className={classes.done}>
            {t('navigator.doneShort')} <b className="num">{progress.answered.size}</b>
            <span className="num">/{outline.items.length}</span>
          </span>
          <Button
            icon={false}
            iconRight={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
            disabledReason={last ? t('move.end') : null}
            onClick={() => onStep(1)}
          >
            {t('move.next')}
          </Button>
          {submitButton}
        </>
      ) : last && !preview ? (
        submitButton
      ) : (
        <Button
          icon={false}
          variant="primary"
          iconRight={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
          disabledReason={last ? t('move.end') : null}
          onClick={() => onStep(1)}
        >
          {t('move.nextShort')}
        </Button>
      )}
    </>
  );
}
