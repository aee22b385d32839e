import { MultiSelect } from '@mantine/core';
import type { MultiSelectProps } from '@mantine/core';
import { useMessages } from '../../translation.ts';
import { filterOptions } from './filter-options.ts';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';

export type MultiSelectFieldProps = MultiSelectProps;

/** A field to choose several values of a list, which are shown as pills. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const t = useMessages();
  return (
    <MultiSelect
      withScrollArea={false}
      filter={filterOptions}
      nothingFoundMessage={props.searchable ? t('noMatch') : undefined}
      {...props}
    />
  );
}
