import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { familyHoldRoutes } from '#contract/family-holds/family-holds.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useTokenInAddress } from '#src/app/shared/session/use-opened-link.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

/** Mail programs cut long links off. */
const isWhole = (token: string): boolean => /^[\w-]{43}$/.test(token)

/** A mailed link leads here. The claim takes a press, because mail scanners open links. */
export function NotMePage() {
  const { notMe } = useI18nContext().LL.account
  const token = useTokenInAddress()
  return (
    <>
      <PageHeader title={notMe.title()} />
      <Card>{isWhole(token) ? <Claim key={token} token={token} /> : <NoLink />}</Card>
    </>
  )
}

function NoLink() {
  const { notMe } = useI18nContext().LL.account
  return (
    <EmptyState
      title={notMe.noLink()}
      action={
        <ButtonLink variant="secondary" link={<Link to="/contact" />}>
          {notMe.contact()}
        </ButtonLink>
      }
    >
      {notMe.noLinkText()}
    </EmptyState>
  )
}

function Claim({ token }: { token: string }) {
  const { LL } = useI18nContext()
  const { notMe } = LL.account
  const claim = useCommand(familyHoldRoutes.claim)
  const failureText = (error: unknown) =>
    isRequestFailure(error) && error.exception === 'notAllowedNow' ? notMe.notJoined() : formFailureText(error, LL)
  return (
    <CardBody>
      <chakra.div display="grid" gap="u2">
        {claim.isSuccess ? (
          <>
            <Banner tone="done" announce="status" title={notMe.done()}>
              {notMe.doneText()}
            </Banner>
            <Actions>
              <ButtonLink variant="secondary" link={<Link to="/contact" />}>
                {notMe.contact()}
              </ButtonLink>
            </Actions>
          </>
        ) : (
          <>
            <p>{notMe.text()}</p>
            <p>{notMe.what()}</p>
            {claim.error ? (
              <Banner tone="problem" announce="alert" title={notMe.failed()}>
                {failureText(claim.error)}
              </Banner>
            ) : null}
            <Actions>
              <Button loading={claim.isPending} onClick={() => claim.mutate({ body: { token } })}>
                {notMe.say()}
              </Button>
            </Actions>
          </>
        )}
      </chakra.div>
    </CardBody>
  )
}
