/** Renames a format that tests use: its structure stays as it is. */
import type { FormatSummary } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { useNamed } from '../../api/reference-data.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useFormatChanges } from './queries.ts';

const mostLetters = 100;

export function RenameDialog({ format, onClose }: { format: FormatSummary; onClose(): void }) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const { rename } = useFormatChanges();
  const [name, setName] = useState(format.name);
  const [nameEn, setNameEn] = useState(format.nameEn ?? '');
  const named = useNamed();
  const blank = name.trim() === '';
  const save = () => {
    if (blank || rename.isPending) return;
    rename.mutate(
      { id: format.id, name: name.trim(), nameEn: nameEn.trim() || null },
      {
        onSuccess: () => {
          toast(t('renamed'));
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('renameTitle', { name: named(format) })}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={rename.isPending}
            disabledReason={blank ? t('renameEmpty') : null}
            onClick={save}
          >
            {c('save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t('newName')}
          maxLength={mostLetters}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {format.scope === 'SYSTEM' && (
          <TextField
            label={t('editor.nameEn')}
            lang="en"
            maxLength={mostLetters}
            value={nameEn}
            onChange={(event) => setNameEn(event.currentTarget.value)}
          />
        )}
      </form>
      {rename.error && (
        <Note tone="bad" live>
          {messageOf(rename.error)}
        </Note>
      )}
    </Modal>
  );
}
