import { NumberInput as Base } from '@mantine/core';
import type { NumberInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';

export type NumberFieldProps = NumberInputProps;

/** A field for a number, with arrow keys and limits. */
export function NumberField(props: NumberFieldProps) {
  return <Base {...props} />;
}
