import { IconArrowDown, IconArrowRight, IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { BubbleTally, LevelDots, ProgressBar } from '@vumon/ui';
import { Bold } from './Bold.tsx';
import classes from './builder.module.css';
import { roman } from '../../../i18n/roman.ts';
import type { ExamTally, PartView } from './model.ts';

export interface TallyProps {
  tally: ExamTally;
  views: readonly PartView[];
  currentPart: string;
  /** Opens the part where something is missing or too much. */
  onGo: (partId: string) => void;
}

/** Progress of the test: numbers, points, levels, and what prevents the next step. */
export function Tally({ tally, views, currentPart, onGo }: TallyProps) {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const causes = views.flatMap((view) => [
    ...view.state.missing.map((one) => ({ ...one, view, key: 'missing' as const })),
    ...view.state.surplus.map((one) => ({ ...one, view, key: 'surplus' as const })),
  ]);

  return (
    <div className={classes.tally}>
      <div>
        <div className={classes.muted}>{t('tally.label')}</div>
        <div className={classes.big}>
          <span className={classes.numeral}>
            {tally.chosen}
            <small>{t('tally.questions', { total: tally.wanted })}</small>
          </span>
          <span className={classes.points}>
            {format.mark(tally.points)}
            <small>{t('tally.points', { total: format.mark(tally.totalPoints) })}</small>
          </span>
        </div>
        <ProgressBar value={tally.chosen} max={tally.wanted} aria-label={t('tally.label')} />
      </div>
      <div className={classes.levels}>
        {tally.levels
          .filter((one) => one.chosen > 0 || one.wanted !== 0)
          .map(({ level, chosen, wanted }) => {
            const name = c(`levels.${level}`);
            const over = wanted !== null && chosen > wanted ? chosen - wanted : 0;
            return (
              <div key={level}>
                <div className={classes.levelLine}>
                  <LevelDots level={Number(level[1])} large>
                    {name}
                  </LevelDots>
                  <span className={classes.levelCount}>
                    <b className={wanted !== null && chosen !== wanted ? classes.off : undefined}>{chosen}</b>
                    {wanted !== null && `/${wanted}`}
                  </span>
                </div>
                <BubbleTally
                  aria-label={
                    wanted === null
                      ? t('tally.bubblesFree', { level: name, chosen })
                      : t('tally.bubbles', { level: name, chosen, wanted })
                  }
                  groups={[
                    { tone: 'ink', count: chosen - over },
                    { tone: 'warn', count: over },
                    { tone: 'empty', count: Math.max(0, (wanted ?? 0) - chosen) },
                  ]}
                />
              </div>
            );
          })}
      </div>
      {causes.length === 0 ? (
        <div className={classes.open} role="status">
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          {t('lock.ok')}
        </div>
      ) : (
        <section className={classes.lock} aria-label={t('lock.title')}>
          <h3>
            <IconLock size={20} stroke={1.75} aria-hidden />
            {t('lock.title')}
          </h3>
          <ul>
            {causes.map(({ view, level, count, key, statements }) => {
              const here = view.part.id === currentPart;
              return (
                <li key={`${view.part.id}.${key}.${level}.${statements}`}>
                  <button type="button" onClick={() => onGo(view.part.id)}>
                    <span>
                      <Bold
                        text={t(`lock.${key}${level === null ? 'Any' : statements ? 'Statements' : ''}`, {
                          part: t('part', { number: roman(view.index) }),
                          count,
                          level: level === null ? '' : c(`levels.${level}`),
                        })}
                      />
                    </span>
                    {here ? (
                      <IconArrowDown size={18} stroke={1.75} aria-hidden />
                    ) : (
                      <IconArrowRight size={18} stroke={1.75} aria-hidden />
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
