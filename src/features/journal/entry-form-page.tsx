import { Link, useNavigate } from '@tanstack/react-router'
import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { EntryForm } from './entry-form.tsx'

export function NewEntryPage() {
  const { journal } = useI18nContext().LL
  const viewer = useViewer()
  const saved = useSaved(({ sharedAt }) => (sharedAt === null ? journal.done.written() : journal.done.writtenShared()))
  return (
    <>
      <PageHeader
        title={journal.form.title.entry()}
        back={{ label: journal.one.back(), link: <Link to="/journal" /> }}
      />
      {viewer.may('journal.write') ? (
        <EntryForm viewer={viewer} edited={null} onSaved={saved} />
      ) : (
        <Card>
          <EmptyState
            title={journal.form.refused()}
            action={<ButtonLink link={<Link to="/journal" />}>{journal.one.back()}</ButtonLink>}
          >
            {journal.form.refusedText()}
          </EmptyState>
        </Card>
      )}
    </>
  )
}

export type EditEntryProps = { entry: JournalEntryDto }

/** Changes an entry that is on its page already. */
export function EditEntry({ entry }: EditEntryProps) {
  const { done } = useI18nContext().LL.journal
  const saved = useSaved(() => done.edited())
  return <EntryForm key={entry.version} viewer={useViewer()} edited={entry} onSaved={saved} />
}

const useSaved = (text: (entry: JournalEntryDto) => string) => {
  const toast = useToast()
  const navigate = useNavigate()
  return (entry: JournalEntryDto) => {
    toast({ tone: 'done', text: text(entry) })
    void navigate({ to: '/journal/$id', params: { id: entry.id }, search: {} })
  }
}
