import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { journalKey, readersQuery } from './journal.queries.ts'
import { PeopleField } from './people-field.tsx'

export type ShareDialogProps = { entry: JournalEntryDto; onClose: () => void }

/** Asks with whom an entry is shared, and says first that this cannot be taken back. */
export function ShareDialog({ entry, onClose }: ShareDialogProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { dialogs, done } = LL.journal
  const queries = useQueryClient()
  const toast = useToast()
  const [to, setTo] = useState<readonly string[]>([])
  const [isMissing, setMissing] = useState(false)
  const readers = useQuery(readersQuery(client))
  const isPrivate = entry.sharedAt === null
  // A private entry can be shared with the professionals of its author alone.
  const needsPeople = !isPrivate || readers.data?.professionals !== true
  const { mutate, isPending, error } = useCommand(journalRoutes.events, {
    onSuccess: () => {
      toast({ tone: 'done', text: done.share() })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: journalKey }),
  })
  const submit = () => {
    setMissing(needsPeople && to.length === 0)
    if (needsPeople && to.length === 0) return
    const { id, version } = entry
    mutate({ params: { id }, body: { type: 'journalEntry.share', version, readerIds: [...to] } })
  }
  const { share } = dialogs
  return (
    <FormDialog
      title={share.title()}
      text={share.text()}
      notice={isPrivate && share.notice()}
      labels={{ close: dialogs.close(), cancel: dialogs.back(), submit: share.action() }}
      pending={isPending}
      failure={
        error && {
          title: dialogs.failed(),
          text: error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL),
        }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <PeopleField
        to={to}
        onChange={(chosen) => {
          setTo(chosen)
          setMissing(false)
        }}
        except={entry.readerIds}
        error={isMissing ? share.choose() : undefined}
      />
    </FormDialog>
  )
}
