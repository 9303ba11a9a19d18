import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ComponentProps, useId } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { controlBox } from './control.recipe.ts'
import { Field, type FieldText } from './field.tsx'
import { splitField } from './field-props.ts'
import { type ComboboxOption, useCombobox } from './use-combobox.ts'

const Input = chakra('input', { base: { ...controlBox, pe: 'u5', textOverflow: 'ellipsis' } })
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

type Native = Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'disabled' | 'onBlur' | 'onFocus' | 'ref'>

export type ComboboxProps = FieldText &
  Native & {
    id?: string
    options: readonly ComboboxOption[]
    /** Receives what is typed when `options` come from a search; they are then shown as they are. */
    onType?: ((text: string) => void) | undefined
    /** Null means that nothing is chosen, for example after the field was cleared. */
    value: string | null
    onChange: (value: string | null) => void
    /** Reads like "Nothing matches". */
    emptyText: string
    /** Announced while typing: "3 to choose from". */
    countText: (count: number) => string
  }

/** Filters a long list while typing; arrow keys move, Enter chooses. Use a Select for a short list. */
export function Combobox(all: ComboboxProps) {
  const { options, onType, value, onChange, emptyText, countText, onBlur, ...props } = all
  const [field, input] = splitField(props)
  const list = useId()
  const box = useCombobox({ options, onType, value, onChange })
  const optionId = (index: number) => `${list}-${index}`
  return (
    <Field {...field}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            {...input}
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={box.open}
            aria-controls={box.open ? list : undefined}
            aria-activedescendant={box.open && box.active >= 0 ? optionId(box.active) : undefined}
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onKeyDown={box.handleKey}
            onClick={box.show}
            onBlur={(event) => {
              box.close()
              onBlur?.(event)
            }}
          />
          <Chevron>
            <IconChevronDown size={18} stroke={1.75} aria-hidden />
          </Chevron>
          {box.open && (
            <ComboboxList
              id={list}
              label={field.label}
              options={box.shown}
              value={value}
              active={box.active}
              optionId={optionId}
              emptyText={emptyText}
              onChoose={box.choose}
            />
          )}
          <VisuallyHidden role="status">
            {box.open && (box.shown.length === 0 ? emptyText : countText(box.shown.length))}
          </VisuallyHidden>
        </chakra.div>
      )}
    </Field>
  )
}
