import { chakra } from '@chakra-ui/react/styled-system'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { ComponentProps } from 'react'
import { controlBox } from './control.recipe.ts'
import { Field } from './field.tsx'

const Input = chakra('input', { base: { ...controlBox, ps: '40px', pe: 'u0.5', textOverflow: 'ellipsis' } })
const Glass = chakra('span', {
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

type SearchFieldProps = { label: string } & Omit<ComponentProps<'input'>, 'size' | 'color' | 'type'>

/** The label is shown inside while the field is empty, and is always announced. */
export function SearchField({ label, ...props }: SearchFieldProps) {
  return (
    <Field label={label} hideLabel>
      {(control) => (
        <chakra.div position="relative">
          <Glass>
            <IconSearch size={18} stroke={1.75} aria-hidden />
          </Glass>
          <Input type="search" placeholder={label} autoComplete="off" {...props} {...control} />
        </chakra.div>
      )}
    </Field>
  )
}
