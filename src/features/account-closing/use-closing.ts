import { useQueryClient } from '@tanstack/react-query'
import { type AccountClosingDto, accountClosingRoutes } from '#contract/account-closing/account-closing.ts'
import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts'
import type { AccountClosingEvent } from '#machines/account-closing/account-closing.types.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { accountClosingKey } from './account-closing.queries.ts'

/** Says what the chart lets the person do with their account, and does it. */
export function useClosing({ status, facts }: AccountClosingDto, onDone: (kept: boolean) => void) {
  const queries = useQueryClient()
  const snapshot = accountClosingMachine.resolveState({ value: status, context: facts })
  const can = (type: Extract<AccountClosingEvent['type'], 'accountClosing.ask' | 'accountClosing.stop'>): boolean =>
    snapshot.can({ type, by: { actor: null, party: 'person', mode: 'self' } })
  const keep = (kept: boolean) => (item: AccountClosingDto) => {
    queries.setQueryData(accountClosingKey, item)
    onDone(kept)
  }
  return {
    canAsk: can('accountClosing.ask'),
    canStop: can('accountClosing.stop'),
    ask: useCommand(accountClosingRoutes.ask, { onSuccess: keep(false) }),
    stop: useCommand(accountClosingRoutes.stop, { onSuccess: keep(true) }),
  }
}
