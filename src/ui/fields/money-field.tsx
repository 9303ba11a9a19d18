import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { controlBox } from './control.recipe.ts'
import { Field } from './field.tsx'
import { splitField } from './field-props.ts'
import type { TextFieldProps } from './text-field.tsx'

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    position: 'relative',
    '& > input': { fontVariantNumeric: 'tabular-nums' },
  },
})
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    insetStart: 'u1.5',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.3',
    pointerEvents: 'none',
  },
})
const Input = chakra('input', { base: controlBox })

export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Shown before the amount and announced with it: "$", "MXN $". */
  currency: string
}

/** The value is the typed text; the contract's money parser reads it. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  const [field, input] = splitField(props)
  const mark = useId()
  return (
    <Field {...field} describedBy={mark}>
      {(control) => (
        <Box>
          {/* The amount begins right after its currency, however long that is. */}
          <Input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            style={{ paddingInlineStart: `calc(${currency.length}ch + 24px)` }}
          />
          <Mark id={mark}>{currency}</Mark>
        </Box>
      )}
    </Field>
  )
}
