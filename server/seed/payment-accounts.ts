import type { PaymentAccountCommand } from '#contract/payment-accounts/commands.ts'
import type { Viewer } from '../db/tenancy.ts'
import type { Deps } from '../deps.ts'
import { addBankAccount } from '../features/payment-accounts/bank-accounts.change.ts'
import { commandTo } from '../features/payment-accounts/payment-accounts.command.ts'
import type { AccountPorts } from '../features/payment-accounts/payment-accounts.item.ts'
import { accountById, accountIdOf } from '../features/payment-accounts/payment-accounts.store.ts'
import { bankAccountInUse } from '../features/payment-accounts/payment-accounts.uses.ts'
import { beginUnitOfWork, finishUnitOfWork, type UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { demoFamilies } from './accounts.ts'

type Dependencies = Pick<Deps, 'bank' | 'scopes' | 'clock'>
type Without<Command> = Command extends unknown ? Omit<Command, 'version'> : never

const home = { line1: '120 West 105th St', line2: null, city: 'New York', state: 'NY', postalCode: '10025' } as const
const noJobs = async () => {}

const answersOf = (firstName: string, lastName: string, username: string): Without<PaymentAccountCommand>[] => {
  const email = `${username}@example.com`
  return [
    { type: 'paymentAccount.signUp' },
    { type: 'paymentAccount.giveName', firstName, lastName },
    { type: 'paymentAccount.giveBirth', dateOfBirth: '1986-04-12' },
    { type: 'paymentAccount.giveEmail', email, emailAgain: email },
    { type: 'paymentAccount.giveAddress', ...home },
    { type: 'paymentAccount.submit', lastFour: '6789', terms: true },
  ]
}

/**
 * Signs a parent up as the screens do: each answer is a command of its own, and the bank is called between
 * transactions.
 */
const signUp = async (needs: Dependencies, viewer: Viewer, answers: readonly Without<PaymentAccountCommand>[]) => {
  const { bank, scopes, clock } = needs
  const ports: AccountPorts = { serves: (country) => bank.serves(country), inUse: bankAccountInUse }
  const command = commandTo({ bank, scopes, clock, ports })
  const id = accountIdOf(viewer)
  const changing = (run: (change: UnitOfWork) => Promise<void>) =>
    scopes.asViewer(viewer, async (tx) => {
      const change = beginUnitOfWork(tx, viewer.familyId, clock.now())
      await run(change)
      await finishUnitOfWork(change, noJobs)
    })
  for (const answer of answers) {
    const { version = 1 } = (await scopes.asViewer(viewer, (tx) => accountById(tx, id))) ?? {}
    const body = { ...answer, version } as PaymentAccountCommand
    const state = await command.send(viewer, id, body)
    await changing((change) =>
      command.carryOut(
        { change, tx: change.tx, viewer, now: change.now, locale: 'en-US', sessionId: null },
        id,
        body,
        state,
      ),
    )
  }
  const account = await scopes.asViewer(viewer, (tx) => accountById(tx, id))
  if (!account?.customer_ref) throw new Error('the demo bank did not take a demo parent')
  const typed = {
    name: 'Household',
    type: 'checking',
    routingNumber: '222222226',
    accountNumber: '1000200030',
  } as const
  const opened = await bank.addBankAccount(account.customer_ref, typed, `${id}.demo`)
  await changing(async (change) => {
    await addBankAccount({ change, viewer, ports }, typed, { ...opened, provider: bank.name })
  })
}

/**
 * Verifies the parents of the demo families and gives each a bank account, if the bank serves their country and they
 * have not begun. It runs after the families exist, because the bank is called between transactions, and only with the
 * sandbox: invented people are not sent to a real bank.
 */
export const seedPaymentAccounts = async (needs: Dependencies): Promise<void> => {
  const { bank, scopes } = needs
  if (bank.name !== 'sandbox') return
  for (const { people, country } of demoFamilies.filter((family) => bank.serves(family.country)))
    for (const { username, firstName, lastName } of people.filter(({ role }) => role === 'parent')) {
      const viewer = await parentCalled(needs, username)
      if (!viewer) throw new Error(`${username} of ${country} is not there to sign up`)
      if (await scopes.asViewer(viewer, (tx) => accountById(tx, accountIdOf(viewer)))) continue
      await signUp(needs, viewer, answersOf(firstName, lastName, username))
    }
}

const parentCalled = ({ scopes }: Dependencies, username: string): Promise<Viewer | undefined> =>
  scopes.beforeSignIn(async (tx) => {
    const row = await tx
      .selectFrom('person as p')
      .innerJoin('membership as m', 'm.person_id', 'p.id')
      .select(['p.id', 'm.family_id'])
      .where('p.username', '=', username)
      .executeTakeFirst()
    if (!row) return undefined
    const { id: personId, family_id: familyId } = row
    return { personId, familyId, viewpoint: personId, standing: 'parent', mode: 'self' }
  })
