import { chakra } from '@chakra-ui/react/styled-system'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { foldersQuery } from './folders.query.ts'

const FolderMenu = lazyDialog(async () => (await import('./folder-menu.tsx')).FolderMenu)
const FolderDialog = lazyDialog(async () => (await import('./folder-dialog.tsx')).FolderDialog)
const RemoveFolder = lazyDialog(async () => (await import('./remove-folder.tsx')).RemoveFolder)

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'u1',
    px: 'u2',
    py: 'u1',
    borderBottomWidth: '1px',
  },
})

/** Stands above the messages of an own folder: its name, and what can be done with the folder itself. */
export function FolderHead({ id }: { id: string }) {
  const { client } = useApp()
  const { folderForm: texts } = useI18nContext().LL.messages
  const { may } = useViewer()
  const { data } = useQuery(foldersQuery(client))
  const anchor = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const toast = useToast()
  const [asked, setAsked] = useState<'menu' | 'rename' | 'remove' | null>(null)
  const folder = data?.items.find((one) => one.id === id)
  if (!folder) return null
  const close = () => setAsked(null)
  const gone = () => {
    toast({ tone: 'done', text: texts.removing.done() })
    return navigate({ to: '/messages', search: {} })
  }
  return (
    <Head>
      <chakra.h2 textStyle="strong" overflowWrap="anywhere">
        {folder.name}
      </chakra.h2>
      {may('message.write') && (
        <IconButton
          ref={anchor}
          icon={IconDots}
          label={texts.menu()}
          aria-haspopup="menu"
          aria-expanded={asked === 'menu'}
          onClick={() => setAsked('menu')}
        />
      )}
      <FolderMenu
        open={asked === 'menu'}
        folder={folder}
        items={data?.items ?? []}
        anchor={anchor}
        onAsk={setAsked}
        onClose={() => setAsked((what) => (what === 'menu' ? null : what))}
      />
      <FolderDialog open={asked === 'rename'} folder={folder} onClose={close} />
      <RemoveFolder open={asked === 'remove'} folder={folder} onClose={close} onDone={gone} />
    </Head>
  )
}
