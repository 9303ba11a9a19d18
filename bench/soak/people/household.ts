import { changeAddress } from './address.ts'
import type { Agenda } from './agenda.ts'
import { acceptWithAccount, command, decline, inviteAgain, newestOf, tokenAt } from './invite.ts'
import { goOn, join } from './join.ts'
import { comeBack, leave } from './leave.ts'
import { type LinkedMove, linkChild, moveLinked } from './linked.ts'
import { loseFactor } from './lost-factor.ts'
import type { FamilyModel } from './model.ts'
import type { Person, Scene } from './person.ts'
import { buy, change } from './plan.ts'
import { recover } from './recover.ts'
import { applyForWaiver } from './waiver.ts'

/** These are the ends of a family's invitation. */
export const endings = [
  'accepted',
  'other address confirmed',
  'other address refused',
  'declined',
  'withdrawn',
  'expired',
  'second family',
  'nobody named',
] as const
export type Ending = (typeof endings)[number]

type Household = {
  readonly scene: Scene
  readonly agenda: Agenda
  readonly founder: Person
  /** The invited person, who joined with a family of their own where the ending is a second family. */
  readonly other: Person
  readonly child: Person | null
  readonly ending: Ending
}

const invitationLife = 31

/** Nothing else is planned for anybody so many days after they joined. */
const nothingElse = 60

/** Does at most one thing of those that change how an account is reached, entered or kept. */
const planAccount = (scene: Scene, agenda: Agenda, who: Person): void => {
  const { random } = who
  const at = random.between(0, 6)
  const ways = [
    // No invitation is mailed to the old address any more, not even that into a second family.
    () => agenda.add(36 + at, [who], () => changeAddress(scene, agenda, who)),
    () => agenda.add(nothingElse + at, [who], () => loseFactor(scene, agenda, who)),
    () => agenda.add(nothingElse + at, [who], () => comeBack(scene, agenda, who)),
    () => undefined,
  ]
  random.pick(ways)?.()
}

/** Signs in anew, forgets the password, applies for a free year, buys, and changes the plan. */
const live = (scene: Scene, agenda: Agenda, who: Person): void => {
  const { random } = who
  const times = random.between(0, 2)
  for (let time = 0; time < times; time += 1) agenda.add(random.between(1, 50), [who], () => recover(scene, who))
  if (random.chance(0.4)) agenda.add(random.between(0, 45), [who], () => applyForWaiver(scene, agenda, who))
  if (!random.chance(0.6)) return
  agenda.add(random.between(0, 12), [who], async () => {
    const bought = await buy(scene, who)
    for (const wish of ['upgrade', 'downgrade', 'stop', 'start', 'card'] as const)
      if (random.chance(0.15)) agenda.add(random.between(1, 40), [who], () => change(scene, who, bought, wish))
  })
}

/** A child's account is made, and on later days reset, ended and opened again, one after the other. */
const planLinked = ({ scene, agenda, founder, child }: Household, family: FamilyModel): void => {
  if (!child) return
  const { random } = child
  const [isReset, isEnded, isReopened] = [random.chance(0.4), random.chance(0.5), random.chance(0.5)]
  const ending: LinkedMove[] = isReopened ? ['linkedAccount.end', 'linkedAccount.reopen'] : ['linkedAccount.end']
  const moves: LinkedMove[] = isReset ? ['linkedAccount.reset'] : []
  if (isEnded) moves.push(...ending)
  agenda.add(random.between(0, 5), [founder, child], async () => {
    const id = await linkChild(scene, founder, child, family)
    const next = async () => {
      const move = moves.shift()
      if (!move) return
      await moveLinked(scene, { parent: founder, child, family, id }, move)
      agenda.add(3, [founder, child], next)
    }
    agenda.add(3, [founder, child], next)
  })
}

/** Joins by the newest invitation, whose mail is not among the first `from` of its address. */
const acceptNow = async ({ scene, agenda, other }: Household, family: FamilyModel, from = 0): Promise<void> => {
  const invitation = family.invitations.at(-1)
  if (!invitation) throw new Error('nobody was invited')
  const invite = await tokenAt(scene, invitation.email, from)
  const outcome = await join(scene, other, { coparent: null, invite })
  if (outcome !== 'completed') throw new Error(`${other.model.username} accepts an invitation, and is ${outcome}`)
  invitation.status = 'accepted'
  family.otherJoined = other.model.username
  live(scene, agenda, other)
  planAccount(scene, agenda, other)
}

