/** The rehearsal on one machine of a room: it checks itself, asks whether the sound is heard, and tells the teacher. */
import { IconCircleCheck, IconCircleX, IconVolume } from '@tabler/icons-react';
import type { Reply } from '@vumon/contract/client';
import { examSessionLimits, machineFaults } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, NumberField, TextField } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { playNotes } from '../../player/start/on-demand/notes.ts';
import classes from './exam-sessions.module.css';
import { keepsData, timeDownload } from './machine.ts';
import { roomName } from './words.ts';

type Verdict = Reply<'POST /exam-rooms/check'>;
interface Measured {
  readonly storage: boolean;
  readonly downloadMs: number | null;
}

interface MachineCheckProps {
  code: string;
  onCode: (code: string) => void;
  onBack: () => void;
}

export function MachineCheck({ code, onCode, onBack }: MachineCheckProps) {
  const { t } = useTranslation('exam-sessions');
  const message = useErrorMessage();
  const [machine, setMachine] = useState<number | ''>('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const errors = fieldErrors(failure);

  const measure = async () => {
    setMissing(code.trim() === '' || machine === '');
    if (code.trim() === '' || machine === '') return;
    setBusy(true);
    setFailure(null);
    const [storage, downloadMs] = await Promise.all([keepsData(), timeDownload()]);
    setMeasured({ storage, downloadMs });
    setBusy(false);
  };
  const tell = async (sound: boolean) => {
    if (measured === null || machine === '') return;
    setBusy(true);
    setFailure(null);
    try {
      const deviceTime = Date.now();
      setVerdict(await api('POST /exam-rooms/check', { body: { code, machine, deviceTime, sound, ...measured } }));
    } catch (error) {
      setFailure(error);
      // The form shows which field is wrong.
      setMeasured(null);
    } finally {
      setBusy(false);
    }
  };
  const again = () => {
    setVerdict(null);
    setMeasured(null);
  };

  if (verdict)
    return (
      <div className={classes.form}>
        <h1 className="h20">{t('check.title')}</h1>
        <Note tone={verdict.faults.length === 0 ? 'ok' : 'bad'} live>
          {t(verdict.faults.length === 0 ? 'check.fit' : 'check.unfit', {
            machine: roomName(verdict.machine),
            place: verdict.place,
          })}
        </Note>
        <Findings faults={verdict.faults} />
        <div className={classes.verbs}>
          <Button variant={verdict.faults.length === 0 ? 'outline' : 'primary'} onClick={again}>
            {t('check.again')}
          </Button>
          <Button onClick={onBack}>{t('check.back')}</Button>
        </div>
      </div>
    );
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void measure();
      }}
    >
      <h1 className="h20">{t('check.title')}</h1>
      <p>{t('check.intro')}</p>
      {failure !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(failure)}
        </Note>
      )}
      <TextField
        label={t('enter.code')}
        placeholder="K72035"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        maxLength={40}
        error={errors['code'] ?? (missing && code.trim() === '' ? t('enter.codeMissing') : undefined)}
        onChange={(event) => onCode(event.currentTarget.value)}
      />
      <NumberField
        label={t('check.machine')}
        description={t('check.machineHint')}
        min={1}
        max={examSessionLimits.machines}
        allowDecimal={false}
        value={machine}
        error={errors['machine'] ?? (missing && machine === '' ? t('check.machineMissing') : undefined)}
        onChange={(value) => setMachine(typeof value === 'number' ? value : '')}
      />
      {measured === null ? (
        <div className={classes.verbs}>
          <Button variant="primary" type="submit" loading={busy}>
            {t('check.begin')}
          </Button>
          <Button onClick={onBack}>{t('check.back')}</Button>
        </div>
      ) : (
        <Listening busy={busy} onHeard={(heard) => void tell(heard)} />
      )}
    </form>
  );
}

/** The sound is the one thing that only whoever sits there can tell. */
function Listening({ busy, onHeard }: { busy: boolean; onHeard: (heard: boolean) => void }) {
  const { t } = useTranslation('exam-sessions');
  const [played, setPlayed] = useState(false);
  return (
    <section className={classes.form} aria-live="polite">
      <p>{t('check.listen')}</p>
      <div className={classes.verbs}>
        <Button
          icon={<IconVolume size={20} stroke={1.75} aria-hidden />}
          onClick={() =>
            void playNotes().then(
              () => setPlayed(true),
              () => onHeard(false),
            )
          }
        >
          {t(played ? 'check.playAgain' : 'check.play')}
        </Button>
        {played && (
          <>
            <Button variant="primary" loading={busy} onClick={() => onHeard(true)}>
              {t('check.heard')}
            </Button>
            <Button disabled={busy} onClick={() => onHeard(false)}>
              {t('check.notHeard')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function Findings({ faults }: { faults: Verdict['faults'] }) {
  const { t } = useTranslation('exam-sessions');
  return (
    <ul className={classes.findings}>
      {machineFaults.map((one) => {
        const bad = faults.includes(one);
        return (
          <li key={one} data-bad={bad || undefined}>
            {bad ? (
              <IconCircleX size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconCircleCheck size={20} stroke={1.75} aria-hidden />
            )}
            <span>{t(bad ? `check.faults.${one}` : `check.fine.${one}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
