import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldWiring } from './field.tsx'
import { FieldError } from './field-error.tsx'

/** Draws the box itself, because browsers paint an unchecked one in a grey of their own on dark pages. */
const Box = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    boxSize: '20px',
    flexShrink: 0,
    mt: '2px',
    bg: 'bg.card',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: '4px',
    cursor: 'pointer',
    _before: {
      content: '""',
      boxSize: '12px',
      bg: 'primary.on',
      clipPath: 'polygon(14% 44%, 0 60%, 40% 100%, 100% 22%, 86% 8%, 38% 70%)',
      visibility: 'hidden',
    },
    _hover: { borderColor: 'fg.2' },
    _checked: { bg: 'primary.solid', borderColor: 'primary.solid', _before: { visibility: 'visible' } },
    _disabled: { cursor: 'default', opacity: 0.55 },
    _invalid: { borderColor: 'error.fg' },
    '@media (forced-colors: active)': { appearance: 'auto', _before: { content: 'none' } },
    '@media print': { printColorAdjust: 'exact' },
  },
})
const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 'u1.5',
    minH: { base: '44px', sm: '32px' },
    py: { base: 'u1', sm: 'u0.5' },
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'default', color: 'fg.3' },
  },
})

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'color'> & {
  label: ReactNode
  hint?: ReactNode | undefined
  error?: string | undefined
}

/** Asks for a single yes or no; use a CheckboxGroup for several answers to one question. */
export function CheckboxField({ label, hint, error, id, ...input }: CheckboxFieldProps) {
  const { ids, control } = useFieldWiring({ hint, error }, id)
  return (
    <div>
      <Row>
        <Box type="checkbox" {...input} {...control} />
        <span>
          {label}
          {hint && (
            <chakra.span id={ids.hint} display="block" textStyle="secondary" color="fg.3">
              {hint}
            </chakra.span>
          )}
        </span>
      </Row>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}
