import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredUse } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import type { MyFileSummaryDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { MoreRows } from '#src/app/shared/list/more-rows.tsx'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { filesQuery, foldersQuery } from './my-files.queries.ts'

export type PickDialogProps = { use: StoredUse; onPicked: (file: FileDto) => void; onClose: () => void }

/** Shows one folder of the viewer's at a time. A privileged file asks first whether others may read a copy of it. */
export function PickDialog({ use, onPicked, onClose }: PickDialogProps) {
  const { client } = useApp()
  const { LL, locale } = useI18nContext()
  const { pick, list, close, cancel, top } = LL.myFiles
  const [folder, setFolder] = useState<string | undefined>()
  const [asked, setAsked] = useState<MyFileSummaryDto | null>(null)
  const folders = useQuery(foldersQuery(client)).data?.items ?? []
  const query = useInfiniteQuery(filesQuery(client, { of: 'own', folder }))
  const copy = useCommand(myFileRoutes.copy, {
    onSuccess: (file) => {
      onPicked(file)
      onClose()
    },
  })
  const open = folders.find(({ id }) => id === folder)
  const below = folders.filter(({ parentId }) => parentId === (folder ?? null))
  const files = (query.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ type, bytes, fileId }) => fileId !== null && use.types.includes(type) && bytes <= use.bytes,
  )
  const attach = (file: MyFileSummaryDto) => copy.mutate({ params: { id: file.id } })
  const failure = copy.error && { title: pick.notAttached(), text: formFailureText(copy.error, LL) }
  if (asked)
    return (
      <FormDialog
        title={pick.privilegedTitle()}
        text={pick.privilegedText({ name: asked.name })}
        labels={{ close: cancel(), cancel: cancel(), submit: pick.privilegedYes() }}
        pending={copy.isPending}
        failure={failure}
        onSubmit={() => attach(asked)}
        onClose={() => setAsked(null)}
      />
    )
  return (
    <Dialog open onClose={onClose} title={pick.title()} closeLabel={close()}>
      <p>{pick.text()}</p>
      {failure && (
        <Banner tone="problem" announce="alert" title={failure.title}>
          {failure.text}
        </Banner>
      )}
      {folder && (
        <Button
          variant="tertiary"
          size="small"
          icon={IconChevronLeft}
          onClick={() => setFolder(open?.parentId ?? undefined)}
        >
          {folders.find(({ id }) => id === open?.parentId)?.name ?? top()}
        </Button>
      )}
      <ListState
        query={query}
        count={files.length + below.length}
        texts={{
          loading: list.loading(),
          notLoaded: list.notLoaded(),
          retry: list.retry(),
          offlineTitle: list.offline.title(),
          offlineText: list.offline.text(),
        }}
        skeletonRows={3}
        tile
        empty={<EmptyState title={pick.none()} />}
      >
        <chakra.ul aria-label={list.label()} css={{ '& > li + li': { borderTopWidth: '1px' } }}>
          {below.map(({ id, name }) => (
            <li key={id}>
              <Row
                icon={IconFolder}
                title={name}
                named
                action={
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={pick.folder({ name })}
                    onClick={() => setFolder(id)}
                  >
                    {pick.open()}
                  </Button>
                }
              />
            </li>
          ))}
          {files.map((file) => (
            <li key={file.id}>
              <Row
                icon={IconFile}
                title={file.name}
                named
                secondary={sizeText(file.bytes, locale)}
                action={
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={pick.attachFile({ name: file.name })}
                    loading={copy.isPending && copy.variables.params.id === file.id}
                    onClick={() => (file.privileged ? setAsked(file) : attach(file))}
                  >
                    {pick.attach()}
                  </Button>
                }
              />
            </li>
          ))}
        </chakra.ul>
        <MoreRows query={query} texts={{ moreFailed: list.notLoaded(), retry: list.retry(), more: list.more() }} />
      </ListState>
    </Dialog>
  )
}
