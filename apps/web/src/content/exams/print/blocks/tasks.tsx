/** What is written or said in one's own words: the task, then ruled lines, or the times to speak. */
import { useTranslation } from '@vumon/i18n/react';
import type { PaperBlock } from '@vumon/paper';
import { serialiseMarkup } from '@vumon/question-types/markup';
import { RichText } from '@vumon/question-types/players';
import type { ReactNode } from 'react';
import classes from './tasks.module.css';

type Writing = Extract<PaperBlock, { kind: 'writing' }>;
type Speaking = Extract<PaperBlock, { kind: 'speaking' }>;

function Task({
  block,
  points,
  figures,
}: {
  block: Writing | Speaking;
  points: readonly string[];
  figures: ReactNode;
}) {
  const { t } = useTranslation('exams');
  return (
    <>
      <p className={classes.task}>
        <b>{t('print.number', { number: block.number })}</b> <RichText inline text={serialiseMarkup(block.prompt)} />
      </p>
      {figures}
      {points.length > 0 && (
        <ul className={classes.points}>
          {points.map((point, at) => (
            <li key={at}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Facts({ facts, criteria }: { facts: readonly (string | null)[]; criteria: Writing['criteria'] }) {
  const { t } = useTranslation('exams');
  const shown =
    criteria.length === 0
      ? null
      : t('print.criteria', { list: criteria.map(({ name, max }) => `${name} (0–${max})`).join('; ') });
  const all = [...facts, shown].filter((fact) => fact !== null);
  return all.length === 0 ? null : <p className={classes.facts}>{all.join(' ')}</p>;
}

export function WritingBlock({ block, figures }: { block: Writing; figures: ReactNode }) {
  const { t } = useTranslation('exams');
  const { minWords, maxWords, keyword, before, after, lines } = block;
  const range =
    minWords !== undefined && maxWords !== undefined
      ? t('print.words', { min: minWords, max: maxWords })
      : minWords !== undefined
        ? t('print.wordsFrom', { count: minWords })
        : maxWords !== undefined
          ? t('print.wordsTo', { count: maxWords })
          : null;
  return (
    <>
      <Task block={block} points={block.points} figures={figures} />
      <Facts
        facts={[keyword === undefined ? null : t('print.keyword', { keyword }), range]}
        criteria={block.criteria}
      />
      {lines === 1 ? (
        <p className={classes.oneLine}>
          {before !== undefined && <span>{before}</span>}
          <i />
          {after !== undefined && <span>{after}</span>}
        </p>
      ) : (
        <div className={classes.ruled} aria-hidden="true">
          {Array.from({ length: lines }, (_, at) => (
            <i key={at} />
          ))}
        </div>
      )}
    </>
  );
}

export function SpeakingBlock({ block, figures }: { block: Speaking; figures: ReactNode }) {
  const { t } = useTranslation('exams');
  return (
    <>
      <Task block={block} points={block.cues} figures={figures} />
      <Facts
        facts={[
          block.preparation > 0 ? t('print.prepare', { count: block.preparation }) : null,
          t('print.speak', { count: block.seconds }),
        ]}
        criteria={block.criteria}
      />
    </>
  );
}
