import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { controlBox } from './control.recipe.ts'
import { Field, type FieldText } from './field.tsx'
import { splitField } from './field-props.ts'

const Area = chakra('textarea', { base: { ...controlBox, py: 'u1', fieldSizing: 'content', maxH: '60vh' } })

export type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, keyof FieldText | 'color'>

/** Grows with its content. */
export function TextArea(props: TextAreaProps) {
  const [field, { rows = 3, ...area }] = splitField(props)
  return (
    <Field {...field}>{(control) => <Area rows={rows} {...area} {...control} minH={`${rows * 24 + 18}px`} />}</Field>
  )
}
