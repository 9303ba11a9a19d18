import { useQueryClient } from '@tanstack/react-query'
import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { entryKey, journalKey } from './journal.queries.ts'

/** Stands in the place of an edition that came while the page was open, or that somebody who looks on is not given. */
export function OpenEdition({ entry: { id } }: { entry: JournalEntryDto }) {
  const { LL } = useI18nContext()
  const { one, list } = LL.journal
  const viewer = useViewer()
  const queries = useQueryClient()
  const open = useCommand(journalRoutes.open, {
    onSuccess: (entry) => {
      queries.setQueryData(entryKey(id), entry)
      void queries.invalidateQueries({ queryKey: [...journalKey, 'list'] })
    },
  })
  if (!viewer.addressed)
    return (
      <Card>
        <EmptyState title={one.unopened()}>{one.unopenedFor({ name: viewer.nameOf(viewer.viewpoint) })}</EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState
        title={one.changed()}
        action={
          <Button loading={open.isPending} onClick={() => open.mutate({ params: { id } })}>
            {one.open()}
          </Button>
        }
      >
        {list.unopened()}
        <FieldError id="open-error">
          {open.isError ? `${LL.errors.cannotViewEntry()}. ${failureText(open.error, LL)}` : undefined}
        </FieldError>
      </EmptyState>
    </Card>
  )
}
