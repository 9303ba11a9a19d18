import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import type { MyFolderDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { batchesOf } from '#src/app/shared/lifecycle/batches.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { myFilesKey } from '#src/app/shared/my-files/my-files.key.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { folderChoices } from '../folder-tree.ts'

export type MoveDialogProps = {
  files: readonly string[]
  /** Folders that are moved with all that they contain. */
  moved: readonly string[]
  folders: readonly MyFolderDto[]
  onMoved: () => void
  onClose: () => void
}

/**
 * Puts files and folders into another folder. Nobody else notices. A request moves a limited number of files, so many are
 * moved by several; when one of these fails, another press moves all of them.
 */
export function MoveDialog({ files, moved, folders, onMoved, onClose }: MoveDialogProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const queries = useQueryClient()
  const toast = useToast()
  const [send] = useState(() => createCommandSender(client))
  const { move, close, cancel, top } = LL.myFiles
  const [to, setTo] = useState('')
  const command = useMutation({
    mutationFn: async (folderId: string | null) => {
      const [first = [], ...rest] = batchesOf(files, limits.myFiles.atOnce)
      await send(myFileRoutes.move, { body: { files: first, folders: [...moved], to: folderId } })
      for (const batch of rest) await send(myFileRoutes.move, { body: { files: batch, folders: [], to: folderId } })
    },
    onSuccess: () => {
      toast({ tone: 'done', text: move.moved() })
      onMoved()
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: myFilesKey }),
  })
  return (
    <FormDialog
      title={move.title()}
      labels={{ close: close(), cancel: cancel(), submit: move.submit() }}
      pending={command.isPending}
      failure={command.error && { title: move.notMoved(), text: formFailureText(command.error, LL) }}
      onSubmit={() => command.mutate(to || null)}
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
