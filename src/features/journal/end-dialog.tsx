import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { journalKey } from './journal.queries.ts'

export type EndDialogProps = { action: 'delete' | 'remove'; entry: JournalEntryDto; onClose: () => void }

/** Asks before an entry is deleted, or removed from the journal of everybody. */
export function EndDialog({ action, entry: { id, version }, onClose }: EndDialogProps) {
  const { LL } = useI18nContext()
  const { dialogs, done } = LL.journal
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { mutate, isPending, error } = useCommand(journalRoutes.events, {
    onSuccess: () => {
      toast({ tone: 'done', text: done[action]() })
      onClose()
      if (action === 'delete') void navigate({ to: '/journal' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: journalKey }),
  })
  const texts = dialogs[action]
  return (
    <ConfirmDialog
      title={texts.title()}
      text={texts.text()}
      notice={texts.notice()}
      action={texts.action()}
      grave
      pending={isPending}
      failure={
        error && {
          title: LL.errors.cannotDelete(),
          text: error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL),
        }
      }
      labels={{ close: dialogs.close, cancel: dialogs.keep }}
      onConfirm={() => mutate({ params: { id }, body: { type: `journalEntry.${action}`, version } })}
      onClose={onClose}
    />
  )
}
