import { useState } from 'react'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { machineTexts } from '../../texts/machines.ts'
import type { FactField } from './fact-fields.ts'

type FactInputProps = { name: string; field: FactField; value: unknown; onChange: (value: unknown) => void }

export function FactInput({ name, field, value, onChange }: FactInputProps) {
  const { facts } = machineTexts
  if (field === 'number')
    return <NumberInput label={name} value={Number(value)} onChange={(next) => onChange(next ?? 0)} />
  if (field === 'boolean')
    return <CheckboxField label={name} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
  return (
    <Select
      label={name}
      value={typeof value === 'string' ? value : ''}
      options={field.map((option) => ({ value: option ?? '', label: option ?? facts.none() }))}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}

type NumberInputProps = {
  label: string
  hint?: string
  /** Undefined while the field is empty. */
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Keeps the typed text; reports whole numbers only, and undefined when the field is empty. */
export function NumberInput({ label, hint, value, onChange }: NumberInputProps) {
  const { facts } = machineTexts
  const [typed, setTyped] = useState<string>()
  const whole = (text: string) => /^-?\d{1,12}$/.test(text.trim())
  const change = (text: string) => {
    setTyped(text)
    if (text.trim() === '') onChange(undefined)
    else if (whole(text)) onChange(Number(text))
  }
  const wrong = typed !== undefined && typed.trim() !== '' && !whole(typed)
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (value === undefined ? '' : String(value))}
      error={wrong ? facts.whole() : undefined}
      onChange={(event) => change(event.target.value)}
      onBlur={() => !wrong && setTyped(undefined)}
    />
  )
}
