import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import overrides from './theme.module.css';

const scale = (shades: string) => shades.split(' ').map((shade) => `#${shade}`) as unknown as MantineColorsTuple;

const field = { defaultProps: { size: 'md', errorProps: { role: 'alert' } } };
const popped = { transitionProps: { transition: 'pop', duration: 180 }, shadow: 'pop', radius: 'md' } as const;

/** The theme of the component library: scales, type, radii, and styles of controls. */
export const theme: MantineThemeOverride = {
  colors: {
    ink: scale('f4f5ff e6e9ff cdd1ff adb2ff 8e90ff 706aef 5745d9 4936bd 3a2a9c 2a1e75'),
    amber: scale('fff7ea ffeccc ffdb9f ffc76c ffb53c e49c0d ab7306 8c5d00 714900 553600'),
    green: scale('edfbf3 d7f6e4 b0ebca 7cdbaa 49c78d 16ac73 008656 006e46 005938 004429'),
    red: scale('fff4f2 ffe6e2 ffcbc5 ffa89f ff8178 f2544e c9292c a91c20 8a1619 691213'),
    blue: scale('f0f8ff ddf0ff bae0ff 8fcbfe 62b4f6 3899e2 0775b9 00619a 004e7e 013b60'),
    gray: scale('fafafc f3f3f7 e7e7ed d6d6df b9b9c5 9797a5 6e6f7d 525260 383844 22212d'),
    dark: scale('eceaf2 c4c2ce a3a1b0 7f7d8f 3d3c4f 2c2b3b 22212f 181724 12111c 0c0b14'),
  },
  primaryColor: 'ink',
  primaryShade: 6,
  white: '#ffffff',
  black: '#22212d',
  fontFamily: "'Be Vietnam Pro', system-ui, sans-serif",
  fontFamilyMonospace: "'Inter Variable', Inter, system-ui, sans-serif",
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '18px', sm: '22px', md: '22px', lg: '26px', xl: '29px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '4px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { pop: 'var(--shadow-pop)', xl: 'var(--shadow-modal)' },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '80em', xl: '90em' },
  headings: {
    fontFamily: "'Be Vietnam Pro', system-ui, sans-serif",
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '30px', lineHeight: '42px' },
      h2: { fontSize: '20px', lineHeight: '28px' },
      h3: { fontSize: '16px', lineHeight: '24px', fontWeight: '600' },
      h4: { fontSize: '14px', lineHeight: '22px', fontWeight: '600' },
    },
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { classNames: { root: overrides.button } },
    Input: {
      defaultProps: { size: 'md' },
      classNames: { wrapper: overrides.inputWrap, input: overrides.input, section: overrides.section },
    },
    InputWrapper: {
      classNames: {
        label: overrides.label,
        description: overrides.description,
        error: overrides.error,
        required: overrides.required,
      },
    },
    TextInput: field,
    Textarea: field,
    PasswordInput: { ...field, classNames: { innerInput: overrides.passwordInner } },
    NumberInput: {
      defaultProps: { ...field.defaultProps, rightSectionWidth: 54 },
      classNames: { controls: overrides.spins, control: overrides.spin },
    },
    Select: { defaultProps: { ...field.defaultProps, allowDeselect: false, checkIconPosition: 'right' } },
    MultiSelect: field,
    Autocomplete: field,
    TagsInput: field,
    DateInput: { defaultProps: { ...field.defaultProps, valueFormat: 'DD/MM/YYYY' } },
    DatePickerInput: { defaultProps: { ...field.defaultProps, valueFormat: 'DD/MM/YYYY' } },
    DateTimePicker: { defaultProps: { ...field.defaultProps, valueFormat: 'DD/MM/YYYY HH:mm' } },
    TimeInput: field,
    Combobox: {
      classNames: {
        dropdown: overrides.pop,
        options: overrides.options,
        option: overrides.option,
        empty: overrides.noMatch,
      },
    },
    Popover: { defaultProps: popped, classNames: { dropdown: overrides.pop } },
    Tooltip: { defaultProps: { openDelay: 300, radius: 'md' }, classNames: { tooltip: overrides.tooltip } },
    Divider: { defaultProps: { color: 'var(--rule)' } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
};

/** Set again where the library writes its variables, so that its defaults do not override ours. */
export const cssVariables: CSSVariablesResolver = () => {
  const ours = {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-bright': 'var(--text)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--placeholder)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--tint)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--input)',
    '--mantine-color-disabled': 'var(--disabled)',
    '--mantine-color-disabled-color': 'var(--disabled-text)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--primary)',
    '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
    '--mantine-primary-color-light': 'var(--tint)',
    '--mantine-primary-color-light-hover': 'var(--tint-2)',
    '--mantine-primary-color-light-color': 'var(--tint-text)',
  };
  return { variables: {}, light: ours, dark: ours };
};
