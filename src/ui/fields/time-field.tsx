import { chakra } from '@chakra-ui/react/styled-system'
import { controlBox } from './control.recipe.ts'
import { Field } from './field.tsx'
import { splitField } from './field-props.ts'
import type { TextFieldProps } from './text-field.tsx'

const Input = chakra('input', {
  base: {
    ...controlBox,
    // iOS centres a time and shrinks the box to its text.
    appearance: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
    // The clock button is a separate Tab stop.
    '&::-webkit-calendar-picker-indicator:focus-visible': { outline: '2px solid', outlineColor: 'focus' },
  },
})

/** Uses the browser's time input: its value is HH:MM in 24 hours, shown in the user's own format. */
export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  const [field, input] = splitField(props)
  return <Field {...field}>{(control) => <Input {...input} {...control} type="time" />}</Field>
}
