import type { Page } from '@playwright/test'
import { paymentAccountStatuses } from '#contract/payment-accounts/payment-accounts.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import type { PaymentAccountMeta } from '#machines/payment-accounts/payment-account.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { test as base, expect } from '../fixtures.ts'
import { cardPhoto } from '../support/pictures.ts'
import type { World } from '../support/world.ts'
import { passwordScreen } from './password.page.ts'
import { paymentAccountScreen } from './payment-account.page.ts'

/** Bank transfers are offered in the United States. */
export const test = base.extend({ country: 'US' })

/** Performs a parent's sign-up screen by screen, and checks what each step leads to. */

type Played = {
  readonly page: Page
  readonly screen: ReturnType<typeof paymentAccountScreen>
  /** Holds the state that was checked last. */
  leaf: string
  readonly answered: Set<string>
}
type Step = {
  readonly type: string
  readonly who: string
  readonly digits?: string
  readonly question?: string
  /** False when the server cannot be reached by this request. */
  readonly arrives?: boolean
}

const played = new WeakMap<World, Played>()
const playedIn = (world: World): Played => {
  const play = played.get(world)
  if (!play) throw new Error('nothing was begun')
  return play
}

export const begin = async (world: World, _input: object): Promise<void> => {
  const { page } = await world.as('other')
  const screen = paymentAccountScreen(page, world.messages)
  played.set(world, { page, screen, leaf: '', answered: new Set() })
  await screen.goto()
  await screen.signUp.click()
}

const answersIn = ({ messages }: World): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const { flow, bankAccounts } = messages.paymentAccounts
  const { form } = bankAccounts
  const email = 'dana@example.com'
  return {
    name: { [flow.name.first()]: 'Dana', [flow.name.last()]: 'Story' },
    birth: { [flow.birth.date()]: '1988-04-12' },
    email: { [flow.email.email()]: email, [flow.email.again()]: email },
    address: {
      [flow.address.line1()]: '120 West 105th St',
      [flow.address.city()]: 'New York',
      [flow.address.zip()]: '10025',
    },
    bankAccount: { [form.name()]: 'Household', [form.routing()]: '222222226', [form.number()]: '1000200030' },
  }
}

/** Answers the question on the screen. */
const fill = async (world: World, questionName: string, digits = ''): Promise<void> => {
  const { page, screen } = playedIn(world)
  const { flow } = world.messages.paymentAccounts
  const answers = answersIn(world)[questionName]
  if (answers) await screen.fill(answers)
  if (questionName === 'address') await screen.field(flow.address.state()).selectOption('NY')
  if (questionName === 'digits') await screen.fill({ [flow.digits.four()]: digits })
  if (questionName === 'digits.whole') await screen.fill({ [flow.digits.nine()]: `12345${digits}` })
  if (questionName === 'terms') await page.getByRole('checkbox').check()
  if (questionName !== 'document') return
  await screen.fill({ [flow.document.expires()]: '2031-04-12' })
  await screen.choose(await cardPhoto({}))
}

const goesOn = ({ page, screen, leaf }: Played, world: World) => {
  const { bankAccounts } = world.messages.paymentAccounts
  if (leaf.startsWith('review')) return screen.send
  if (leaf.startsWith('document')) return screen.sendPhoto
  if (leaf.startsWith('bankAccount')) return page.getByRole('button', { name: bankAccounts.form.add(), exact: true })
  return screen.next
}

const toServer = '**/pub/v1/{payment-accounts,bank-accounts}{,/**}'

const next = async (world: World, { digits, arrives = true }: Step): Promise<void> => {
  const play = playedIn(world)
  const questionName = play.leaf.replace('.failed', '')
  // An answer that did not arrive is still in the form, and the same button sends it again.
  if (!play.leaf.endsWith('.failed')) await fill(world, questionName, digits)
  if (!arrives) {
    world.watch.expect(/ERR_FAILED|Failed to load resource/)
    await play.page.route(toServer, (route) => route.abort())
  }
  await goesOn(play, world).click()
  if (!arrives) {
    await expect(play.page.getByRole('alert')).toBeVisible()
    await play.page.unroute(toServer)
  } else play.answered.add(questionName)
  if (arrives && questionName === 'bankAccount') await passwordScreen(play.page, world.messages).give()
}

const change = async (world: World, { question }: Step): Promise<void> => {
  const { flow } = world.messages.paymentAccounts
  const steps: Readonly<Record<string, string>> = {
    name: flow.name.step(),
    birth: flow.birth.step(),
    email: flow.email.step(),
    address: flow.address.step(),
  }
  const name = flow.review.changeOf({ what: steps[question ?? ''] ?? '' })
  await playedIn(world).page.getByRole('button', { name, exact: true }).click()
}

export const fire = {
  'flow.next': next,
  'flow.back': (world, _) => playedIn(world).screen.back.click(),
  'flow.change': change,
  'flow.later': (world, _) =>
    playedIn(world).page.getByRole('button', { name: world.messages.paymentAccounts.flow.bankAccount.later() }).click(),
  reload: async (world, _) => {
    await playedIn(world).page.reload()
  },
} as const satisfies Record<string, (world: World, step: Step) => Promise<void>>

const titlesIn = ({ messages }: World): Readonly<Record<string, string>> => {
  const { flow } = messages.paymentAccounts
  return {
    name: flow.name.title(),
    birth: flow.birth.title(),
    email: flow.email.title(),
    address: flow.address.title(),
    digits: flow.digits.title(),
    'digits.whole': flow.digits.wholeTitle(),
    terms: flow.terms.title(),
    review: flow.review.title(),
    document: flow.document.title(),
    bankAccount: flow.bankAccount.title(),
  }
}

/** The flow ends on the account's page, which names the state as the account's own chart does. */
const seeAccount = async (world: World, stand: string): Promise<void> => {
  const leaf = paymentAccountStatuses.find((status) => status === stand)
  if (!leaf) throw new Error(`an account is never ${stand}`)
  const { label } = metaOfLeaf<PaymentAccountMeta>(paymentAccountMachine, leaf)
  const [, say] = Object.entries(world.messages.paymentAccounts.label).find(([key]) => key === label) ?? []
  if (!say) throw new Error(`${label} is no label`)
  await expect(playedIn(world).page.getByText(say()).first()).toBeVisible()
}

/** Checks that the question has the focus and shows the earlier answer, or that it reports a failed request. */
export const see = async (world: World, leaf: string): Promise<void> => {
  const play = playedIn(world)
  play.leaf = leaf
  const [questionName = '', more = ''] = leaf.split('.')
  if (questionName === 'done') return seeAccount(world, more)
  const title = titlesIn(world)[more === 'whole' ? leaf : questionName]
  if (title === undefined) throw new Error(`${leaf} is no question`)
  await expect(play.screen.question(title)).toBeVisible()
  await expect(play.page.getByRole('alert')).toHaveCount(more === 'failed' ? 1 : 0)
  const known =
    play.answered.has(questionName) && questionName !== 'bankAccount'
      ? Object.entries(answersIn(world)[questionName] ?? {})
      : []
  for (const [label, text] of known) await expect(play.screen.field(label)).toHaveValue(text)
}
