/**
 * Going through a test with the class on a projector: one question after the other in large letters, the answers as a
 * wall of bubbles, the key when the class has thought about it. Names are hidden until they are asked for. For questions
 * with options a similar one of the bank can be tried at once. Everything is fetched when it opens, so that it goes on
 * without a connection. A phone of the same account can turn the pages.
 */
import { useQueries } from '@tanstack/react-query';
import {
  IconBulb,
  IconCheck,
  IconCloudCheck,
  IconDeviceMobile,
  IconDeviceMobileCheck,
  IconEye,
  IconEyeOff,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { RichText } from '@vumon/question-types/players';
import { Line } from '@vumon/question-types/line';
import { Button, cx, ErrorState, IconButton, Kbd, LoadingState } from '@vumon/ui';
import { useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useTitle } from '../../../frame/AppFrame.tsx';
import { AnswerText, askedOf, useMark } from '../Analysis.tsx';
import { commonMistake, fullName, letterOf } from '../marks.ts';
import { detailsQuery, similarQuery, type Details, type Results } from '../queries.ts';
import { SimilarQuestion } from './SimilarQuestion.tsx';
import { PhoneCode } from './PhoneCode.tsx';
import { useProjectorLink, type LinkState } from './link.ts';
import type { Slide } from './slides.ts';
import { useProjectorKeys } from './keys.ts';
import { useSlides } from './useSlides.ts';
import classes from './projector.module.css';

/** Above this number of learners a bar is easier to compare than bubbles. */
const mostBubbles = 60;
/** Keys as they stand on keyboards. */
const arrows = ['←', '→'];
const [tryKey, namesKey] = ['T', 'N'];

interface ProjectorProps {
  readonly assignmentId: string;
  readonly results: Results;
  /** The number of the question that is shown; the worst one without. */
  readonly number: number;
  onNumber(number: number): void;
  onClose(): void;
}

export default function Projector({ assignmentId, results, number, onNumber, onClose }: ProjectorProps) {
  const { t } = useTranslation('results');
  const lesson = useSlides(results, { number, onNumber });
  const { slides, at, current, place, revealed, tried, solved, named, trying, shown, turn, showNames, go } = lesson;
  const details = useQueries({
    queries: slides.map(({ column }) => ({ ...detailsQuery(assignmentId, column.number), staleTime: Infinity })),
  });
  const similar = useQueries({
    queries: slides.map(({ column }) => similarQuery(assignmentId, column.number)),
  });
  const mayTry = Boolean(similar[at]?.data);
  useTitle(t('projector.title'));
  const attempt = () => {
    if (mayTry) lesson.attempt();
  };
  const [inviting, invite] = useState(false);
  const [linked, setLinked] = useState(false);
  const link = useProjectorLink({
    id: assignmentId,
    as: 'SCREEN',
    on: linked,
    slide: lesson.slide,
    onSlide: lesson.follow,
  });
  // The code is what Escape closes first.
  const leave = () => (inviting ? invite(false) : onClose());
  useProjectorKeys({ turn, go, onClose: leave, attempt, showNames });
  const screen = useFullScreen(leave);
  const [pictures, allPictures] = usePictures();
  useEffect(() => pictures.current?.focus({ preventScroll: true }), [pictures]);
  // The code goes when the phone is there, and Space shows the key again instead of the code.
  useEffect(() => {
    if (link !== 'linked') return;
    invite(false);
    pictures.current?.focus({ preventScroll: true });
  }, [link, pictures]);
  // Each question begins at its top: the page scrolls, or in full screen the projector itself.
  useEffect(() => {
    screen.current?.scrollTo(0, 0);
    scrollTo(0, 0);
  }, [screen, place, trying]);
  const ready =
    details.every(({ isSuccess }) => isSuccess) && similar.every(({ isPending }) => !isPending) && allPictures;

  return (
    <div ref={screen} className={classes.root}>
      <Head
        results={results}
        slides={slides}
        at={at}
        named={named}
        ready={ready}
        link={link}
        onPhone={() => {
          setLinked(true);
          invite((before) => !before);
        }}
        onNumber={onNumber}
        onClose={onClose}
      />
      {inviting && <PhoneCode assignmentId={assignmentId} onClose={() => invite(false)} />}
      <main ref={pictures} className={classes.slides} id="main-content" tabIndex={-1} aria-live="polite">
        {slides.length === 0 && <p className={classes.nothing}>{t('projector.nothing')}</p>}
        {slides.map(({ column, who }, index) => (
          <section
            key={column.number}
            className={cx(classes.slide, index !== at && classes.away)}
            aria-label={t('analysis.title', { number: column.number })}
            inert={index !== at}
          >
            <div className={classes.margin}>
              <b>{column.number}</b>
              <span>{t('projector.notRight', { count: who.length })}</span>
            </div>
            <SlideBody
              query={details[index]!}
              shown={revealed.has(column.number)}
              away={tried.has(column.number)}
              names={named ? who.map(fullName) : null}
            />
            {similar[index]?.data && (
              <SimilarQuestion
                question={similar[index].data}
                number={column.number}
                shown={solved.has(column.number)}
                away={!tried.has(column.number)}
              />
            )}
          </section>
        ))}
      </main>
      {current && (
        <footer className={classes.foot}>
          <Button {...(!shown && { variant: 'primary' as const })} onClick={turn}>
            {t(shown ? 'projector.hide' : 'projector.reveal')} <Kbd>{t('projector.space')}</Kbd>
          </Button>
          {mayTry && (
            <Button onClick={attempt}>
              {t(trying ? 'projector.back' : 'projector.try', { number: place })} <Kbd>{tryKey}</Kbd>
            </Button>
          )}
          <Button aria-pressed={named} onClick={showNames}>
            {t('projector.names')} <Kbd>{namesKey}</Kbd>
          </Button>
          <Button disabledReason={at === 0 ? t('analysis.isFirst') : null} onClick={() => go(-1)}>
            <Kbd>{arrows[0]!}</Kbd> {t('analysis.previous')}
          </Button>
          <Button disabledReason={at === slides.length - 1 ? t('analysis.isLast') : null} onClick={() => go(1)}>
            {t('analysis.next')} <Kbd>{arrows[1]!}</Kbd>
          </Button>
        </footer>
      )}
    </div>
  );
}

interface HeadProps extends Pick<ProjectorProps, 'results' | 'onNumber' | 'onClose'> {
  readonly slides: readonly Slide[];
  readonly at: number;
  readonly named: boolean;
  /** Everything has been fetched. */
  readonly ready: boolean;
  readonly link: LinkState;
  onPhone(): void;
}

function Head({ results: { assignment }, slides, at, named, ready, link, onPhone, onNumber, onClose }: HeadProps) {
  const { t } = useTranslation('results');
  const Eye = named ? IconEye : IconEyeOff;
  const Phone = link === 'linked' ? IconDeviceMobileCheck : IconDeviceMobile;
  return (
    <header className={classes.head}>
      <IconButton
        icon={<IconX size={22} stroke={1.75} aria-hidden />}
        aria-label={t('projector.close')}
        onClick={onClose}
      />
      <h1 className={classes.title}>{t('projector.title')}</h1>
      <p className={classes.of}>
        {assignment.title}
        {assignment.className !== '' && ` · ${assignment.className}`}
      </p>
      <span className={classes.chip}>
        <Eye size={18} stroke={1.75} aria-hidden />
        {t(named ? 'projector.withNames' : 'projector.noNames')}
      </span>
      {ready && (
        <span className={cx(classes.chip, classes.ready)}>
          <IconCloudCheck size={18} stroke={1.75} aria-hidden />
          {t('projector.offline')}
        </span>
      )}
      <Button
        icon={<Phone size={18} stroke={1.75} aria-hidden />}
        className={cx(link === 'linked' && classes.ready)}
        onClick={onPhone}
      >
        {t('projector.phone')}
        {link === 'linked' && <span className="visually-hidden"> ({t('projector.phoneOn')})</span>}
      </Button>
      <ol className={classes.dots} aria-label={t('projector.questions')}>
        {slides.map(({ column }, index) => (
          <li key={column.number}>
            <button
              type="button"
              className={cx(classes.dot, index < at && classes.past)}
              aria-label={t('analysis.title', { number: column.number })}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onNumber(column.number)}
            />
          </li>
        ))}
      </ol>
      {slides.length > 0 && (
        <span className={classes.place}>{t('projector.place', { at: at + 1, of: slides.length })}</span>
      )}
    </header>
  );
}

