import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, Card, FileDrop, Modal, Note, toast, useConfirm } from '@vumon/ui';
import { useRef, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useUploadLimit } from '../../../api/limits.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { profileQuery, type Profile } from '../../../session/profile.ts';
import { AvatarCropper, squareOf } from './AvatarCropper.tsx';
import { wholeOf, type Crop } from './crop.ts';
import classes from '../own-account.module.css';

/** The user's avatar: upload, crop, replace, remove. */
export function AvatarCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('own-account');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const say = useErrorMessage();
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });

  async function remove() {
    if (
      !(await confirm({
        title: t('avatar.removeTitle'),
        body: t('avatar.removeBody'),
        confirmLabel: t('avatar.remove'),
        danger: true,
      }))
    )
      return;
    setBusy(true);
    try {
      await api('DELETE /account/avatar');
      await refresh();
      // The pressed button disappears with the picture, so the focus needs a new place.
      buttons.current?.querySelector('button')?.focus();
      toast(t('avatar.removed'));
    } catch (error) {
      toast(say(error), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t('avatar.title')}>
      <div className={classes.avatar}>
        <Avatar name={profile.fullName} src={profile.avatar} size={56} />
        <div ref={buttons} className={classes.buttons}>
          <Button onClick={() => setOpened(true)}>{t(profile.avatar ? 'avatar.change' : 'avatar.upload')}</Button>
          {profile.avatar && (
            <Button variant="link" loading={busy} onClick={() => void remove()}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
      </div>
      {opened && (
        <AvatarDialog
          onClose={() => setOpened(false)}
          onDone={async () => {
            await refresh();
            setOpened(false);
            toast(t('avatar.saved'));
          }}
        />
      )}
    </Card>
  );
}

function AvatarDialog({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const { t } = useTranslation('own-account');
  const { t: tCommon } = useTranslation('common');
  const { t: tError } = useTranslation('errors');
  const say = useErrorMessage();
  const { maxSize, megabytes } = useUploadLimit('picture-mebibytes');
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function take(file: File) {
    setProblem(null);
    try {
      const decoded = await createImageBitmap(file);
      setPicture(decoded);
      setCrop(wholeOf(decoded));
    } catch {
      setProblem(tError('MEDIA_BROKEN'));
    }
  }

  async function save() {
    if (!picture || !crop) return;
    setBusy(true);
    setProblem(null);
    try {
      await api('POST /account/update-avatar', undefined, { file: await squareOf(picture, crop) });
      await onDone();
    } catch (error) {
      setProblem(say(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('avatar.dialog')}
      footer={
        <>
          {picture && (
            <Button
              variant="link"
              onClick={() => {
                setPicture(null);
                setCrop(null);
              }}
            >
              {t('avatar.other')}
            </Button>
          )}
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button variant="primary" disabled={!picture} loading={busy} onClick={() => void save()}>
            {t('avatar.save')}
          </Button>
        </>
      }
    >
      {picture && crop ? (
        <>
          {problem !== null && <Note tone="bad" live title={problem} />}
          <AvatarCropper picture={picture} crop={crop} onChange={setCrop} />
        </>
      ) : (
        <FileDrop
          aria-label={t('avatar.choose')}
          accept=".jpg,.jpeg,.png"
          {...(maxSize !== undefined && { hint: t('avatar.rules', { megabytes }) })}
          error={problem ?? undefined}
          onFile={(file) => void take(file)}
        />
      )}
    </Modal>
  );
}
