import { useState } from 'react'
import { type ColorScheme, chooseScheme, chosenScheme } from '#src/theme/color-scheme.ts'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { uiTexts } from '../texts/ui.ts'

const schemes: readonly ColorScheme[] = ['auto', 'light', 'dark']

export function SchemeChoice() {
  const { scheme: text } = uiTexts
  const [scheme, setScheme] = useState(chosenScheme)
  const choose = (chosen: ColorScheme) => {
    chooseScheme(chosen)
    setScheme(chosen)
  }
  return (
    <SegmentedControl
      label={text.label()}
      value={scheme}
      onChange={choose}
      options={schemes.map((value) => ({ value, label: text[value]() }))}
    />
  )
}