/** The other parent comes with another address than the invited one, and waits for the inviter's word. */
const joinElsewhere = async (household: Household, family: FamilyModel, isConfirmed: boolean): Promise<void> => {
  const { scene, agenda, founder, other } = household
  const invitation = family.invitations.at(-1)
  if (!invitation) throw new Error('nobody was invited')
  const invite = await tokenAt(scene, invitation.email)
  const outcome = await join(scene, other, { coparent: null, invite })
  if (outcome !== 'waiting') throw new Error(`another address than the invited one does not wait, and is ${outcome}`)
  // Up to five days pass at once, and a registration lives for seven.
  agenda.add(other.random.between(0, 2), [founder, other], async () => {
    await command(scene, founder, isConfirmed ? 'invitation.confirm' : 'invitation.refuse')
    // A refused address leaves the invitation and the registration open until their time is over.
    if (!isConfirmed) {
      invitation.status = 'expired'
      return
    }
    invitation.email = other.model.email
    const joined = await goOn(scene, other)
    if (joined !== 'completed') throw new Error(`a confirmed address could not join, and is ${joined}`)
    invitation.status = 'accepted'
    family.otherJoined = other.model.username
    live(scene, agenda, other)
    planAccount(scene, agenda, other)
  })
}

const after = {
  accepted: (household: Household, family: FamilyModel) => acceptNow(household, family),
  'other address confirmed': (household, family) => joinElsewhere(household, family, true),
  'other address refused': (household, family) => joinElsewhere(household, family, false),
  declined: async ({ scene, founder, other }, family) => {
    const [invitation] = family.invitations
    if (!invitation) throw new Error('nobody was invited')
    await decline(scene, other, invitation, other.random.chance(0.5))
    const refusal = await inviteAgain(scene, founder, family, invitation.email)
    if (refusal === null) throw new Error('an address that declined was invited again')
  },
  withdrawn: async (household, family) => {
    const { scene, agenda, founder, other } = household
    const [invitation] = family.invitations
    if (!invitation) throw new Error('nobody was invited')
    await tokenAt(scene, invitation.email)
    await command(scene, founder, 'invitation.withdraw')
    invitation.status = 'withdrawn'
    if (!other.random.chance(0.5)) return
    const from = scene.mails.at(invitation.email)
    const refusal = await inviteAgain(scene, founder, family, invitation.email)
    if (refusal !== null) throw new Error(`inviting again was refused: ${refusal}`)
    agenda.add(2, [founder, other], () => acceptNow(household, family, from))
  },
  expired: async (household, family) => {
    const { scene, agenda, founder, other } = household
    const [invitation] = family.invitations
    if (!invitation) throw new Error('nobody was invited')
    invitation.status = 'expired'
    if (!other.random.chance(0.5)) return
    agenda.add(invitationLife, [founder, other], async () => {
      const { status } = (await newestOf(founder)) ?? {}
      if (status !== 'expired') throw new Error(`an invitation is ${status} after its time`)
      const from = scene.mails.at(invitation.email)
      const refusal = await inviteAgain(scene, founder, family, invitation.email)
      if (refusal !== null) throw new Error(`inviting again was refused: ${refusal}`)
      agenda.add(0, [founder, other], () => acceptNow(household, family, from))
    })
  },
  'second family': async ({ scene, other }, family) => {
    const invitation = family.invitations.at(-1)
    if (!invitation) throw new Error('nobody was invited')
    await acceptWithAccount(scene, other, await tokenAt(scene, invitation.email))
    invitation.status = 'accepted'
    family.otherJoined = other.model.username
  },
  'nobody named': async () => undefined,
} as const satisfies Readonly<Record<Ending, (household: Household, family: FamilyModel) => Promise<void>>>

/** The address to which a family's first invitation goes. */
const invitedAddress = ({ other, ending }: Household): string =>
  ending.startsWith('other address') ? `first.${other.model.email}` : other.model.email

/** Founds a family and puts into the agenda what follows. */
export const found = async (household: Household): Promise<void> => {
  const { scene, agenda, founder, other, ending } = household
  const isNamed = ending !== 'nobody named'
  const email = invitedAddress(household)
  const coparent = isNamed ? { firstName: other.model.firstName, lastName: 'Soaker', email } : null
  const family: FamilyModel = {
    founder: founder.model.username,
    otherNamed: isNamed,
    otherJoined: null,
    bySecondFamily: ending === 'second family',
    invitations: [],
    linked: null,
  }
  if ((await join(scene, founder, { coparent })) !== 'completed')
    throw new Error(`${founder.model.username} could not join`)
  scene.model.families.push(family)
  if (isNamed) family.invitations.push({ email, status: 'sent' })
  live(scene, agenda, founder)
  if (founder.random.chance(0.06)) agenda.add(nothingElse, [founder], () => leave(scene, founder))
  else planAccount(scene, agenda, founder)
  planLinked(household, family)
  if (isNamed) agenda.add(founder.random.between(0, 6), [founder, other], () => after[ending](household, family))
}
