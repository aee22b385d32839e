/**
 * Analysis of one question: its text, the answers given, and its discrimination between stronger and weaker learners.
 */
import { useQuery } from '@tanstack/react-query';
import { IconBulb, IconMinus } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  answersAt,
  isQuestionTypeCode,
  itemMarkupOf,
  itemTextsOf,
  itemsOf,
  parseContent,
  questionType,
  statementLevelsOf,
  type AnswerPlace,
} from '@vumon/question-types';
import { RichText } from '@vumon/question-types/players';
import { Line } from '@vumon/question-types/line';
import { Bubble, Button, ErrorState, LevelDots, LoadingState, Note, SkillDot, Tag, cx, type Hue } from '@vumon/ui';
import { enoughForJudgement, isSkillOf, type Subject } from '@vumon/domain';
import type { ReactNode } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { ReportButton } from '../../questions/report/ReportButton.tsx';
import { ItemFlags } from '../../questions/ItemFlags.tsx';
import { isKnown, isWeak } from './insight.ts';
import { commonMistake, letterOf } from './marks.ts';
import { detailsQuery, type Details, type ItemState, type ResultColumn } from './queries.ts';
import classes from './analysis.module.css';

export interface AnalysisProps {
  subject: Subject;
  assignmentId: string;
  columns: readonly ResultColumn[];
  number: number;
  onNumber(number: number | null): void;
}

export function Analysis({ subject, assignmentId, columns, number, onNumber }: AnalysisProps) {
  const { t } = useTranslation('results');
  const messageOf = useErrorMessage();
  const details = useQuery(detailsQuery(assignmentId, number));
  const at = columns.findIndex((column) => column.number === number);
  const previous = columns[at - 1]?.number;
  const next = columns[at + 1]?.number;
  return (
    <section
      className={classes.card}
      aria-label={t('analysis.title', { number })}
      aria-live="polite"
      aria-busy={details.isPlaceholderData || undefined}
    >
      {details.data ? (
        <Body details={details.data} subject={subject} />
      ) : (
        <div className={classes.wide}>
          {details.error ? (
            <ErrorState compact onRetry={() => void details.refetch()}>
              {messageOf(details.error)}
            </ErrorState>
          ) : (
            <LoadingState compact />
          )}
        </div>
      )}
      <div className={classes.side}>
        {details.data && <Figures details={details.data} />}
        <div className={classes.buttons}>
          <Button
            size="sm"
            full
            disabledReason={previous === undefined ? t('analysis.isFirst') : null}
            onClick={() => previous !== undefined && onNumber(previous)}
          >
            {t('analysis.previous')}
          </Button>
          <Button
            size="sm"
            full
            disabledReason={next === undefined ? t('analysis.isLast') : null}
            onClick={() => next !== undefined && onNumber(next)}
          >
            {t('analysis.next')}
          </Button>
        </div>
        <Button
          size="sm"
          full
          renderRoot={(props) => <AppLink href={`/learning/${assignmentId}/regrade?q=${number}`} {...props} />}
        >
          {t('analysis.regrade')}
        </Button>
        {details.data && !details.data.own && (
          <ReportButton full about={{ question: details.data.column.question }} label={t('analysis.report')} />
        )}
        <Button size="sm" variant="link" full onClick={() => onNumber(null)}>
          {t('analysis.close')}
        </Button>
      </div>
    </section>
  );
}

export interface Asked {
  /** The places of an answer: several in a cluster, none where an answer is more than choices or text. */
  places: readonly AnswerPlace[];
  /** The item's line of the text. */
  text: string;
  /**
   * The question as it was asked, where that shows more than the line, such as formulas or formatting: of a choice its
   * stem, of a cluster what its statements are about, since each of them stands above its answers. Otherwise empty.
   */
  stem: string;
}

export function askedOf({
  column,
  content: json,
}: {
  readonly column: Pick<Details['column'], 'type' | 'item'>;
  readonly content: unknown;
}): Asked {
  const nothing: Asked = { places: [], text: '', stem: '' };
  if (!isQuestionTypeCode(column.type)) return nothing;
  const parsed = parseContent(column.type, questionType(column.type).schemaVersion, json);
  if (!parsed.ok) return nothing;
  const at = itemsOf(column.type, parsed.value).indexOf(column.item);
  const places = answersAt(column.type, parsed.value, column.item);
  const isCluster = statementLevelsOf(column.type, parsed.value).length > 0;
  const isChoice = places.length === 1 && places[0]?.options !== undefined;
  return {
    places,
    text: itemTextsOf(column.type, parsed.value)[at] ?? '',
    stem: isCluster ? parsed.value.instructions : isChoice ? (itemMarkupOf(column.type, parsed.value)[at] ?? '') : '',
  };
}

