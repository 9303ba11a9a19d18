import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { isGone, isLinkOfAnother } from '#src/app/shared/forms/form-failure.ts'
import { forgetMailedToken, mailedTokenOf } from '#src/app/shared/session/mailed-token.ts'
import { useOpenedLink } from '#src/app/shared/session/use-opened-link.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { FeeWaiverColumn, FeeWaiverStack } from './fee-waiver-stack.tsx'
import { useFeeWaiverTexts } from './fee-waiver-texts.ts'
import { FeeWaiverView } from './fee-waiver-view.tsx'
import { feeWaiverQuery } from './fee-waivers.queries.ts'
import { LinkCard } from './link-card.tsx'
import { FeeWaiverAccessProvider } from './use-fee-waiver.ts'

/** Returns the token of the link that was opened last, also of one that is opened while the page is, and forgets it. */
function useMailedToken() {
  const [mailed, setMailed] = useState(() => mailedTokenOf('feewaiver'))
  useOpenedLink(useCallback(() => setMailed(mailedTokenOf('feewaiver')), []))
  const forget = () => {
    forgetMailedToken('feewaiver')
    setMailed(null)
  }
  return { mailed, forget }
}

/**
 * Shows an application by the token of a mailed link, else that of whoever is signed in. Nobody is sent to the login from
 * here: without either, a link can be asked for.
 */
export function FeeWaiverPage() {
  const { client, session } = useApp()
  const { texts } = useFeeWaiverTexts()
  const { mailed, forget } = useMailedToken()
  const somebody = useSelector(session, ({ context }) => context.values !== null)
  const byLink = useQuery({ ...feeWaiverQuery(client, { token: mailed }), enabled: mailed !== null })
  const isOver = mailed !== null && isGone(byLink.error)
  const isForeign = mailed !== null && isLinkOfAnother(byLink.error)
  const token = isOver ? null : mailed
  const access = useMemo(() => ({ token }), [token])
  const back = somebody && token === null ? { label: texts.back(), link: <Link to="/account/plan" /> } : undefined
  return (
    <FeeWaiverAccessProvider value={access}>
      <FeeWaiverColumn>
        <PageHeader title={texts.title()} back={back} />
        <FeeWaiverStack>
          {isOver && (
            <Banner tone="warning" title={texts.link.overTitle()}>
              {texts.link.overText()}
            </Banner>
          )}
          {isForeign ? (
            <Card>
              <EmptyState
                title={texts.link.foreignTitle()}
                action={
                  <Button variant="upgrades" onClick={forget}>
                    {texts.link.own()}
                  </Button>
                }
              >
                {texts.link.foreignText()}
              </EmptyState>
            </Card>
          ) : token === null && !somebody ? (
            <LinkCard />
          ) : (
            <Application token={token} />
          )}
        </FeeWaiverStack>
      </FeeWaiverColumn>
    </FeeWaiverAccessProvider>
  )
}

function Application({ token }: { token: string | null }) {
  const { client } = useApp()
  const { LL, texts } = useFeeWaiverTexts()
  const query = useQuery(feeWaiverQuery(client, { token }))
  const { error } = query
  if (isRequestFailure(error) && error.exception === 'notAllowed')
    return (
      <Card>
        <EmptyState title={texts.refusedTitle()}>{texts.refusedText()}</EmptyState>
      </Card>
    )
  const { loading, failedTitle, retry, offlineTitle, offlineText } = texts
  // A person who looks too often is refused for a while, and the server's sentence says so.
  const failedText = () => (isRequestFailure(error) ? failureText(error, LL) : texts.failedText())
  return (
    <Awaited query={query} messages={{ loading, failedTitle, failedText, retry, offlineTitle, offlineText }}>
      {(own) => <FeeWaiverView own={own} />}
    </Awaited>
  )
}
