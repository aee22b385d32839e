/** One side of a pair, a heading, a person or a text while the author edits it: text, a picture, or both. */
import type { ReactNode } from 'react';
import type { MediaPort } from '../../../schema/core.react.ts';
import { ImageFields, ImageTool } from '../../../editing/Media.tsx';
import { RichTextField } from '../../../editing/rich-text/RichTextField.tsx';
import type { Upload } from '../../../editing/upload.tsx';
import { useMessages } from '../../../messages.tsx';
import type { Words } from './pairing.ts';
import classes from './matching-editor.module.css';

export interface SideFieldsProps {
  label: string;
  hideLabel?: boolean;
  value: Words;
  onChange(value: Words): void;
  /** The label of the button that adds a picture; absent where pictures are not allowed. */
  pictureLabel?: string;
  /** Several paragraphs, as in a text to read. */
  long?: boolean;
  /** Before the field: the letter on the paper. */
  mark?: ReactNode;
  /** After the field. */
  tools?: ReactNode;
  error?: string | undefined;
  autoFocus?: boolean;
  onEnter?: (() => void) | undefined;
  upload: Upload;
  media: MediaPort;
}

export function SideFields({
  label,
  hideLabel = false,
  value,
  onChange,
  pictureLabel,
  long = false,
  mark,
  tools,
  error,
  autoFocus = false,
  onEnter,
  upload,
  media,
}: SideFieldsProps) {
  const t = useMessages('qt-matching');
  const { text, image } = value;
  return (
    <div className={classes.side} data-marked={mark !== undefined || undefined}>
      {mark}
      <div className={classes.sideBody}>
        <RichTextField
          {...(long ? { quiet: true, minHeight: 96 } : { single: true })}
          hideLabel={hideLabel}
          label={label}
          value={text}
          error={image === undefined ? error : undefined}
          autoFocus={autoFocus}
          {...(image === undefined ? {} : { placeholder: t('editor.orPicture') })}
          {...(onEnter === undefined ? {} : { onEnter })}
          onChange={(next) => onChange({ ...value, text: next })}
        />
        {image !== undefined && (
          <ImageFields
            image={image}
            port={media}
            upload={upload}
            caption={false}
            error={error}
            onChange={(next) => onChange({ ...value, image: next })}
            onRemove={() => onChange({ text })}
          />
        )}
      </div>
      <span className={classes.sideTools} data-below={!hideLabel || undefined}>
        {pictureLabel !== undefined && image === undefined && (
          <ImageTool label={pictureLabel} upload={upload} onDone={(next) => onChange({ ...value, image: next })} />
        )}
        {tools}
      </span>
    </div>
  );
}
