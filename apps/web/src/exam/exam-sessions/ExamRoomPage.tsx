/**
 * Where a candidate comes in, on any machine of the room: the code of the room, the candidate number, and a look at the
 * own name before the test opens.
 */
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatTime } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import type { Reply } from '@vumon/contract/client';
import { Button, DataList, FocusShell, Logo, Note, TextField } from '@vumon/ui';
import { useState } from 'react';
import { productName } from '@vumon/domain';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { pathIn } from '../../i18n/locale.ts';
import { rememberSignedIn, wasSignedIn } from '../../session/profile.ts';
import classes from './exam-sessions.module.css';
import { MachineCheck } from './MachineCheck.tsx';
import { roomName } from './words.ts';

type Seat = Reply<'POST /exam-rooms/look'>;
interface Typed {
  readonly code: string;
  readonly number: string;
}

const lookedAgainMs = 10_000;

export default function ExamRoomPage() {
  const { t } = useTranslation('exam-sessions');
  useTitle(t('enter.title'));
  const [typed, setTyped] = useState<Typed>(() => ({
    code: new URLSearchParams(location.search).get('code')?.slice(0, 40) ?? '',
    number: '',
  }));
  const [seat, setSeat] = useState<Seat | null>(null);
  const [checking, setChecking] = useState(() => new URLSearchParams(location.search).has('check'));
  return (
    <FocusShell look="card" brand={<Logo name={productName} size={36} />} actions={<LanguageSwitch />}>
      {checking ? (
        <MachineCheck
          code={typed.code}
          onCode={(code) => setTyped({ ...typed, code })}
          onBack={() => setChecking(false)}
        />
      ) : seat ? (
        <Confirm typed={typed} seat={seat} onBack={() => setSeat(null)} />
      ) : (
        <Form typed={typed} onChange={setTyped} onFound={setSeat} onCheck={() => setChecking(true)} />
      )}
    </FocusShell>
  );
}

interface FormProps {
  typed: Typed;
  onChange: (typed: Typed) => void;
  onFound: (seat: Seat) => void;
  onCheck: () => void;
}

function Form({ typed, onChange, onFound, onCheck }: FormProps) {
  const { t } = useTranslation('exam-sessions');
  const message = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [missing, setMissing] = useState(false);
  const send = async () => {
    setMissing(typed.code.trim() === '' || typed.number.trim() === '');
    if (typed.code.trim() === '' || typed.number.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      onFound(await api('POST /exam-rooms/look', { body: typed }));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1 className="h20">{t('enter.title')}</h1>
      <p>{t('enter.intro')}</p>
      {failure !== null && (
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
        value={typed.code}
        maxLength={40}
        error={missing && typed.code.trim() === '' ? t('enter.codeMissing') : undefined}
        onChange={(event) => onChange({ ...typed, code: event.currentTarget.value })}
      />
      <TextField
        label={t('enter.number')}
        placeholder="090049"
        autoComplete="off"
        inputMode="numeric"
        value={typed.number}
        maxLength={40}
        error={missing && typed.number.trim() === '' ? t('enter.numberMissing') : undefined}
        onChange={(event) => onChange({ ...typed, number: event.currentTarget.value })}
      />
      <Button variant="primary" type="submit" loading={busy}>
        {t('enter.look')}
      </Button>
      <Button variant="link" onClick={onCheck}>
        {t('check.open')}
      </Button>
    </form>
  );
}

interface ConfirmProps {
  typed: Typed;
  seat: Seat;
  onBack: () => void;
}

function Confirm({ typed, seat: first, onBack }: ConfirmProps) {
  const { t } = useTranslation('exam-sessions');
  const message = useErrorMessage();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // The doors open while the page waits.
  const found = useQuery({
    queryKey: ['exam-room', typed],
    queryFn: ({ signal }) => api('POST /exam-rooms/look', { body: typed }, { signal }),
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.open || state.data?.submitted ? false : lookedAgainMs),
  });
  const seat = found.data;
  const enter = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { assignmentId } = await api('POST /exam-rooms/enter', { body: typed });
      rememberSignedIn(false);
      // The player is an app of its own, so it is loaded as a new page.
      location.assign(pathIn(locale, { pathname: `/assigned-unit-test/${assignmentId}`, search: '', hash: '' }));
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <div className={classes.form}>
      <h1 className="h20">{t('enter.isThis', { name: seat.fullName })}</h1>
      <DataList
        items={[
          { label: t('columns.number'), value: seat.number },
          { label: t('columns.class'), value: seat.className },
          { label: t('columns.title'), value: seat.title },
          { label: t('columns.room'), value: `${roomName(seat.room)} · ${seat.place}` },
          { label: t('columns.machine'), value: roomName(seat.machine) },
          {
            label: t('columns.starts'),
            value: `${formatDay(seat.startsAt)}, ${formatTime(seat.startsAt)}–${formatTime(seat.endsAt)}`,
          },
        ]}
      />
      {seat.submitted ? (
        <Note tone="ok" title={t('enter.done')}>
          {t('enter.doneBody')}
        </Note>
      ) : (
        !seat.open && (
          <Note tone="info" live>
            {seat.paused
              ? t('enter.paused')
              : Date.parse(seat.closesAt) <= Date.parse(seat.serverTime)
                ? t('enter.closed')
                : t('enter.wait', { time: formatTime(seat.opensAt) })}
          </Note>
        )
      )}
      {seat.open && wasSignedIn() && <Note tone="warn">{t('enter.replaces')}</Note>}
      {failure !== null && (
        <Note tone="bad" live>
          {message(failure)}
        </Note>
      )}
      <div className={classes.verbs}>
        {seat.open && (
          <Button variant="primary" loading={busy} onClick={() => void enter()}>
            {t('enter.go')}
          </Button>
        )}
        <Button onClick={onBack}>{t('enter.notMe')}</Button>
      </div>
    </div>
  );
}
