import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { FolderLine } from '../list/folder-line.tsx'
import { foldersQuery } from './folders.query.ts'

const FolderDialog = lazyDialog(async () => (await import('./folder-dialog.tsx')).FolderDialog)

const Head = chakra('li', {
  base: {
    hideBelow: 'md',
    px: 'u1.5',
    pt: 'u1.5',
    mt: 'u1',
    borderTopWidth: '1px',
    textStyle: 'secondary',
    color: 'fg.3',
  },
})

/** Lists the viewpoint's own folders behind those that everybody has. */
export function OwnFolders({ current }: { current: string }) {
  const { client } = useApp()
  const { folders, unread: unopened } = useI18nContext().LL.messages
  const { may } = useViewer()
  const { data } = useQuery(foldersQuery(client))
  const [making, setMaking] = useState(false)
  const items = data?.items ?? []
  if (items.length === 0 && !may('message.write')) return null
  return (
    <>
      <Head>{may('message.write') ? folders.own() : folders.ownOf()}</Head>
      {items.map(({ id, name, unread }) => (
        <FolderLine
          key={id}
          label={name}
          badge={{ count: unread, kind: 'unread', label: unopened({ count: unread }) }}
          link={
            <Link to="/messages" search={{ folder: id }} {...(current === id && { 'aria-current': 'page' as const })} />
          }
        />
      ))}
      {may('message.write') && (
        <li>
          <Button variant="tertiary" size="small" icon={IconPlus} onClick={() => setMaking(true)}>
            {folders.make()}
          </Button>
          <FolderDialog open={making} onClose={() => setMaking(false)} />
        </li>
      )}
    </>
  )
}
