/** Rows of questions, as the list and the picker show them. */
import { IconDice, IconEye, IconWorld } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { markupOfText, plainTextOf } from '@vumon/question-types/markup';
import { Line } from '@vumon/question-types/line';
import { LevelDots, SkillDot, Tag, type Column, type Hue } from '@vumon/ui';
import { useItemFlags } from '../../../questions/ItemFlags.tsx';
import { useTypeName } from '../../../api/reference-data.ts';
import type { ListedQuestion as InList } from '../queries.ts';
import classes from '../question-bank.module.css';

/** Only the bank's own list has the number of tests. */
type ListedQuestion = Omit<InList, 'tests'> & { readonly tests?: number };

/** What a list shows for a question: its text as markup, or its name if it has no text. */
export const wordsOf = ({ summary, name }: Pick<ListedQuestion, 'summary' | 'name'>): string =>
  summary || markupOfText(name);

/** The same as plain text, for names of buttons and tooltips. */
export const titleOf = (question: Pick<ListedQuestion, 'summary' | 'name'>): string => plainTextOf(wordsOf(question));

/** The question on one line, its facts below. */
export function QuestionLine({
  question,
  onOpen,
  onTests,
}: {
  question: ListedQuestion;
  onOpen?: (() => void) | undefined;
  onTests?: (() => void) | undefined;
}) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const { t: f } = useTranslation('item-flags');
  const sentences = useItemFlags({
    flags: question.measured?.flags ?? [],
    type: question.type,
    several: question.items > 1,
  });
  const title = titleOf(question);
  return (
    <div className={classes.line}>
      {onOpen ? (
        <button type="button" className={classes.stem} title={title} onClick={onOpen}>
          <Line text={wordsOf(question)} />
        </button>
      ) : (
        <span className={classes.stem} title={title}>
          <Line text={wordsOf(question)} />
        </span>
      )}
      <span className={classes.facts}>
        <SkillDot hue={question.skill.toLowerCase() as Hue}>{c(`skills.${question.skill}`)}</SkillDot>
        {question.difficulty !== 'NA' && (
          <LevelDots level={Number(question.difficulty.slice(1))}>{c(`levels.${question.difficulty}`)}</LevelDots>
        )}
        {question.items > 1 && <span>{t('items', { count: question.items })}</span>}
        {question.tests ? (
          onTests ? (
            <button type="button" className={classes.tests} aria-haspopup="dialog" onClick={onTests}>
              {t('tests.used', { count: question.tests })}
            </button>
          ) : (
            <span>{t('tests.used', { count: question.tests })}</span>
          )
        ) : (
          <span>{question.uses > 0 ? t('uses', { count: question.uses }) : t('unused')}</span>
        )}
        {question.measured && (
          <>
            <span>{f('share', { tenths: Math.round(question.measured.share / 10) })}</span>
            <span>{f('learners', { count: question.measured.learners })}</span>
          </>
        )}
        {sentences[0] !== undefined && (
          <span title={sentences.join(' ')}>
            <Tag tone="warn" icon={<IconEye size={14} stroke={1.75} aria-hidden />}>
              {f('look')}
              <span className="visually-hidden">: {sentences.join(' ')}</span>
            </Tag>
          </span>
        )}
        {question.name !== '' && question.summary !== '' && <span className={classes.own}>{question.name}</span>}
        {question.drawn && <Tag icon={<IconDice size={14} stroke={1.75} aria-hidden />}>{t('variants.tag')}</Tag>}
        {/* Of somebody else's it is plain that they are shared, and not by whom. */}
        {question.scope === 'USER' && question.privacy === 'PUBLIC' && (
          <Tag tone="info" icon={<IconWorld size={14} stroke={1.75} aria-hidden />}>
            {question.abilities['change-privacy'] ? t('privacies.PUBLIC') : question.creator?.fullName}
          </Tag>
        )}
      </span>
    </div>
  );
}

export function useQuestionColumns<Q extends ListedQuestion>({
  total,
  onOpen,
  onTests,
  cefr = true,
}: {
  total?: { total: number; more?: boolean | undefined } | undefined;
  onOpen?: (question: Q) => void;
  onTests?: (question: Q) => void;
  /** Only questions of English have a level of the CEFR. */
  cefr?: boolean;
}): Column<Q>[] {
  const { t } = useTranslation('question-bank');
  const typeName = useTypeName();
  const format = useFormat();
  return [
    {
      key: 'question',
      header: (
        <>
          {t('columns.question')}{' '}
          {total && (
            <span className={classes.count}>
              {format.number(total.total)}
              {total.more && '+'}
            </span>
          )}
        </>
      ),
      label: t('columns.question'),
      narrow: 'title',
      cell: (question) => (
        <QuestionLine
          question={question}
          onOpen={onOpen && (() => onOpen(question))}
          onTests={onTests && (() => onTests(question))}
        />
      ),
    },
    {
      key: 'type',
      header: t('columns.type'),
      width: 150,
      narrow: 'plain',
      cell: (question) => (
        <span className={classes.type}>
          <b>{question.type}</b>
          <span>{typeName(question.type, question.subject)}</span>
        </span>
      ),
    },
    ...(cefr
      ? [
          {
            key: 'cefr',
            header: t('columns.cefr'),
            width: 84,
            narrow: 'hidden' as const,
            numeric: true,
            hideBelow: 768 as const,
            isEmpty: (question: Q) => question.cefr === 'NA',
            cell: (question: Q) => (question.cefr === 'NA' ? '–' : t(`cefr.${question.cefr}`)),
          },
        ]
      : []),
    {
      key: 'updated',
      header: t('columns.updated'),
      width: 108,
      narrow: 'hidden',
      numeric: true,
      hideBelow: 768,
      cell: (question) => <span className={classes.date}>{formatDay(question.updatedAt)}</span>,
    },
  ];
}
