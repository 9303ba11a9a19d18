import type { FastifyBaseLogger } from 'fastify'
import { addMs } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Send } from '../send.ts'
import { signatureHeader, signatureOf } from '../signature.ts'
import { inSandbox, type World } from './state.ts'

export type Post = {
  readonly world: World
  readonly send: Send
  readonly secret: string
  readonly log: FastifyBaseLogger
}

/** Eight tries over three days, as the providers we know do it. */
const pauses = [0, 15, 60, 240, 900, 3600, 6 * 3600, 24 * 3600, 40 * 3600].map((seconds) => seconds * 1000)

/** How long a letter is on its way before another process may send it again. */
const onItsWay = 30_000
const batch = 50

const takeDue = (tx: Tx, now: string) =>
  tx
    .updateTable('sandbox_delivery as d')
    .from('sandbox_event as e')
    .set((eb) => ({ tries: eb('d.tries', '+', 1), due_at: addMs(now, onItsWay) }))
    .whereRef('e.id', '=', 'd.event_id')
    .where((eb) =>
      eb(
        eb.refTuple('d.event_id', 'd.copy'),
        'in',
        eb
          .selectFrom('sandbox_delivery')
          .select(['event_id', 'copy'])
          .where('delivered_at', 'is', null)
          .where('due_at', '<=', now)
          .orderBy('place')
          .limit(batch)
          .forUpdate()
          .skipLocked()
          .$asTuple('event_id', 'copy'),
      ),
    )
    .returning(['d.event_id', 'd.copy', 'd.place', 'd.tries', 'e.topic', 'e.kind', 'e.ref', 'e.at'])
    .execute()

type Delivery = Awaited<ReturnType<typeof takeDue>>[number]

const bodyOf = ({ event_id, topic, kind, ref, at }: Delivery): Buffer =>
  Buffer.from(JSON.stringify({ id: event_id, topic, resource: { kind, ref }, at }))

/** The status of the answer; 0 where there was none. */
const post = async ({ send, secret }: Post, letter: Delivery): Promise<number> => {
  const body = bodyOf(letter)
  const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(secret, body) }
  try {
    return (await send({ method: 'POST', path: '/pub/v1/bank/webhooks/sandbox', headers, body })).status
  } catch {
    return 0
  }
}

const settle = async ({ world, log }: Post, letter: Delivery, answer: number): Promise<void> => {
  const now = world.clock.now()
  const arrived = answer >= 200 && answer < 300
  const pause = pauses[letter.tries]
  if (!arrived) log.warn({ answer, tries: letter.tries, topic: letter.topic }, 'a webhook of the sandbox was not taken')
  await inSandbox(world, (tx) =>
    tx
      .updateTable('sandbox_delivery')
      .set(arrived || pause === undefined ? { delivered_at: now, answer } : { due_at: addMs(now, pause), answer })
      .where('event_id', '=', letter.event_id)
      .where('copy', '=', letter.copy)
      .execute(),
  )
}

/** Sends every letter that is due, one after the other, in the order of their places. */
export const deliverDue = async (simulator: Post): Promise<void> => {
  const { world } = simulator
  const letters = await inSandbox(world, (tx) => takeDue(tx, world.clock.now()))
  for (const letter of letters.sort((a, b) => a.place - b.place || a.copy - b.copy))
    await settle(simulator, letter, await post(simulator, letter))
  if (letters.length === batch) await deliverDue(simulator)
}
