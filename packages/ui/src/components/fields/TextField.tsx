import { TextInput as Base } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { pasteClean, type CleanPaste } from './paste.ts';

export interface TextFieldProps extends TextInputProps {
  /** Changes pasted text before it is inserted. */
  cleanPaste?: CleanPaste;
}

/** A text field of one line; an error is shown below it with an icon. */
export function TextField({ cleanPaste, onPaste, ...props }: TextFieldProps) {
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
