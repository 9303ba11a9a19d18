import { chakra } from '@chakra-ui/react/styled-system'
import IconFolderPlus from '@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { foldersQuery } from '#src/app/shared/my-files/my-files.queries.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { DetailsDrawer, FolderDialog, FolderTools, UploadDialog } from './lazy.ts'
import { FileList } from './list/file-list.tsx'
import { FolderPath } from './list/folder-path.tsx'
import { ViewSwitch } from './list/view-switch.tsx'
import { readMyFilesSearch } from './search.ts'
import { StorageBar } from './storage-bar.tsx'

/** Shows the folders and files of the viewer, or what others showed them. */
export function MyFilesPage() {
  const { client } = useApp()
  const { myFiles } = useI18nContext().LL
  const { may } = useViewer()
  const navigate = useNavigate()
  const search = readMyFilesSearch(useSearch({ from: '/_authed/my-files' }))
  const { of, folder, file } = search
  const [opened, setOpened] = useState<'upload' | 'folder' | null>(null)
  const mayAdd = may('file.add')
  const { data, isLoading } = useQuery({ ...foldersQuery(client), enabled: mayAdd })
  const folders = data?.items ?? []
  const close = () => setOpened(null)
  const isOwn = of === undefined
  return (
    <>
      <PageHeader
        title={myFiles.title()}
        subtitle={myFiles.lead()}
        aside={
          mayAdd &&
          isOwn && (
            <Actions pair>
              <Button variant="secondary" icon={IconFolderPlus} onClick={() => setOpened('folder')}>
                {myFiles.newFolder()}
              </Button>
              <Button icon={IconPlus} onClick={() => setOpened('upload')}>
                {myFiles.add()}
              </Button>
            </Actions>
          )
        }
      />
      <chakra.div display="grid" gap="u2">
        <chakra.div display="flex" flexWrap="wrap" gap="u2" alignItems="center" justifyContent="space-between">
          <ViewSwitch of={of} />
          {(data || isLoading) && <StorageBar storage={data?.storage} />}
        </chakra.div>
        {isOwn && folder && (
          <chakra.div display="flex" flexWrap="wrap" gap="u1" alignItems="center" justifyContent="space-between">
            <FolderPath folders={folders} folder={folder} />
            <FolderTools open folders={folders} folder={folder} />
          </chakra.div>
        )}
        <FileList key={`${of} ${folder}`} search={search} folders={folders} waits={isOwn && isLoading} />
      </chakra.div>
      {opened === 'upload' && <UploadDialog open folderId={folder ?? null} storage={data?.storage} onClose={close} />}
      {opened === 'folder' && <FolderDialog open folder={null} parentId={folder ?? null} onClose={close} />}
      {file && (
        <DetailsDrawer
          key={file}
          open
          id={file}
          folders={folders}
          onClose={() => void navigate({ to: '/my-files', search: { of, folder } })}
        />
      )}
    </>
  )
}
