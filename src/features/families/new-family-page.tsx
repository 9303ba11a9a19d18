import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { type AddedFamily, FamilyAdded } from './family-added.tsx'
import { NewFamilyForm } from './new-family-form.tsx'

/** Adds one more family, with another co-parent. The session goes on showing the present one until the person chooses. */
export function NewFamilyPage() {
  const { families: messages } = useI18nContext().LL
  const { may } = useViewer()
  const [added, setAdded] = useState<AddedFamily | null>(null)
  const mayAdd = may('coparent.invite')
  return (
    <>
      <PageHeader
        title={messages.new.title()}
        subtitle={mayAdd && !added && messages.new.lead()}
        back={{ label: messages.new.back(), link: <Link to="/account/families" /> }}
      />
      {!mayAdd && (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
      {mayAdd && added && <FamilyAdded {...added} />}
      {mayAdd && !added && (
        <chakra.div maxW="52rem">
          <NewFamilyForm onAdded={setAdded} />
        </chakra.div>
      )}
    </>
  )
}
