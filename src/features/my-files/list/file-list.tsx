import { chakra } from '@chakra-ui/react/styled-system'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { MyFolderDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { MoreRows } from '#src/app/shared/list/more-rows.tsx'
import { filesQuery } from '#src/app/shared/my-files/my-files.queries.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Row } from '#src/ui/data/row.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { SelectionBar } from '../lazy.ts'
import type { MyFilesSearch } from '../search.ts'
import { FileRow } from './file-row.tsx'

const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } })
/** Files have a checkbox in front of them; the folders above stand in line with them. */
const Folder = chakra('li', { variants: { inLine: { true: { ps: '40px' } } } })

type FileListProps = {
  search: MyFilesSearch
  folders: readonly MyFolderDto[]
  /** The folders, which stand above the files, are still loading. */
  waits: boolean
}

/** Lists what lies in a folder: its folders by name, then its files, the newest first. */
export function FileList({ search, folders, waits }: FileListProps) {
  const { client } = useApp()
  const { list } = useI18nContext().LL.myFiles
  const { may } = useViewer()
  const { of, folder } = search
  const query = useInfiniteQuery(filesQuery(client, { of, folder }))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const files = query.data?.pages.flatMap(({ items }) => items) ?? []
  const selected = files.filter(({ id }) => chosen.includes(id))
  const below = of === undefined ? folders.filter(({ parentId }) => parentId === (folder ?? null)) : []
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const selects = may('file.add') || of === 'others'
  const empty = list.empty[of === 'others' ? 'others' : folder ? 'folder' : 'own']
  return (
    <Card bleed aria-busy={query.isFetching || waits}>
      {selected.length > 0 && <SelectionBar open files={selected} folders={folders} onDone={() => setChosen([])} />}
      <ListState
        query={query}
        waits={waits}
        count={files.length + (query.isPending ? 0 : below.length)}
        texts={{
          loading: list.loading(),
          notLoaded: list.notLoaded(),
          retry: list.retry(),
          offlineTitle: list.offline.title(),
          offlineText: list.offline.text(),
        }}
        skeletonRows={5}
        tile
        empty={
          <EmptyState icon={IconFolder} title={empty.title()}>
            {empty.text()}
          </EmptyState>
        }
      >
        <List aria-label={list.label()}>
          {below.map(({ id, name }) => (
            <Folder key={id} inLine={selects && files.length > 0}>
              <Row
                icon={IconFolder}
                title={name}
                named
                secondary={list.folder()}
                link={<Link to="/my-files" search={{ folder: id }} />}
              />
            </Folder>
          ))}
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              search={search}
              selected={chosen.includes(file.id)}
              onToggle={selects ? () => toggle(file.id) : undefined}
            />
          ))}
        </List>
        <MoreRows query={query} texts={{ moreFailed: list.notLoaded(), retry: list.retry(), more: list.more() }} />
      </ListState>
    </Card>
  )
}
