import type { PartnerView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Field, FileDrop, Note, TagsField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { shrunk } from '../../api/on-demand/shrink.ts';
import { useUploadLimit } from '../../api/limits.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { usePartnerChanges } from './queries.ts';
import type { Secret } from './SecretDialog.tsx';
import classes from './partners.module.css';

export interface PartnerDialogProps {
  /** Null: a new partner. */
  partner: PartnerView | null;
  onClose: () => void;
  onSecret: (secret: Secret) => void;
}

export function PartnerDialog({ partner, onClose, onSecret }: PartnerDialogProps) {
  const { t } = useTranslation('partner-clients');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { add, change, logo } = usePartnerChanges();
  const [form, setForm] = useState({
    name: partner?.name ?? '',
    slug: partner?.slug ?? '',
    allowedOrigins: partner?.allowedOrigins ?? [],
  });
  const { maxSize, megabytes } = useUploadLimit('picture-mebibytes');
  const [file, setFile] = useState<File | null>(null);
  // If only the logo was refused, the partner is already stored, and another try sends only the logo.
  const [added, setAdded] = useState<{ id: string; secret: Secret } | null>(null);
  const error = logo.error ?? (partner ? change.error : add.error);
  const errors = fieldErrors(error);
  const originError = Object.entries(errors).find(([path]) => path.startsWith('allowedOrigins'))?.[1];
  const { slug, ...facts } = form;

  const save = async () => {
    let made = added;
    if (partner) await change.mutateAsync({ id: partner.id, ...facts });
    else if (!made) {
      const reply = await add.mutateAsync({ slug, ...facts });
      made = {
        id: reply.partner.id,
        secret: { name: reply.partner.name, clientAppId: reply.partner.clientAppId, secret: reply.secret },
      };
      setAdded(made);
    }
    const id = partner?.id ?? made?.id;
    if (file && id) await logo.mutateAsync({ id, file: await shrunk(file, maxSize ?? Infinity) });
    if (made) onSecret(made.secret);
    else toast(t('changed'));
    onClose();
  };
  const close = () => {
    if (added) onSecret(added.secret);
    onClose();
  };
  return (
    <FormModal
      onClose={close}
      size="md"
      title={partner ? t('edit', { name: partner.name }) : t('add')}
      submitLabel={partner ? c('save') : t('add')}
      busy={add.isPending || change.isPending || logo.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        await save().catch(() => undefined);
      }}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(error)}
        </Note>
      )}
      <TextField
        label={t('columns.name')}
        value={form.name}
        maxLength={120}
        error={errors['name']}
        onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
        data-autofocus
      />
      <TextField
        label={t('slug')}
        description={t(partner ? 'slugFixed' : 'slugHint')}
        value={form.slug}
        maxLength={60}
        disabled={partner !== null || added !== null}
        error={errors['slug']}
        onChange={(event) => setForm({ ...form, slug: event.currentTarget.value })}
      />
      <TagsField
        label={t('columns.origins')}
        description={t('originsHint')}
        placeholder="https://truong.example"
        value={form.allowedOrigins}
        error={originError}
        onChange={(allowedOrigins) => setForm({ ...form, allowedOrigins })}
      />
      <Field label={t('logo')} optional group>
        <FileDrop
          accept="image/png,image/jpeg"
          file={file}
          onFile={setFile}
          {...(maxSize !== undefined && { hint: t('logoHint', { megabytes }) })}
        />
      </Field>
    </FormModal>
  );
}
