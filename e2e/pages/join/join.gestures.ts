import { type JoinQuestion, joinQuestions } from '#machines/join/join.types.ts'
import { test as base, expect } from '../../fixtures.ts'
import {
  answerIn,
  beginIn,
  completing,
  expire,
  forgetBegins,
  invitedBy,
  newcomer,
  openIn,
  parentAnswer,
} from '../../support/joining.ts'
import { addressIn, mailed } from '../../support/mail.ts'
import type { World } from '../../support/world.ts'
import { joinScreen } from './join.page.ts'
import { type Played, played, playedIn, questionOf } from './join.played.ts'

// Joining, performed screen by screen in one browser.

export { see } from './join.seen.ts'

export const test = base

type Step = {
  readonly type: string
  readonly question?: string
  readonly address?: string
  readonly never?: boolean
  /** False when the server cannot be reached by this request. */
  readonly arrives?: boolean
}

const openMailed = async (world: World, to: string, subject: string): Promise<void> => {
  const { page } = playedIn(world)
  await page.goto(addressIn(await mailed(page, to, subject)))
}

const openInvitation = async (world: World): Promise<void> => {
  const play = playedIn(world)
  const { founder, who, email } = play
  const product = world.messages.productName()
  play.inviter = await invitedBy(world, founder, { firstName: who.firstName, lastName: who.lastName, email })
  play.isInvited = true
  const inviter = `${founder.firstName} ${founder.lastName}`
  await openMailed(world, email, world.messages.mail.join.invite.subject({ inviter, product }))
}

const beginnings: Readonly<Record<string, (world: World) => Promise<void>>> = {
  found: async (world) => void (await playedIn(world).screen.goto()),
  duplicate: async (world) => void (await playedIn(world).page.goto('/app/join/duplicate')),
  invited: openInvitation,
  withdrawn: async (world) => {
    await openInvitation(world)
    const play = playedIn(world)
    play.isInvited = false
    await play.inviter?.tell('invitation.withdraw')
    await play.page.reload()
  },
  resumed: async (world) => {
    const { who } = playedIn(world)
    const { context } = await world.stranger()
    await beginIn(world, context, who)
    await answerIn(world, context, parentAnswer)
    await openMailed(
      world,
      who.email,
      world.messages.mail.join.begun.subject({ product: world.messages.productName() }),
    )
  },
}

export const begin = async (world: World, input: object): Promise<void> => {
  await forgetBegins(world.server)
  // The server's first answer is that nobody has begun to join in this browser.
  world.watch.expect(/status of 4(?:01|04|09)|ERR_FAILED/)
  const { page, context } = await world.stranger()
  const who = newcomer('Ana', 'Diaz')
  played.set(world, {
    page,
    context,
    who,
    screen: joinScreen(page, world.messages),
    founder: newcomer('Ben', 'Costa'),
    inviter: null,
    isInvited: false,
    email: who.email,
    leaf: '',
    answered: new Set(),
  })
  const way = 'way' in input ? String(input.way) : ''
  await beginnings[way]?.(world)
}

/** Answers the question on the screen. */
const fill = async (world: World, question: JoinQuestion | undefined, address?: string): Promise<void> => {
  const play = playedIn(world)
  const { screen, who } = play
  const { childList } = world.messages.joining
  if (question === 'start') {
    play.email = address === 'other' ? `other.${who.email}` : who.email
    await screen.fillStart({ ...who, email: play.email })
  }
  if (question === 'parent') await screen.fillParent()
  if (question === 'children') await screen.field(childList.firstName()).fill('Mia')
  if (question === 'security') await screen.fillSecurity(who.username)
  if (question === 'coparent' && !play.isInvited)
    await screen.fillCoparent({ firstName: 'Sam', lastName: 'Keller', email: '' })
}

/** The button that goes on from the screen that was checked last. */
const goesOn = (world: World, leaf: string): string => {
  const { joining } = world.messages
  const { founder } = playedIn(world)
  if (leaf.startsWith('coparent')) return joining.coparent.submit()
  if (leaf.startsWith('waiting')) return joining.waiting.ask({ name: founder.firstName })
  if (leaf.startsWith('resume') && !leaf.startsWith('resume.code')) return joining.resume.send()
  return joining.next()
}

const giveCode = async (world: World): Promise<void> => {
  const { page, screen, who } = playedIn(world)
  const { joining, mail } = world.messages
  const code = mail.join.code.subject({ product: world.messages.productName() })
  const text = await mailed(page, who.email, code)
  await screen.field(joining.resume.code()).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
}

