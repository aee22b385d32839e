/** The one picture that a question is about, and the place to draw on it. */
import { IconPhotoPlus } from '@tabler/icons-react';
import type { ImageRef, MediaPort } from '../schema/core.react.ts';
import { ImageFields, imageFrom } from '../editing/Media.tsx';
import { ProblemLine } from '../editing/problems.tsx';
import { UploadButton } from '../editing/upload.tsx';
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

export function PictureField({ picture, port, upload, error, onChange }: PictureFieldProps) {
  const t = useMessages('qt-editing');
  return (
    <div className={editing.setting}>
      <span className={editing.label}>{t('editor.zones.picture')}</span>
      {picture === undefined ? (
        <>
          <UploadButton
            upload={upload}
            kind="image"
            label={t('editor.zones.addPicture')}
            icon={<IconPhotoPlus size={18} stroke={1.75} aria-hidden="true" />}
            onDone={(file) => onChange(imageFrom(file))}
          />
          <span className={editing.hint}>{t('editor.zones.pictureHint')}</span>
        </>
      ) : (
        <ImageFields
          image={picture}
          port={port}
          upload={upload}
          onChange={onChange}
          onRemove={() => onChange(undefined)}
        />
      )}
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
