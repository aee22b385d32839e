import { TextInput as Base } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

export type TextFieldProps = TextInputProps;

/** One line of text; the error stands under the field with its mark. */
export function TextField(props: TextFieldProps) {
  return <Base {...props} />;
}
