/** The class's results by topic, the weakest first, to show what needs repeating. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, SkillDot, cx, type Hue } from '@vumon/ui';
import { useState } from 'react';
import { weakShare } from './marks.ts';
import type { Results } from './queries.ts';
import classes from './topics.module.css';

const shownAtFirst = 6;

type Known = Results['topics'][number] & { readonly share: number };

/** "Tốt nhất Đọc (82%), cần ôn câu hỏi đuôi (41%)": the topics are sorted from the weakest. */
function topicsSay(
  known: readonly Known[],
  t: ReturnType<typeof useTranslation<'results'>>['t'],
  c: ReturnType<typeof useTranslation<'common'>>['t'],
): string {
  const nameOf = ({ skill, topic }: Known) => topic ?? c(`skills.${skill}`);
  const weakest = known[0]!;
  const best = known.at(-1)!;
  const facts = { best: nameOf(best), high: best.share, worst: nameOf(weakest), low: weakest.share };
  if (weakest.share >= weakShare) return t('topics.saysFirm', facts);
  return t(best.share >= weakShare ? 'topics.says' : 'topics.saysWeak', facts);
}

export function TopicShares({ topics }: { topics: Results['topics'] }) {
  const { t } = useTranslation('results');
  const { t: c } = useTranslation('common');
  const [all, showAll] = useState(false);
  const known = topics.flatMap(({ share, ...one }) => (share === null ? [] : [{ ...one, share }]));
  if (known.length === 0) return null;
  return (
    <Card title={t('topics.title')}>
      <p className={classes.says}>{topicsSay(known, t, c)}</p>
      <ul className={classes.shares}>
        {known.slice(0, all ? undefined : shownAtFirst).map(({ skill, topic, items, share }) => (
          <li key={`${skill} ${topic}`}>
            <span className={classes.name}>
              {topic !== null && <span>{topic}</span>}
              <SkillDot hue={skill.toLowerCase() as Hue}>{c(`skills.${skill}`)}</SkillDot>
            </span>
            <b className="num">{t('topics.share', { share })}</b>
            <span className={classes.track} aria-hidden="true">
              <i className={cx(share < weakShare && classes.low)} style={{ width: `${share}%` }} />
            </span>
            <small>{c('questionCount', { count: items })}</small>
          </li>
        ))}
      </ul>
      {known.length > shownAtFirst && (
        <Button size="sm" variant="link" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? t('topics.less') : t('topics.all', { count: known.length })}
        </Button>
      )}
    </Card>
  );
}
