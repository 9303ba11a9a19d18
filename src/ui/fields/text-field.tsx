import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { controlBox } from './control.recipe.ts'
import { Field, type FieldText } from './field.tsx'
import { splitField } from './field-props.ts'

const Input = chakra('input', { base: controlBox })

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, keyof FieldText | 'size' | 'color'> & {
    /** Makes the box as wide as this many digits, so that a short number does not look like a long answer. */
    chars?: number
  }

/** Accepts `{...register('name')}` directly. */
export function TextField(props: TextFieldProps) {
  const [field, { type = 'text', chars, ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <Input
          type={type}
          {...(chars && { style: { maxWidth: `calc(${chars + 1}ch + 26px)` } })}
          {...input}
          {...control}
        />
      )}
    </Field>
  )
}
