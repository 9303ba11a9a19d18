import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { controlBox } from './control.recipe.ts'
import { Field, type FieldText } from './field.tsx'
import { splitField } from './field-props.ts'

const Input = chakra('input', { base: controlBox })

export type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, keyof FieldText | 'size' | 'color'>

/** Accepts `{...register('name')}` directly. */
export function TextField(props: TextFieldProps) {
  const [field, { type = 'text', ...input }] = splitField(props)
  return <Field {...field}>{(control) => <Input type={type} {...input} {...control} />}</Field>
}
