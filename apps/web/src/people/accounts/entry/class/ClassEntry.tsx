/** Signing in for grades 1 to 5: the class's code, the own name from the list, then four pictures or six digits. */
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import type { Reply } from '@vumon/contract/client';
import { picturesInSecret, signInPictures, type SignInPicture } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, OtpField, TextField } from '@vumon/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { api } from '../../../../api/client.ts';
import { AppLink } from '../../../../navigation/AppLink.tsx';
import { pictureFiles } from '../../../../session/sign-in-pictures/pictures.ts';
import { AccountFrame } from '../../AccountFrame.tsx';
import { ErrorWithWait } from '../../codes/ErrorWithWait.tsx';
import { useAfterSignIn } from '../after-sign-in.ts';
import classes from './class-entry.module.css';

type ClassNames = Reply<'POST /auth/class-names'>;
type Learner = ClassNames['learners'][number];

const codeKey = 'class-code';

export default function ClassEntry({ target }: { target: string }) {
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState(() => localStorage.getItem(codeKey) ?? '');
  const [learner, setLearner] = useState<Learner | null>(null);
  const find = useMutation({
    mutationFn: (typed: string) => api('POST /auth/class-names', { body: { code: typed } }),
    onSuccess: () => localStorage.setItem(codeKey, code),
  });
  const found = find.data;
  const foot = (
    <p className={classes.foot}>
      <AppLink href="/login">{t('classEntry.byPassword')}</AppLink>
    </p>
  );
  if (found && learner)
    return <SecretStep code={code} way={found.way} learner={learner} target={target} onBack={() => setLearner(null)} />;
  if (found)
    return (
      <AccountFrame
        title={t('classEntry.nameTitle', { name: found.className })}
        intro={t('classEntry.nameIntro')}
        step={t('classEntry.step', { at: 2 })}
      >
        {found.learners.length === 0 ? (
          <Note tone="info" title={t('classEntry.nobody')} />
        ) : (
          <ul className={classes.names}>
            {found.learners.map((one) => (
              <li key={one.id}>
                <button type="button" className={classes.name} onClick={() => setLearner(one)}>
                  {one.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.foot}>
          <Button onClick={() => find.reset()}>{t('classEntry.otherClass')}</Button>
        </div>
      </AccountFrame>
    );
  return (
    <AccountFrame title={t('classEntry.title')} intro={t('classEntry.intro')} step={t('classEntry.step', { at: 1 })}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!find.isPending) find.mutate(code);
        }}
      >
        <TextField
          size="lg"
          label={t('classEntry.code')}
          description={t('classEntry.codeHint')}
          placeholder="2A1-KQM7TX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          value={code}
          error={find.error && <ErrorWithWait error={find.error} />}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" size="lg" full loading={find.isPending}>
          {t('classEntry.next')}
        </Button>
      </form>
      {foot}
    </AccountFrame>
  );
}

interface SecretStepProps {
  code: string;
  way: ClassNames['way'];
  learner: Learner;
  target: string;
  onBack: () => void;
}

function SecretStep({ code, way, learner, target, onBack }: SecretStepProps) {
  const { t } = useTranslation('accounts');
  const enter = useAfterSignIn();
  const [digits, setDigits] = useState('');
  const [pictures, setPictures] = useState<readonly SignInPicture[]>([]);
  const heading = useRef<HTMLDivElement>(null);
  const signIn = useMutation({
    mutationFn: async (secret: string) => {
      await api('POST /auth/class-login', { body: { code, learner: learner.id, secret } });
      await enter(target);
    },
    onError: () => {
      setDigits('');
      setPictures([]);
      heading.current?.focus();
    },
  });
  useEffect(() => heading.current?.focus(), []);
  const locked = signIn.error instanceof ApiError && signIn.error.code === 'CLASS_SIGN_IN_LOCKED';
  const choose = (picture: SignInPicture) => {
    if (signIn.isPending || pictures.includes(picture)) return;
    const next = [...pictures, picture];
    setPictures(next);
    if (next.length === picturesInSecret) signIn.mutate(next.join(' '));
  };
  return (
    <AccountFrame
      title={t('classEntry.hello', { name: learner.name })}
      intro={t(way === 'PICTURES' ? 'classEntry.pictureIntro' : 'classEntry.digitIntro')}
      step={t('classEntry.step', { at: 3 })}
    >
      <div ref={heading} tabIndex={-1} className={classes.secret}>
        {signIn.error && (
          <Note tone="bad" live title={<ErrorWithWait error={signIn.error} />}>
            {locked ? t('classEntry.lockedHelp') : undefined}
          </Note>
        )}
        {locked ? null : way === 'DIGITS' ? (
          <OtpField
            aria-label={t('classEntry.digits')}
            value={digits}
            autoFocus
            disabled={signIn.isPending}
            onChange={setDigits}
            onComplete={(value) => signIn.mutate(value)}
          />
        ) : (
          <>
            <p className={classes.chosen} role="status">
              {pictures.length === 0
                ? t('classEntry.chooseFirst')
                : t('classEntry.chosen', {
                    count: pictures.length,
                    names: pictures.map((picture) => t(`pictures.${picture}`)).join(', '),
                  })}
            </p>
            <div className={classes.slots} aria-hidden>
              {Array.from({ length: picturesInSecret }, (_, at) => (
                <span key={at} className={classes.slot}>
                  {pictures[at] && <img src={pictureFiles[pictures[at]]} alt="" width={40} height={40} />}
                </span>
              ))}
            </div>
            <div className={classes.pad} role="group" aria-label={t('classEntry.pictures')}>
              {signInPictures.map((picture) => (
                <button
                  key={picture}
                  type="button"
                  className={classes.picture}
                  aria-pressed={pictures.includes(picture)}
                  onClick={() => choose(picture)}
                >
                  <img src={pictureFiles[picture]} alt="" width={48} height={48} />
                  <span>{t(`pictures.${picture}`)}</span>
                </button>
              ))}
            </div>
            <Button
              disabledReason={pictures.length === 0 ? t('classEntry.nothingChosen') : null}
              onClick={() => setPictures(pictures.slice(0, -1))}
            >
              {t('classEntry.undo')}
            </Button>
          </>
        )}
      </div>
      <div className={classes.foot}>
        <Button onClick={onBack}>{t('classEntry.otherName')}</Button>
        {way === 'PICTURES' && <p className={classes.credit}>{t('classEntry.credit')}</p>}
      </div>
    </AccountFrame>
  );
}
