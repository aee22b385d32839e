import { Textarea as Base } from '@mantine/core';
import type { TextareaProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

export type TextAreaFieldProps = TextareaProps;

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  return <Base {...props} />;
}
