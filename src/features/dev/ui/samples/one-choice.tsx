import { useState } from 'react'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { uiTexts } from '../../texts/ui.ts'

/** Shows a few choices; `long` adds one that needs several lines. */
export function OneChoice({ long = false }: { long?: boolean }) {
  const { choice, field } = uiTexts
  const [shown, setShown] = useState('all')
  const options = [
    { value: 'all', label: choice.all() },
    { value: 'waiting', label: choice.waiting() },
    { value: 'settled', label: choice.settled() },
  ]
  return (
    <SegmentedControl
      label={long ? field.long() : choice.show()}
      value={shown}
      onChange={setShown}
      options={long ? [...options, { value: 'school', label: choice.school() }] : options}
    />
  )
}
