/** Lines of the file that were not understood: they are assigned to a question, made a question, or set aside. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, cx, Tag } from '@vumon/ui';
import type { ImportChange, ImportRow, QuestionImport } from '../import-queries.ts';
import { FileText } from './FilePane.tsx';
import { numbersOf, type Shown } from './groups.ts';
import classes from './review.module.css';

export function UnknownCard({
  check,
  shown: { kind, block, before, after },
  selected,
  onSelect,
  change,
}: {
  check: QuestionImport;
  shown: Extract<Shown, { block: unknown }>;
  selected: boolean;
  onSelect(line: number): void;
  change(body: ImportChange): Promise<unknown>;
}) {
  const { t } = useTranslation('question-bank');
  const lines = block.pieces.map(({ line }) => line);
  const first = lines[0]!;
  const send = (to: Extract<ImportChange, { kind: 'piece' }>['to'], question?: ImportRow) =>
    void change({ kind: 'piece', lines, to, ...(question && { question: question.line }) }).catch(() => undefined);
  const where =
    before && after
      ? t('review.between', { before: numbersOf(before), after: numbersOf(after) })
      : before
        ? t('review.after', { number: numbersOf(before) })
        : after
          ? t('review.before', { number: numbersOf(after) })
          : '';
  const takers = check.rows.filter(({ question }) => question !== null);
  return (
    <li
      id={`row-${first}`}
      data-row={first}
      data-unknown={kind === 'unknown' || undefined}
      data-selected={selected || undefined}
      className={cx(classes.card, kind === 'unknown' ? classes.lookCard : classes.asideCard)}
      onFocusCapture={() => onSelect(first)}
    >
      <button type="button" className={classes.cardNumber} onClick={() => onSelect(first)}>
        <span className="visually-hidden">{t('review.toFile')} </span>?
      </button>
      <div className={classes.cardBody}>
        <div className={classes.cardHead}>
          <Tag tone={kind === 'unknown' ? 'warn' : 'neutral'}>
            {t(kind === 'unknown' ? 'review.unknown' : 'review.notImported')}
          </Tag>
          <span>{where}</span>
        </div>
        <div className={classes.unknownText}>
          {block.pieces.map((piece) => (
            <FileText key={piece.line} piece={piece} objects={check.objects} />
          ))}
        </div>
        <div className={classes.unknownActions}>
          {kind === 'aside' ? (
            <Button size="sm" onClick={() => send('unknown')}>
              {t('review.backToUnknown')}
            </Button>
          ) : (
            <>
              {before?.question && (
                <Button size="sm" onClick={() => send('stem', before)}>
                  {t('review.giveTo', { number: numbersOf(before) })}
                </Button>
              )}
              {after?.question && (
                <Button size="sm" onClick={() => send('lead', after)}>
                  {t('review.leadOf', { number: numbersOf(after) })}
                </Button>
              )}
              {before?.question && (
                <Button size="sm" variant="link" onClick={() => send('solution', before)}>
                  {t('review.solutionOf', { number: numbersOf(before) })}
                </Button>
              )}
              <Button size="sm" variant="link" onClick={() => send('new')}>
                {t('review.makeQuestion')}
              </Button>
              <Button size="sm" variant="link" onClick={() => send('aside')}>
                {t('review.setAside')}
              </Button>
              {takers.length > 2 && (
                <label className={classes.other}>
                  <span className="visually-hidden">{t('review.giveToOther')}</span>
                  <select
                    value=""
                    onChange={(event) => {
                      const taker = takers.find(({ line }) => String(line) === event.currentTarget.value);
                      if (taker) send('stem', taker);
                    }}
                  >
                    <option value="">{t('review.giveToOther')}</option>
                    {takers.map((row) => (
                      <option key={row.line} value={row.line}>
                        {t('review.questionOf', { number: numbersOf(row) })}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </>
          )}
        </div>
      </div>
    </li>
  );
}
