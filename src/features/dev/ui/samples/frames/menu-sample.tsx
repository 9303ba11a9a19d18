import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/buttons/button.tsx'
import { Menu } from '#src/ui/navigation/menu.tsx'
import { uiTexts } from '../../../texts/ui.ts'
import { here } from '../here.tsx'

/** A menu closes when the focus leaves it, so it is there to be opened. */
export function MenuSample() {
  const { place, scheme } = uiTexts
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState('auto')
  return (
    <>
      <Button ref={anchor} variant="secondary" aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        {place.menu()}
      </Button>
      {open && (
        <Menu
          label={place.menu()}
          anchor={anchor}
          onClose={() => setOpen(false)}
          entries={[
            { key: 'account', label: place.account(), icon: IconUserCircle, link: here },
            { key: 'help', label: place.help(), icon: IconHelpCircle, link: here },
          ]}
          choice={{
            label: scheme.label(),
            value,
            options: (['auto', 'light', 'dark'] as const).map((one) => ({ value: one, label: scheme[one]() })),
            onChoose: setValue,
          }}
        />
      )}
    </>
  )
}
