import { type KeyboardEvent, useState } from 'react'
import { matchesText } from './match-text.ts'

export type ComboboxOption = {
  value: string
  label: string
  /** Adds a second, quieter line. */
  detail?: string
  disabled?: boolean
}

type Wiring = {
  options: readonly ComboboxOption[]
  onType?: ((text: string) => void) | undefined
  value: string | null
  onChange: (value: string | null) => void
}

/** Holds the typed text, the matching options and the active one. Typing alone chooses nothing. */
export function useCombobox({ options, onType, value, onChange }: Wiring) {
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.value === value)
  const shown = typed?.trim() && !onType ? options.filter(({ label }) => matchesText(label, typed)) : options
  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }
  const show = (at: number) => {
    setOpen(true)
    setActive(at)
  }
  const choose = ({ value: next, disabled }: ComboboxOption) => {
    if (disabled) return
    onChange(next)
    close()
  }
  const type = (text: string) => {
    setTyped(text)
    onType?.(text)
    // Results of a search are still on their way, so Enter must not take the first of those before.
    show(text.trim() && !onType ? 0 : -1)
    if (text === '' && value !== null) onChange(null)
  }
  const step = (by: 1 | -1) => {
    const place = chosen && !open ? shown.indexOf(chosen) - by : active
    const from = place === -1 && by === -1 ? 0 : place
    show(shown.length === 0 ? -1 : (from + by + shown.length) % shown.length)
  }
  const handleKey = (event: KeyboardEvent) => {
    const at = open ? shown[active] : undefined
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && at) choose(at)
    else if (event.key === 'Escape' && (open || typed !== null)) close()
    else return
    // Otherwise Enter would submit the form, and Escape would close the dialog around it.
    event.preventDefault()
  }
  return {
    text: typed ?? chosen?.label ?? '',
    open,
    active,
    shown,
    type,
    handleKey,
    choose,
    close,
    show: () => show(active),
  }
}
