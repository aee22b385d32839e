/** The weakest topic as the next task, with its share in the margin and a filled button; the next topics below it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, Skeleton, SkillDot, type Hue } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { openAttempt, topicsQuery, type WeakTopic } from './queries.ts';
import classes from './topics.module.css';

const shareOf = ({ right, items }: WeakTopic) => Math.round((right / items) * 100);

/** Practising the wrong answers of a topic does not count as a use. */
const begin = ({ from: { kind, id }, questions }: WeakTopic) => {
  const input = { params: { id }, body: { only: 'WRONG' as const, questions } };
  return kind === 'ASSIGNED'
    ? api('POST /student/unit-tests-assigned/{id}/practise', input)
    : api('POST /student/unit-tests/{id}/practise', input);
};

export function WeakTopics() {
  const { t } = useTranslation('practice');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const report = useReport();
  const topics = useQuery(topicsQuery);
  const [starting, setStarting] = useState<WeakTopic | null>(null);
  if (!topics.data)
    return topics.error ? (
      <Card>
        <ErrorState compact onRetry={() => void topics.refetch()}>
          {messageOf(topics.error)}
        </ErrorState>
      </Card>
    ) : (
      <Skeleton height={200} />
    );
  const [weakest, ...others] = topics.data.topics;
  if (!weakest) return null;
  const nameOf = ({ topic, skill }: WeakTopic) => topic ?? c(`skills.${skill}`);
  const start = async (topic: WeakTopic) => {
    setStarting(topic);
    try {
      openAttempt((await begin(topic)).id);
    } finally {
      setStarting(null);
    }
  };
  const { from } = weakest;
  return (
    <section className={classes.next} aria-labelledby="weakest-topic">
      <p className={classes.margin}>
        <b>
          {shareOf(weakest)}
          <small>%</small>
        </b>
        <span>{t('topics.right')}</span>
      </p>
      <div className={classes.body}>
        <p className={classes.facts}>
          {weakest.topic !== null && (
            <SkillDot hue={weakest.skill.toLowerCase() as Hue}>{c(`skills.${weakest.skill}`)}</SkillDot>
          )}
          <span>{c(`subjects.${weakest.subject}`)}</span>
          <span>{t('topics.tests', { count: topics.data.tests })}</span>
        </p>
        <h2 id="weakest-topic" className={classes.title}>
          {t('topics.review', { topic: nameOf(weakest) })}
        </h2>
        <p className={classes.text}>
          {t('topics.body', { right: weakest.right, items: weakest.items, test: from.title })}
        </p>
        <p className={classes.buttons}>
          <Button variant="primary" size="lg" loading={starting === weakest} onClick={() => report(start(weakest))}>
            {t('topics.start', { count: weakest.questions.length })}
          </Button>
          <AppLink
            className={classes.link}
            href={from.attemptId === null ? `/assigned-unit-test/${from.id}` : `/practice/${from.attemptId}`}
          >
            {t('topics.seeTest')}
          </AppLink>
        </p>
        {others.length > 0 && (
          <ul className={classes.others}>
            {others.map((topic) => (
              <li key={`${topic.subject} ${topic.skill} ${topic.topic}`}>
                <span className={classes.words}>
                  <b>{nameOf(topic)}</b>
                  <span className={classes.small}>
                    <span>{c(`subjects.${topic.subject}`)}</span>
                    <span>{t('topics.of', { right: topic.right, items: topic.items })}</span>
                  </span>
                </span>
                <span className={classes.track} aria-hidden="true">
                  <i style={{ width: `${shareOf(topic)}%` }} />
                </span>
                <b className="num">{t('topics.share', { share: shareOf(topic) })}</b>
                <Button
                  aria-label={`${t('topics.again')}: ${nameOf(topic)}`}
                  loading={starting === topic}
                  onClick={() => report(start(topic))}
                >
                  {t('topics.again')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
