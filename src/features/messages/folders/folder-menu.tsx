import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { type MessageFolderDto, messageFolderRoutes } from '#contract/messages/message-folders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Menu } from '#src/ui/navigation/menu.tsx'
import { messagesKey } from '../counts.query.ts'

type FolderMenuProps = {
  folder: MessageFolderDto
  items: readonly MessageFolderDto[]
  anchor: RefObject<HTMLElement | null>
  onAsk: (what: 'rename' | 'remove') => void
  onClose: () => void
}

/** Renames, moves or deletes an own folder. */
export function FolderMenu({ folder, items, anchor, onAsk, onClose }: FolderMenuProps) {
  const { LL } = useI18nContext()
  const { folderForm: texts } = LL.messages
  const queries = useQueryClient()
  const toast = useToast()
  const order = useCommand(messageFolderRoutes.order, {
    onError: (failure) => toast({ tone: 'problem', text: `${texts.notMoved()}. ${failureText(failure, LL)}` }),
    onSettled: () => queries.invalidateQueries({ queryKey: messagesKey }),
  })
  const at = items.findIndex(({ id }) => id === folder.id)
  const moveTo = (place: number) => {
    const ids = items.map(({ id }) => id).filter((id) => id !== folder.id)
    ids.splice(place, 0, folder.id)
    order.mutate({ body: { ids } })
  }
  const entries = [
    { key: 'rename', label: texts.rename(), icon: IconPencil, onPress: () => onAsk('rename') },
    ...(at > 0 ? [{ key: 'up', label: texts.up(), icon: IconArrowUp, onPress: () => moveTo(at - 1) }] : []),
    ...(at < items.length - 1
      ? [{ key: 'down', label: texts.down(), icon: IconArrowDown, onPress: () => moveTo(at + 1) }]
      : []),
    { key: 'remove', label: texts.removing.action(), icon: IconTrash, onPress: () => onAsk('remove') },
  ]
  return <Menu label={texts.menu()} head={folder.name} anchor={anchor} entries={entries} onClose={onClose} />
}
