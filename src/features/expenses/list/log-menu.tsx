import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import type { MenuEntry, MenuProps } from '#src/ui/navigation/menu.tsx'
import type { Messages } from '../texts.ts'

const Menu = lazyDialog<MenuProps>(async () => (await import('#src/ui/navigation/menu.tsx')).Menu)

type LogMenuProps = {
  /** Opens the ways to export; absent while there is nothing to export. */
  onExport: (() => void) | undefined
  /** The viewer owes several expenses and may pay them together. */
  paysSeveral: boolean
  messages: Messages
}

function entriesOf({ onExport, paysSeveral, messages }: LogMenuProps): MenuEntry[] {
  const { common, expenses, payments } = messages
  return [
    ...(onExport ? [{ key: 'export', label: common.take.open(), icon: IconDownload, onPress: onExport }] : []),
    ...(paysSeveral
      ? [{ key: 'several', label: payments.several.open(), icon: IconChecks, link: <Link to="/expenses/pay" /> }]
      : []),
    {
      key: 'categories',
      label: expenses.log.categories(),
      icon: IconCategory,
      link: <Link to="/expenses/categories" />,
    },
  ]
}

/** Holds what is done with the log less often than adding to it. */
export function LogMenu(props: LogMenuProps) {
  const { more } = props.messages.expenses.log
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={anchor}
        variant="secondary"
        icon={IconDots}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {more()}
      </Button>
      <Menu open={open} label={more()} anchor={anchor} entries={entriesOf(props)} onClose={() => setOpen(false)} />
    </>
  )
}
