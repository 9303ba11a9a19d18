import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Send } from '../../bank/send.ts'
import { signatureHeader, signatureOf } from '../../bank/signature.ts'
import type { RequestScopes } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { CardResourceKind } from '../provider.ts'
import { isManner, manners } from './manners.ts'
import { type PracticeCharge, practicePath } from './practice-provider.ts'

type Needs = {
  readonly scopes: Pick<RequestScopes, 'beforeSignIn'>
  readonly send: Send
  readonly webhookSecret: string
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const document = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><main><h1>${title}</h1><p>No money moves here, and no card is real.</p>${body}</main></html>`

const form = (action: string, fields: string): string =>
  `<form method="post" action="${escaped(action)}">${fields}</form>`

/** The provider's page is a page of its own: it knows nothing of the product but where it leads back. */
const html = (reply: FastifyReply, title: string, body: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(document(title, body))

const params = z.object({ id: z.uuid() })
const idIn = (given: unknown): string => {
  const { data } = z.safeParse(params, given)
  if (!data) throw new Refusal('notFound')
  return data.id
}
const valueIn = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === field)?.[1] : undefined

/** Lists what a person may do with a charge on its page, by its state. */
const steps: Readonly<
  Partial<Record<PracticeCharge['state'], readonly (readonly [PracticeCharge['state'], string])[]>>
> = {
  authentication: [
    ['paid', 'Authenticate'],
    ['refused', 'Refuse'],
  ],
  paid: [
    ['disputed', 'Dispute the charge'],
    ['refunded', 'Refund the charge'],
  ],
  disputed: [['dispute won', 'Withdraw the dispute']],
}

/** Posts a signed webhook through the whole server, as a provider elsewhere would. */
const reportTo =
  ({ send, webhookSecret }: Needs) =>
  async (kind: CardResourceKind, ref: string): Promise<void> => {
    const body = Buffer.from(JSON.stringify({ id: randomUUID(), topic: `${kind}.changed`, resource: { kind, ref } }))
    const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(webhookSecret, body) }
    await send({ method: 'POST', path: '/pub/v1/cards/webhooks/practice', headers, body })
  }

/** Serves the practice provider's own pages: one for giving a card, one for authenticating or disputing a charge. */
export const practicePages = (app: FastifyInstance, needs: Needs): void => {
  const { scopes } = needs
  const report = reportTo(needs)
  const config = { access: 'none' } as const

  const pageBy = (id: string) =>
    scopes.beforeSignIn((tx) => tx.selectFrom('practice_page').selectAll().where('id', '=', id).executeTakeFirst())
  const chargeBy = (id: string) =>
    scopes.beforeSignIn((tx) => tx.selectFrom('practice_charge').selectAll().where('id', '=', id).executeTakeFirst())

  app.get(`${practicePath}/pages/:id`, { config }, async (request, reply) => {
    const id = idIn(request.params)
    if (!(await pageBy(id))) throw new Refusal('notFound')
    const choices = Object.entries(manners).map(
      ([manner, { name, last4 }], index) =>
        `<p><label><input type="radio" name="card" value="${manner}"${index === 0 ? ' checked' : ''}> ${name}, ending in ${last4}</label></p>`,
    )
    const fields = `${choices.join('')}<button>Save the card</button>`
    return html(reply, 'Practice cards', form(`${practicePath}/pages/${id}`, fields))
  })

  app.post(`${practicePath}/pages/:id`, { config }, async (request, reply) => {
    const id = idIn(request.params)
    const [page, manner] = [await pageBy(id), valueIn(request.body, 'card')]
    if (!page || !isManner(manner)) throw new Refusal('notFound')
    const card = { id: randomUUID(), customer: page.customer, manner, removed_at: null }
    const { last4, expires } = manners[manner]
    await scopes.beforeSignIn(async (tx) => {
      await tx
        .insertInto('practice_card')
        .values({ ...card, last4, expires })
        .execute()
      await tx.updateTable('practice_page').set({ card_id: card.id }).where('id', '=', id).execute()
    })
    await report('cardPage', id)
    return reply.redirect(page.back_to, 303)
  })

  app.get(`${practicePath}/charges/:id`, { config }, async (request, reply) => {
    const charge = await chargeBy(idIn(request.params))
    if (!charge) throw new Refusal('notFound')
    const buttons = (steps[charge.state] ?? []).map(
      ([state, text]) => `<button name="state" value="${state}">${text}</button> `,
    )
    const shown = buttons.length > 0 ? form(`${practicePath}/charges/${charge.id}`, buttons.join('')) : ''
    return html(reply, 'A practice charge', `<p>It is ${charge.state}.</p>${shown}`)
  })

  app.post(`${practicePath}/charges/:id`, { config }, async (request, reply) => {
    const charge = await chargeBy(idIn(request.params))
    const [step] = (charge && steps[charge.state])?.filter(([state]) => state === valueIn(request.body, 'state')) ?? []
    if (!charge || !step) throw new Refusal('notFound')
    const [state] = step
    await scopes.beforeSignIn((tx) =>
      tx
        .updateTable('practice_charge')
        .set({ state, reason: state === 'refused' ? 'declined' : null })
        .where('id', '=', charge.id)
        .where('state', '=', charge.state)
        .execute(),
    )
    await report('charge', charge.id)
    return reply.redirect(charge.back_to, 303)
  })
}
