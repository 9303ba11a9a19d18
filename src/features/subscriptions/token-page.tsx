import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loginPage } from '#machines/session/pages.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { isGone, isLinkOfAnother } from '#src/app/shared/forms/form-failure.ts'
import { useOpenedLink } from '#src/app/shared/session/use-opened-link.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { type PlanAccess, planQuery } from './plan.queries.ts'
import { PlanAccessProvider } from './plan-access.ts'
import { leavePlanToken, planTokenOf } from './plan-token.ts'
import { PlanView } from './plan-view.tsx'
import { useReturnedCard } from './use-returned-card.ts'

type Props = { page: 'upgrades' | 'renewals' }

export function UpgradesPage() {
  return <TokenPage page="upgrades" />
}

export function RenewalsPage() {
  return <TokenPage page="renewals" />
}

/** Returns the token of the link that was opened last, also of one that is opened while its page is, or the session's own. */
function usePlanToken(page: Props['page']): string | null {
  const { session } = useApp()
  const find = useCallback(() => planTokenOf(page, session.getSnapshot().context.values), [page, session])
  const [token, setToken] = useState(find)
  useOpenedLink(useCallback(() => setToken(find()), [find]))
  return token
}

/** Shows the plan of whoever holds a sealed token, with or without a session. Nobody is sent to the login from here. */
function TokenPage({ page }: Props) {
  const { plan: texts } = useI18nContext().LL
  const { client } = useApp()
  const token = usePlanToken(page)
  const access = useMemo<PlanAccess>(() => ({ token, page }), [token, page])
  useEffect(() => () => leavePlanToken(page), [page])
  const known = token !== null
  const readable = useReturnedCard(access, known)
  const query = useQuery({ ...planQuery(client, access), enabled: readable })
  return (
    <PlanAccessProvider value={access}>
      <PageHeader title={page === 'upgrades' ? texts.upgradesTitle() : texts.renewalsTitle()} />
      {isLinkOfAnother(query.error) ? (
        <Card>
          <EmptyState
            title={texts.foreignToken.title()}
            action={
              <ButtonLink variant="upgrades" link={<Link to="/account/plan" />}>
                {texts.foreignToken.open()}
              </ButtonLink>
            }
          >
            {texts.foreignToken.text()}
          </EmptyState>
        </Card>
      ) : !known || isGone(query.error) ? (
        <Card>
          <EmptyState
            title={texts.noToken.title()}
            action={
              <ButtonLink variant="upgrades" link={<a href={loginPage} />}>
                {texts.noToken.signIn()}
              </ButtonLink>
            }
          >
            {texts.noToken.text()}
          </EmptyState>
        </Card>
      ) : (
        <Awaited query={query} messages={texts}>
          {(plan) => <PlanView plan={plan} />}
        </Awaited>
      )}
    </PlanAccessProvider>
  )
}
