import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedSetting } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { settingProblem } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, NumberField, toast } from '@vumon/ui';
import { useId, useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { History } from '../../lists/History.tsx';
import { settingHistoryQuery, settingsQuery, useCatalogueChanges } from './queries.ts';
import classes from './product-settings.module.css';

export function SettingDialog({
  setting,
  name,
  show,
  onClose,
}: {
  setting: ManagedSetting;
  name: string;
  show: (value: number) => string;
  onClose: () => void;
}) {
  const { t } = useTranslation('product-settings');
  const { t: c } = useTranslation('common');
  const { t: tField } = useTranslation('fields');
  const { t: tHistory } = useTranslation('history');
  const { number } = useFormat();
  const client = useQueryClient();
  const say = useErrorMessage();
  const formId = useId();
  const [value, setValue] = useState<number | string>(setting.value);
  const history = useQuery(settingHistoryQuery(setting.key));
  const { setting: change } = useCatalogueChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();

  function validate(): Record<string, string> {
    if (value === '') return { value: tField('required') };
    const problem = settingProblem(setting.key, Number(value));
    return problem ? { value: tField(problem.code, { limit: number(problem.limit) }) } : {};
  }
  async function save() {
    try {
      await change.mutateAsync({ key: setting.key, value: Number(value), revision: setting.revision });
    } catch (caught) {
      // Another administrator changed the setting meanwhile: their value is loaded, and can be changed.
      if (caught instanceof ApiError && caught.code === 'VERSION_CONFLICT')
        await client.invalidateQueries({ queryKey: settingsQuery.queryKey });
      throw caught;
    }
    toast(t('saved'));
    onClose();
  }

  return (
    <Modal
      opened
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
        onSubmit={(event) => void submit(event, validate, save)}
      >
        {error !== null && !errors['value'] && <Note tone="bad" live title={say(error)} />}
        <p className="muted">{t(`settings.${setting.key}.about`)}</p>
        <NumberField
          label={t('value')}
          description={t('bounds', { min: number(setting.min), max: number(setting.max) })}
          value={value}
          error={errors['value']}
          data-autofocus
          onChange={(next) => {
            setValue(next);
            clearErrors('value');
          }}
        />
      </form>
      <History history={history}>
        {({ before, after }) =>
          before === null ? show(after) : tHistory('change', { before: show(before), after: show(after) })
        }
      </History>
    </Modal>
  );
}
