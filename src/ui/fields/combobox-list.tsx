import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import type { ComboboxOption } from './use-combobox.ts'

const Sheet = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetInline: '0',
    zIndex: 'bar',
    maxH: '280px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.card',
    borderWidth: '1px',
    borderRadius: 'control',
    boxShadow: '0 8px 24px #10293a29',
    py: '4px',
  },
})
const Option = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minH: { base: '48px', sm: '40px' },
    px: 'u1.5',
    py: 'u0.5',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[data-active]': { bg: 'brand.tint', _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    '&[aria-selected=true]': { fontWeight: 'semibold', color: 'brand.strong' },
    '&[aria-disabled=true]': { cursor: 'default', opacity: 0.55 },
  },
})

type ComboboxListProps = {
  id: string
  label: string
  options: readonly ComboboxOption[]
  value: string | null
  active: number
  optionId: (index: number) => string
  /** Shown when there are no options. */
  emptyText: string
  onChoose: (option: ComboboxOption) => void
}

export function ComboboxList({ id, label, options, value, active, optionId, emptyText, onChoose }: ComboboxListProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) sheet.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The field must keep its focus and its keyboard while an option is clicked.
    <Sheet ref={sheet} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            {...(option.disabled && { 'aria-disabled': true })}
            {...(index === active && { 'data-active': true })}
            onClick={() => onChoose(option)}
          >
            {option.label}
            {option.detail && (
              <chakra.span textStyle="secondary" color="fg.2" fontWeight="normal">
                {option.detail}
              </chakra.span>
            )}
          </Option>
        ))}
      </div>
      {options.length === 0 && (
        <chakra.p px="u1.5" py="u1" color="fg.2">
          {emptyText}
        </chakra.p>
      )}
    </Sheet>
  )
}
