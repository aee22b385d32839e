/** A phone number: of Vietnam as one field, on the international site behind a choice of calling codes. */
import { useQuery } from '@tanstack/react-query';
import { joinPhone, splitPhone } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { SelectField, TextField, type TextFieldProps } from '@vumon/ui';
import { useState } from 'react';
import { countriesQuery, useNamed, visitorCountryQuery } from '../api/reference-data.ts';
import { site } from '../i18n/locale.ts';
import classes from './PhoneField.module.css';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'onChange' | 'value' | 'type' | 'inputMode'> {
  value: string;
  onChange(value: string): void;
}

export function PhoneField({ onChange, ...props }: PhoneFieldProps) {
  if (site === 'intl') return <WithCallingCode onChange={onChange} {...props} />;
  return <TextField {...props} type="tel" inputMode="tel" onChange={(event) => onChange(event.currentTarget.value)} />;
}

/** The calling code that was chosen last on this device. */
const storageKey = 'phone-country';
function storedCountry(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function WithCallingCode({ value, onChange, label, description, error, size, ...props }: PhoneFieldProps) {
  const { t } = useTranslation('fields');
  const name = useNamed();
  const countries = useQuery(countriesQuery).data ?? [];
  const detected = useQuery(visitorCountryQuery).data?.country ?? null;
  const [picked, setPicked] = useState(storedCountry);
  const parts = splitPhone(value, countries, picked ?? detected);
  const country = parts?.country ?? countries.find(({ code }) => code === (picked ?? detected));
  const pick = (code: string | null) => {
    const next = countries.find((one) => one.code === code);
    if (!next) return;
    setPicked(next.code);
    try {
      localStorage.setItem(storageKey, next.code);
    } catch {
      // Where the browser forbids storage, the code is chosen again next time.
    }
    onChange(joinPhone(next, parts?.rest ?? value));
  };
  return (
    <div className={classes.row}>
      <SelectField
        className={classes.code!}
        label={t('callingCode')}
        data={countries.map((one) => ({ value: one.code, label: `${one.phoneCode} ${name(one)}` }))}
        value={country?.code ?? null}
        onChange={pick}
        searchable
        allowDeselect={false}
        autoComplete="off"
        comboboxProps={{ width: 260, position: 'bottom-start' }}
        {...(size !== undefined && { size })}
      />
      <TextField
        {...props}
        {...(size !== undefined && { size })}
        className={classes.number!}
        label={label}
        type="tel"
        inputMode="tel"
        value={parts?.rest ?? value}
        error={error}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => onChange(joinPhone(country, event.currentTarget.value))}
      />
    </div>
  );
}
