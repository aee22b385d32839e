/** What an operator decides about a question: another key, dismissed, retired. Each needs a reason. */
import { IconArchive, IconPencil } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, PickGroup, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { useReport } from '../../forms/report.ts';
import { useVerdicts, type Check, type Place } from './queries.ts';
import { letter } from './signs.ts';
import classes from './checks.module.css';

/** The option that most chose, where that is not the right one: it is proposed, never applied by itself. */
const proposed = ({ options }: Place): string | null => {
  const best = options.toSorted((a, b) => b.n - a.n)[0];
  return best && best.n > 0 && !best.right ? best.id : null;
};

export function Decision({ check, onDone }: { check: Check; onDone(): void }) {
  const { t } = useTranslation('question-reports');
  const report = useReport();
  const { correct, dismiss, retire, undo } = useVerdicts(check.id);
  const [reason, setReason] = useState('');
  const [at, setAt] = useState(0);
  const place = check.places[at];
  const [picked, setPicked] = useState<string | null>(place ? proposed(place) : null);
  const isKey = place?.options.find(({ id }) => id === picked)?.right ?? true;
  const judged = { version: check.version, reason: reason.trim() };
  const needsReason = judged.reason === '' ? t('why.reason') : null;
  const running = check.use.running ? t('why.running') : null;
  const busy = correct.isPending || dismiss.isPending || retire.isPending;

  const dismissed = async () => {
    await dismiss.mutateAsync(judged);
    onDone();
    toast(t('done.DISMISSED'));
  };
  const retired = async () => {
    await retire.mutateAsync(judged);
    onDone();
    toast(t('done.RETIRED'));
  };
  const corrected = async (change: { item: string; place: string[]; answers: string[] } | null) => {
    const { offers } = await correct.mutateAsync({ ...judged, change });
    onDone();
    toast(t('done.CORRECTED', { count: offers }));
  };
  const last = check.verdicts.find(({ undoUntil }) => undoUntil !== null);
  return (
    <div className={classes.card}>
      {running !== null && <Note tone="info">{running}</Note>}
      {check.drawn && <Note tone="info">{t('drawn')}</Note>}
      {check.places.length > 1 && (
        <PickGroup
          aria-label={t('whichPlace')}
          value={String(at)}
          options={check.places.map((_, index) => ({ value: String(index), label: t('place', { number: index + 1 }) }))}
          onChange={(value) => {
            setAt(Number(value));
            setPicked(check.places[Number(value)] ? proposed(check.places[Number(value)]!) : null);
          }}
        />
      )}
      {place && (
        <div className={classes.change}>
          <span>{t('changeTo')}</span>
          <PickGroup
            aria-label={t('changeTo')}
            value={picked}
            options={place.options.map(({ id, text }, index) => ({
              value: id,
              label: letter(index + 1),
              'aria-label': `${letter(index + 1)} ${text}`,
            }))}
            onChange={setPicked}
          />
        </div>
      )}
      <TextField
        label={t('reason')}
        placeholder={t('reasonExample')}
        value={reason}
        maxLength={300}
        required
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        {place && (
          <Button
            variant="primary"
            icon={<IconPencil size={18} stroke={2} aria-hidden />}
            loading={correct.isPending}
            disabledReason={running ?? (picked === null || isKey ? t('why.choose') : needsReason)}
            onClick={() =>
              picked !== null && report(corrected({ item: place.item, place: place.path, answers: [picked] }))
            }
          >
            {t('correct', { count: check.use.attempts })}
          </Button>
        )}
        <Button
          disabledReason={running ?? needsReason}
          loading={correct.isPending}
          onClick={() => report(corrected(null))}
        >
          {t('alreadyCorrected')}
        </Button>
        <Button disabledReason={needsReason} loading={dismiss.isPending} onClick={() => report(dismissed())}>
          {t('dismiss')}
        </Button>
        <Button
          icon={<IconArchive size={18} stroke={1.75} aria-hidden />}
          disabledReason={needsReason}
          loading={retire.isPending}
          onClick={() => report(retired())}
        >
          {t('retire')}
        </Button>
        {last && (
          <Button variant="link" loading={undo.isPending || busy} onClick={() => report(undo.mutateAsync(last.id))}>
            {t('undo')}
          </Button>
        )}
      </div>
      <p className="muted">{t('note')}</p>
    </div>
  );
}
