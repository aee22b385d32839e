/**
 * The teacher's phone as remote control of the projector: it turns the pages there, and shows the teacher the key before
 * the class sees it.
 */
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { RichText } from '@vumon/question-types/players';
import { Line } from '@vumon/question-types/line';
import { Button, cx, ErrorState, IconButton, LoadingState } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useTitle } from '../../../frame/AppFrame.tsx';
import { AnswerText, askedOf } from '../Analysis.tsx';
import { commonMistake, letterOf } from '../marks.ts';
import { detailsQuery, similarQuery, type Details, type Results, type Similar } from '../queries.ts';
import { useProjectorLink } from './link.ts';
import { useSlides } from './useSlides.ts';
import classes from './remote.module.css';

interface RemoteProps {
  readonly assignmentId: string;
  readonly results: Results;
  readonly number: number;
  onNumber(number: number): void;
  onClose(): void;
}

export default function Remote({ assignmentId, results, number, onNumber, onClose }: RemoteProps) {
  const { t } = useTranslation('results');
  const lesson = useSlides(results, { number, onNumber });
  const { slides, at, current, place, trying, shown, named } = lesson;
  // Before it has heard from the projector it has nothing to say.
  const [joined, join] = useState(false);
  const link = useProjectorLink({
    id: assignmentId,
    as: 'REMOTE',
    on: true,
    slide: joined ? lesson.slide : null,
    onSlide: (slide) => {
      join(true);
      lesson.follow(slide);
    },
  });
  useTitle(t('projector.remote'));
  useScreenOn();
  const details = useQuery({ ...detailsQuery(assignmentId, place), enabled: place > 0 });
  const similar = useQuery({ ...similarQuery(assignmentId, place), enabled: place > 0 });
  // The next question is there when it is asked for.
  const next = slides[at + 1]?.column.number ?? 0;
  useQuery({ ...detailsQuery(assignmentId, next), enabled: next > 0 });
  const asked = details.data?.column.number === place ? details.data : null;
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <IconButton
          icon={<IconX size={22} stroke={1.75} aria-hidden />}
          aria-label={t('projector.close')}
          onClick={onClose}
        />
        <h1 className={classes.title}>{t('projector.remote')}</h1>
        {slides.length > 0 && (
          <span className={classes.place}>{t('projector.place', { at: at + 1, of: slides.length })}</span>
        )}
        <p className={cx(classes.state, classes[link])} role="status">
          {link === 'lost' && t('projector.remoteLost')}
          {link === 'linked' && t('projector.remoteLinked')}
          {link === 'waiting' && t('projector.remoteWaiting')}
        </p>
      </header>
      <main className={classes.body} id="main-content">
        {current ? (
          <>
            <h2 className={classes.question}>
              {t('analysis.title', { number: place })}
              <small>{t('projector.notRight', { count: current.who.length })}</small>
            </h2>
            {asked ? <Asked details={asked} /> : <Waiting query={details} />}
            {asked && trying && similar.data && <Tried question={similar.data} number={place} />}
          </>
        ) : (
          <p>{t('projector.nothing')}</p>
        )}
      </main>
      {current && (
        <footer className={classes.foot}>
          <Button variant="primary" onClick={lesson.turn}>
            {t(shown ? 'projector.hide' : 'projector.reveal')}
          </Button>
          <Button
            icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden />}
            disabledReason={at === 0 ? t('analysis.isFirst') : null}
            onClick={() => lesson.go(-1)}
          >
            {t('analysis.previous')}
          </Button>
          <Button
            iconRight={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
            disabledReason={at === slides.length - 1 ? t('analysis.isLast') : null}
            onClick={() => lesson.go(1)}
          >
            {t('analysis.next')}
          </Button>
          {similar.data && (
            <Button onClick={lesson.attempt}>
              {t(trying ? 'projector.back' : 'projector.try', { number: place })}
            </Button>
          )}
          <Button aria-pressed={named} onClick={lesson.showNames}>
            {t('projector.names')}
          </Button>
        </footer>
      )}
    </div>
  );
}

function Waiting({ query: { error, refetch } }: { query: { error: Error | null; refetch: () => Promise<unknown> } }) {
  const messageOf = useErrorMessage();
  return error ? <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState> : <LoadingState />;
}

/** The question with its key, how many gave each answer, and the most frequent mistake. */
function Asked({ details }: { details: Details }) {
  const { t } = useTranslation('results');
  const asked = askedOf(details);
  const mistake = commonMistake(details);
  return (
    <>
      <div className={classes.stem}>
        {asked.stem === '' ? <Line text={asked.text} /> : <RichText text={asked.stem} />}
      </div>
      <p className={classes.note}>{t('projector.remotePrivate')}</p>
      {details.groups.map((group, index) => (
        <div key={index}>
          {group.label !== '' && (
            <p className={classes.label}>
              <RichText inline text={asked.places[index]?.label ?? group.label} />
            </p>
          )}
          <ol className={classes.answers}>
            {group.answers
              .map((answer, order) => ({ answer, order }))
              .filter(
                ({ answer }) =>
                  answer.id !== '' && (asked.places[index]?.options !== undefined || answer.count > 0 || answer.right),
              )
              .slice(0, 8)
              .map(({ answer, order }) => (
                <li key={answer.id} className={cx(classes.answer, answer.right === true && classes.right)}>
                  {asked.places[index]?.options && <b>{letterOf(order)}</b>}
                  <span>
                    <AnswerText answer={answer} place={asked.places[index]} />
                    {answer.right === true && <span className="visually-hidden"> ({t('analysis.correct')})</span>}
                    {mistake?.group === index && mistake.id === answer.id && (
                      <small className={classes.mistake}>{t('projector.mistakeOf', { count: mistake.count })}</small>
                    )}
                  </span>
                  {answer.right === true && <IconCheck size={20} stroke={2.25} aria-hidden />}
                  <i>{answer.count}</i>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </>
  );
}

/** The similar question that the class tries, with its key. */
function Tried({ question: { type, item, content, right }, number }: { question: Similar; number: number }) {
  const { t } = useTranslation('results');
  const { places, stem, text } = askedOf({ column: { type, item }, content });
  return (
    <section className={classes.similar}>
      <h3 className={classes.label}>{t('projector.similar', { number })}</h3>
      <div className={classes.stem}>
        <RichText text={stem === '' ? text : stem} />
      </div>
      <ol className={classes.answers}>
        {places[0]?.options?.map((option, at) => (
          <li key={option.id} className={cx(classes.answer, right.includes(option.id) && classes.right)}>
            <b>{letterOf(at)}</b>
            <span>
              <AnswerText answer={option} place={places[0]} />
              {right.includes(option.id) && <span className="visually-hidden"> ({t('analysis.correct')})</span>}
            </span>
            {right.includes(option.id) && <IconCheck size={20} stroke={2.25} aria-hidden />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The phone does not switch its screen off during the lesson, where the browser can do that. */
function useScreenOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (got) => {
          lock = got;
          if (over) void got.release();
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
