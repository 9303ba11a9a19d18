import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BegunSecondStep, secondStepRoutes } from '#contract/second-step/second-step.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { accountKey, useAccount } from '#src/app/shared/data/account.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useAccountTime } from './account-time.ts'
import { usePasskeys } from './passkeys/passkeys.queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondStepSetup } from './second-step-setup.tsx'

const Text = chakra('p', { base: { color: 'fg.2' } })

/** Switches the second step of signing in on and off. Recovery codes are shown once, and leave with the card. */
export function SecondStepCard() {
  const { secondStep: messages } = useI18nContext().LL.account
  const { secondStep, role } = useAccount()
  const time = useAccountTime()
  const [begun, setBegun] = useState<BegunSecondStep | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const refresh = useRefresh()
  const confirmed = (made: readonly string[]) => {
    setBegun(null)
    setCodes(made)
    void refresh()
  }
  const { since } = secondStep
  const body = codes ? (
    <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  ) : begun ? (
    <SecondStepSetup begun={begun} onConfirmed={confirmed} onCancel={() => setBegun(null)} />
  ) : since === null ? (
    <Off onBegun={setBegun} onCodes={confirmed} />
  ) : (
    <On app={secondStep.app} codesLeft={secondStep.codesLeft} mayEnd={role !== 'admin'} onCodes={confirmed} />
  )
  return (
    <Card bleed>
      <CardHeader
        title={messages.title()}
        aside={since === null ? !codes && messages.off() : messages.on({ at: time(since) })}
      />
      <CardBody>{body}</CardBody>
    </Card>
  )
}

const useRefresh = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: accountKey })
}

type OffProps = { onBegun: (begun: BegunSecondStep) => void; onCodes: (codes: readonly string[]) => void }

function Off({ onBegun, onCodes }: OffProps) {
  const { secondStep: messages } = useI18nContext().LL.account
  const hasPasskey = (usePasskeys().data?.items.length ?? 0) > 0
  const withPasskeys = useCommand(secondStepRoutes.confirmPasskeys, { onSuccess: ({ codes }) => onCodes(codes) })
  const begin = useCommand(secondStepRoutes.begin, { onSuccess: onBegun })
  return (
    <chakra.div display="grid" gap="u2">
      <Text>{messages.what()}</Text>
      <Failure error={begin.error ?? withPasskeys.error} />
      <Actions>
        {hasPasskey && (
          <Button variant="tertiary" loading={withPasskeys.isPending} onClick={() => withPasskeys.mutate({ body: {} })}>
            {messages.beginPasskey()}
          </Button>
        )}
        <Button variant="secondary" loading={begin.isPending} onClick={() => begin.mutate({ body: {} })}>
          {messages.begin()}
        </Button>
      </Actions>
    </chakra.div>
  )
}

/** An administrator must have a second step, so theirs cannot be switched off. */
type OnProps = { app: boolean; codesLeft: number; mayEnd: boolean; onCodes: (codes: readonly string[]) => void }

function On({ app, codesLeft, mayEnd, onCodes }: OnProps) {
  const { secondStep: messages } = useI18nContext().LL.account
  const refresh = useRefresh()
  const renew = useCommand(secondStepRoutes.newCodes, { onSuccess: ({ codes }) => onCodes(codes) })
  const end = useCommand(secondStepRoutes.end, { onSuccess: refresh })
  return (
    <chakra.div display="grid" gap="u2">
      <Text>{app ? messages.asked() : messages.askedPasskey()}</Text>
      <Text>{messages.codesLeft({ count: codesLeft })}</Text>
      <Failure error={renew.error ?? end.error} />
      <Actions>
        {mayEnd && (
          <Button variant="tertiary" loading={end.isPending} onClick={() => end.mutate({})}>
            {messages.end()}
          </Button>
        )}
        <Button variant="secondary" loading={renew.isPending} onClick={() => renew.mutate({ body: {} })}>
          {messages.newCodes()}
        </Button>
      </Actions>
    </chakra.div>
  )
}

/** Says why nothing was changed. */
function Failure({ error }: { error: unknown }) {
  const { LL } = useI18nContext()
  if (!error) return null
  return (
    <Banner tone="problem" announce="alert" title={LL.account.secondStep.failed()}>
      {formFailureText(error, LL)}
    </Banner>
  )
}
