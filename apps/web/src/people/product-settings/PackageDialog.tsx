import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedPackage } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { features, type Feature } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, FieldError, Modal, Note, NumberField, TextField, toast } from '@vumon/ui';
import { useId, useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { FieldChanges, History } from '../../lists/History.tsx';
import { packageHistoryQuery, packagesQuery, useCatalogueChanges } from './queries.ts';
import classes from './product-settings.module.css';

type Typed = number | string;
const typedOf = (value: number | null | undefined): Typed => value ?? '';
const orNull = (value: Typed): number | null => (value === '' ? null : Number(value));
const numbers = ['price', 'months', 'days', 'uses', 'ladder'] as const;
const hints = { price: 'hints.price', 'caps.systemTestsPerMonth': 'hints.unlimited' } as const;
const capNames = ['classes', 'students', 'studentsPerClass', 'systemTestsPerMonth', 'teachers'] as const;

/** The fields with the caps on the same level. */
const flat = ({ caps, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...rest,
  ...(caps as Record<string, unknown> | null),
});

const numbersOf = (typed: Readonly<Record<string, Typed>>) => ({
  price: orNull(typed['price']!),
  months: orNull(typed['months']!),
  days: orNull(typed['days']!),
  uses: orNull(typed['uses']!),
  ladder: orNull(typed['ladder']!),
});

function capsOf(typed: Readonly<Record<string, Typed>>) {
  const cap = (one: (typeof capNames)[number]) => orNull(typed[`caps.${one}`]!);
  return {
    // The server refuses an empty value and names its field.
    classes: cap('classes') as number,
    students: cap('students') as number,
    studentsPerClass: cap('studentsPerClass') as number,
    systemTestsPerMonth: cap('systemTestsPerMonth'),
    teachers: cap('teachers'),
  };
}

/** The fields of a package depend on its audience; the server names the field of a value that does not fit. */
export function PackageDialog({ offer, name, onClose }: { offer: ManagedPackage; name: string; onClose: () => void }) {
  const { t } = useTranslation('product-settings');
  const { t: c } = useTranslation('common');
  const client = useQueryClient();
  const say = useErrorMessage();
  const formId = useId();
  const [names, setNames] = useState({ name: offer.name, nameEn: offer.nameEn });
  const [typed, setTyped] = useState<Record<string, Typed>>(() => ({
    ...Object.fromEntries(numbers.map((one) => [one, typedOf(offer[one])])),
    ...Object.fromEntries(capNames.map((one) => [`caps.${one}`, typedOf(offer.caps?.[one])])),
  }));
  const [recommended, setRecommended] = useState(offer.recommended);
  const [opens, setOpens] = useState<readonly Feature[]>(offer.features);
  const { offer: change } = useCatalogueChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const known = Object.keys(errors).some((path) => path in typed || path in names || path === 'features');

  async function save() {
    try {
      await change.mutateAsync({
        code: offer.code,
        revision: offer.revision,
        ...names,
        ...numbersOf(typed),
        recommended,
        features: [...opens],
        caps: offer.caps && capsOf(typed),
      });
    } catch (caught) {
      if (caught instanceof ApiError && caught.code === 'VERSION_CONFLICT')
        await client.invalidateQueries({ queryKey: packagesQuery.queryKey });
      throw caught;
    }
    toast(t('saved'));
    onClose();
  }

  const field = (path: string, label: string) => (
    <NumberField
      key={path}
      label={label}
      description={path in hints ? t(hints[path as keyof typeof hints]) : undefined}
      thousandSeparator="."
      decimalSeparator=","
      value={typed[path]!}
      error={errors[path]}
      onChange={(value) => {
        setTyped({ ...typed, [path]: value });
        clearErrors(path);
      }}
    />
  );
  const inUse = numbers.filter(
    (one) =>
      one === 'price' || one === 'ladder' || offer[one] !== null || (one === 'uses' && offer.audience === 'student'),
  );
  return (
    <Modal
      opened
      size="md"
      onClose={onClose}
      title={name}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            {c('save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => void submit(event, () => ({}), save)}
      >
        {error !== null && !known && <Note tone="bad" live title={say(error)} />}
        <div className={classes.pair}>
          {(['name', 'nameEn'] as const).map((one) => (
            <TextField
              key={one}
              label={t(`fields.${one}`)}
              value={names[one]}
              error={errors[one]}
              maxLength={60}
              onChange={(event) => {
                setNames({ ...names, [one]: event.currentTarget.value });
                clearErrors(one);
              }}
            />
          ))}
        </div>
        <div className={classes.pair}>{inUse.map((one) => field(one, t(`fields.${one}`)))}</div>
        {offer.caps && (
          <div className={classes.pair}>
            {capNames
              .filter((one) => one !== 'teachers' || offer.caps?.teachers !== null)
              .map((one) => field(`caps.${one}`, t(`fields.${one}`)))}
          </div>
        )}
        <Checkbox checked={recommended} onChange={setRecommended} label={t('fields.recommended')} />
        {offer.audience === 'teacher' && (
          <FeatureFields
            opened={opens}
            error={errors['features']}
            onChange={(next) => {
              setOpens(next);
              clearErrors('features');
            }}
          />
        )}
      </form>
      <PackageHistory code={offer.code} />
    </Modal>
  );
}

function FeatureFields({
  opened,
  error,
  onChange,
}: {
  opened: readonly Feature[];
  error: string | undefined;
  onChange(features: readonly Feature[]): void;
}) {
  const { t } = useTranslation('product-settings');
  const problem = useId();
  return (
    <fieldset className={classes.features} aria-describedby={error ? problem : undefined}>
      <legend className="b6">{t('fields.features')}</legend>
      {features.map((one) => (
        <Checkbox
          key={one}
          checked={opened.includes(one)}
          label={t(`features.${one}`)}
          onChange={(checked) => onChange(checked ? [...opened, one] : opened.filter((other) => other !== one))}
        />
      ))}
      {error && <FieldError id={problem}>{error}</FieldError>}
    </fieldset>
  );
}

function PackageHistory({ code }: { code: ManagedPackage['code'] }) {
  const { find } = useTranslation('product-settings');
  const history = useQuery(packageHistoryQuery(code));
  return (
    <History history={history}>
      {({ before, after }) => (
        <FieldChanges
          before={before && flat(before)}
          after={flat(after)}
          labelOf={(one) => find('fields', one) ?? one}
          show={(one, value) =>
            one === 'features' && Array.isArray(value)
              ? value.map((feature) => find('features', String(feature)) ?? String(feature)).join(', ')
              : undefined
          }
        />
      )}
    </History>
  );
}
