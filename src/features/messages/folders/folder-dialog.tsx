import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import {
  folderName,
  type MessageFolderDto,
  messageFolderRoutes as routes,
  type TypedFolder,
} from '#contract/messages/message-folders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { messagesKey } from '../counts.query.ts'

type FolderDialogProps = {
  /** The folder to rename; without it, one is made. */
  folder?: MessageFolderDto | undefined
  onClose: () => void
  onDone?: (folder: MessageFolderDto) => void
}

/** Makes a folder, or gives one another name. */
export function FolderDialog({ folder, onClose, onDone }: FolderDialogProps) {
  const { LL } = useI18nContext()
  const { folderForm: texts } = LL.messages
  const queries = useQueryClient()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<TypedFolder, unknown, TypedFolder>({
    resolver: flatResolver<TypedFolder, TypedFolder>(folderName),
    defaultValues: { name: folder?.name ?? '' },
    mode: 'onTouched',
  })
  const make = useCommand(routes.make)
  const rename = useCommand(routes.rename)
  const { isPending, error } = folder ? rename : make
  const send = async (body: TypedFolder) => {
    try {
      const kept = await (folder ? rename.mutateAsync({ params: { id: folder.id }, body }) : make.mutateAsync({ body }))
      void queries.invalidateQueries({ queryKey: messagesKey })
      onDone?.(kept)
      onClose()
    } catch (failure) {
      placeServerErrors(failure, ['name'], { setError, setFocus })
    }
  }
  return (
    <FormDialog
      title={folder ? texts.rename() : texts.make()}
      text={texts.text()}
      labels={{ close: texts.close(), cancel: texts.cancel(), submit: folder ? texts.save() : texts.submit() }}
      pending={isPending}
      failure={error && { title: texts.failed(), text: formFailureText(error, LL) }}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <TextField
        label={texts.name()}
        autoComplete="off"
        error={problemText(formState.errors.name, LL, limits.messages.folderName)}
        {...register('name')}
      />
    </FormDialog>
  )
}