function Body({ details, subject }: { details: Details; subject: Subject }) {
  const { t } = useTranslation('results');
  const { t: c } = useTranslation('common');
  const { column } = details;
  const asked = askedOf(details);
  const mistake = commonMistake(details);
  const picked = asked.places.some((place) => place.options !== undefined);
  return (
    <>
      <div className={classes.question}>
        <div className={classes.line}>
          <h3 className={classes.heading}>{t('analysis.title', { number: column.number })}</h3>
          {isSkillOf(subject, column.skill) && (
            <SkillDot hue={column.skill.toLowerCase() as Hue}>{c(`skills.${column.skill}`)}</SkillDot>
          )}
          {column.difficulty !== 'NA' && (
            <LevelDots level={Number(column.difficulty.slice(1))}>{c(`levels.${column.difficulty}`)}</LevelDots>
          )}
        </div>
        <div className={classes.stem}>
          {asked.stem !== '' ? (
            <RichText text={asked.stem} />
          ) : (
            <p>
              <Line text={asked.text} />
            </p>
          )}
        </div>
        {details.drawn && <p>{t('analysis.drawn')}</p>}
        <Insight details={details} asked={asked} mistake={mistake} />
      </div>
      {details.groups.length > 0 && (
        <div className={classes.answers}>
          <h4 className={classes.caption}>
            {t(picked ? 'analysis.chosen' : asked.places.length > 0 ? 'analysis.written' : 'analysis.outcome', {
              count: details.scored,
            })}
          </h4>
          {details.groups.map((group, index) => (
            <div key={index} className={classes.group}>
              {group.label !== '' && <p className={classes.label}>{group.label}</p>}
              <ol className={classes.list}>
                {group.answers
                  .filter((answer) => answer.id !== '' || answer.count > 0)
                  .map((answer, place) => (
                    <Answer
                      key={answer.id}
                      answer={answer}
                      scored={details.scored}
                      letter={asked.places[index]?.options ? letterOf(place) : null}
                      text={<AnswerText answer={answer} place={asked.places[index]} />}
                      common={mistake?.group === index && mistake.id === answer.id}
                    />
                  ))}
              </ol>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Levels of a self-rating have their own texts too. */
const isLevel = (id: string): id is 'l1' | 'l2' | 'l3' | 'l4' | 'l5' => /^l[1-5]$/.test(id);

/** The options of true/false questions have texts of the interface instead of their own. */
const verdictOf = ({ id, text }: { id: string; text: string }): 't' | 'f' | 'n' | null =>
  text === '' && (id === 't' || id === 'f' || id === 'n') ? id : null;

/** What stands in the bubble of an option: its letter, or that of its verdict. */
export function useMark(): (answer: { id: string; text: string }, letter: string | null) => string | null {
  const { t: fixed } = useTranslation('qt-choice');
  return (answer, letter) => {
    const verdict = verdictOf(answer);
    return verdict ? fixed(`verdictMarks.${verdict}`) : letter;
  };
}

export function AnswerText({
  answer: { id, text },
  place,
}: {
  answer: Pick<Details['groups'][number]['answers'][number], 'id' | 'text'>;
  place: AnswerPlace | undefined;
}) {
  const { t } = useTranslation('results');
  const { t: fixed } = useTranslation('qt-choice');
  const { t: levels } = useTranslation('qt-grid');
  if (id === '') return t('states.blank');
  if (!place) return t(`states.${id as ItemState}`);
  const option = place.options?.find((one) => one.id === id);
  if (option && option.text !== '') return <RichText inline text={option.text} />;
  const verdict = verdictOf({ id, text });
  if (verdict) return fixed(`verdicts.${verdict}`);
  return text === '' && isLevel(id) ? levels(`levels.${id}`) : text;
}

function Answer({
  answer,
  scored,
  letter,
  text,
  common,
}: {
  answer: Details['groups'][number]['answers'][number];
  scored: number;
  letter: string | null;
  text: ReactNode;
  common: boolean;
}) {
  const { t } = useTranslation('results');
  const format = useFormat();
  const markOf = useMark();
  const share = scored === 0 ? 0 : (answer.count / scored) * 100;
  const mark = answer.id === '' ? <IconMinus size={12} stroke={2} /> : markOf(answer, letter);
  return (
    <li className={cx(classes.answer, answer.right && classes.right)}>
      {letter !== null && (
        <Bubble size="s" state={answer.right ? 'right' : common ? 'wrong' : 'idle'}>
          {mark}
        </Bubble>
      )}
      <span className={classes.text}>
        {text}
        {answer.right && <span className="visually-hidden"> ({t('analysis.correct')})</span>}
      </span>
      <span className={classes.track} aria-hidden="true">
        <i
          className={cx(classes.bar, answer.right && classes.barRight, common && classes.barWrong)}
          style={{ width: `${share}%` }}
        />
      </span>
      <b className={classes.count}>{answer.count}</b>
      <span className={classes.share}>{format.number(share, 1)}%</span>
    </li>
  );
}

function Insight({
  details,
  asked,
  mistake,
}: {
  details: Details;
  asked: Asked;
  mistake: ReturnType<typeof commonMistake>;
}) {
  const { t } = useTranslation('results');
  const { t: fixed } = useTranslation('qt-choice');
  const { t: f } = useTranslation('item-flags');
  // Self-ratings have no wrong answers.
  if (isQuestionTypeCode(details.column.type) && !questionType(details.column.type).scored) return null;
  if (details.granted) return <Note tone="info">{t('insight.granted')}</Note>;
  const share = details.column.rightShare ?? 0;
  const scored = { scored: details.scored, rightShare: details.column.rightShare };
  const icon = <IconBulb size={20} stroke={1.75} aria-hidden />;
  if (details.flags.length > 0)
    return (
      <Note tone="warn" icon={icon} title={f('title')}>
        <ItemFlags flags={details.flags} type={details.column.type} several={false} />
      </Note>
    );
  if (mistake && asked.places.length > 0 && share < 80) {
    const options = asked.places[mistake.group]?.options;
    const option = options?.findIndex(({ id }) => id === mistake.id) ?? -1;
    const verdict = verdictOf(mistake);
    const words =
      mistake.text !== '' ? mistake.text : verdict ? fixed(`verdicts.${verdict}`) : letterOf(Math.max(0, option));
    const said = t(options ? 'insight.chose' : 'insight.wrote', { count: mistake.count, text: words });
    // Of several statements it is said which one.
    const label = details.groups.length > 1 ? details.groups[mistake.group]!.label : '';
    return (
      <Note tone="warn" icon={icon} title={[label, said].filter(Boolean).join(' ')}>
        {t(isWeak(scored) ? 'insight.review' : 'insight.remind')}
      </Note>
    );
  }
  if (details.blank * 4 >= details.scored && details.blank > 1)
    return (
      <Note tone="warn" icon={icon} title={t('insight.blank', { count: details.blank })}>
        {t('insight.blankBody')}
      </Note>
    );
  if (isKnown(scored)) return <Note tone="ok">{t('insight.known')}</Note>;
  return null;
}

function Figures({ details }: { details: Details }) {
  const { t } = useTranslation('results');
  const { t: f } = useTranslation('item-flags');
  const format = useFormat();
  const { discrimination, upper, lower, column, partial } = details;
  return (
    <>
      <div className={classes.figure}>
        <span>{t('analysis.rightShare')}</span>
        <b>{column.rightShare === null ? '–' : `${column.rightShare}%`}</b>
      </div>
      <div className={classes.figure}>
        <span>{t('analysis.discrimination')}</span>
        <b>{discrimination === null ? '–' : format.number(discrimination / 100, 2)}</b>
      </div>
      {partial > 0 && (
        <p>
          <Tag tone="warn">{t('analysis.partial', { count: partial })}</Tag>
        </p>
      )}
      <p className={classes.remark}>
        {discrimination === null || upper === null || lower === null
          ? t('analysis.tooFew')
          : t('analysis.groups', { upper, lower })}
      </p>
      {details.scored < enoughForJudgement && (
        <p className={classes.remark}>{f('tooFew', { least: enoughForJudgement })}</p>
      )}
    </>
  );
}
