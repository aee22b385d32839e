/** The main picture of a question, with room for drawing on it. */
import { IconPhotoPlus } from '@tabler/icons-react';
import { FileDrop } from '@vumon/ui';
import type { ImageRef, MediaPort } from '../schema/core.react.ts';
import { ImageFields, imageFrom } from '../editing/Media.tsx';
import { ProblemLine } from '../editing/problems.tsx';
import { useUpload } from '../editing/upload.tsx';
import type { Upload } from '../editing/upload.tsx';
import editing from '../editing/editing.module.css';
import { useMessages } from '../messages.tsx';

export interface PictureFieldProps {
  picture: ImageRef | undefined;
  port: MediaPort;
  upload: Upload;
  error: string | undefined;
  onChange(picture: ImageRef | undefined): void;
}

/** The area where a picture is dropped, pasted or chosen; an existing one is replaced in the same way. */
export function PictureField({ picture, port, upload, error, onChange }: PictureFieldProps) {
  const t = useMessages('qt-editing');
  const empty = picture === undefined;
  const sent = useUpload(upload, 'image', (file) => {
    const next = imageFrom(file);
    onChange(empty ? next : { ...picture, ...next, alt: picture.alt });
  });
  return (
    <div className={editing.setting}>
      <span className={editing.label}>{t('editor.zones.picture')}</span>
      {!empty && (
        <ImageFields
          image={picture}
          port={port}
          upload={upload}
          replaceable={false}
          onChange={onChange}
          onRemove={() => onChange(undefined)}
        />
      )}
      <FileDrop
        // Remounted, because the whole page listens for pasting only while there is no picture.
        key={empty ? 'first' : 'next'}
        aria-label={t(empty ? 'editor.zones.addPicture' : 'editor.image.replace')}
        prompt={t(empty ? 'editor.zones.bring' : 'editor.zones.bringAnother')}
        icon={<IconPhotoPlus size={24} stroke={1.75} aria-hidden="true" />}
        pastesOfPage={empty}
        compact={!empty}
        busy={sent.busy}
        error={sent.error}
        onFile={(file) => void sent.send(file)}
        hint={t(empty ? 'editor.zones.pictureHint' : 'editor.zones.replaceHint')}
      />
      <ProblemLine text={error} />
    </div>
  );
}

/** A content with another picture, or without one. */
export function withPicture<Content extends { readonly picture?: ImageRef | undefined }>(
  content: Content,
  picture: ImageRef | undefined,
): Content {
  const { picture: _, ...rest } = content;
  return (picture === undefined ? rest : { ...rest, picture }) as Content;
}