interface SlideBodyProps {
  readonly query: {
    readonly data: Details | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly shown: boolean;
  /** The similar question stands in its place. */
  readonly away: boolean;
  /** Who did not get it right; null while names are hidden. */
  readonly names: readonly string[] | null;
}

function SlideBody({ query: { data, error, refetch }, shown, away, names }: SlideBodyProps) {
  const { t } = useTranslation('results');
  const messageOf = useErrorMessage();
  if (!data) {
    return error ? <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState> : <LoadingState />;
  }
  const asked = askedOf(data);
  const mistake = commonMistake(data);
  return (
    <div className={cx(classes.body, away && classes.away)} inert={away}>
      <div className={classes.stem}>
        {asked.stem === '' ? <Line text={asked.text} /> : <RichText text={asked.stem} />}
      </div>
      {data.drawn && <p className={classes.note}>{t('analysis.drawn')}</p>}
      {data.groups.map((group, at) => (
        <div key={at} className={classes.group}>
          {group.label !== '' && (
            <p className={classes.label}>
              <RichText inline text={asked.places[at]?.label ?? group.label} />
            </p>
          )}
          <ol className={classes.answers}>
            {group.answers
              .map((answer, place) => ({ answer, place }))
              .filter(({ answer }) => answer.id !== '' && (asked.places[at]?.options !== undefined || answer.count > 0))
              .slice(0, 8)
              .map(({ answer, place }) => (
                <Answer
                  key={answer.id}
                  answer={answer}
                  of={data.scored}
                  letter={asked.places[at]?.options ? letterOf(place) : null}
                  place={asked.places[at]}
                  shown={shown}
                  common={mistake?.group === at && mistake.id === answer.id}
                />
              ))}
          </ol>
        </div>
      ))}
      <div className={classes.end}>
        {shown && mistake && asked.places.length > 0 && (
          <p className={classes.mistake}>
            <IconBulb size={26} stroke={1.75} aria-hidden />
            <span>
              <b>{t('projector.mistake')}</b>{' '}
              {data.groups.length > 1 && (
                <>
                  <RichText
                    inline
                    text={asked.places[mistake.group]?.label ?? data.groups[mistake.group]!.label}
                  />{' '}
                </>
              )}
              {t('projector.mistakeOf', { count: mistake.count })}{' '}
              <b>
                <AnswerText answer={mistake} place={asked.places[mistake.group]} />
              </b>
            </span>
          </p>
        )}
        {names && <p className={classes.blank}>{t('projector.who', { names: names.join(', ') })}</p>}
        {data.blank > 0 && <p className={classes.blank}>{t('projector.blank', { count: data.blank })}</p>}
      </div>
    </div>
  );
}

interface AnswerProps {
  readonly answer: Details['groups'][number]['answers'][number];
  readonly of: number;
  readonly letter: string | null;
  readonly place: Parameters<typeof AnswerText>[0]['place'];
  readonly shown: boolean;
  readonly common: boolean;
}

function Answer({ answer, of, letter, place, shown, common }: AnswerProps) {
  const { t } = useTranslation('results');
  const markOf = useMark();
  const right = shown && answer.right === true;
  const wrong = shown && common;
  return (
    <li className={cx(classes.answer, right && classes.right, wrong && classes.wrong)}>
      {letter !== null && <span className={classes.letter}>{markOf(answer, letter)}</span>}
      <span className={classes.text}>
        <AnswerText answer={answer} place={place} />
        {right && <span className="visually-hidden"> ({t('analysis.correct')})</span>}
      </span>
      <span className={classes.wall} aria-hidden="true">
        {of > mostBubbles ? (
          <i className={classes.bar} style={{ width: `${(answer.count / of) * 100}%` }} />
        ) : (
          Array.from({ length: answer.count }, (_, at) => (
            <i key={at} className={classes.bubble}>
              {wrong && <IconX size={14} stroke={2.25} />}
            </i>
          ))
        )}
      </span>
      <b className={classes.count}>
        {right && <IconCheck size={26} stroke={2.25} aria-hidden />}
        {answer.count}
      </b>
    </li>
  );
}

/** Fills the screen where the browser allows it; leaving the full screen, by Escape too, closes the projector. */
function useFullScreen(onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let filled = false;
    const onChange = () => {
      if (document.fullscreenElement) filled = true;
      else if (filled) close.current();
    };
    document.addEventListener('fullscreenchange', onChange);
    // Phones of Apple have no full screen for pages, and a page opened by its address may not ask for it.
    void ref.current?.requestFullscreen?.().catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return ref;
}

/** Whether all pictures of the slides have arrived; every slide is in the document for that. */
function usePictures() {
  const ref = useRef<HTMLElement>(null);
  const [loaded, set] = useState(false);
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const look = () => set([...root.querySelectorAll('img')].every((picture) => picture.complete));
    look();
    const watch = new MutationObserver(look);
    watch.observe(root, { childList: true, subtree: true });
    // The event of a picture does not bubble.
    root.addEventListener('load', look, true);
    return () => {
      watch.disconnect();
      root.removeEventListener('load', look, true);
    };
  }, []);
  return [ref, loaded] as const;
}
