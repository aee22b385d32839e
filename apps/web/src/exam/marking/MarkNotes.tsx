import { ApiError } from '@vumon/contract/client';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { intoView } from '../../frame/into-view.ts';
import type { Work } from './queries.ts';
import type { useMarks } from './useMarks.ts';

interface MarkNotesProps {
  readonly work: Work;
  readonly marks: ReturnType<typeof useMarks>;
  /** Whether a colleague has given another mark meanwhile. */
  readonly overtaken: boolean;
  /** Takes over the stored mark. */
  onTheirs(): void;
  /** Keeps the own draft, to be saved on top of the stored mark. */
  onMine(): void;
}

/** Why the mark is not saved, with the choices that the teacher has. */
export function MarkNotes({ work, marks, overtaken, onTheirs, onMine }: MarkNotesProps) {
  const { t } = useTranslation('marking');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const conflict =
    marks.error instanceof ApiError &&
    (marks.error.code === 'VERSION_CONFLICT' || marks.error.code === 'MARK_ANSWER_CHANGED');
  return (
    <>
      {overtaken && (
        <Note
          tone="warn"
          live
          title={t('overtaken.title', { name: work.mark?.by ?? '' })}
          action={
            <>
              <Button size="sm" onClick={onTheirs}>
                {t('overtaken.theirs')}
              </Button>
              <Button size="sm" onClick={onMine}>
                {t('overtaken.mine')}
              </Button>
            </>
          }
        >
          {t('overtaken.body', {
            points: work.mark?.points == null ? t('history.open') : format.number(work.mark.points / 100, 2),
          })}
        </Note>
      )}
      {marks.isError && !overtaken && (
        <div ref={intoView}>
          <Note
            tone="bad"
            live
            title={conflict ? t('conflict.title') : t('notSaved')}
            {...(conflict && {
              action: (
                <Button size="sm" onClick={onTheirs}>
                  {t('conflict.theirs')}
                </Button>
              ),
            })}
          >
            {conflict ? t('conflict.body') : messageOf(marks.error)}
          </Note>
        </div>
      )}
    </>
  );
}
