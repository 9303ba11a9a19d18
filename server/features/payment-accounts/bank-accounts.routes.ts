import type { NewBankAccount } from '#contract/payment-accounts/commands.ts'
import { paymentAccountRoutes as routes } from '#contract/payment-accounts/payment-accounts.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { mustBeConfirmed, wasConfirmed } from '../session/step-up.ts'
import {
  addBankAccount,
  linkBankAccount,
  mayAdd,
  preferBankAccount,
  removeBankAccount,
  renameBankAccount,
} from './bank-accounts.change.ts'
import { type BankAccountRow, bankAccountById } from './bank-accounts.store.ts'
import { askingBank, bankAccountSaid } from './payment-accounts.bank.ts'
import type { Dependencies } from './payment-accounts.command.ts'
import { accountById, accountIdOf, type PaymentAccountRow } from './payment-accounts.store.ts'

type Numbers = Pick<NewBankAccount, 'routingNumber' | 'accountNumber'>

const mustOwn = (viewer: Viewer): void => {
  if (!permissions['paymentAccount.own'](viewer)) throw new Refusal('notAllowed')
}

/** Opens it at the bank. `key` stays the same until that bank account exists, so a retry without an answer is the same order. */
const open = async (
  { bank }: Dependencies,
  { customer_ref }: PaymentAccountRow,
  { name, type, routingNumber, accountNumber }: Numbers & Pick<BankAccountRow, 'name' | 'type'>,
  key: string,
) => {
  const details = { name, type, routingNumber, accountNumber }
  if (customer_ref === null) throw new Refusal('notAllowedNow')
  const opened = await askingBank(bankAccountSaid, {}, () => bank.addBankAccount(customer_ref, details, key))
  return { ...opened, provider: bank.name }
}

const countOf = async (tx: Tx, accountId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('bank_account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export const bankAccountRoutes = (bind: Bind, needs: Dependencies): void => {
  const { scopes, ports } = needs

  bind.asking(
    routes.addBankAccount,
    async ({ body }, { viewer, now, sessionId }) => {
      mustOwn(viewer)
      const { account, count } = await scopes.asViewer(viewer, async (tx) => {
        const row = await mayAdd(tx, viewer)
        await mustBeConfirmed({ tx, now, sessionId })
        return { account: row, count: await countOf(tx, row.id) }
      })
      return open(needs, account, body, `${account.id}.bank.${count}.${body.accountNumber.slice(-4)}`)
    },
    ({ body }, { got, change, viewer }) => addBankAccount({ change, viewer, ports }, body, got),
  )

  bind.asking(
    routes.linkBankAccount,
    async ({ params: { id }, body }, { viewer, now, sessionId }) => {
      mustOwn(viewer)
      const { account, row, confirmed } = await scopes.asViewer(viewer, async (tx) => ({
        account: await accountById(tx, accountIdOf(viewer)),
        row: await bankAccountById(tx, id),
        confirmed: await wasConfirmed({ tx, now, sessionId }),
      }))
      if (!account || !row) throw new Refusal('notFound')
      if (row.version !== body.version || row.ref !== null) return null
      if (!confirmed) throw new Refusal('passwordNeeded')
      return open(needs, account, { ...body, name: row.name, type: row.type }, `${row.id}.${account.attempt}`)
    },
    ({ params: { id }, body: { version } }, { got, change, viewer }) =>
      linkBankAccount({ change, viewer, ports }, { id, version }, got),
  )

  bind.changing(routes.renameBankAccount, ({ params: { id }, body: { version, name } }, { change, viewer }) =>
    renameBankAccount({ change, viewer, ports }, { id, version }, name),
  )
  bind.changing(routes.preferBankAccount, ({ params: { id }, body: { version } }, { change, viewer }) =>
    preferBankAccount({ change, viewer, ports }, { id, version }),
  )
  bind.changing(routes.removeBankAccount, ({ params: { id }, query: { version } }, { change, viewer }) =>
    removeBankAccount({ change, viewer, ports }, { id, version }),
  )
}
