/** Tests that are being created, above the list that will contain them, and the outcome of the latest requests. */
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, Note, Spinner } from '@vumon/ui';
import { useReport } from '../../../forms/report.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { MakingProgress } from './MakingProgress.tsx';
import classes from './makings.module.css';
import { useMakingChanges, useMakings, type Making } from './queries.ts';
import { ErrorWords } from '../../../forms/ErrorWords.tsx';

export function Makings() {
  const { data } = useMakings();
  if (!data || data.length === 0) return null;
  return (
    <div className={classes.list}>
      {data.map((making) => (
        <MakingNote key={making.id} making={making} />
      ))}
    </div>
  );
}

function MakingNote({ making }: { making: Making }) {
  const { t } = useTranslation('exams');
  const report = useReport();
  const { make, drop } = useMakingChanges();
  const { id, examId, forms, name, state, problem } = making;
  const params = { count: forms, name };
  const again = async () => {
    await make.mutateAsync({ examId, asked: making.asked });
    await drop.mutateAsync(id);
  };
  const away = (
    <IconButton
      icon={<IconX size={18} stroke={1.75} />}
      aria-label={t('making.away')}
      onClick={() => drop.mutate(id)}
    />
  );
  if (state === 'CREATING')
    return (
      <Note
        tone="info"
        icon={<Spinner />}
        title={t('making.creating', params)}
        action={
          <Button variant="link" size="sm" loading={drop.isPending} onClick={() => drop.mutate(id)}>
            {t('making.stop')}
          </Button>
        }
      >
        <MakingProgress making={making} />
      </Note>
    );
  if (state === 'READY')
    return (
      <Note tone="ok" live title={t('making.ready', params)} action={away}>
        {t('making.readyHelp')}
      </Note>
    );
  return (
    <Note tone="bad" live title={t('making.failed', params)} action={away}>
      <p>{problem === null ? t('making.rules') : <ErrorWords code={problem} />}</p>
      <div className={classes.actions}>
        {problem === null ? (
          <Button
            variant="link"
            size="sm"
            renderRoot={(props) => <AppLink href={`/unit-test/${examId}?step=4&making=${id}`} {...props} />}
          >
            {t('making.why')}
          </Button>
        ) : (
          <Button variant="link" size="sm" loading={make.isPending} onClick={() => report(again())}>
            {t('making.again')}
          </Button>
        )}
      </div>
    </Note>
  );
}
