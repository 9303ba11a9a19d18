import { chakra } from '@chakra-ui/react/styled-system'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { foldersQuery, removalKey } from '../folders/folders.query.ts'
import { folderQuery } from '../messages.queries.ts'
import { isNamed } from '../search.ts'
import { FolderHead } from './lazy.ts'
import { ListTools } from './list-tools.tsx'
import { MessageRow } from './message-row.tsx'
import { PageFoot } from './page-foot.tsx'
import { useSelection } from './use-selection.ts'

/** Holds the room of the folder's name while it loads. */
const HeadPlace = chakra('div', { base: { minH: '57px' } })
const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } })

type MessageListProps = { folder: string; thread: string | undefined }

/** Shows one page of a folder. Reading it opens nothing. */
export function MessageList({ folder, thread }: MessageListProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { may } = useViewer()
  const texts = LL.messages.list
  const [cursors, setCursors] = useState<readonly string[]>([])
  // The stream of changes may tell of a removal before its answer arrives.
  const enabled = useIsMutating({ mutationKey: removalKey(folder) }) === 0
  const first = useQuery({ ...folderQuery(client, folder, undefined), enabled })
  const query = useQuery({ ...folderQuery(client, folder, cursors.at(-1)), enabled })
  /** Counts the pages before the one that is shown, which stays until the next one arrives. */
  const [turned, setTurned] = useState(0)
  const isShown = !query.isPlaceholderData
  if (isShown && turned !== cursors.length) setTurned(cursors.length)
  const items = query.data?.items ?? []
  const selection = useSelection(items)
  const { data: own } = useQuery({ ...foldersQuery(client), enabled: !isNamed(folder) })
  const kind = isNamed(folder) && folder !== 'drafts' ? folder : 'own'
  const name = kind === 'own' ? (own?.items.find(({ id }) => id === folder)?.name ?? '') : LL.messages.folders[kind]()
  return (
    <Card bleed aria-busy={query.isFetching}>
      {kind === 'own' && (
        <HeadPlace>
          <FolderHead open id={folder} />
        </HeadPlace>
      )}
      {may('message.write') && (query.isPending || items.length > 0) && (
        <ListTools selection={selection} folder={folder} />
      )}
      <ListState
        query={query}
        count={items.length}
        texts={{
          loading: texts.loading(),
          notLoaded: texts.notLoaded(),
          retry: texts.retry(),
          offlineTitle: texts.offline.title(),
          offlineText: texts.offline.text(),
        }}
        skeletonRows={6}
        tile
        empty={
          <EmptyState icon={IconMail} title={texts.empty[kind].title()}>
            {texts.empty[kind].text()}
          </EmptyState>
        }
      >
        <List aria-label={texts.label({ folder: name })}>
          {items.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              address={folder === 'inbox' ? {} : { folder }}
              current={message.threadId === thread}
              selection={may('message.write') ? selection : null}
            />
          ))}
        </List>
        <PageFoot
          from={turned * (query.data?.perPage ?? 0) + 1}
          count={items.length}
          total={first.data?.total ?? 0}
          perPage={query.data?.perPage ?? 0}
          onEarlier={isShown && query.data?.next ? () => setCursors([...cursors, query.data?.next ?? '']) : undefined}
          onLater={isShown && cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
          onPerPage={() => setCursors([])}
        />
      </ListState>
    </Card>
  )
}
