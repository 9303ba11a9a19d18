import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type CheckboxGroupProps = {
  label: string
  hint?: ReactNode | undefined
  error?: string | undefined
  /** Expects CheckboxFields. */
  children: ReactNode
}

/** Groups several answers to one question ("Which children?"); the question is announced with each of them. */
export function CheckboxGroup({ label, hint, error, children }: CheckboxGroupProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <chakra.fieldset aria-describedby={describedBy} aria-invalid={error ? true : undefined} minW="0">
      <chakra.legend textStyle="label" mb="u0.5">
        {label}
      </chakra.legend>
      <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} flexWrap="wrap" columnGap="u3">
        {children}
      </chakra.div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <chakra.div id={`${id}-hint`} textStyle="secondary" color="fg.3">
          {hint}
        </chakra.div>
      )}
    </chakra.fieldset>
  )
}
