import { chakra } from '@chakra-ui/react/styled-system'
import type { SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { useSecondTap } from '#src/ui/data/use-second-tap.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { useSubscription } from './plan-access.ts'
import { PlanFailure } from './plan-failure.tsx'
import { usePlanTexts } from './plan-texts.ts'

type Way = 'stop' | 'start'

/** Turns automatic renewal off and on: one press each, as buying is. */
export function Renewal({ subscription }: { subscription: SubscriptionDto }) {
  const { texts } = usePlanTexts()
  const toast = useToast()
  const { can, send, pending, error } = useSubscription(subscription)
  const [stop, start, keep] = [
    { type: 'subscription.stopRenewal' },
    { type: 'subscription.startRenewal' },
    { type: 'subscription.keep' },
  ] as const
  if (![stop, start, keep].some((event) => can(event)))
    return <PlanFailure error={error} title={texts.renewal.failed()} />
  const turned = can(stop) ? 'stop' : can(start) ? 'start' : null
  const turn = (way: Way) =>
    send(way === 'stop' ? stop : start, () =>
      toast({ tone: 'done', text: texts.renewal[way === 'stop' ? 'stopped' : 'started']() }),
    )
  return (
    <chakra.div display="grid" gap="u1">
      <PlanFailure error={error} title={texts.renewal.failed()} />
      {can(stop) && (
        <chakra.p textStyle="secondary" color="fg.3">
          {texts.renewal.stopText()}
        </chakra.p>
      )}
      <Actions>
        {turned && <TurnButton way={turned} pending={pending} onTurn={turn} />}
        {can(keep) && (
          <Button variant="tertiary" loading={pending} onClick={() => send(keep)}>
            {texts.present.keep()}
          </Button>
        )}
      </Actions>
    </chakra.div>
  )
}

type TurnButtonProps = { way: Way; pending: boolean; onTurn: (way: Way) => void }

/** Turns both ways, so that the focus stays on it; the second tap of a double tap does not turn back. */
function TurnButton({ way, pending, onTurn }: TurnButtonProps) {
  const { texts } = usePlanTexts()
  const isSecond = useSecondTap(way)
  return (
    <Button variant="secondary" loading={pending} onClick={() => !isSecond && onTurn(way)}>
      {texts.renewal[way]()}
    </Button>
  )
}
