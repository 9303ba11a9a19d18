import { chakra } from '@chakra-ui/react/styled-system'
import { controlBox } from './control.recipe.ts'
import { Field } from './field.tsx'
import { splitField } from './field-props.ts'
import type { TextFieldProps } from './text-field.tsx'

const Input = chakra('input', {
  base: {
    ...controlBox,
    // iOS centres a time and shrinks its box to the words.
    appearance: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
    // The clock's button is a stop of its own.
    '&::-webkit-calendar-picker-indicator:focus-visible': { outline: '2px solid', outlineColor: 'focus' },
  },
})

/** The browser's own time input: its value is HH:MM on a 24 hour clock, what it shows is the reader's own clock. */
export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  const [field, input] = splitField(props)
  return <Field {...field}>{(control) => <Input {...input} {...control} type="time" />}</Field>
}
