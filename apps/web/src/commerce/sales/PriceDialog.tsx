import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Note, NumberField, SelectField, toast } from '@vumon/ui';
import { useState } from 'react';
import { FormModal } from '../../forms/FormModal.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { useTyped } from '../../navigation/url-state.ts';
import classes from './sales.module.css';
import { testsToSellQuery, useSaleChanges } from './queries.ts';

/** Puts a system test on sale, or changes its price for future orders. */
export function PriceDialog({ test, onClose }: { test: Reply<'GET /sale-asset'>[number] | null; onClose(): void }) {
  const { t } = useTranslation('sales');
  const english = useLocale() === 'en';
  const say = useErrorMessage();
  const { price } = useSaleChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [typed, setTyped] = useState<number | string>(test?.price ?? '');
  const [examId, setExamId] = useState<string | null>(test?.examId ?? null);
  const [search, setSearch] = useState('');
  const [word, setWord] = useTyped(search, setSearch);
  const found = useQuery({ ...testsToSellQuery(search), enabled: test === null });
  const validate = () => ({
    ...(examId === null && { examId: t('required') }),
    ...((typed === '' || Number(typed) < 1) && { price: t('required') }),
  });
  const send = async () => {
    await price.mutateAsync({ id: examId!, price: Number(typed) });
    toast(t('saved'));
    onClose();
  };
  return (
    <FormModal
      onClose={onClose}
      title={test ? (english ? test.nameEn : test.name) : t('test.add')}
      submitLabel={t('save')}
      busy={busy}
      className={classes.form}
      form={form}
      onSubmit={(event) => submit(event, validate, send)}
    >
      {error !== null && !errors['price'] && <Note tone="bad" live title={say(error)} />}
      {test === null && (
        <SelectField
          label={t('test.name')}
          searchable
          searchValue={word}
          onSearchChange={setWord}
          filter={({ options }) => options}
          nothingFoundMessage={t('test.noMatch')}
          value={examId}
          error={errors['examId']}
          onChange={(value) => {
            setExamId(value);
            clearErrors('examId');
          }}
          data={(found.data?.data ?? []).map(({ id, name, nameEn }) => ({
            value: id,
            label: (english && nameEn) || name,
          }))}
        />
      )}
      <NumberField
        label={t('fields.price')}
        min={1}
        allowDecimal={false}
        thousandSeparator="."
        decimalSeparator=","
        value={typed}
        error={errors['price']}
        onChange={(next) => {
          setTyped(next);
          clearErrors('price');
        }}
      />
    </FormModal>
  );
}
