import { useQueryClient } from '@tanstack/react-query'
import { type MessageFolderDto, messageFolderRoutes } from '#contract/messages/message-folders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { messagesKey } from '../counts.query.ts'
import { removalKey } from './folders.query.ts'

type RemoveFolderProps = { folder: MessageFolderDto; onClose: () => void; onDone: () => Promise<void> }

/** Says where its messages go before a folder is deleted. */
export function RemoveFolder({ folder: { id, name }, onClose, onDone }: RemoveFolderProps) {
  const { LL } = useI18nContext()
  const { folderForm: texts } = LL.messages
  const queries = useQueryClient()
  const remove = useCommand(messageFolderRoutes.remove, {
    mutationKey: removalKey(id),
    // It is left before anything is read again: the list of a folder that is gone is not asked for.
    onSuccess: onDone,
    onSettled: (_, error) =>
      queries.invalidateQueries({
        queryKey: messagesKey,
        predicate: ({ queryKey }) => error !== null || !queryKey.includes(id),
      }),
  })
  return (
    <FormDialog
      title={texts.removing.title({ name })}
      text={texts.removing.text()}
      labels={{ close: texts.close(), cancel: texts.cancel(), submit: texts.removing.action() }}
      grave
      pending={remove.isPending}
      failure={remove.error && { title: LL.errors.cannotDelete(), text: failureText(remove.error, LL) }}
      onSubmit={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  )
}
