import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AccountClosingDto } from '#contract/account-closing/account-closing.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { answerFailureText } from '#src/app/shared/lifecycle/failure-message.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useAccountTime } from '../account/account-time.ts'
import { ClosingDialog } from './closing-dialog.tsx'
import { useClosing } from './use-closing.ts'
import { WhatEnds } from './what-ends.tsx'

/** Says first what ends and what stays, then closes the account in fourteen days, or keeps it. */
export function ClosingCard({ item }: { item: AccountClosingDto }) {
  const { LL } = useI18nContext()
  const { closing } = LL.account
  const [asking, setAsking] = useState(false)
  const [kept, setKept] = useState(false)
  const { canAsk, canStop, ask, stop } = useClosing(item, (isKept) => {
    setAsking(false)
    setKept(isKept)
  })
  if (!item.facts.own)
    return (
      <Banner tone="waiting" title={closing.notOwnTitle()}>
        {closing.notOwnText()}
      </Banner>
    )
  return (
    <Card bleed>
      <CardHeader title={closing.title()} />
      <CardBody>
        <chakra.div display="grid" gap="u2">
          {canStop ? <Waiting item={item} /> : <p>{closing.lead()}</p>}
          {kept && <Banner tone="done" announce="status" title={closing.kept()} />}
          <WhatEnds />
          <chakra.p textStyle="secondary" color="fg.2">
            {closing.takeout()}
          </chakra.p>
          {stop.error ? (
            <Banner tone="problem" announce="alert" title={closing.failed()}>
              {answerFailureText(stop.error, LL)}
            </Banner>
          ) : null}
          <Actions>
            <ButtonLink variant="secondary" link={<Link to="/account/data" />}>
              {closing.takeoutLink()}
            </ButtonLink>
            {canStop && (
              <Button loading={stop.isPending} onClick={() => stop.mutate({})}>
                {closing.keep()}
              </Button>
            )}
            {canAsk && (
              <Button variant="error" onClick={() => setAsking(true)}>
                {closing.ask()}
              </Button>
            )}
          </Actions>
        </chakra.div>
      </CardBody>
      {asking && (
        <ClosingDialog
          pending={ask.isPending}
          failure={ask.error ? { title: closing.failed(), text: answerFailureText(ask.error, LL) } : null}
          onConfirm={() => ask.mutate({ body: {} })}
          onClose={() => {
            ask.reset()
            setAsking(false)
          }}
        />
      )}
    </Card>
  )
}

function Waiting({ item: { askedAt, dueAt } }: { item: AccountClosingDto }) {
  const { closing } = useI18nContext().LL.account
  const time = useAccountTime()
  if (!askedAt || !dueAt) return null
  return (
    <Banner tone="warning" announce="status" title={closing.waitingTitle({ at: time(dueAt) })}>
      {closing.waitingText({ at: time(askedAt) })}
    </Banner>
  )
}
