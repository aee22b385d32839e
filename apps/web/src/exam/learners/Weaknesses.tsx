/** Shares of points by skill, level and topic, the weakest first. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, cx } from '@vumon/ui';
import { useState } from 'react';
import { PrintedTable } from '../../lists/print/Printout.tsx';
import { weakShare } from '../results/index.ts';
import classes from './learners.module.css';
import type { LearnerProgress } from './queries.ts';

type Tally = LearnerProgress['skills'][number];
const shareOf = ({ points, max }: Tally): number => Math.round((points / max) * 100);

interface Group {
  readonly title: string;
  readonly tallies: readonly Tally[];
  readonly nameOf: (tally: Tally) => string;
}

/** By skill, by level and by topic. */
function useGroups(): (progress: LearnerProgress) => Group[] {
  const { t } = useTranslation('learners');
  const { t: c, find } = useTranslation('common');
  return ({ skills, levels, topics }) => {
    const both = new Set([...levels, ...topics, ...skills].map(({ subject }) => subject)).size > 1;
    const withSubject = (name: string, { subject }: Tally) =>
      both ? t('weak.ofSubject', { name, subject: c(`subjects.${subject}`) }) : name;
    return [
      { title: t('weak.skills'), tallies: skills, nameOf: ({ key }) => find('skills', key) ?? key },
      {
        title: t('weak.levels'),
        tallies: levels,
        nameOf: (one) => withSubject(find('levels', one.key) ?? one.key, one),
      },
      { title: t('weak.topics'), tallies: topics, nameOf: (one) => withSubject(one.key, one) },
    ];
  };
}

export function Weaknesses({ progress }: { progress: LearnerProgress }) {
  const { t } = useTranslation('learners');
  const groupsOf = useGroups();
  if (progress.tests === 0) return null;
  return (
    <section className={classes.card} aria-label={t('weak.title')}>
      <h2 className={classes.title}>{t('weak.title')}</h2>
      <p className={classes.muted}>{t('weak.body', { count: progress.tests })}</p>
      <div className={classes.weak}>
        {groupsOf(progress).map((group) => (
          <Shares key={group.title} {...group} />
        ))}
      </div>
    </section>
  );
}

/** On paper, with every topic. */
export function PrintedWeaknesses({ progress }: { progress: LearnerProgress }) {
  const { t } = useTranslation('learners');
  const groupsOf = useGroups();
  if (progress.tests === 0) return null;
  return (
    <>
      <h2>{t('weak.title')}</h2>
      <p>{t('weak.body', { count: progress.tests })}</p>
      {groupsOf(progress)
        .filter(({ tallies }) => tallies.length > 0)
        .map(({ title, tallies, nameOf }) => (
          <PrintedTable
            key={title}
            numbered={false}
            rows={tallies}
            rowKey={({ subject, key }) => `${subject} ${key}`}
            columns={[
              { key: 'name', header: title, narrow: 'title', cell: nameOf },
              {
                key: 'share',
                header: t('weak.points'),
                align: 'right',
                numeric: true,
                width: 130,
                cell: (tally) => t('weak.share', { share: shareOf(tally) }),
              },
              {
                key: 'questions',
                header: t('weak.questions'),
                align: 'right',
                numeric: true,
                width: 100,
                cell: ({ items }) => items,
              },
            ]}
          />
        ))}
    </>
  );
}

const shownAtFirst = 7;

function Shares({ title, tallies, nameOf }: Group) {
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
