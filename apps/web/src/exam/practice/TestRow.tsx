/** One test to practise: its facts, how far the learner is, and the button to start or continue it. */
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, SkillDot, Tag, type Hue } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import classes from './practice.module.css';
import { openAttempt, type PracticeTest } from './queries.ts';

export function TestRow({ test, onStart }: { test: PracticeTest; onStart(test: PracticeTest): void }) {
  const { t } = useTranslation('practice');
  const { t: c } = useTranslation('common');
  const english = useLocale() === 'en';
  const format = useFormat();
  const [downloading, setDownloading] = useState(false);
  const { owned, runningId, last, best, needs } = test;
  const name = (english && test.nameEn) || test.name;
  const only = test.skills.length === 1 ? test.skills[0] : undefined;
  const label = runningId ? 'goOn' : test.attempts > 0 ? 'again' : needs === 'package' ? 'needsPackage' : 'start';
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h3 className={classes.title}>{name}</h3>
        <p className={classes.facts}>
          {only && test.subject !== 'MATH' ? (
            <SkillDot hue={only.toLowerCase() as Hue}>{c(`skills.${only}`)}</SkillDot>
          ) : (
            <span>{c(`subjects.${test.subject}`)}</span>
          )}
          <span>{c('questionCount', { count: test.totalQuestions })}</span>
          <span>{c('minutes', { count: test.minutes })}</span>
          {test.progress && <span>{t('progress', test.progress)}</span>}
          {owned?.sources.map((source) => (
            <Tag key={source}>{t(`sources.${source}`)}</Tag>
          ))}
          {owned?.usesLeft != null && <span>{t('usesOfTest', { count: owned.usesLeft })}</span>}
        </p>
      </div>
      <div className={classes.actions}>
        {last && (
          <AppLink className={classes.mark} href={`/practice/${last.id}`}>
            {last.mark === null ? t('seeResult') : t('bestMark', { mark: format.mark(best ?? last.mark) })}
          </AppLink>
        )}
        <IconButton
          icon={<IconDownload size={20} stroke={1.75} />}
          aria-label={t('download.open', { name })}
          withTooltip
          onClick={() => setDownloading(true)}
        />
        <Button
          icon={needs === 'package' ? <IconLock size={18} stroke={1.75} aria-hidden /> : undefined}
          variant={runningId ? 'tint' : 'outline'}
          aria-label={`${t(label)}: ${name}`}
          onClick={() => (runningId ? openAttempt(runningId) : onStart(test))}
        >
          {t(label)}
        </Button>
      </div>
      {downloading && <DownloadDialog test={test} onClose={() => setDownloading(false)} />}
    </li>
  );
}
