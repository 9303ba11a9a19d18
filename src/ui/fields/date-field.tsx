import { chakra } from '@chakra-ui/react/styled-system'
import { controlBox } from './control.recipe.ts'
import { Field } from './field.tsx'
import { splitField } from './field-props.ts'
import type { TextFieldProps } from './text-field.tsx'

const Input = chakra('input', {
  base: {
    ...controlBox,
    // iOS centres a date and shrinks the box to its text.
    appearance: 'none',
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
    // The calendar button is a separate Tab stop.
    '&::-webkit-calendar-picker-indicator:focus-visible': { outline: '2px solid', outlineColor: 'focus' },
  },
})

/** Uses the browser's date input: its value is YYYY-MM-DD, shown in the user's own format. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  const [field, input] = splitField(props)
  return <Field {...field}>{(control) => <Input {...input} {...control} type="date" />}</Field>
}
