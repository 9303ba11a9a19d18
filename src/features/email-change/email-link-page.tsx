import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type EmailLinkDto, emailChangeRoutes } from '#contract/email-change/email-change.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { formFailureText, isEndedLink } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useTokenInAddress } from '#src/app/shared/session/use-opened-link.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says which states wait for whoever holds a link to this address. */
const waitsFor = ({ status, party }: EmailLinkDto): boolean => {
  const snapshot = emailChangeMachine.resolveState({ value: status, context: { inTime: true } })
  return snapshot.can({ type: 'emailChange.confirm', by: { actor: null, party, mode: 'self' } })
}

/** A mailed link leads here. Each answer takes a press, because mail scanners open links. */
export function EmailLinkPage() {
  const { client } = useApp()
  const { emailLink } = useI18nContext().LL.account
  const token = useTokenInAddress()
  const key = ['emailLink', token]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(emailChangeRoutes.look, { body: { token } }, { signal }),
    retry: false,
  })
  return (
    <>
      <PageHeader title={emailLink.title()} />
      {isEndedLink(query.error) ? (
        <Card>
          <EmptyState
            title={emailLink.ended.title()}
            action={<ButtonLink link={<Link to="/account/email" />}>{emailLink.ended.open()}</ButtonLink>}
          >
            {emailLink.ended.text()}
          </EmptyState>
        </Card>
      ) : (
        <Awaited query={query} messages={emailLink}>
          {(link) => <Answer key={token} link={link} token={token} queryKey={key} />}
        </Awaited>
      )}
    </>
  )
}

type AnswerProps = { link: EmailLinkDto; token: string; queryKey: readonly string[] }

function Answer({ link, token, queryKey }: AnswerProps) {
  const { LL, locale } = useI18nContext()
  const { emailLink } = LL.account
  const queries = useQueryClient()
  const keep = {
    onSuccess: (now: EmailLinkDto) => queries.setQueryData(queryKey, now),
    // The other holder, or another tab, may have been faster.
    onError: () => queries.invalidateQueries({ queryKey }),
  }
  const confirm = useCommand(emailChangeRoutes.confirm, keep)
  const stop = useCommand(emailChangeRoutes.stopByLink, keep)
  const error = stop.error ?? (waitsFor(link) ? confirm.error : null)
  const isOld = link.party === 'oldHolder'
  const body = { body: { token } }
  if (isFinalLeaf(emailChangeMachine, link.status))
    return <Banner tone="done" title={emailLink.over[link.status]({ email: link.email })} />
  const until = formatInstant(link.expiresAt, deviceZone(), locale, 'long')
  return (
    <Card>
      <CardBody>
        <chakra.div display="grid" gap="u2">
          <p>{isOld ? emailLink.old({ email: link.email, until }) : emailLink.new({ email: link.email, until })}</p>
          {!waitsFor(link) && <Banner tone="done" title={isOld ? emailLink.waitsForNew() : emailLink.waitsForOld()} />}
          {error ? (
            <Banner tone="problem" announce="alert" title={emailLink.failed()}>
              {formFailureText(error, LL)}
            </Banner>
          ) : null}
          <Actions>
            {isOld && (
              <Button variant="secondary" loading={stop.isPending} onClick={() => stop.mutate(body)}>
                {emailLink.stop()}
              </Button>
            )}
            {waitsFor(link) && (
              <Button
                {...(isOld && { variant: 'secondary' as const })}
                loading={confirm.isPending}
                onClick={() => confirm.mutate(body)}
              >
                {emailLink.confirm()}
              </Button>
            )}
          </Actions>
        </chakra.div>
      </CardBody>
    </Card>
  )
}
