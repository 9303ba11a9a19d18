import { defineRecipe } from '@chakra-ui/react/styled-system'

const solid = (palette: string) => ({
  bg: `${palette}.solid`,
  color: `${palette}.on`,
  _hover: { bg: `${palette}.hover` },
})

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'u1',
    flexShrink: 0,
    maxW: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    textStyle: 'label',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms',
    // Feedback to a press must be immediate, so it has no transition.
    _active: { transform: 'translateY(1px)', filter: 'brightness(0.94)', transition: 'none' },
    _disabled: { cursor: 'default', opacity: 0.55 },
    '&[aria-busy=true]': { opacity: 1, cursor: 'progress' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    size: {
      small: { minH: { base: '44px', sm: '32px' }, px: 'u1.5', py: 'u0.25', fontSize: '0.875rem' },
      medium: { minH: { base: '48px', sm: '40px' }, px: 'u2', py: 'u0.5' },
      large: { minH: { base: '52px', sm: '48px' }, px: 'u3', py: 'u1' },
    },
    variant: {
      primary: solid('primary'),
      secondary: {
        bg: 'bg.card',
        color: 'primary.fg',
        borderColor: 'primary.border',
        _hover: { bg: 'primary.tint' },
      },
      tertiary: { color: 'primary.fg', _hover: { bg: 'primary.tint' } },
      neutral: {
        bg: 'neutral.tint',
        color: 'neutral.fg',
        borderColor: { base: 'transparent', _highContrast: 'ButtonBorder' },
        _hover: { bg: 'line' },
      },
      error: solid('error'),
      join: solid('join'),
      upgrades: solid('upgrades'),
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { size: 'medium', variant: 'primary' },
})
