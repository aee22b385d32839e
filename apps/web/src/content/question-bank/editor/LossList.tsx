/** Lists what is lost when a question is converted to another type. */
import { useTranslation } from '@vumon/i18n/react';
import type { Loss } from './conversion.ts';
import classes from '../question-bank.module.css';

const mostShown = 5;
const mostLetters = 120;
const shortened = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters).trimEnd()}…` : text);

export function LossList({ loss: { texts, media, answers } }: { loss: Loss }) {
  const { t } = useTranslation('question-bank');
  const more = texts.length - mostShown;
  return (
    <>
      <p>{t('loss.body')}</p>
      <ul className={classes.loss}>
        {texts.slice(0, mostShown).map((text) => (
          <li key={text}>{t('loss.text', { text: shortened(text) })}</li>
        ))}
        {more > 0 && <li>{t('loss.more', { count: more })}</li>}
        {media > 0 && <li>{t('loss.media', { count: media })}</li>}
        {answers && <li>{t('loss.answers')}</li>}
      </ul>
      <p>{t('loss.undo')}</p>
    </>
  );
}
