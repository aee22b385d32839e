/** Leaves a message; a school asks for its plan with it. */
import { useMutation } from '@tanstack/react-query';
import { pastedText, requestWriters, type OfferCode, type RequestWriter } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, Note, PickGroup, SelectField, TextAreaField, TextField } from '@vumon/ui';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './contact.module.css';

const empty = { fullName: '', organisation: '', phone: '', email: '', message: '', website: '' };
type Text = keyof typeof empty;
/** Filled by people; the hidden field is not. */
const required = ['fullName', 'phone', 'email', 'message'] as const;

/** A package that may be asked about. */
export interface Offer {
  readonly code: OfferCode;
  readonly name: string;
  readonly nameEn: string;
}

export default function ContactForm({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const say = useErrorMessage();
  const [url] = useUrlState();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [typed, setTyped] = useState(empty);
  const [writer, setWriter] = useState<RequestWriter>(url['want'] === 'SCHOOL' ? 'SCHOOL' : 'TEACHER');
  const [wanted, setWanted] = useState<OfferCode | null>(null);
  const [dueOn, setDueOn] = useState<string | null>(null);
  // A link on the same page asks for the plan of a school.
  const [asked, setAsked] = useState(url['want']);
  if (url['want'] !== asked) {
    setAsked(url['want']);
    if (url['want'] === 'SCHOOL') setWriter('SCHOOL');
  }
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  const school = writer === 'SCHOOL';
  const { mutateAsync: post } = useMutation({
    mutationFn: () => {
      const { organisation, ...rest } = typed;
      const body = { ...rest, writer, openMs: Math.round(performance.now() - opened.current) };
      if (school) return api('POST /user-request', { body: { ...body, organisation } });
      if (wanted !== null) return api('POST /user-request', { body: { ...body, packageCode: wanted } });
      return api('POST /user-question', { body });
    },
  });
  const validate = () => {
    const missing = [...required, ...(school ? (['organisation'] as const) : [])].filter(
      (name) => typed[name].trim() === '',
    );
    return {
      ...(typed.email.trim() !== '' &&
        !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed.email.trim()) && { email: t('emailInvalid') }),
      ...Object.fromEntries(missing.map((name) => [name, t('required')])),
    };
  };
  const send = async () => {
    setDueOn((await post()).dueOn);
    setTyped({ ...typed, message: '' });
  };
  if (dueOn !== null) return <Sent dueOn={dueOn} onAgain={() => setDueOn(null)} />;
  const put = (name: Text, value: string) => {
    setTyped({ ...typed, [name]: value });
    clearErrors(name);
  };
  const field = (name: Text, max: number) => ({
    label: t(`fields.${name}`),
    value: typed[name],
    error: errors[name],
    maxLength: max,
    onChange: (event: { currentTarget: { value: string } }) => put(name, event.currentTarget.value),
  });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event, validate, send)}>
      <div className={classes.group}>
        <span className={classes.label} aria-hidden>
          {t('writer')}
        </span>
        <PickGroup
          aria-label={t('writer')}
          value={writer}
          onChange={setWriter}
          options={requestWriters.map((value) => ({ value, label: t(`writers.${value}`) }))}
        />
      </div>
      {writer === 'PARENT' && <Note tone="info">{t('parents')}</Note>}
      <div className={classes.pair}>
        <TextField {...field('fullName', 60)} autoComplete="name" cleanPaste={pastedText} />
        <PhoneField {...field('phone', 30)} autoComplete="tel" onChange={(phone) => put('phone', phone)} />
      </div>
      <div className={classes.pair}>
        <TextField {...field('email', 80)} type="email" autoComplete="email" />
        {school ? (
          <TextField {...field('organisation', 120)} autoComplete="organization" cleanPaste={pastedText} />
        ) : (
          <SelectField
            label={t('fields.package')}
            placeholder={t('noPackage')}
            data={offers.map((one) => ({
              value: one.code,
              label: locale === 'en' ? one.nameEn : one.name,
            }))}
            value={wanted}
            onChange={(value) => setWanted(value as OfferCode | null)}
            clearable
          />
        )}
      </div>
      <TextAreaField
        {...field('message', 1000)}
        description={t(school ? 'schoolHint' : 'messageHint')}
        autosize
        minRows={4}
        maxRows={12}
        cleanPaste={pastedText}
      />
      <Trap value={typed.website} onChange={(website) => setTyped({ ...typed, website })} />
      {/* Beside the button, since on a phone the begin of the form is out of sight there. */}
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {say(error)}
        </Note>
      )}
      <div className={classes.end}>
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('send')}
        </Button>
        <span className="muted">{t('privacy')}</span>
      </div>
    </form>
  );
}

/** Programs that fill forms fill this field; for everybody else it is outside the page. */
function Trap({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation('contact');
  return (
    <div className={classes.apart} aria-hidden>
      <label>
        {t('fields.website')}
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}

function Sent({ dueOn, onAgain }: { dueOn: string; onAgain(): void }) {
  const { t } = useTranslation('contact');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.form}>
      <h3 ref={title} tabIndex={-1} className={classes.sent}>
        {t('sent')}
      </h3>
      <p>{t('sentText', { day: formatDay(dueOn) })}</p>
      <div>
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
    </div>
  );
}
