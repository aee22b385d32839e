/** One question: as learners see it, who chose what, the evidence in sentences, and what can be decided. */
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconFileText, IconMessageReport, IconRobot, IconTrendingDown } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { parseContent, type QuestionKey } from '@vumon/question-types';
import { RichText, type MediaPort } from '@vumon/question-types/players';
import { Bubble, ErrorState, LoadingState, Skeleton, cx } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { QuestionReview } from '../../questions/QuestionReview.tsx';
import { Decision } from './Decision.tsx';
import { checkQuery, wholeQuestionQuery, type Check, type Place } from './queries.ts';
import { letter, useSigns } from './signs.ts';
import classes from './checks.module.css';

const media: MediaPort = {
  url: (id) => `/media/${id}`,
  startPlay: () => Promise.resolve(null),
  playsLeft: () => null,
};
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export function CheckPanel({ id, onDone }: { id: string; onDone(): void }) {
  const { t } = useTranslation('question-reports');
  const messageOf = useErrorMessage();
  const check = useQuery({ ...checkQuery(id), retry: false });
  if (check.isError)
    return (
      <div className={classes.panel}>
        <ErrorState compact onRetry={() => void check.refetch()}>
          {messageOf(check.error)}
        </ErrorState>
      </div>
    );
  if (!check.data)
    return (
      <div className={classes.panel}>
        <LoadingState />
      </div>
    );
  return (
    <section className={classes.panel} aria-label={t('panel')}>
      <Asked check={check.data} />
      <Evidence check={check.data} />
      <Decision key={check.data.version} check={check.data} onDone={onDone} />
      <Verdicts check={check.data} />
    </section>
  );
}

function Asked({ check }: { check: Check }) {
  const { t } = useTranslation('question-reports');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const question = useQuery(wholeQuestionQuery(check.id, check.version));
  const parsed = question.data && parseContent(question.data.type, question.data.schemaVersion, question.data.content);
  return (
    <div className={classes.card}>
      <p className={classes.facts}>
        <span>{c(`skills.${check.skill}`)}</span>
        {check.difficulty !== 'NA' && <span>{c(`levels.${check.difficulty}`)}</span>}
        <span>{c(`subjects.${check.subject}`)}</span>
        <AppLink href={`/manage/questions/${check.id}`}>{t('edit')}</AppLink>
      </p>
      {question.isError ? (
        <ErrorState compact onRetry={() => void question.refetch()}>
          {messageOf(question.error)}
        </ErrorState>
      ) : parsed?.ok ? (
        <QuestionReview
          type={question.data!.type}
          waiting={<Skeleton height={160} radius={12} />}
          content={parsed.value}
          answerKey={(question.data!.answerKey ?? null) as QuestionKey | null}
          response={null}
          results={[]}
          shuffleSeed={null}
          firstNumber={1}
          media={media}
          audience="author"
          marks={{}}
          recordingUrl={(recording) => recording}
        />
      ) : (
        <Skeleton height={160} radius={12} />
      )}
      {check.places
        .filter(({ n }) => n > 0)
        .map((place) => (
          <Chosen key={`${place.item}:${place.path.join('/')}`} place={place} />
        ))}
    </div>
  );
}

function Chosen({ place }: { place: Place }) {
  const { t } = useTranslation('question-reports');
  const { number } = useFormat();
  const most = Math.max(...place.options.map(({ n }) => n));
  return (
    <div>
      <h3 className={classes.caption}>{t('chosen', { count: place.n })}</h3>
      <ol className={classes.bars}>
        {place.options.map((option, at) => (
          <li key={option.id} className={cx(classes.bar, option.right && classes.right)}>
            <Bubble size="s" state={option.right ? 'right' : 'idle'}>
              {letter(at + 1)}
            </Bubble>
            <span className={classes.option}>
              <RichText inline text={option.text} />
              {option.right && <span className="visually-hidden"> ({t('key')})</span>}
              {!option.right && option.n === most && <span className="visually-hidden"> ({t('most')})</span>}
            </span>
            <span className={classes.track} aria-hidden>
              <i
                className={cx(option.right && classes.isKey, !option.right && option.n === most && classes.isMost)}
                style={{ width: `${(100 * option.n) / Math.max(1, most)}%` }}
              />
            </span>
            <b className="num">{number(option.n, 0)}</b>
            <span className="num">{number((100 * option.n) / place.n, 0)}%</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Evidence({ check }: { check: Check }) {
  const { t } = useTranslation('question-reports');
  const { t: r } = useTranslation('report-question');
  const signs = useSigns();
  const lines: { key: string; icon: ReactNode; text: ReactNode }[] = [
    ...check.suspicions.map((one, at) => ({
      key: `suspicion-${at}`,
      icon: one.kind === 'TURNS_ROUND' ? <IconTrendingDown {...icon} /> : <IconAlertTriangle {...icon} />,
      text: signs.suspicion(one),
    })),
    ...check.findings.map((one, at) => ({
      key: `finding-${at}`,
      icon: <IconRobot {...icon} />,
      text: signs.finding(one),
    })),
    ...check.words.map(({ role, kind, words, at }, index) => ({
      key: `report-${index}`,
      icon: <IconMessageReport {...icon} />,
      text: (
        <>
          <b>{t(`by.${role}`, { day: formatDay(at) })}</b> {r(`kinds.${kind}`)}: <q>{words}</q>
        </>
      ),
    })),
    {
      key: 'use',
      icon: <IconFileText {...icon} />,
      text:
        check.use.tests === 0
          ? t('unused')
          : `${t('use', { tests: check.use.tests, owners: check.use.owners, attempts: check.use.attempts })} ${t(
              check.use.running ? 'running' : 'notRunning',
            )}`,
    },
  ];
  return (
    <ul className={cx(classes.card, classes.evidence)} aria-label={t('evidence')}>
      {lines.map((line) => (
        <li key={line.key}>
          {line.icon}
          <span>{line.text}</span>
        </li>
      ))}
    </ul>
  );
}

function Verdicts({ check }: { check: Check }) {
  const { t } = useTranslation('question-reports');
  if (check.verdicts.length === 0) return null;
  return (
    <div className={classes.card}>
      <h3 className={classes.caption}>{t('earlier')}</h3>
      <ul className={classes.verdicts}>
        {check.verdicts.map(({ id, verdict, by, at, reason, undoneAt }) => (
          <li key={id}>
            {t(`verdicts.${verdict}`)} · {by} · {formatDay(at)}: <q>{reason}</q>
            {undoneAt !== null && ` · ${t('undone')}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
