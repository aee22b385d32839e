/** The screen before a test: its facts, its rules and the start button. */
import { IconArrowLeft, IconCalendar, IconClock, IconListNumbers } from '@tabler/icons-react';
import type { AssignedTest } from '@vumon/contract';
import { productName } from '@vumon/domain';
import { formatDayTime, formatEnd } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Logo, Note } from '@vumon/ui';
import { Suspense, lazy, useEffect, type ReactNode } from 'react';
import type { Preparation } from '../offline/prepare.ts';
import { clockText } from '../session/clock.ts';
import { useTimeLeft, wholeSeconds } from '../screen/PlayerTimer.tsx';
import { usePlayerMessages } from '../translation.ts';
import classes from './start.module.css';

/** Loaded only for tests with audio. */
const SoundCheck = lazy(async () => ({ default: (await import('./on-demand/SoundCheck.tsx')).SoundCheck }));

const Readiness = lazy(async () => ({ default: (await import('./on-demand/Readiness.tsx')).Readiness }));

/** Loaded only for practice and for tests with several attempts. */
const AttemptRules = lazy(async () => ({ default: (await import('./on-demand/AttemptRules.tsx')).AttemptRules }));

/** Loaded only for a partner's learners. */
const PartnerHead = lazy(async () => ({ default: (await import('./on-demand/PartnerHead.tsx')).PartnerHead }));

interface StartScreenProps {
  /** Address of the list of assigned tests. */
  back: string;
  test: AssignedTest;
  now(): number;
  starting: boolean;
  /** Downloads the test onto the device; null until its code is loaded. */
  preparation: Preparation | null;
  /** Why the server refused to start the test. */
  refusal: ReactNode;
  onStart(): void;
  /** Called when the assignment's window opens or closes while the page is open. */
  onMoment(): void;
}

function Countdown({ now, until, onOver }: { now(): number; until: number; onOver(): void }) {
  const t = usePlayerMessages();
  const left = useTimeLeft(now, until, false, wholeSeconds);
  useEffect(() => {
    if (left <= 0) onOver();
  }, [left, onOver]);
  const days = Math.floor(left / 86_400_000);
  return (
    <p className={classes.countdown}>
      {t('start.opensIn')} <b className="num">{days > 0 ? t('start.days', { count: days }) : clockText(left)}</b>
    </p>
  );
}

export function StartScreen({ back, test, now, starting, preparation, refusal, onStart, onMoment }: StartScreenProps) {
  const t = usePlayerMessages();
  const { t: common } = useTranslation('common');
  const running = test.attempt?.status === 'RUNNING';
  const upcoming = test.status === 'UPCOMING';
  const closed = !running && (test.status === 'ENDED' || !test.open);
  // Whoever starts late has the time until the window ends.
  const windowMinutes = Math.floor((Date.parse(test.endsAt) - Math.max(now(), Date.parse(test.startsAt))) / 60_000);
  const minutes = test.minutes && !running && !closed ? Math.min(test.minutes, windowMinutes) : test.minutes;
  const listening = test.skills.includes('LI');
  return (
    <div className="start-page">
      <header className="start-head">
        {test.partner ? (
          <Suspense>
            <PartnerHead partner={test.partner} />
          </Suspense>
        ) : (
          <>
            <Logo name={productName} />
            {/* A seat in a sample class has no other page. */}
            {test.target !== 'SAMPLE' && (
              <a href={back} className="start-back">
                <IconArrowLeft size={20} stroke={1.75} aria-hidden /> {t('start.back')}
              </a>
            )}
          </>
        )}
      </header>
      <main className="start-main" id="main-content">
        <section className="start-sheet">
          <div className="start-margin" aria-hidden="true">
            {minutes !== null && (
              <>
                <b className="num">{minutes}</b>
                <span>{t('start.minuteUnit')}</span>
              </>
            )}
          </div>
          <div className="start-content">
            <p className="muted">{[test.className, test.teacherName].filter(Boolean).join(' · ')}</p>
            <h1 className="start-title">{test.title}</h1>
            <ul className="start-facts">
              <li>
                <IconListNumbers size={20} stroke={1.75} aria-hidden />{' '}
                {common('questionCount', { count: test.questions })}
              </li>
              {minutes !== null && (
                <li>
                  <IconClock size={20} stroke={1.75} aria-hidden /> {common('minutes', { count: minutes })}
                </li>
              )}
              <li>
                <IconCalendar size={20} stroke={1.75} aria-hidden />{' '}
                {t('start.window', { from: formatDayTime(test.startsAt), to: formatEnd(test.startsAt, test.endsAt) })}
              </li>
            </ul>
            {test.note !== '' && (
              <Note tone="ink" title={t('start.note')}>
                {test.note}
              </Note>
            )}
            {refusal}
            {closed ? (
              <Note tone="warn" live title={t(test.open ? 'start.ended' : 'start.notOpen')}>
                {t(test.open ? 'start.endedBody' : 'start.notOpenBody', { at: formatDayTime(test.endsAt) })}
              </Note>
            ) : (
              <>
                <h2 className="h16">{t('start.rules')}</h2>
                <ul className="start-rules">
                  {(test.attemptsAllowed !== 1 || test.mode === 'PRACTICE' || test.extraMinutes > 0) && (
                    <Suspense>
                      <AttemptRules test={test} />
                    </Suspense>
                  )}
                  {test.minutes !== null && <li>{t('start.ruleTime')}</li>}
                  <li>{t('start.ruleSave')}</li>
                  <li>{t('start.ruleEnd')}</li>
                  {test.record && <li>{t('start.ruleRecord')}</li>}
                </ul>
                {listening && (
                  <Suspense>
                    <SoundCheck />
                  </Suspense>
                )}
                <div className={classes.checks}>
                  <Suspense>
                    <Readiness preparation={preparation} speaking={test.skills.includes('SP')} />
                  </Suspense>
                </div>
                {test.needsCode && (
                  <Note tone="info" title={t('start.needsCode')}>
                    {t('start.needsCodeBody')}
                  </Note>
                )}
                {upcoming && !running ? (
                  <Countdown now={now} until={Date.parse(test.startsAt)} onOver={onMoment} />
                ) : (
                  <div>
                    <Button variant="primary" size="lg" loading={starting} onClick={onStart}>
                      {t(running ? 'start.continue' : test.needsCode ? 'start.enterCode' : 'start.start')}
                    </Button>
                  </div>
                )}
              </>
            )}
          </div>
        </section>
      </main>
    </div>
  );
}
