import type { BrowserContext, Page } from '@playwright/test'
import { type RecoveryKind, recoveryKinds } from '#machines/recovery/recovery.types.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { test as base, expect } from '../fixtures.ts'
import { addressIn, mailed } from '../support/mail.ts'
import type { World } from '../support/world.ts'
import { recoveryScreen } from './recovery.page.ts'

// A way back into an account, performed in a browser by somebody who is not signed in.

export const test = base

type Played = {
  readonly kind: RecoveryKind
  readonly page: Page
  readonly context: BrowserContext
  readonly username: string
  /** The address of the mailed link; empty where there is none. */
  link: string
}
const played = new WeakMap<World, Played>()
const playedIn = (world: World): Played => {
  const play = played.get(world)
  if (!play) throw new Error('nothing was begun')
  return play
}

const subjectOf = (world: World, kind: RecoveryKind): string =>
  world.messages.mail.recovery[kind].subject({ product: world.messages.productName() })

/** Waits for the newest mail, and returns its link once it is another one than before. */
const newLink = async (world: World, { kind, page, username }: Played, before: string): Promise<string> => {
  let link = before
  const newest = async () => {
    link = addressIn(await mailed(page, `${username}@`, subjectOf(world, kind)))
    return link
  }
  await expect.poll(newest).not.toBe(before)
  return link
}

/** Asks in the browser, and waits for the mail where it brings a link. */
const ask = async (world: World): Promise<void> => {
  const play = playedIn(world)
  const { kind, page, username } = play
  const { accountRecovery: texts } = world.messages
  const screen = recoveryScreen(page, world.messages)
  await page.goto(kind === 'username' ? '/app/forgotUsername' : '/app/forgotPassword')
  if (kind === 'username') await screen.email.fill(`${username}@example.com`)
  else await screen.username.fill(username)
  const buttons: Readonly<Record<RecoveryKind, string>> = {
    password: texts.forgotPassword.submit(),
    signIn: texts.forgotPassword.signIn(),
    username: texts.forgotUsername.submit(),
  }
  await screen.press(buttons[kind])
  await expect(screen.sent).toBeVisible()
  if (kind !== 'username') play.link = await newLink(world, play, play.link)
}

export const begin = async (world: World, input: object): Promise<void> => {
  // Nobody is signed in yet, and a link that ended is answered with 410; the console reports both.
  world.watch.expect(/status of 4(?:01|10)/)
  const kind = recoveryKinds.find((one) => 'kind' in input && input.kind === one)
  if (!kind) throw new Error('this is no way back')
  const { page, context } = await world.stranger()
  played.set(world, { kind, page, context, username: world.family.personOf('other').username, link: '' })
  await ask(world)
}

/** Opens a link elsewhere, as a program that examines mails does, or a second device. */
const openElsewhere = async (world: World, link: string) => {
  const { page } = await world.stranger()
  await page.goto(link)
  return recoveryScreen(page, world.messages)
}

/** What was typed is shown again in the browser that asked, as long as it waits. */
const typedAgain = async (world: World): Promise<string> => {
  const { context } = playedIn(world)
  const tab = await context.newPage()
  await tab.goto('/app/forgotUsername')
  const value = await recoveryScreen(tab, world.messages).email.inputValue()
  await tab.close()
  return value
}

/** To open a link shows whether it works, and changes nothing. */
export const see = async (world: World, leaf: string): Promise<void> => {
  const { kind, link, page, username } = playedIn(world)
  if (kind === 'username') {
    if (leaf === 'used') expect(await mailed(page, `${username}@`, subjectOf(world, kind))).toContain(`\n${username}\n`)
    if (leaf !== 'asked') await expect.poll(() => typedAgain(world)).toBe('')
    return
  }
  const screen = await openElsewhere(world, link)
  if (leaf !== 'asked') return expect(screen.ended).toBeVisible()
  await expect(kind === 'password' ? screen.reset : screen.signsIn(username)).toBeVisible()
}

/** Presses what a mailed link asks for. */
const pressAt = async (world: World, page: Page): Promise<void> => {
  const { kind } = playedIn(world)
  const { accountRecovery: texts } = world.messages
  await recoveryScreen(page, world.messages).press(kind === 'password' ? texts.reset.submit() : texts.link.submit())
}

const outcomeAt = async (world: World, page: Page): Promise<string> => {
  const { kind } = playedIn(world)
  const { done, ended } = recoveryScreen(page, world.messages)
  const hasWon = async () => (kind === 'password' ? done.isVisible() : new URL(page.url()).pathname === '/app/home')
  let outcome = ''
  const look = async () => {
    if (await hasWon()) outcome = 'won'
    else if (await ended.isVisible()) outcome = 'told that it ended'
    return outcome
  }
  await expect.poll(look).not.toBe('')
  return outcome
}

/** Two devices press at once: one of them goes on, and the other one reads that the link is used up. */
const pressTwice = async (world: World): Promise<void> => {
  const { kind, link, page, username } = playedIn(world)
  const devices = [page, (await world.stranger()).page]
  for (const device of devices) {
    await device.goto(link)
    const screen = recoveryScreen(device, world.messages)
    // Both have to show what the link does before one of them uses it up.
    if (kind === 'password') await screen.next.fill('Nine-quiet-lamps-4')
    else await expect(screen.signsIn(username)).toBeVisible()
  }
  await Promise.all(devices.map((device) => pressAt(world, device)))
  const outcomes = await Promise.all(devices.map((device) => outcomeAt(world, device)))
  expect(outcomes.toSorted()).toEqual(['told that it ended', 'won'])
}

/** The newer link works, and the one before it does not. */
const askAgain = async (world: World): Promise<void> => {
  const play = playedIn(world)
  const before = play.link
  await ask(world)
  const newer = await openElsewhere(world, play.link)
  await expect(play.kind === 'password' ? newer.reset : newer.signsIn(play.username)).toBeVisible()
  play.link = before
}

const letTimePass = async ({ server }: World): Promise<void> => {
  await bySuperuser(server.database, 'update recovery set expires_at = created_at')
}

export const fire = {
  'recovery.use': pressTwice,
  'recovery.supersede': askAgain,
  'recovery.expire': letTimePass,
  // The mail does it.
  'recovery.answer': async () => undefined,
} as const satisfies Record<string, (world: World) => Promise<void>>
