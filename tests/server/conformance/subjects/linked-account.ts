import {
  type LinkedAccountCommand,
  type LinkedAccountDto,
  type LinkedAccountStatus,
  linkedAccountDto,
  linkedAccountRoutes,
} from '#contract/linked-accounts/linked-accounts.ts'
import { linkedAccountMachine } from '#machines/linked-accounts/linked-account.machine.ts'
import { linkedAccountLifecycle } from '#server/features/linked-accounts/linked-accounts.lifecycle.ts'
import { factsOf } from '#server/features/linked-accounts/linked-accounts.store.ts'
import { sharedApp } from '#tests/support/app.ts'
import { acceptedOn, linkedRow, linkOn, moveLinked } from '#tests/support/joining/linked-accounts.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

const chartOf = ({ status, facts, you }: LinkedAccountDto) => {
  const snapshot = linkedAccountMachine.resolveState({ value: status, context: facts })
  return { can: (command: LinkedAccountCommand) => snapshot.can({ ...command, by: you }) }
}

export const linkedAccounts = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const ended = async (id: string) => {
    await moveLinked(on, id, 'linkedAccount.end')
    return id
  }
  const at: Record<LinkedAccountStatus | 'active, of age', () => Promise<string>> = {
    invited: () => linkOn(on),
    active: () => acceptedOn(on),
    'active, of age': () => acceptedOn(on, '2000-01-01'),
    inactive: async () => ended(await acceptedOn(on)),
    withdrawn: async () => ended(await linkOn(on)),
  }
  return subjectOf({
    lifecycle: { machine: linkedAccountLifecycle.machine, people: linkedAccountLifecycle.people },
    at,
    read: async (id) => {
      const row = await linkedRow(on, id)
      const context = await on.scopes.asSystem(on.family.id, (tx) => factsOf(tx, row, app.clock.now()))
      return { row, context }
    },
    commands: async ({ version }): Promise<LinkedAccountCommand[]> => [
      { type: 'linkedAccount.reset', version },
      { type: 'linkedAccount.end', version },
      { type: 'linkedAccount.reopen', version },
    ],
    given: async (person, id) =>
      givenBy(linkedAccountDto, await cast[person].call(linkedAccountRoutes.get, { params: { id } })),
    chartOf,
    send: sender(cast, linkedAccountRoutes.events),
  })
}
