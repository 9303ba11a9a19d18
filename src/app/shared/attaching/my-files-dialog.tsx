import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { filesQuery, foldersQuery } from '#src/app/shared/my-files/my-files.queries.ts'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { AttachDialog, type PickerProps } from './attach-dialog.tsx'
import { isTaken } from './is-taken.ts'

/** Shows one folder of the viewer's at a time. */
export function MyFilesDialog({ use, ...picker }: PickerProps) {
  const { client } = useApp()
  const { LL, locale } = useI18nContext()
  const { files: texts } = LL.attaching
  const [folder, setFolder] = useState<string | undefined>()
  const folders = useQuery(foldersQuery(client)).data?.items ?? []
  const query = useInfiniteQuery(filesQuery(client, { of: 'own', folder }))
  const open = folders.find(({ id }) => id === folder)
  const below = folders.filter(({ parentId }) => parentId === (folder ?? null))
  const files = (query.data?.pages.flatMap(({ items }) => items) ?? []).filter(({ fileId }) => fileId !== null)
  const taken = files.filter((file) => isTaken(use, file))
  const left = files.length - taken.length
  return (
    <AttachDialog
      {...picker}
      copyRoute={myFileRoutes.copy}
      query={query}
      choices={taken.map(({ id, name, bytes, privileged }) => ({
        id,
        icon: IconFile,
        title: name,
        secondary: sizeText(bytes, locale),
        label: texts.attachFile({ name }),
        asks: privileged
          ? { title: texts.privilegedTitle(), text: texts.privilegedText({ name }), yes: texts.privilegedYes() }
          : null,
      }))}
      note={left > 0 ? texts.leftOut({ count: left, size: sizeText(use.bytes, locale) }) : undefined}
      texts={{
        title: texts.title(),
        text: texts.text(),
        label: texts.label(),
        loading: texts.loading(),
        notLoaded: texts.notLoaded(),
        offline: texts.offline(),
      }}
      tools={
        folder && (
          <Button
            variant="tertiary"
            size="small"
            icon={IconChevronLeft}
            onClick={() => setFolder(open?.parentId ?? undefined)}
          >
            {folders.find(({ id }) => id === open?.parentId)?.name ?? texts.top()}
          </Button>
        )
      }
      folders={below.map(({ id, name }) => (
        <li key={id}>
          <Row
            icon={IconFolder}
            title={name}
            named
            action={
              <Button
                size="small"
                variant="secondary"
                aria-label={texts.folder({ name })}
                onClick={() => setFolder(id)}
              >
                {texts.open()}
              </Button>
            }
          />
        </li>
      ))}
      empty={<EmptyState title={texts.none()} />}
    />
  )
}
