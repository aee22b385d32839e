/** The versions of a question: author and changes of each; an older version can be restored. */
import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { parseContent, type QuestionKey, type QuestionTypeCode } from '@vumon/question-types';
import { Button, Drawer, ErrorState, LoadingState, Pager, Tag, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { QuestionReview } from '../../../questions/QuestionReview.tsx';
import { previewMedia } from '../media.ts';
import { useQuestionChanges, versionQuery, versionsQuery, type QuestionVersion } from '../queries.ts';
import classes from '../list/held.module.css';

interface VersionsProps {
  id: string;
  type: QuestionTypeCode;
  /** Called when an older version has been restored. */
  onRestored(): void;
}

export function VersionsDrawer({ opened, onClose, ...rest }: VersionsProps & { opened: boolean; onClose(): void }) {
  const { t } = useTranslation('question-bank');
  return (
    <Drawer opened={opened} onClose={onClose} title={t('versions.title')} size={560}>
      {opened && <Versions {...rest} />}
    </Drawer>
  );
}

const size = 10;

function Versions({ id, type, onRestored }: VersionsProps) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const confirm = useConfirm();
  const { restore } = useQuestionChanges();
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const versions = useQuery(versionsQuery(id, { page, size }));
  if (versions.isError)
    return (
      <ErrorState compact onRetry={() => void versions.refetch()}>
        {messageOf(versions.error)}
      </ErrorState>
    );
  if (!versions.data) return <LoadingState />;
  const { data, page: whole } = versions.data;
  const newest = whole.total;

  const bringBack = async (version: number) => {
    const sure = await confirm({
      title: t('versions.sure', { number: version }),
      body: t('versions.sureBody', { number: newest + 1 }),
      confirmLabel: t('versions.restore'),
    });
    if (!sure) return;
    try {
      await restore.mutateAsync({ id, version, seen: newest });
      toast(t('versions.restored', { number: version }));
      onRestored();
    } catch (error) {
      toast(messageOf(error), { tone: 'bad', duration: 4000 });
    }
  };

  return (
    <>
      <div>
        {data.map((one) => (
          <section key={one.version} className={classes.version}>
            <h3>
              {t('versions.number', { number: one.version })}{' '}
              {one.version === newest && <Tag tone="ok">{t('versions.newest')}</Tag>}
            </h3>
            <span className={classes.when}>
              {[formatDayTime(one.createdAt), one.author].filter(Boolean).join(' · ')}
              {one.restoredFrom !== null && ` · ${t('versions.from', { number: one.restoredFrom })}`}
            </span>
            <Changes changed={one.changed} />
            <span className={classes.marks}>
              <Button
                size="sm"
                aria-expanded={shown === one.version}
                aria-label={t(shown === one.version ? 'versions.hideOf' : 'versions.showOf', { number: one.version })}
                onClick={() => setShown(shown === one.version ? null : one.version)}
              >
                {t(shown === one.version ? 'versions.hide' : 'versions.show')}
              </Button>
              {one.version !== newest && (
                <Button
                  size="sm"
                  aria-label={t('versions.restoreOf', { number: one.version })}
                  onClick={() => void bringBack(one.version)}
                >
                  {t('versions.restore')}
                </Button>
              )}
            </span>
            {shown === one.version && <OneVersion id={id} type={type} version={one.version} />}
          </section>
        ))}
      </div>
      {newest > size && <Pager page={page} size={size} total={newest} onPage={setPage} />}
    </>
  );
}

function Changes({ changed }: { changed: QuestionVersion['changed'] }) {
  const { t } = useTranslation('question-bank');
  if (changed === null) return <span className={classes.when}>{t('versions.first')}</span>;
  const { words, content, key } = changed;
  const worded = words.added.length + words.removed.length > 0;
  const kinds = [
    worded ? t('versions.words') : content && t('versions.look'),
    key && t('versions.key'),
    !content && !key && t('versions.facts'),
  ].filter((kind) => kind !== false);
  return (
    <>
      <span className={classes.marks}>
        {kinds.map((kind) => (
          <Tag key={kind}>{kind}</Tag>
        ))}
      </span>
      {worded && (
        <ul className={classes.text}>
          {words.removed.map((text) => (
            <li key={text}>
              <span className="visually-hidden">{t('versions.removed')}</span>
              <del>{text}</del>
            </li>
          ))}
          {words.added.map((text) => (
            <li key={text}>
              <span className="visually-hidden">{t('versions.added')}</span>
              <ins>{text}</ins>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OneVersion({ id, type, version }: { id: string; type: QuestionTypeCode; version: number }) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const one = useQuery(versionQuery(id, version));
  if (one.isError)
    return (
      <ErrorState compact onRetry={() => void one.refetch()}>
        {messageOf(one.error)}
      </ErrorState>
    );
  if (!one.data) return <LoadingState />;
  const parsed = parseContent(type, one.data.schemaVersion, one.data.content);
  if (!parsed.ok)
    return (
      <ErrorState compact title={t('unreadable')}>
        {t('unreadableBody')}
      </ErrorState>
    );
  return (
    <QuestionReview
      type={type}
      waiting={<LoadingState />}
      content={parsed.value}
      // The server parses a key with its content before it stores either.
      answerKey={one.data.answerKey as unknown as QuestionKey}
      response={null}
      results={[]}
      shuffleSeed={null}
      firstNumber={1}
      media={previewMedia}
      audience="author"
    />
  );
}
