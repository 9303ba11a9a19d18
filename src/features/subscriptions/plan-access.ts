import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import {
  subscriptionRoutes as routes,
  type SubscriptionCommand,
  type SubscriptionDto,
} from '#contract/subscriptions/subscriptions.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { type PlanAccess, planKey } from './plan.queries.ts'

const Access = createContext<PlanAccess>({ token: null, page: 'account' })
export const PlanAccessProvider = Access.Provider
export const usePlanAccess = (): PlanAccess => useContext(Access)

type WithoutVersion<Command> = Command extends unknown ? Omit<Command, 'version'> : never
export type PlanCommand = WithoutVersion<SubscriptionCommand>

/** Answers what the chart allows the payer now, and sends a command with the version that they see. */
export function useSubscription(subscription: SubscriptionDto) {
  const { token } = usePlanAccess()
  const queries = useQueryClient()
  const after = { onSettled: () => queries.invalidateQueries({ queryKey: planKey }) }
  const own = useCommand(routes.events, after)
  const byToken = useCommand(routes.eventsByToken, after)
  const { id, version } = subscription
  const send = (command: PlanCommand, onSuccess: () => void = () => undefined) => {
    const body = { ...command, version } as SubscriptionCommand
    if (token === null) own.mutate({ params: { id }, body }, { onSuccess })
    else byToken.mutate({ body: { token, command: body } }, { onSuccess })
  }
  const { can } = lifecycleOf(subscriptionMachine, subscription)
  const used = token === null ? own : byToken
  return { can, send, pending: used.isPending, error: used.error }
}

/** Leads to the provider's page for a card, which leads back here. */
export function useCardPage() {
  const { token, page } = usePlanAccess()
  const go = { onSuccess: ({ url }: { url: string }) => location.assign(url) }
  const own = useCommand(routes.openCardPage, go)
  const byToken = useCommand(routes.cardPageByToken, go)
  const open = () => {
    if (token === null || page === 'account') own.mutate({ body: {} })
    else byToken.mutate({ body: { token, page } })
  }
  const used = token === null ? own : byToken
  return { open, pending: used.isPending || used.isSuccess, error: used.error }
}
