import { IconArrowRight, IconCheck, IconLock } from '@tabler/icons-react';
import { levels, sumOf, type FieldError } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, LevelDots, Note, ProgressBar } from '@vumon/ui';
import { totalsOf, type FormatDraft } from './draft.ts';
import classes from './formats.module.css';

export interface FormatTallyProps {
  draft: FormatDraft;
  problems: readonly FieldError[];
  /** Focuses the field of a problem. */
  onGo: (path: string) => void;
  /** Sets the test's totals to the sums of the parts; absent when nothing may change. */
  onTakeTotals?: (() => void) | undefined;
}

/** The sums of the parts beside the totals of the test, and every problem that prevents saving. */
export function FormatTally({ draft, problems, onGo, onTakeTotals }: FormatTallyProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const totals = totalsOf(draft);
  const counted = sumOf(levels.map((level) => totals.levels[level]));
  const totalPoints = Math.round(Number(draft.totalPoints) * 100);
  const totalQuestions = Number(draft.totalQuestions);
  const differs = problems.some((problem) => problem.path === 'totalQuestions' || problem.path === 'totalPoints');

  const messageOf = useMessageOf(draft);

  return (
    <>
      <div>
        <div className={classes.each}>{t('tally.title')}</div>
        <div className={classes.big}>
          <span className={classes.numeral}>
            <span className={totals.questions === totalQuestions ? undefined : classes.off}>{totals.questions}</span>
            <small>{t('tally.questions', { total: totalQuestions })}</small>
          </span>
          <span className={`${classes.numeral} ${classes.smaller}`}>
            <span className={totals.points === totalPoints ? undefined : classes.off}>
              {format.mark(totals.points)}
            </span>
            <small>{t('tally.points', { total: format.mark(totalPoints) })}</small>
          </span>
        </div>
        <ProgressBar value={totals.questions} max={totalQuestions} aria-label={t('tally.title')} />
      </div>
      {draft.cognition === 'SPECIFIED' && (
        <div>
          {levels.map((level, index) => (
            <div key={level} className={classes.levelLine}>
              <LevelDots level={index + 1} large>
                {c(`levels.${level}`)}
              </LevelDots>
              <span>
                <b>{totals.levels[level]}</b>{' '}
                {counted > 0 && (
                  <span className={classes.each}>
                    {t('tally.share', { percent: Math.round((totals.levels[level] / counted) * 100) })}
                  </span>
                )}
              </span>
            </div>
          ))}
        </div>
      )}
      {problems.length === 0 ? (
        <Note tone="ok" icon={<IconCheck size={20} stroke={1.75} />} title={t('tally.agree')} />
      ) : (
        <Note tone="warn" icon={<IconLock size={20} stroke={1.75} />} title={t('tally.disagree')}>
          <ul className={classes.issues}>
            {problems.slice(0, 12).map((problem) => (
              <li key={problem.path + problem.code}>
                <button type="button" className={classes.issue} onClick={() => onGo(problem.path)}>
                  {messageOf(problem)}
                  <IconArrowRight size={18} stroke={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {differs && onTakeTotals && (
            <Button size="sm" onClick={onTakeTotals}>
              {t('tally.take')}
            </Button>
          )}
        </Note>
      )}
    </>
  );
}

/** What a problem says, with the part or row that it is in. */
function useMessageOf(draft: FormatDraft) {
  const { t } = useTranslation('formats');
  const format = useFormat();
  const partOf = (path: string) => {
    const [, s, , p] = path.split('.');
    return draft.sections[Number(s)]?.parts[Number(p)]?.name || t('editor.part', { number: Number(p) + 1 });
  };
  return (problem: FieldError): string => {
    const { path, code, params } = problem;
    const field = path.split('.').at(-1)!;
    const inPart = path.startsWith('sections.');
    if (path.startsWith('rows.')) {
      const row = Number(path.split('.')[1]) + 1;
      return t(code === 'rowEmpty' ? 'tally.rowEmpty' : code === 'required' ? 'tally.rowUnnamed' : 'tally.rowInvalid', {
        row,
      });
    }
    const names: Record<string, string> = {
      name: t(inPart ? 'editor.partName' : 'editor.name'),
      gradeId: t('editor.grade'),
      minutes: t('editor.minutes'),
      totalQuestions: t('editor.totalQuestions'),
      totalPoints: t('editor.totalPoints'),
      questions: t('editor.questions'),
      points: t('editor.points'),
      sections: t('editor.sections'),
    };
    if (code === 'required' || code === 'notPositive') {
      const name = names[field] ?? field;
      const inside = name.charAt(0).toLowerCase() + name.slice(1);
      return inPart
        ? t('tally.requiredIn', { part: partOf(path), field: inside })
        : t('tally.required', { field: inside });
    }
    const difference = Number(params?.['sum']) - Number(params?.['total']);
    if (code === 'questionsDiffer')
      return t(difference > 0 ? 'tally.questionsOver' : 'tally.questionsUnder', { count: Math.abs(difference) });
    if (code === 'pointsDiffer')
      return t(difference > 0 ? 'tally.pointsOver' : 'tally.pointsUnder', {
        value: format.number(Math.abs(difference)),
      });
    if (code === 'levelsDiffer' || code === 'statementLevelsDiffer')
      return t(code === 'levelsDiffer' ? 'tally.levels' : 'tally.statementLevels', {
        part: partOf(path),
        sum: params?.['sum'] ?? '',
        total: params?.['total'] ?? '',
      });
    if (code === 'clusterBroken')
      return t('tally.clusterBroken', {
        part: partOf(path),
        row: params?.['row'] ?? '',
        count: Number(params?.['count']),
      });
    if (code === 'pointsTooFew') return t('tally.pointsTooFew', { part: partOf(path) });
    return t('tally.invalid', { part: partOf(path) });
  };
}
