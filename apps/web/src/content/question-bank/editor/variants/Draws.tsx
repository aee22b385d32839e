/** Ten draws of a template in a list; each can be previewed as learners see it. */
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { summaryOf, type QuestionTypeCode } from '@vumon/question-types';
import { Line } from '@vumon/question-types/line';
import { answerKeyForm } from '@vumon/question-types/print';
import type { Checked, Draw } from '@vumon/question-types/variants';
import { Button, FieldError } from '@vumon/ui';
import { useProblemText, usePlaceName } from './problem-text.ts';
import classes from './variants.module.css';

interface DrawsProps {
  type: QuestionTypeCode;
  draws: readonly Draw[];
  check: Checked;
  page: number;
  shown: number;
  onPage(page: number): void;
  onShow(at: number): void;
}

interface WithOptions {
  readonly items?: readonly {
    readonly id: string;
    readonly options?: readonly { readonly id: string; readonly text: string }[];
  }[];
}

/** The printed options of questions with one choice each. */
const optionsOf = (content: unknown): readonly string[] => {
  const items = (content as WithOptions).items ?? [];
  return items.length === 1 ? (items[0]!.options ?? []).map(({ text }) => text).filter((text) => text !== '') : [];
};

export function Draws({ type, draws, check, page, shown, onPage, onShow }: DrawsProps) {
  const { t, i18n } = useTranslation('question-bank');
  const wordsOf = useProblemText();
  const placeOf = usePlaceName();
  const locale = i18n.language === 'en' ? 'en' : 'vi';
  const loose = check.problems.filter(({ path }) => !/^template\.(parameters|conditions|truths)\./.test(path));
  return (
    <div className={classes.draws}>
      <div className={classes.drawsHead}>
        <h4>{t('variants.preview')}</h4>
        <p className={classes.hint} role="status">
          {check.problems.length > 0
            ? t('variants.notYet')
            : t(check.exact ? 'variants.counted' : 'variants.estimated', { count: check.fitting })}
        </p>
        <Button
          size="sm"
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          disabled={draws.length === 0}
          onClick={() => onPage(page + 1)}
        >
          {t('variants.others')}
        </Button>
      </div>
      {loose.slice(0, 5).map((problem, at) => (
        <FieldError key={at}>{t('variants.at', { place: placeOf(problem.path), fault: wordsOf(problem) })}</FieldError>
      ))}
      <ol className={classes.list} start={page * 10 + 1}>
        {draws.map(({ content, answerKey }, at) => (
          <li key={at}>
            <button type="button" className={classes.draw} aria-pressed={at === shown} onClick={() => onShow(at)}>
              <span>
                <Line text={summaryOf(type, content)} />
              </span>
              {optionsOf(content).length > 0 && (
                <span className={classes.options}>
                  {optionsOf(content).map((text, index) => (
                    <span key={index}>
                      {String.fromCharCode(65 + index)}. <Line text={text} />
                    </span>
                  ))}
                </span>
              )}
              <span className={classes.key}>
                {t('variants.key')}{' '}
                {answerKeyForm(type, content, answerKey, 1, locale).map(({ text }, index) => (
                  <span key={index}>
                    <Line text={text} />{' '}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
