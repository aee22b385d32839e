import type { ManagedChoice } from '@vumon/contract';
import { choiceGroups, choiceStates, isChoiceCode, pastedText, type ChoiceGroup, type ChoiceList } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Note, SelectField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { FormModal } from '../../forms/FormModal.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { useChoiceChanges, type NewChoice } from './queries.ts';
import classes from './choice-lists.module.css';

interface ChoiceDialogProps {
  readonly list: ChoiceList;
  /** Null: a new row. */
  readonly choice: ManagedChoice | null;
  onClose(): void;
}

export function ChoiceDialog({ list, choice, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation('choice-lists');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { add, change } = useChoiceChanges(list);
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const groups: readonly ChoiceGroup[] = choiceGroups[list];
  const [facts, setFacts] = useState<NewChoice>({
    code: choice?.id ?? '',
    name: choice?.name ?? '',
    nameEn: choice?.nameEn ?? '',
    group: choice ? choice.group : (groups[0] ?? null),
    state: choice?.state ?? 'SHOWN',
  });
  const set = <Name extends keyof NewChoice>(name: Name, value: NewChoice[Name]) => {
    setFacts({ ...facts, [name]: value });
    clearErrors(name);
  };
  const validate = () => ({
    ...Object.fromEntries(
      (['name', 'nameEn'] as const).flatMap((name) => (facts[name].trim() === '' ? [[name, t('required')]] : [])),
    ),
    ...(!choice && !isChoiceCode(list, facts.code) && { code: codeRule }),
  });
  const codeRule = t(list === 'exam-types' ? 'codeNumber' : 'codeLetters');
  const send = async () => {
    if (choice) await change.mutateAsync({ ...facts, id: choice.id, revision: choice.revision });
    else await add.mutateAsync(facts);
    toast(t('saved'));
    onClose();
  };
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="md"
      title={choice ? t('edit', { name: choice.name }) : t(`add.${list}`)}
      submitLabel={choice ? c('save') : t(`add.${list}`)}
      busy={busy}
      className={classes.form}
      onSubmit={(event) => submit(event, validate, send)}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(error)}
        </Note>
      )}
      {(['name', 'nameEn'] as const).map((name, at) => (
        <TextField
          key={name}
          label={t(`fields.${name}`)}
          cleanPaste={pastedText}
          value={facts[name]}
          maxLength={100}
          error={errors[name]}
          onChange={(event) => set(name, event.currentTarget.value)}
          {...(at === 0 && { 'data-autofocus': true })}
        />
      ))}
      {!choice && (
        <TextField
          label={t('fields.code')}
          description={codeRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={facts.code}
          maxLength={20}
          error={errors['code']}
          onChange={(event) => set('code', event.currentTarget.value.toUpperCase().trim())}
        />
      )}
      {groups.length > 0 && (
        <SelectField
          label={t('fields.group')}
          data={groups.map((value) => ({ value, label: t(`groups.${value}`) }))}
          value={facts.group}
          allowDeselect={false}
          error={errors['group']}
          onChange={(value) => value && set('group', value as ChoiceGroup)}
        />
      )}
      <SelectField
        label={t('fields.state')}
        data={choiceStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={facts.state}
        allowDeselect={false}
        onChange={(value) => value && set('state', value as NewChoice['state'])}
      />
    </FormModal>
  );
}
