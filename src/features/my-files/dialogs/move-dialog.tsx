import { useState } from 'react'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import type { MyFolderDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { folderChoices } from '../folder-tree.ts'
import { useFilesCommand } from './use-files-command.ts'

export type MoveDialogProps = {
  files: readonly string[]
  /** Folders that are moved with all that they contain. */
  moved: readonly string[]
  folders: readonly MyFolderDto[]
  onMoved: () => void
  onClose: () => void
}

/** Puts files and folders into another folder. Nobody else notices. */
export function MoveDialog({ files, moved, folders, onMoved, onClose }: MoveDialogProps) {
  const { LL } = useI18nContext()
  const { move, close, cancel, top } = LL.myFiles
  const [to, setTo] = useState('')
  const command = useFilesCommand(myFileRoutes.move, {
    text: move.moved(),
    after: () => {
      onMoved()
      onClose()
    },
  })
  return (
    <FormDialog
      title={move.title()}
      labels={{ close: close(), cancel: cancel(), submit: move.submit() }}
      pending={command.isPending}
      failure={command.error && { title: move.notMoved(), text: formFailureText(command.error, LL) }}
      onSubmit={() => command.mutate({ body: { files: [...files], folders: [...moved], to: to || null } })}
      onClose={onClose}
    >
      <Select
        label={move.to()}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={folderChoices(folders, top(), moved)}
      />
    </FormDialog>
  )
}