const toServer = '**/pub/v1/{registrations,invitations}{,/**}'

/** Does something while the server cannot be reached, until `isSeen`. */
const unreached = async ({ page }: Played, act: () => Promise<unknown>, isSeen: () => Promise<unknown>) => {
  await page.route(toServer, (route) => route.abort())
  await act()
  await isSeen()
  await page.unroute(toServer)
}

const press = async (world: World, name: string, arrives: boolean): Promise<void> => {
  const play = playedIn(world)
  const { screen } = play
  if (arrives) return screen.press(name)
  await unreached(
    play,
    () => screen.press(name),
    () => expect(screen.problem).toBeVisible(),
  )
}

const next = async (world: World, { address, arrives = true }: Step): Promise<void> => {
  const play = playedIn(world)
  const question = questionOf(play.leaf)
  // An answer that was not stored is still in the form, and the same button sends it again.
  if (!play.leaf.endsWith('.failed')) await fill(world, question, address)
  if (play.leaf.startsWith('resume.code')) await giveCode(world)
  await press(world, goesOn(world, play.leaf), arrives)
  if (question && arrives) play.answered.add(question)
}

const load = async (world: World, { arrives = true }: Step): Promise<void> => {
  const play = playedIn(world)
  const { page, screen, leaf } = play
  if (arrives) return void (await page.reload())
  const { retry } = world.messages.joining
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/pub/v1/'))
  await unreached(
    play,
    () => page.reload(),
    () => (leaf === 'start' ? failed : expect(screen.button(retry())).toBeVisible()),
  )
  await failed
}

const go = async (world: World, { question }: Step): Promise<void> => {
  const { page, founder, isInvited } = playedIn(world)
  const { steps } = world.messages.joining
  const named = joinQuestions.find((one) => one === question) ?? 'start'
  const name = named === 'coparent' && isInvited ? steps.joining({ name: founder.firstName }) : steps[named]()
  await page.getByRole('list', { name: steps.label() }).getByRole('button', { name }).click()
}

const retry = async (world: World, { arrives = true }: Step): Promise<void> => {
  const { joining } = world.messages
  const isWaiting = playedIn(world).leaf.startsWith('waiting')
  await press(world, isWaiting ? joining.waiting.again() : joining.retry(), arrives)
}

const startAnew = async (world: World): Promise<void> => {
  const play = playedIn(world)
  const { over, expired, duplicate } = world.messages.joining
  const names: Readonly<Record<string, string>> = {
    over: over.begin(),
    expired: expired.begin(),
    duplicate: duplicate.other(),
  }
  await play.screen.press(names[play.leaf] ?? '')
  play.isInvited = false
  play.answered.clear()
}

/** Whoever was asked whether they are sure goes back to the invitation. */
const accept = async (world: World): Promise<void> => {
  const { screen, leaf, founder } = playedIn(world)
  if (leaf.endsWith('.failed')) await screen.back()
  await screen.press(world.messages.joining.invitation.accept({ name: founder.firstName }))
}

const decline = async (world: World, { never = false, arrives = true }: Step): Promise<void> => {
  const { screen, leaf } = playedIn(world)
  const { invitation } = world.messages.joining
  const name = never ? invitation.never() : invitation.decline()
  if (leaf.endsWith('.failed')) await screen.back()
  await screen.press(name)
  await press(world, name, arrives)
}

/** The inviter's word is mailed with a link, which is opened in the same browser. */
const confirm = async (world: World): Promise<void> => {
  const { page, context, email, inviter } = playedIn(world)
  await inviter?.tell('invitation.confirm')
  const subject = world.messages.mail.join.confirmed.subject({ product: world.messages.productName() })
  await openIn(world, context, addressIn(await mailed(page, email, subject)))
}

const back = (world: World) => {
  const { screen, leaf } = playedIn(world)
  return leaf.startsWith('resume') ? screen.press(world.messages.joining.resume.again()) : screen.back()
}

export const fire = {
  'join.next': next,
  'join.back': back,
  'join.go': go,
  'join.retry': retry,
  'join.begin': startAnew,
  'join.accept': accept,
  'join.decline': decline,
  reload: load,
  expire: (world) => expire(world.server, playedIn(world).email),
  confirm,
  'otherTab.answer': (world) => answerIn(world, playedIn(world).context, parentAnswer),
  'otherTab.complete': (world) =>
    answerIn(world, playedIn(world).context, completing({ firstName: 'Sam', lastName: 'Keller' })),
} as const satisfies Record<string, (world: World, step: Step) => Promise<void>>
