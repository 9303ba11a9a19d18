import type { FastifyBaseLogger } from 'fastify'
import { addMs } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Send } from '../send.ts'
import { signatureHeader, signatureOf } from '../signature.ts'
import { inSandbox, type SandboxContext } from './state.ts'

export type DeliveryContext = {
  readonly sandbox: SandboxContext
  readonly send: Send
  readonly secret: string
  readonly log: FastifyBaseLogger
}

/** Retries eight times over three days, as the real providers do. */
const pauses = [0, 15, 60, 240, 900, 3600, 6 * 3600, 24 * 3600, 40 * 3600].map((seconds) => seconds * 1000)

/** A delivery under way may be sent by another process only after this time. */
const lease = 30_000
const batch = 50

const takeDue = (tx: Tx, now: string) =>
  tx
    .updateTable('sandbox_delivery as d')
    .from('sandbox_event as e')
    .set((eb) => ({ tries: eb('d.tries', '+', 1), due_at: addMs(now, lease) }))
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

/** Resolves with the status of the answer; 0 when there was none. */
const sendWebhook = async ({ send, secret }: DeliveryContext, delivery: Delivery): Promise<number> => {
  const body = bodyOf(delivery)
  const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(secret, body) }
  try {
    return (await send({ method: 'POST', path: '/pub/v1/bank/webhooks/sandbox', headers, body })).status
  } catch {
    return 0
  }
}

const recordAnswer = async ({ sandbox, log }: DeliveryContext, delivery: Delivery, answer: number): Promise<void> => {
  const now = sandbox.clock.now()
  const arrived = answer >= 200 && answer < 300
  const pause = pauses[delivery.tries]
  if (!arrived)
    log.warn({ answer, tries: delivery.tries, topic: delivery.topic }, 'a webhook of the sandbox was not taken')
  await inSandbox(sandbox, (tx) =>
    tx
      .updateTable('sandbox_delivery')
      .set(arrived || pause === undefined ? { delivered_at: now, answer } : { due_at: addMs(now, pause), answer })
      .where('event_id', '=', delivery.event_id)
      .where('copy', '=', delivery.copy)
      .execute(),
  )
}

/** Sends every delivery that is due, one after the other, in their stored order. */
export const deliverDue = async (simulator: DeliveryContext): Promise<void> => {
  const { sandbox } = simulator
  const deliveries = await inSandbox(sandbox, (tx) => takeDue(tx, sandbox.clock.now()))
  for (const delivery of deliveries.sort((a, b) => a.place - b.place || a.copy - b.copy))
    await recordAnswer(simulator, delivery, await sendWebhook(simulator, delivery))
  if (deliveries.length === batch) await deliverDue(simulator)
}
