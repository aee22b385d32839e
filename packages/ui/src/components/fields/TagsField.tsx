import { TagsInput as Base } from '@mantine/core';
import type { TagsInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';

export type TagsFieldProps = TagsInputProps;

/** A field for several short values, which are typed one by one. */
export function TagsField(props: TagsFieldProps) {
  return <Base withScrollArea={false} {...props} />;
}
