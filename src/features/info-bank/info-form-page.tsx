import { Link, useNavigate } from '@tanstack/react-router'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { InfoForm } from './info-form.tsx'

export function NewInfoPage() {
  const { infoBank } = useI18nContext().LL
  const viewer = useViewer()
  const saved = useSaved(({ sharedAt }) => (sharedAt === null ? infoBank.done.added() : infoBank.done.addedShared()))
  return (
    <>
      <PageHeader
        title={infoBank.form.newTitle()}
        back={{ label: infoBank.one.back(), link: <Link to="/infobank" /> }}
      />
      {viewer.may('infoBank.write') ? (
        <InfoForm viewer={viewer} edited={null} onSaved={saved} />
      ) : (
        <Card>
          <EmptyState
            title={infoBank.form.refused()}
            action={<ButtonLink link={<Link to="/infobank" />}>{infoBank.one.back()}</ButtonLink>}
          >
            {infoBank.form.refusedText()}
          </EmptyState>
        </Card>
      )}
    </>
  )
}

export type EditInfoProps = { entry: InfoEntryDto }

/** Changes an entry that is on its page already. */
export function EditInfo({ entry }: EditInfoProps) {
  const { done } = useI18nContext().LL.infoBank
  const saved = useSaved(() => done.edited())
  return <InfoForm viewer={useViewer()} edited={entry} onSaved={saved} />
}

const useSaved = (text: (entry: InfoEntryDto) => string) => {
  const toast = useToast()
  const navigate = useNavigate()
  return (entry: InfoEntryDto) => {
    toast({ tone: 'done', text: text(entry) })
    void navigate({ to: '/infobank/$id', params: { id: entry.id }, search: {} })
  }
}
