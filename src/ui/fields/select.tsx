import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ComponentProps } from 'react'
import { controlBox } from './control.recipe.ts'
import { Field, type FieldText } from './field.tsx'
import { splitField } from './field-props.ts'

const Base = chakra('select', {
  base: { ...controlBox, appearance: 'none', pe: 'u5', cursor: 'pointer', textOverflow: 'ellipsis' },
})
const Chevron = chakra('span', {
  base: {
    position: 'absolute',
    insetEnd: 'u1.5',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.2',
    pointerEvents: 'none',
  },
})

export type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, keyof FieldText | 'size' | 'color' | 'children'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
    /** Shown while nothing is chosen. */
    placeholder?: string | undefined
  }

/** Uses the browser's own list, which works on phones, by keyboard and with screen readers. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const [field, select] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <chakra.div position="relative">
          <Base {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </Base>
          <Chevron>
            <IconChevronDown size={18} stroke={1.75} aria-hidden />
          </Chevron>
        </chakra.div>
      )}
    </Field>
  )
}
