import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldWiring } from './field.tsx'
import { FieldError } from './field-error.tsx'

const Box = chakra('input', {
  base: {
    boxSize: '20px',
    flexShrink: 0,
    mt: '2px',
    accentColor: 'var(--ev-colors-primary-solid)',
    cursor: 'pointer',
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
