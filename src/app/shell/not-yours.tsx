import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

type NotYoursProps = { page: string; title: string; text: string }

/** Stands in place of a section's pages for whoever may not see them. */
export function NotYours({ page, title, text }: NotYoursProps) {
  return (
    <>
      <PageHeader title={page} />
      <Card>
        <EmptyState title={title}>{text}</EmptyState>
      </Card>
    </>
  )
}
