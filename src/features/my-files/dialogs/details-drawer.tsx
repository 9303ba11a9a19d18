import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fileRoutes } from '#contract/files/files.ts'
import type { MyFileDto, MyFolderDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText, failureTitle, isMissing } from '#src/app/shared/data/failure-text.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { myFileChart } from '../my-file.chart.ts'
import { fileQuery } from '../my-files.queries.ts'
import { AddVersion, DeleteFile, RenameFile, WithdrawFile } from './file-commands.tsx'
import { FileFacts } from './file-facts.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { ShowDialog } from './show-dialog.tsx'

export type DetailsDrawerProps = { id: string; folders: readonly MyFolderDto[]; onClose: () => void }

/** Shows one file: who sees it, its versions, and what the viewer may do with it. */
export function DetailsDrawer({ id, folders, onClose }: DetailsDrawerProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { details, list, close } = LL.myFiles
  const query = useQuery(fileQuery(client, id))
  const { data: file } = query
  return (
    <Drawer open onClose={onClose} title={file?.name ?? details.title()} closeLabel={close()}>
      {query.isPending && <SkeletonRows label={details.loading()} rows={4} />}
      {query.isError && !file && (
        <ErrorState
          title={
            isMissing(query.error)
              ? LL.errors.entryNotFound()
              : failureTitle(query.error, LL, LL.errors.cannotViewEntry())
          }
          retry={{ label: list.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
        >
          {failureText(query.error, LL)}
        </ErrorState>
      )}
      {file && <Details file={file} folders={folders} onGone={onClose} />}
    </Drawer>
  )
}

type DetailsProps = { file: MyFileDto; folders: readonly MyFolderDto[]; onGone: () => void }

function Details({ file, folders, onGone }: DetailsProps) {
  const { details } = useI18nContext().LL.myFiles
  const [opened, setOpened] = useState<'show' | 'rename' | 'move' | 'withdraw' | 'delete' | null>(null)
  const { can } = myFileChart(file)
  const close = () => setOpened(null)
  const { fileId } = file
  const mayShow = can({ type: 'myFile.share' }) || can({ type: 'myFile.privilege' })
  return (
    <chakra.div display="grid" gap="u3">
      <FileFacts file={file} />
      <Actions>
        {fileId && (
          <ButtonLink
            link={<a href={`${fillPath(fileRoutes.content.path, { id: fileId })}?download=1`} download={file.name} />}
          >
            {details.download()}
          </ButtonLink>
        )}
        {mayShow && (
          <Button variant="secondary" onClick={() => setOpened('show')}>
            {details.showTo()}
          </Button>
        )}
        {can({ type: 'myFile.addVersion' }) && <AddVersion file={file} />}
        {can({ type: 'myFile.rename' }) && (
          <Button variant="secondary" onClick={() => setOpened('rename')}>
            {details.rename()}
          </Button>
        )}
        {file.you.party === 'owner' && file.you.mode === 'self' && (
          <Button variant="secondary" onClick={() => setOpened('move')}>
            {details.move()}
          </Button>
        )}
        {can({ type: 'myFile.withdraw' }) && (
          <Button variant="tertiary" onClick={() => setOpened('withdraw')}>
            {details.withdraw()}
          </Button>
        )}
        {can({ type: 'myFile.delete' }) && (
          <Button variant="tertiary" onClick={() => setOpened('delete')}>
            {details.remove()}
          </Button>
        )}
      </Actions>
      {opened === 'show' && <ShowDialog file={file} onClose={close} />}
      {opened === 'rename' && <RenameFile file={file} onClose={close} />}
      {opened === 'withdraw' && <WithdrawFile file={file} onClose={close} />}
      {opened === 'delete' && <DeleteFile file={file} onClose={onGone} onCancel={close} />}
      {opened === 'move' && (
        <MoveDialog files={[file.id]} moved={[]} folders={folders} onMoved={close} onClose={close} />
      )}
    </chakra.div>
  )
}
