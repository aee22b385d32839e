import { Select } from '@mantine/core';
import type { SelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { filterOptions } from './filter-options.ts';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';

export type SelectFieldProps = SelectProps;

/** A field to choose one value of a list; `searchable` for long lists. */
export function SelectField(props: SelectFieldProps) {
  const t = useMessages();
  return (
    <Select
      withScrollArea={false}
      filter={filterOptions}
      rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      nothingFoundMessage={props.searchable ? t('noMatch') : undefined}
      {...props}
    />
  );
}
