import { PasswordInput } from '@mantine/core';
import type { PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../words.ts';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';

export type PasswordFieldProps = PasswordInputProps;

/** A password field with a button that shows and hides what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useWords();
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={({ reveal }) =>
        reveal ? <IconEyeOff size={20} stroke={1.75} /> : <IconEye size={20} stroke={1.75} />
      }
      visibilityToggleButtonProps={{
        'aria-label': visible ? words('hidePassword') : words('showPassword'),
        tabIndex: 0,
        c: 'var(--muted)',
      }}
      {...props}
    />
  );
}
