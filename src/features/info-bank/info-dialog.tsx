import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { infoBankKey } from './info-bank.queries.ts'

export type InfoDialogProps = { action: 'share' | 'delete' | 'remove'; entry: InfoEntryDto; onClose: () => void }

/** Asks before an entry is shared, deleted, or removed from the Info Bank of both homes. */
export function InfoDialog({ action, entry: { id, version, parentId }, onClose }: InfoDialogProps) {
  const { LL } = useI18nContext()
  const { dialogs, done } = LL.infoBank
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const name = otherParentOf(useViewer())
  const { mutate, isPending, error } = useCommand(infoBankRoutes.events, {
    onSuccess: () => {
      toast({ tone: 'done', text: done[action]() })
      onClose()
      if (action !== 'share') void navigate({ to: '/infobank' })
    },
    onSettled: () => {
      for (const queryKey of [infoBankKey, historyRoot]) void queries.invalidateQueries({ queryKey })
    },
  })
  const texts = dialogs[action]
  const shareText = parentId === null ? dialogs.share.text({ name }) : dialogs.share.textAbout({ name })
  return (
    <ConfirmDialog
      title={texts.title()}
      text={action === 'share' ? shareText : dialogs[action].text()}
      notice={texts.notice()}
      action={texts.action()}
      grave={action !== 'share'}
      pending={isPending}
      failure={
        error && {
          title: action === 'share' ? dialogs.failed() : LL.errors.cannotDelete(),
          text: error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL),
        }
      }
      labels={{ close: dialogs.close, cancel: action === 'share' ? dialogs.back : dialogs.keep }}
      onConfirm={() => mutate({ params: { id }, body: { type: `infoEntry.${action}`, version } })}
      onClose={onClose}
    />
  )
}
