import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Bubble, cx, Kbd, LevelDots, OptionList, OptionRow } from '@vumon/ui';
import { useCallback, useEffect, useState } from 'react';
import classes from './landing.module.css';

type Subject = 'MATH' | 'ENGLISH';

const letters = ['A', 'B', 'C', 'D'] as const;
/** Each subject has four sample questions with four options. */
const places = [0, 1, 2, 3] as const;
type Place = (typeof places)[number];
/** Index of the right option of each sample question; the questions' texts are in the catalog. */
const keys: Readonly<Record<Subject, readonly number[]>> = { MATH: [2, 1, 1, 1], ENGLISH: [1, 2, 0, 3] };
const levels: Readonly<Record<Subject, readonly (1 | 2 | 3 | 4)[]>> = { MATH: [3, 1, 2, 2], ENGLISH: [1, 2, 2, 1] };

type Answers = readonly (number | null)[];
const blank: Answers = [null, null, null, null];

/** The next unanswered question after `at`, or the first unanswered one. */
function nextOpen(answers: Answers, at: Place): Place {
  const open = places.filter((place) => answers[place] === null);
  return open.find((place) => place > at) ?? open[0] ?? at;
}

/** A sample question that visitors can answer, beside its answer sheet. */
export function TryQuestion() {
  const { t } = useTranslation('landing');
  const { t: tCommon } = useTranslation('common');
  const { number } = useFormat();
  const [subject, setSubject] = useState<Subject>('MATH');
  const [answers, setAnswers] = useState(blank);
  const [at, setAt] = useState<Place>(0);
  const key = keys[subject][at]!;
  const answer = answers[at] ?? null;
  const done = answers.every((one) => one !== null);
  const right = answers.filter((one, index) => one === keys[subject][index]).length;

  const choose = useCallback(
    (option: number) =>
      setAnswers((old) => (old[at] === null ? old.map((one, index) => (index === at ? option : one)) : old)),
    [at],
  );
  const start = (next: Subject) => {
    setSubject(next);
    setAnswers(blank);
    setAt(0);
  };

  useLetterKeys(choose);

  const level = levels[subject][at]!;
  return (
    <section className={classes.try} aria-label={t('try.title')}>
      <div className={classes.tryMain}>
        <header className={classes.tryHead}>
          <b className="b6">{t('try.title')}</b>
          <span className={cx(classes.trySubject, 'muted')}>{t(`try.subject.${subject}`)}</span>
          <LevelDots level={level}>{tCommon(`levels.M${level}`)}</LevelDots>
          <span className="num">
            {number(at + 1)}/{number(places.length)}
          </span>
        </header>
        <div className={classes.tryBody}>
          <div className={classes.tryNumber}>{at + 1}</div>
          <div className={classes.tryContent}>
            <p className={classes.tryStem} id="try-stem" {...(subject === 'ENGLISH' && { lang: 'en' })}>
              {t(`try.${subject}.${at}.stem`)}
            </p>
            <OptionList role={answer === null ? 'radiogroup' : 'group'} aria-labelledby="try-stem">
              {places.map((index) => {
                const chosen = answer === index;
                const state = answer === null ? undefined : index === key ? 'right' : chosen ? 'wrong' : undefined;
                const tag =
                  answer === null
                    ? undefined
                    : index === key
                      ? t(chosen ? 'try.right' : 'try.theRight')
                      : chosen
                        ? t('try.wrong')
                        : undefined;
                return (
                  <OptionRow
                    key={`${subject}${at}${index}`}
                    name="try"
                    letter={letters[index]!}
                    checked={chosen}
                    readOnly={answer !== null}
                    state={state}
                    onChange={() => choose(index)}
                    {...(tag !== undefined && { tag })}
                  >
                    {t(`try.${subject}.${at}.options.${index}`)}
                  </OptionRow>
                );
              })}
            </OptionList>
            <div aria-live="polite">
              {answer !== null && (
                <p className={classes.why}>
                  <b className="b6">{t('try.why')}</b> {t(`try.${subject}.${at}.why`)}
                </p>
              )}
            </div>
          </div>
        </div>
        <footer className={classes.tryFoot}>
          {answer === null ? (
            <span className={cx(classes.hint, 'muted')}>
              {t('try.hintBefore')} <Kbd>A</Kbd> {t('try.hintBetween')} <Kbd>D</Kbd>
            </span>
          ) : done ? (
            <span>
              <b className="b6">{t('try.score', { right, total: places.length })}</b>{' '}
              <button type="button" className={classes.link} onClick={() => start(subject)}>
                {t('try.again')}
              </button>
            </span>
          ) : (
            <button type="button" className={classes.link} onClick={() => setAt(nextOpen(answers, at))}>
              {t('try.next')}
            </button>
          )}
          <button type="button" className={classes.link} onClick={() => start(subject === 'MATH' ? 'ENGLISH' : 'MATH')}>
            {t(subject === 'MATH' ? 'try.toEnglish' : 'try.toMaths')}
          </button>
        </footer>
      </div>
      <AnswerSheet answers={answers} keys={keys[subject]} at={at} onJump={setAt} />
    </section>
  );
}

/** The letter keys answer the question, except while a text is being typed. */
function useLetterKeys(choose: (option: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const option = letters.indexOf(event.key.toUpperCase() as 'A');
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type=radio]), textarea, select, [contenteditable]');
      if (option >= 0 && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) choose(option);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [choose]);
}

function AnswerSheet({
  answers,
  keys,
  at,
  onJump,
}: {
  answers: Answers;
  /** Index of the right option of each question. */
  keys: readonly number[];
  /** The question that is shown. */
  at: Place;
  onJump(question: Place): void;
}) {
  const { t } = useTranslation('landing');
  return (
    <div className={cx(classes.answerSheet, 'grid-bg')}>
      <b className="t12 b6">{t('try.sheet')}</b>
      <ol className={classes.sheetRows}>
        {places.map((row) => (
          <li key={row} className={cx(classes.sheetRow, row === at && classes.sheetNow)}>
            <button
              type="button"
              className={classes.sheetJump}
              aria-current={row === at || undefined}
              onClick={() => onJump(row)}
            >
              <span className="num" aria-hidden="true">
                {row + 1}
              </span>
              <span className="visually-hidden">{t('try.jump', { number: row + 1 })}</span>
              {letters.map((letter, column) => {
                const chosen = answers[row] === column;
                return (
                  <Bubble key={letter} size="s" state={chosen ? (column === keys[row] ? 'right' : 'wrong') : 'idle'}>
                    {letter}
                  </Bubble>
                );
              })}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
