import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { myFolderRoutes } from '#contract/my-files/my-files.routes.ts'
import type { MyFolderDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useFilesCommand } from './use-files-command.ts'

type FolderToolsProps = { folders: readonly MyFolderDto[]; folder: string }

/** Renames, moves or deletes the folder that is open. */
export function FolderTools({ folders, folder: id }: FolderToolsProps) {
  const { myFiles } = useI18nContext().LL
  const { may } = useViewer()
  const [opened, setOpened] = useState<'rename' | 'move' | 'remove' | null>(null)
  const folder = folders.find((one) => one.id === id)
  if (!folder || !may('file.add')) return null
  const close = () => setOpened(null)
  return (
    <>
      <Actions>
        <Button size="small" variant="tertiary" onClick={() => setOpened('rename')}>
          {myFiles.folder.rename()}
        </Button>
        <Button size="small" variant="tertiary" onClick={() => setOpened('move')}>
          {myFiles.details.move()}
        </Button>
        <Button size="small" variant="tertiary" onClick={() => setOpened('remove')}>
          {myFiles.folder.remove()}
        </Button>
      </Actions>
      {opened === 'rename' && <FolderDialog folder={folder} parentId={folder.parentId} onClose={close} />}
      {opened === 'move' && <MoveDialog files={[]} moved={[id]} folders={folders} onMoved={close} onClose={close} />}
      {opened === 'remove' && <RemoveFolder folder={folder} onClose={close} />}
    </>
  )
}

function RemoveFolder({ folder: { id, name, parentId }, onClose }: { folder: MyFolderDto; onClose: () => void }) {
  const { LL } = useI18nContext()
  const { folder, cancel } = LL.myFiles
  const navigate = useNavigate()
  const remove = useFilesCommand(myFolderRoutes.remove, {
    text: folder.removed(),
    after: () => void navigate({ to: '/my-files', search: parentId ? { folder: parentId } : {} }),
  })
  return (
    <FormDialog
      title={folder.removeTitle({ name })}
      text={folder.removeText()}
      labels={{ close: cancel(), cancel: cancel(), submit: folder.remove() }}
      grave
      pending={remove.isPending}
      failure={remove.error && { title: LL.errors.cannotDelete(), text: formFailureText(remove.error, LL) }}
      onSubmit={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  )
}
