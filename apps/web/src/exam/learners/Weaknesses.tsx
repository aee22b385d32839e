/** Shares of points by skill, level and topic, the weakest first. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, cx } from '@vumon/ui';
import { useState } from 'react';
import { weakShare } from '../results/index.ts';
import classes from './learners.module.css';
import type { LearnerProgress } from './queries.ts';

type Tally = LearnerProgress['skills'][number];
const shareOf = ({ points, max }: Tally): number => Math.round((points / max) * 100);

export function Weaknesses({ progress }: { progress: LearnerProgress }) {
  const { t } = useTranslation('learners');
  const { t: c, find } = useTranslation('common');
  if (progress.tests === 0) return null;
  const both =
    new Set([...progress.levels, ...progress.topics, ...progress.skills].map(({ subject }) => subject)).size > 1;
  const withSubject = (name: string, { subject }: Tally) =>
    both ? t('weak.ofSubject', { name, subject: c(`subjects.${subject}`) }) : name;
  return (
    <section className={classes.card} aria-label={t('weak.title')}>
      <h2 className={classes.title}>{t('weak.title')}</h2>
      <p className={classes.muted}>{t('weak.body', { count: progress.tests })}</p>
      <div className={classes.weak}>
        <Shares title={t('weak.skills')} tallies={progress.skills} nameOf={({ key }) => find('skills', key) ?? key} />
        <Shares
          title={t('weak.levels')}
          tallies={progress.levels}
          nameOf={(one) => withSubject(find('levels', one.key) ?? one.key, one)}
        />
        <Shares title={t('weak.topics')} tallies={progress.topics} nameOf={(one) => withSubject(one.key, one)} />
      </div>
    </section>
  );
}

const shownAtFirst = 7;

function Shares({
  title,
  tallies,
  nameOf,
}: {
  title: string;
  tallies: readonly Tally[];
  nameOf: (tally: Tally) => string;
}) {
  const { t } = useTranslation('learners');
  const [all, showAll] = useState(false);
  if (tallies.length === 0) return null;
  return (
    <div>
      <h3 className={classes.small}>{title}</h3>
      <ul className={classes.shares}>
        {tallies.slice(0, all ? undefined : shownAtFirst).map((tally) => {
          const share = shareOf(tally);
          return (
            <li key={`${tally.subject} ${tally.key}`}>
              <span className={classes.shareName}>{nameOf(tally)}</span>
              <b>{t('weak.share', { share })}</b>
              <span className={classes.track} aria-hidden="true">
                <i className={cx(share < weakShare && classes.low)} style={{ width: `${share}%` }} />
              </span>
              <small>{t('weak.items', { count: tally.items })}</small>
            </li>
          );
        })}
      </ul>
      {tallies.length > shownAtFirst && (
        <Button size="sm" variant="link" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? t('weak.less') : t('weak.all', { count: tallies.length })}
        </Button>
      )}
    </div>
  );
}
