import * as z from 'zod/mini'
import { deliveryDto } from '#contract/messages/delivery.ts'
import { type DraftDto, draftDto, draftRoutes } from '#contract/messages/drafts.ts'
import { deliveryRoutes, messageRoutes } from '#contract/messages/message-routes.ts'
import { messageSearchRoutes } from '#contract/messages/message-search.ts'
import { messageDto } from '#contract/messages/messages.ts'
import type { Random } from '#server/seed/random.ts'
import { fillPath } from '#src/api/address.ts'
import { draftChart } from '#src/features/messages/charts.ts'
import { type Answer, fieldsOf } from '../attempts.ts'
import type { Client } from '../client.ts'
import type { WordsLedger } from './ledger.ts'

export type Writer = {
  readonly person: Client
  readonly random: Random
  readonly ledger: WordsLedger
  /** Returns a word that is nowhere else, for subjects and bodies. */
  readonly word: () => string
}

/** A refusal is honest where another device was faster. */
const isHonest = ({ status }: Answer): boolean => status === 409

const get = async <Schema extends z.ZodMiniType>(person: Client, path: string, schema: Schema) =>
  z.parse(schema, (await person.send({ method: 'GET', path })).body)

const listOf = (person: Client) =>
  get(person, `${messageRoutes.list.path}?folder=all&limit=50`, messageRoutes.list.output)
const draftsOf = async (person: Client): Promise<readonly DraftDto[]> =>
  (await get(person, draftRoutes.list.path, draftRoutes.list.output)).items

/** Writes, answers, opens, drafts and searches, as somebody at one of their devices. */
export const randomWriterFor = (writer: Writer) => {
  const { person, random, ledger } = writer
  const typed = async () => {
    const { items } = await get(person, messageRoutes.correspondents.path, messageRoutes.correspondents.output)
    const to = items.map(({ id }) => id).filter(() => random.chance(0.5))
    const [first] = items
    const chosen = to.length > 0 ? to : first ? [first.id] : []
    return { to: chosen, subject: `Soak ${writer.word()}`, body: `Dear all, ${writer.word()} and more`, files: [] }
  }
  const send = async (
    content: Awaited<ReturnType<typeof typed>>,
    { answersId = null, draft = null }: { answersId?: string | null; draft?: { id: string; version: number } | null },
  ): Promise<void> => {
    const answer = await person.send({
      method: 'POST',
      path: messageRoutes.send.path,
      body: { ...content, answersId, draft },
    })
    if (answer.status === 201) {
      const { id, authorId, subject, recipients } = z.parse(messageDto, answer.body)
      const to = recipients.map(({ personId }) => personId)
      ledger.send({ id, authorId, subject, body: content.body, to, draft: draft?.id ?? null })
    } else if (isHonest(answer)) ledger.refuse()
    else throw new Error(`sending was answered ${answer.status}`)
  }
  const answerOne = async (): Promise<void> => {
    const read = (await listOf(person)).items.filter(({ preview }) => preview !== null)
    const message = random.pick(read)
    await send(await typed(), { answersId: message?.id ?? null })
  }
  const openOne = async (): Promise<void> => {
    const closed = (await listOf(person)).items.flatMap(({ delivery }) =>
      delivery && delivery.viewedAt === null ? [delivery] : [],
    )
    const delivery = random.pick(closed)
    if (!delivery) return answerOne()
    const body = { type: 'delivery.open', version: delivery.version }
    const answer = await person.send({
      method: 'POST',
      path: fillPath(deliveryRoutes.events.path, { id: delivery.id }),
      body,
    })
    if (answer.status === 200) ledger.open(z.parse(deliveryDto, answer.body))
    else if (isHonest(answer)) ledger.refuse()
    else throw new Error(`opening was answered ${answer.status}`)
  }
  const begin = async (): Promise<void> => {
    const answer = await person.send({
      method: 'POST',
      path: draftRoutes.begin.path,
      body: { ...(await typed()), answersId: null },
    })
    if (answer.status === 201) ledger.save(z.parse(draftDto, answer.body))
    else throw new Error(`a draft was answered ${answer.status}`)
  }
  const command = async (draft: DraftDto, body: object): Promise<DraftDto | null> => {
    const path = fillPath(draftRoutes.events.path, { id: draft.id })
    const answer = await person.send({ method: 'POST', path, body: { ...body, version: draft.version } })
    if (answer.status === 200) return z.parse(draftDto, answer.body)
    if (!isHonest(answer)) throw new Error(`a draft was answered ${answer.status}`)
    // The refusal brings the other text, so that neither is lost.
    if (fieldsOf(answer.body).item == null) throw new Error('a conflict came without the other text')
    ledger.refuse()
    return null
  }
  /** Goes on with a draft of this person, which the other device may be writing too. */
  const goOn = async (): Promise<void> => {
    const draft = random.pick((await draftsOf(person)).filter((one) => draftChart(one).can({ type: 'draft.save' })))
    if (!draft) return begin()
    const content = await typed()
    if (random.chance(0.35)) return send(content, { draft: { id: draft.id, version: draft.version } })
    if (random.chance(0.12)) {
      if (await command(draft, { type: 'draft.discard' })) ledger.discard(draft.id)
      return
    }
    const saved = await command(draft, { type: 'draft.save', ...content })
    if (saved) ledger.save(saved)
  }
  const search = async (): Promise<void> => {
    const body = { search: writer.word() }
    await person.send({ method: 'POST', path: messageSearchRoutes.search.path, body, isReading: true })
    const ids = (await listOf(person)).items.slice(0, 2).map(({ id }) => id)
    const to = random.chance(0.5) ? 'archive' : 'first'
    if (ids.length > 0) await person.send({ method: 'POST', path: messageRoutes.move.path, body: { ids, to } })
  }
  return {
    act: async (): Promise<void> => {
      const at = random.next()
      if (at < 0.25) return send(await typed(), {})
      if (at < 0.35) return answerOne()
      if (at < 0.65) return openOne()
      return at < 0.93 ? goOn() : search()
    },
  }
}

/** Looks on as a parent: reads everything, also what is unopened, and tries to open it. Nothing of it may stamp. */
export const randomOnlookerFor = ({ person, random, ledger }: Writer) => ({
  act: async (): Promise<void> => {
    const message = random.pick((await listOf(person)).items)
    if (!message) return
    const path = fillPath(messageRoutes.look.path, { id: message.id })
    const looked = await person.send({ method: 'POST', path, isReading: true })
    if (looked.status !== 200) throw new Error(`looking was answered ${looked.status}`)
    ledger.look()
    const { delivery } = message
    if (!delivery) return
    const opening = fillPath(deliveryRoutes.events.path, { id: delivery.id })
    const body = { type: 'delivery.open', version: delivery.version }
    const { status } = await person.send({ method: 'POST', path: opening, body })
    if (status !== 409 && status !== 403) throw new Error(`opening for somebody else was answered ${status}`)
    ledger.refuse()
  },
})
