/** One question of the import: metadata, text and key, problems, and similar questions of the bank. */
import { IconAlertTriangle, IconArrowBackUp, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { difficulties } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, cx, IconButton, LevelDots, Tag } from '@vumon/ui';
import { memo } from 'react';
import { SimilarList } from '../../similar/SimilarNote.tsx';
import type { ImportChange, ImportObject, ImportPiece, ImportRow } from '../import-queries.ts';
import { FileText } from './FilePane.tsx';
import { needsLook, numbersOf } from './groups.ts';
import { SourceKeys } from './SourceKeys.tsx';
import { ObjectNotes } from './ObjectNotes.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import classes from './review.module.css';

interface QuestionCardProps {
  importId: string;
  row: ImportRow;
  /** Lines that the teacher assigned to the question. */
  given: readonly ImportPiece[];
  objects: readonly ImportObject[];
  allObjects: readonly ImportObject[];
  selected: boolean;
  onSelect(line: number): void;
  onEdit(line: number): void;
  change(body: ImportChange): Promise<unknown>;
}

export const QuestionCard = memo(function QuestionCard({
  importId,
  row,
  given,
  objects,
  allObjects,
  selected,
  onSelect,
  onEdit,
  change,
}: QuestionCardProps) {
  const { t, find } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const { line, level, type, keySource, aside, similar, sameAsLine } = row;
  const number = numbersOf(row);
  const send = (body: ImportChange) => void change(body).catch(() => undefined);
  return (
    <li
      id={`row-${line}`}
      data-row={line}
      data-selected={selected || undefined}
      className={cx(classes.card, aside ? classes.asideCard : needsLook(row) ? classes.lookCard : undefined)}
      aria-label={t('review.questionOf', { number })}
      onFocusCapture={() => onSelect(line)}
    >
      <button type="button" className={classes.cardNumber} onClick={() => onSelect(line)}>
        <span className="visually-hidden">{t('review.toFile')} </span>
        {number}
      </button>
      <div className={classes.cardBody}>
        <div className={classes.cardHead}>
          <label className={classes.level}>
            <LevelDots level={level === 'NA' ? 0 : Number(level.slice(1))} />
            <span className="visually-hidden">{t('filters.level')}</span>
            <select
              value={level}
              onChange={(event) => send({ kind: 'level', line, level: event.currentTarget.value as typeof level })}
            >
              {difficulties.map((value) => (
                <option key={value} value={value}>
                  {c(`levels.${value}`)}
                </option>
              ))}
            </select>
          </label>
          {type && <span className={classes.code}>{type}</span>}
          {keySource && <span>{find('review.keySources', keySource) ?? keySource}</span>}
          {row.edited && <Tag tone="info">{t('review.edited')}</Tag>}
          {row.made && <Tag tone="info">{t('review.made')}</Tag>}
          {aside && <Tag>{t('review.notImported')}</Tag>}
          <span className={classes.cardActions}>
            {row.question && (
              <IconButton
                icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
                aria-label={t('review.edit', { number })}
                onClick={() => onEdit(line)}
              />
            )}
            <IconButton
              icon={
                aside ? (
                  <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
                ) : (
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                )
              }
              aria-label={t(aside ? 'review.takeIn' : 'review.leave', { number })}
              onClick={() => send({ kind: 'aside', lines: [line], aside: !aside })}
            />
          </span>
        </div>
        <QuestionBody row={row} onKey={(item, values) => send({ kind: 'key', line, item, values })} />
        <ObjectNotes importId={importId} objects={objects} change={change} />
        {given.map((piece) => (
          <div key={piece.line} className={classes.given}>
            <span>{t('review.given')}</span>
            <FileText piece={piece} objects={allObjects} />
            <Button
              variant="link"
              size="sm"
              onClick={() => send({ kind: 'piece', lines: [piece.line], to: 'unknown' })}
            >
              {t('review.takeOut')}
            </Button>
          </div>
        ))}
        <Remarks row={row} send={send} />
        {sameAsLine !== null && (
          <Tag tone="warn" icon={<IconCopy size={14} stroke={1.75} aria-hidden />}>
            {t('import.sameAsLine', { line: sameAsLine })}
          </Tag>
        )}
        {similar && similar.length > 0 && (
          <details className={classes.likes}>
            <summary>{t(similar[0]!.exact ? 'similar.exact' : 'similar.near')}</summary>
            <SimilarList questions={similar} />
          </details>
        )}
      </div>
    </li>
  );
});

/** What is wrong or not certain, with what settles it. */
function Remarks({ row, send }: { row: ImportRow; send(body: ImportChange): void }) {
  const { t } = useTranslation('question-bank');
  const { t: w, find } = useTranslation('question-imports');
  const { line, aside, problems, notices } = row;
  const number = numbersOf(row);
  return (
    <>
      {!aside &&
        problems.map(({ code, params }) => (
          <p key={code} className={classes.problem}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            {code === 'CORRECT_MISSING' || code === 'ACCEPTED_MISSING'
              ? t(`review.noKey.${code}`)
              : (find('reasons', code, params) ?? w('reasons.OTHER'))}
          </p>
        ))}
      {notices.map(({ code, params }) => (
        <p key={code} className={classes.notice}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {find('notices', code, params) ?? code}
        </p>
      ))}
      <SourceKeys row={row} onKey={(item, values) => send({ kind: 'key', line, item, values })} />
      {row.doubtful && !aside && problems.length === 0 && (
        <Button size="sm" onClick={() => send({ kind: 'looked', lines: [line], looked: true })}>
          {t('review.isRight', { number })}
        </Button>
      )}
    </>
  );
}
