/**
 * Styles the box of text, dates and choices: 40 px high, 48 on a phone, and 16 px text there, because iOS zooms into
 * smaller text.
 */
export const controlBox = {
  width: 'full',
  minW: '0',
  minH: { base: '48px', sm: '40px' },
  px: 'u1.5',
  bg: 'bg.card',
  color: 'fg',
  fontSize: { base: '1rem', sm: '0.9375rem' },
  lineHeight: '1.5',
  borderWidth: '1px',
  borderColor: 'control',
  borderRadius: 'control',
  _hover: { borderColor: 'fg.2' },
  _disabled: { bg: 'bg.inset', color: 'fg.3', cursor: 'default' },
  _readOnly: { bg: 'bg.inset' },
  _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-1px', borderColor: 'focus' },
  _invalid: {
    borderColor: 'error.fg',
    boxShadow: 'inset 0 0 0 1px var(--ev-colors-error-fg)',
    _focusVisible: { outlineColor: 'error.fg' },
  },
} as const
