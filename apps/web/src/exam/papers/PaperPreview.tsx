/** Page-by-page preview of the paper, before any file is created. */
import { IconArrowsShuffle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { codeNames } from '@vumon/paper';
import { Button, cx, ErrorState, IconButton, LoadingState, Segmented, SelectField } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import classes from './papers.module.css';
import { previewQuery, type PaperOptions } from './queries.ts';

/** Up to this many codes are shown side by side; more are chosen from a list. */
const mostSideBySide = 4;
/** Debounce in milliseconds: no page is drawn while the user types. */
const settleMs = 500;

/** The options with fixed values where they do not change how a page looks, so that those cause no new request. */
const looksOf = (options: PaperOptions): PaperOptions => ({
  ...options,
  formats: ['pdf'],
  extras: options.extras.filter((extra) => extra === 'sheet' || extra === 'audio').toSorted(),
});

/** The selected page of the selected code, and its picture. */
export function usePaperPage(examId: string, options: PaperOptions, seed: string) {
  const codes = codeNames(options.codes, options.digits);
  const [at, setAt] = useState({ code: 0, page: 1 });
  const code = codes[Math.min(at.code, codes.length - 1)] ?? null;
  const settled = useSettled(JSON.stringify({ options: looksOf(options), seed }));
  const look = JSON.parse(settled) as { options: PaperOptions; seed: string };
  const drawn = useQuery(previewQuery(examId, { ...look, code, page: at.page }));
  return {
    codes,
    code,
    page: drawn.data?.page ?? at.page,
    drawn,
    showCode: (name: string) => setAt({ code: Math.max(0, codes.indexOf(name)), page: 1 }),
    showPage: (page: number) => setAt({ ...at, page }),
  };
}

export function PaperPreview({
  shown: { codes, code, page, drawn, showCode, showPage },
  onShuffle,
}: {
  shown: ReturnType<typeof usePaperPage>;
  /** Null if there is nothing to shuffle. */
  onShuffle: (() => void) | null;
}) {
  const { t } = useTranslation('papers');
  const messageOf = useErrorMessage();
  const pages = drawn.data?.pages ?? 1;

  return (
    <section className={classes.preview} aria-label={t('preview')}>
      <div className={classes.previewHead}>
        {code !== null && codes.length <= mostSideBySide && (
          <Segmented
            aria-label={t('code')}
            value={code}
            onChange={showCode}
            options={codes.map((one) => ({ value: one, label: one }))}
          />
        )}
        {code !== null && codes.length > mostSideBySide && (
          <SelectField
            aria-label={t('code')}
            className={classes.codePick}
            allowDeselect={false}
            value={code}
            data={codes}
            onChange={(value) => showCode(value ?? code)}
          />
        )}
        <div className={classes.pages}>
          <IconButton
            icon={<IconChevronLeft size={20} stroke={1.75} />}
            aria-label={t('previousPage')}
            disabled={page <= 1}
            onClick={() => showPage(page - 1)}
          />
          <span aria-live="polite">{t('pageOf', { page, pages })}</span>
          <IconButton
            icon={<IconChevronRight size={20} stroke={1.75} />}
            aria-label={t('nextPage')}
            disabled={page >= pages}
            onClick={() => showPage(page + 1)}
          />
        </div>
      </div>
      <div className={cx(classes.sheet, drawn.isPlaceholderData && classes.stale)}>
        {drawn.error && !drawn.isFetching ? (
          <ErrorState compact onRetry={() => void drawn.refetch()}>
            {messageOf(drawn.error)}
          </ErrorState>
        ) : drawn.data ? (
          <img
            src={`data:image/png;base64,${drawn.data.picture}`}
            alt={code === null ? t('picture', { page, pages }) : t('pictureOfCode', { code, page, pages })}
          />
        ) : (
          <LoadingState />
        )}
      </div>
      <div className={classes.previewFoot}>
        <p>{t('previewNote')}</p>
        {onShuffle && (
          <Button
            variant="link"
            size="sm"
            icon={<IconArrowsShuffle size={18} stroke={1.75} aria-hidden />}
            onClick={onShuffle}
          >
            {t('shuffleAgain')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Debounces a value. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(clock);
  }, [value]);
  return settled;
}
