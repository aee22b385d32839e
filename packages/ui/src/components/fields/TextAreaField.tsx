import { Textarea as Base } from '@mantine/core';
import type { TextareaProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { pasteClean, type CleanPaste } from './paste.ts';

export interface TextAreaFieldProps extends TextareaProps {
  /** Changes pasted text before it is inserted. */
  cleanPaste?: CleanPaste;
}

/** A text field of several lines. */
export function TextAreaField({ cleanPaste, onPaste, ...props }: TextAreaFieldProps) {
  return (
    <Base
      {...props}
      onPaste={(event) => {
        onPaste?.(event);
        if (cleanPaste) pasteClean(event, cleanPaste);
      }}
    />
  );
}
