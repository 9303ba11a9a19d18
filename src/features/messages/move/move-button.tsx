import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import { useRef, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'

const MoveMenu = lazyDialog(async () => (await import('./move-menu.tsx')).MoveMenu)

type MoveButtonProps = {
  ids: readonly string[]
  /** The folder in which they are now. */
  folder: string
  onMoved?: () => void
  /** Is called in place of the menu while nothing is selected. */
  onNothing?: () => void
}

/** Moves messages to another folder, which changes the viewer's own folders and nobody else's. */
export function MoveButton({ ids, folder, onMoved, onNothing }: MoveButtonProps) {
  const { list } = useI18nContext().LL.messages
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        variant="secondary"
        icon={IconFolder}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (ids.length === 0 ? onNothing?.() : setOpen(true))}
      >
        {list.move()}
      </Button>
      <MoveMenu
        open={open}
        ids={ids}
        folder={folder}
        anchor={anchor}
        onMoved={onMoved}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
