/** The requested files; each can be downloaded as soon as it is finished. */
import { IconCheck, IconCircle, IconDownload, IconExclamationCircle, IconTrash } from '@tabler/icons-react';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, IconButton, Note, ProgressBar, Spinner, toast } from '@vumon/ui';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import classes from './papers.module.css';
import { underWay, usePapers, type PaperSet } from './queries.ts';

type File = PaperSet['files'][number];

export function FileList({ examId, set }: { examId: string; set: PaperSet }) {
  const { t } = useTranslation('papers');
  const messageOf = useErrorMessage();
  const { stop, remove } = usePapers(examId);
  const [fetching, setFetching] = useState<string | null>(null);
  const made = set.files.filter(({ bytes }) => bytes !== null);
  const making = underWay(set) ? set.files.find(({ bytes, problem }) => bytes === null && problem === null) : undefined;
  const fetchFile = (path: string, name: string) => {
    setFetching(path);
    downloadFile(`/itf/papers/${set.id}/${path}`, name)
      .catch((error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 }))
      .finally(() => setFetching(null));
  };

  return (
    <Card
      flush
      title={t(set.codes.length === 0 ? 'setPlain' : 'set', {
        count: set.codes.length,
        at: formatDayTime(set.createdAt),
      })}
      aside={
        <IconButton
          icon={<IconTrash size={20} stroke={1.75} />}
          aria-label={t('remove', { at: formatDayTime(set.createdAt) })}
          withTooltip
          onClick={() => remove.mutate(set)}
        />
      }
    >
      <div className={classes.progress} role="status">
        <span>{t(`state.${set.state}`)}</span>
        <b>{t('made', { made: made.length, total: set.files.length })}</b>
      </div>
      {underWay(set) && (
        <div className={classes.job}>
          <ProgressBar aria-label={t('progress')} value={made.length} max={set.files.length} />
          <p>{t('leave')}</p>
          <Button variant="link" size="sm" loading={stop.isPending} onClick={() => stop.mutate(set)}>
            {t('stop')}
          </Button>
        </div>
      )}
      {set.state === 'FAILED' && <Note tone="bad">{t('failed')}</Note>}
      <ul className={classes.files}>
        {set.files.map((file) => (
          <li key={file.position} className={classes.file}>
            <Sign file={file} making={file === making} />
            <span className={classes.fileName}>{file.name}</span>
            <FileState file={file} />
            {file.bytes !== null && (
              <IconButton
                icon={<IconDownload size={20} stroke={1.75} />}
                aria-label={t('download', { name: file.name })}
                disabled={fetching === `files/${file.position}`}
                onClick={() => fetchFile(`files/${file.position}`, file.name)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={classes.all}>
        <p>{t('expires', { at: formatDayTime(set.expiresAt) })}</p>
        <Button
          variant={underWay(set) ? 'outline' : 'primary'}
          icon={<IconDownload size={20} stroke={1.75} aria-hidden />}
          disabledReason={made.length === 0 ? t('noneMade') : null}
          loading={fetching === 'zip'}
          onClick={() => fetchFile('zip', `${set.name}.zip`)}
        >
          {t('downloadAll', { count: made.length })}
        </Button>
      </div>
    </Card>
  );
}

function Sign({ file, making }: { file: File; making: boolean }) {
  if (making) return <Spinner />;
  if (file.problem !== null)
    return <IconExclamationCircle className={classes.bad} size={18} stroke={1.75} aria-hidden />;
  if (file.bytes !== null) return <IconCheck className={classes.ok} size={18} stroke={2} aria-hidden />;
  return <IconCircle className={classes.waits} size={14} stroke={1.75} aria-hidden />;
}

function FileState({ file }: { file: File }) {
  const { t } = useTranslation('papers');
  const format = useFormat();
  if (file.problem !== null)
    return (
      <span className={classes.bad}>{t(file.problem === 'AUDIO_DOWNLOAD_FAILED' ? 'audioFailed' : 'problem')}</span>
    );
  if (file.bytes === null) return <span className={classes.muted}>{t('waits')}</span>;
  return (
    <span className={classes.muted}>
      {t('size', { size: format.number(Math.max(1, Math.round(file.bytes / 1024))) })}
    </span>
  );
}
