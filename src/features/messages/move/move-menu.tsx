import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { limits } from '#contract/limits.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { batchesOf } from '#src/app/shared/lifecycle/batches.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Menu } from '#src/ui/navigation/menu.tsx'
import { messagesKey } from '../counts.query.ts'
import { foldersQuery } from '../folders/folders.query.ts'

type MoveMenuProps = {
  ids: readonly string[]
  folder: string
  anchor: RefObject<HTMLElement | null>
  onMoved: (() => void) | undefined
  onClose: () => void
}

/** A request moves as many at most. */
const { moved: most } = limits.messages
/** Messages in these are where they came in. */
const first = ['inbox', 'sent']

/** Lists where the messages can go: the archive, back to where they came in, and the own folders. */
export function MoveMenu({ ids, folder, anchor, onMoved, onClose }: MoveMenuProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { list } = LL.messages
  const queries = useQueryClient()
  const toast = useToast()
  const { data } = useQuery(foldersQuery(client))
  const { mutateAsync } = useCommand(messageRoutes.move)
  const moveTo = async (to: string) => {
    try {
      for (const batch of batchesOf(ids, most)) await mutateAsync({ body: { ids: batch, to } })
      onMoved?.()
      toast({ tone: 'done', text: list.moved({ count: ids.length }) })
    } catch (failure) {
      toast({ tone: 'problem', text: `${list.notMoved()}. ${failureText(failure, LL)}` })
    }
    await queries.invalidateQueries({ queryKey: messagesKey })
  }
  const entryTo = (to: string, label: string, icon: typeof IconFolder) => ({
    key: to,
    label,
    icon,
    onPress: () => void moveTo(to),
  })
  const entries = [
    ...(folder === 'archive' ? [] : [entryTo('archive', list.toArchive(), IconArchive)]),
    ...(first.includes(folder) ? [] : [entryTo('first', list.toFirst(), IconInbox)]),
    ...(data?.items ?? []).filter(({ id }) => id !== folder).map(({ id, name }) => entryTo(id, name, IconFolder)),
  ]
  return <Menu label={list.moveTo()} anchor={anchor} entries={entries} onClose={onClose} />
}
