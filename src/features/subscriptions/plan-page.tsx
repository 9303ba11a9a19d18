import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { type PlanAccess, planQuery } from './plan.queries.ts'
import { PlanAccessProvider } from './plan-access.ts'
import { PlanView } from './plan-view.tsx'
import { useReturnedCard } from './use-returned-card.ts'

const access: PlanAccess = { token: null, page: 'account' }

/** Shows a parent their own plan. Whoever looks on sees none. */
export function PlanPage() {
  const { plan: texts, account } = useI18nContext().LL
  const { client } = useApp()
  const viewer = useViewer()
  const mayOwn = viewer.may('plan.own')
  const readable = useReturnedCard(access, mayOwn)
  const query = useQuery({ ...planQuery(client, access), enabled: readable })
  return (
    <PlanAccessProvider value={access}>
      <PageHeader title={texts.title()} back={{ label: account.pages.back(), link: <Link to="/account" /> }} />
      {mayOwn ? (
        <Awaited query={query} messages={texts}>
          {(plan) => <PlanView plan={plan} />}
        </Awaited>
      ) : (
        <Card>
          <EmptyState title={texts.refusedTitle()}>{texts.refusedText()}</EmptyState>
        </Card>
      )}
    </PlanAccessProvider>
  )
}
