/** The registration of one learning platform, with what its administrator says after adding the tool there. */
import type { LtiPlatform } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Note, TagsField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { FormModal } from '../../forms/FormModal.tsx';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { usePartnerChanges } from './queries.ts';
import classes from './partners.module.css';

const fields = ['issuer', 'clientId', 'authUrl', 'tokenUrl', 'jwksUrl'] as const;
/** As Moodle has them; those of Canvas are on its page for developers. */
const samples = {
  issuer: 'https://moodle.truong.example',
  clientId: '',
  authUrl: 'https://moodle.truong.example/mod/lti/auth.php',
  tokenUrl: 'https://moodle.truong.example/mod/lti/token.php',
  jwksUrl: 'https://moodle.truong.example/mod/lti/certs.php',
} as const;

export function PlatformDialog({
  partnerId,
  platform,
  onClose,
}: {
  partnerId: string;
  /** Null: a new one. */
  platform: LtiPlatform | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('partner-clients');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { savePlatform } = usePartnerChanges();
  const [form, setForm] = useState({
    issuer: platform?.issuer ?? '',
    clientId: platform?.clientId ?? '',
    authUrl: platform?.authUrl ?? '',
    tokenUrl: platform?.tokenUrl ?? '',
    jwksUrl: platform?.jwksUrl ?? '',
    deploymentIds: platform?.deploymentIds ?? [],
  });
  const { error } = savePlatform;
  const errors = fieldErrors(error);
  const deploymentError = Object.entries(errors).find(([path]) => path.startsWith('deploymentIds'))?.[1];
  return (
    <FormModal
      onClose={onClose}
      size="md"
      title={platform ? t('platforms.edit', { name: platform.issuer }) : t('platforms.add')}
      submitLabel={platform ? c('save') : t('platforms.add')}
      busy={savePlatform.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        try {
          await savePlatform.mutateAsync({ id: partnerId, platformId: platform?.id ?? null, body: form });
          toast(t('platforms.saved'));
          onClose();
        } catch {
          // Shown at the fields or above them.
        }
      }}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(error)}
        </Note>
      )}
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(`platforms.fields.${name}`)}
          placeholder={samples[name]}
          value={form[name]}
          maxLength={name === 'clientId' ? 200 : 500}
          error={errors[name]}
          onChange={(event) => setForm({ ...form, [name]: event.currentTarget.value })}
          {...(name === 'issuer' && { 'data-autofocus': true })}
        />
      ))}
      <TagsField
        label={t('platforms.fields.deploymentIds')}
        description={t('platforms.deploymentsHint')}
        value={form.deploymentIds}
        error={deploymentError}
        onChange={(deploymentIds) => setForm({ ...form, deploymentIds })}
      />
    </FormModal>
  );
}
