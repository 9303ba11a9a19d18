import { type PaymentAccountDto, paymentAccountRoutes as routes } from '#contract/payment-accounts/payment-accounts.ts'
import { permissions } from '#contract/permissions.ts'
import { countryOf } from '../../db/country.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind, Changing } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { thenItem } from '../../lifecycle/with-item.ts'
import { bankAccountRoutes } from './bank-accounts.routes.ts'
import { commandTo, type Dependencies } from './payment-accounts.command.ts'
import { takeDocument } from './payment-accounts.document.ts'
import { bankEligibilityOf } from './payment-accounts.eligibility.ts'
import { type AccountPorts, ownAccountItem } from './payment-accounts.item.ts'

const mustOwn = (viewer: Viewer): void => {
  if (!permissions['paymentAccount.own'](viewer)) throw new Refusal('notAllowed')
}

const readiness = async (tx: Tx, viewer: Viewer, { serves }: AccountPorts) => {
  if (!permissions['paymentReadiness.see'](viewer)) throw new Refusal('notAllowed')
  const country = await countryOf(tx)
  const parents = await tx.selectFrom('membership').select('person_id').where('role', '=', 'parent').execute()
  const eligible: ({ personId: string } & Awaited<ReturnType<typeof bankEligibilityOf>>)[] = []
  for (const { person_id } of parents)
    eligible.push({ personId: person_id, ...(await bankEligibilityOf(tx, person_id)) })
  return { offered: serves(country), parents: eligible }
}

/**
 * These routes are not bound by `bindItem`: the account has no id before it begins, and a command may ask the bank
 * before its transaction. `inUse` says whether a payment or a series still needs a bank account; see
 * `payment-accounts.uses.ts`.
 */
export const paymentAccountRoutes = (bind: Bind, deps: Deps, inUse: AccountPorts['inUse']): void => {
  const { bank, scopes, clock, scanner } = deps
  const ports: AccountPorts = { serves: (country) => bank.serves(country), inUse }
  const needs: Dependencies = { bank, scopes, clock, ports }
  const itemOf = ({ tx, viewer, now }: Pick<Changing, 'tx' | 'viewer' | 'now'>): Promise<PaymentAccountDto> =>
    ownAccountItem(tx, viewer, ports, now)

  bind.reading(routes.own, (_input, context) => {
    mustOwn(context.viewer)
    return itemOf(context)
  })
  bind.reading(routes.readiness, (_input, { tx, viewer }) => readiness(tx, viewer, ports))

  const command = commandTo(needs)
  bind.asking(
    routes.events,
    ({ params: { id }, body }, { viewer }) => command.send(viewer, id, body),
    ({ params: { id }, body }, context) =>
      thenItem(
        () => command.carryOut(context, id, body, context.got),
        () => itemOf(context),
      ),
  )

  const document = takeDocument({ ...needs, scanner })
  bind.asking(
    routes.document,
    ({ params: { id }, query }, { viewer, request }) => document.submit(viewer, id, query, request.body),
    ({ params: { id }, query: { version } }, context) =>
      thenItem(
        () => document.carryOut(context, id, version, context.got),
        () => itemOf(context),
      ),
  )

  bankAccountRoutes(bind, needs)
}
