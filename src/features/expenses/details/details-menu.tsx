import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconFileX from '@tabler/icons-react/dist/esm/icons/IconFileX.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { Menu, type MenuEntry } from '#src/ui/navigation/menu.tsx'
import type { PageAction } from '../commands/page-action.ts'
import type { Messages } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'
import { maySchedule } from './quiet-actions.ts'

type DetailsMenuProps = {
  item: ExpenseDto
  turn: TurnModel
  viewer: Viewer
  messages: Messages
  onAct: (action: PageAction) => void
}

const icons = { withdraw: IconFileX, delete: IconTrash } as const

function entriesOf({ item, turn, viewer, messages, onAct }: DetailsMenuProps): MenuEntry[] {
  const { action: texts } = messages.expenses.turn
  return [
    ...(maySchedule(turn, viewer)
      ? [
          {
            key: 'schedule',
            label: texts.schedule(),
            icon: IconCalendarTime,
            link: <Link to="/expenses/$id/schedule" params={{ id: item.id }} />,
          },
        ]
      : []),
    ...(['withdraw', 'delete'] as const)
      .filter((action) => turn.actions.includes(action))
      .map((action) => ({
        key: action,
        label: texts[action](),
        icon: icons[action],
        onPress: () => onAct({ on: 'expense', action }),
      })),
  ]
}

/** Holds on a phone what is seldom done, so that the answers to the question stand alone below it. */
export function DetailsMenu(props: DetailsMenuProps) {
  const { more } = props.messages.expenses.log
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const entries = entriesOf(props)
  if (entries.length === 0) return null
  return (
    <>
      <IconButton
        ref={anchor}
        icon={IconDotsVertical}
        label={more()}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <Menu label={more()} anchor={anchor} entries={entries} onClose={() => setOpen(false)} />}
    </>
  )
}
