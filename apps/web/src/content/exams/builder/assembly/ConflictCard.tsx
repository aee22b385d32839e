import { useNavigate } from '@tanstack/react-router';
import { IconX } from '@tabler/icons-react';
import { sumOf } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton } from '@vumon/ui';
import { useEffect, useRef } from 'react';
import { useTopics } from '../../../../api/reference-data.ts';
import { roman } from '../../../../i18n/roman.ts';
import { Bold } from '../Bold.tsx';
import type { PartView } from '../model.ts';
import classes from './assembly.module.css';
import type { ConditionName } from './conditions.ts';
import { useConditionName } from './names.ts';
import type { Shortfall } from './useAssembly.ts';

export interface ConflictCardProps {
  shortfall: Shortfall;
  views: readonly PartView[];
  /** For how many forms together the questions are missing. */
  forms?: number;
  busy: boolean;
  onDrop: (name: ConditionName) => void;
  onClose: () => void;
}

const shownPlaces = 6;

const droppable = (name: string): name is ConditionName =>
  ['alike', 'recent', 'mine', 'others', 'perSeries', 'perTopic', 'shared'].includes(name);

/** What could not be filled: how many are missing where, which conditions stand in the way, and what can be done. */
export function ConflictCard({ shortfall, views, forms, busy, onDrop, onClose }: ConflictCardProps) {
  const { t } = useTranslation('exams');
  const { find } = useTranslation('common');
  const navigate = useNavigate();
  const nameOf = useConditionName();
  const topics = useTopics(null, null);
  const { conflict, missing, conditions } = shortfall;
  const total = sumOf(missing.map(({ count }) => count));
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // In newer browsers this returns a promise, which React would take for the effect's clean-up.
    void card.current?.scrollIntoView({ block: 'nearest' });
  }, [shortfall]);
  const placeOf = ({ partId, level, topicId }: { partId: string; level: string | null; topicId: string | null }) =>
    [
      t('part', { number: roman(views.find((view) => view.part.id === partId)?.index ?? 0) }),
      level !== null && find('levels', level),
      topicId !== null && topics.nameOf(topicId),
    ]
      .filter(Boolean)
      .join(', ');
  const remedies = conflict.remedies.filter(({ condition }) => droppable(condition));
  return (
    <section ref={card} className={classes.conflict} role="alert" aria-label={t('assembly.conflict.label')}>
      <div className={classes.margin} aria-hidden>
        <b>−{total}</b>
        {t('assembly.conflict.unit')}
      </div>
      <div className={classes.body}>
        <div className={classes.conflictHead}>
          <h3>
            {forms === undefined
              ? t('assembly.conflict.title', { count: total })
              : t('assembly.conflict.titleForms', { count: total, forms })}
          </h3>
          <IconButton
            icon={<IconX size={18} stroke={1.75} />}
            aria-label={t('assembly.conflict.close')}
            onClick={onClose}
          />
        </div>
        <ul className={classes.lacking}>
          {missing.slice(0, shownPlaces).map(({ count, usable, ...place }) => (
            <li key={`${place.partId}.${place.level}.${place.topicId}`}>
              <Bold
                text={t(usable < count ? 'assembly.conflict.cell' : 'assembly.conflict.cellBound', {
                  place: placeOf(place),
                  count,
                  usable,
                })}
              />
            </li>
          ))}
          {missing.length > shownPlaces && (
            <li>{t('assembly.conflict.morePlaces', { count: missing.length - shownPlaces })}</li>
          )}
        </ul>
        {conflict.cells.length > 1 && (
          <p className={classes.reason}>
            {t('assembly.conflict.together', {
              places: conflict.cells.map(placeOf).join('; '),
            })}
          </p>
        )}
        {conflict.conditions.includes('whole') && <p className={classes.reason}>{t('assembly.conflict.whole')}</p>}
        {remedies.length > 0 && (
          <ol className={classes.remedies}>
            {remedies.map(({ condition, missing: left }) => (
              <li key={condition}>
                <span className={classes.remedyName}>{nameOf(condition as ConditionName, conditions)}</span>
                <span className={classes.effect}>
                  {left === 0 ? t('assembly.conflict.enough') : t('assembly.conflict.left', { count: left })}
                </span>
                <Button
                  variant="tint"
                  size="sm"
                  disabled={busy}
                  aria-label={t('assembly.conflict.dropName', {
                    name: nameOf(condition as ConditionName, conditions),
                  })}
                  onClick={() => onDrop(condition as ConditionName)}
                >
                  {t('assembly.conflict.drop')}
                </Button>
              </li>
            ))}
          </ol>
        )}
        <p className={classes.more}>
          <span>{t(remedies.length > 0 ? 'assembly.conflict.orAdd' : 'assembly.conflict.add', { count: total })}</span>
          <Button
            variant="link"
            size="sm"
            onClick={() => void navigate({ to: '/questions/$questionSlug', params: { questionSlug: 'new' } })}
          >
            {t('assembly.conflict.write')}
          </Button>
          <Button variant="link" size="sm" onClick={() => void navigate({ to: '/questions/import' })}>
            {t('assembly.conflict.import')}
          </Button>
        </p>
      </div>
    </section>
  );
}
