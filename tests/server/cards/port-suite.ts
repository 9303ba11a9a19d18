import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Manner } from '#server/cards/practice/manners.ts'
import { type CardProvider, type CardResourceKind, CardsUnreachable, type ChargeOrder } from '#server/cards/provider.ts'
import { SignatureRefused } from '#server/inbox/webhook.ts'

/** Provides an adapter and its provider to the suite. */
export type CardBench = {
  readonly cards: CardProvider
  /** Gives a card on the page at this address. */
  give(url: string, manner: Manner): Promise<void>
  /** Confirms a charge, or refuses to, on the page at this address. */
  authenticate(url: string, isConfirmed: boolean): Promise<void>
  refund(ref: string): Promise<void>
  dispute(ref: string): Promise<void>
  winDispute(ref: string): Promise<void>
  /** Resolves with the number of payments in the provider's own books that were taken and not given back. */
  taken(): Promise<number>
  /** Builds a webhook about this resource as the provider would send it, signed with this secret or with ours. */
  webhook(kind: CardResourceKind, ref: string, secret?: string): { headers: Record<string, string>; raw: Buffer }
}

const backTo = 'http://127.0.0.1:4300/app/account/plan?card=back'

/** Tests the guarantees of every adapter, whichever provider is behind it. */
export const cardPortSuite = (at: () => CardBench): void => {
  const giveOn = async (manner: Manner, customer: string | null = null) => {
    const { ref, url } = await at().cards.openPage({ customer, backTo, key: randomUUID() })
    await at().give(url, manner)
    const state = await at().cards.readPage(ref)
    if (!state.card || !state.customer) throw new Error('the page has no card')
    return { customer: state.customer, card: state.card }
  }
  const order = async (manner: Manner, present = true): Promise<ChargeOrder> => {
    const { customer, card } = await giveOn(manner)
    return { customer, card: card.ref, amount: 9_99, currency: 'USD', key: randomUUID(), present, backTo }
  }

  pageTests(at, giveOn)
  chargeTests(at, order)
  authenticationTests(at, order)
  returnTests(at, order)
  webhookTests(at)
}

type Orders = (manner: Manner, present?: boolean) => Promise<ChargeOrder>
type Gives = (manner: Manner, customer?: string | null) => Promise<{ customer: string; card: { ref: string } }>

const pageTests = (at: () => CardBench, giveOn: Gives): void => {
  test('a page has no card until one is given, and then says of it what may be seen', async () => {
    const { ref, url } = await at().cards.openPage({ customer: null, backTo, key: randomUUID() })
    expect((await at().cards.readPage(ref)).card).toBeNull()
    await at().give(url, 'good')
    const { customer, card } = await at().cards.readPage(ref)
    expect(customer).toEqual(expect.any(String))
    expect(card).toMatchObject({ kind: 'card', last4: '4242', expires: '2031-12' })
  })

  test('the same page asked for again is the same page', async () => {
    const page = { customer: null, backTo, key: randomUUID() }
    expect(await at().cards.openPage(page)).toEqual(await at().cards.openPage(page))
  })

  test('whoever gave a card before remains the same customer', async () => {
    const first = await giveOn('good')
    const second = await giveOn('declines', first.customer)
    expect(second.customer).toBe(first.customer)
    expect(second.card.ref).not.toBe(first.card.ref)
  })
}

const chargeTests = (at: () => CardBench, order: Orders): void => {
  test.each([[true], [false]])('a good card pays, whether the payer is there (%s) or not', async (present) => {
    const charge = await at().cards.charge(await order('good', present))
    expect(charge).toEqual({ ref: expect.any(String), state: 'paid', reason: null, url: null })
    expect(await at().cards.readCharge(charge.ref)).toEqual(charge)
  })

  test('the same charge asked for again, also at once, is the same charge and takes money once', async () => {
    const [ordered, before] = [await order('good'), await at().taken()]
    const [first, second] = await Promise.all([at().cards.charge(ordered), at().cards.charge(ordered)])
    expect(second).toEqual(first)
    expect(await at().cards.charge(ordered)).toEqual(first)
    expect(await at().taken()).toBe(before + 1)
  })

  test.each([
    ['declines', 'declined'],
    ['expired', 'expired'],
  ] as const)('a card that %s takes nothing, however often it is asked', async (manner, reason) => {
    const [ordered, before] = [await order(manner), await at().taken()]
    const first = await at().cards.charge(ordered)
    expect(first).toMatchObject({ state: 'refused', reason, url: null })
    expect(await at().cards.charge(ordered)).toEqual(first)
    expect(await at().cards.readCharge(first.ref)).toEqual(first)
    expect(await at().taken()).toBe(before)
  })

  test('a renewal is a charge of its own, and may be declined where the first one was not', async () => {
    const first = await order('later')
    expect((await at().cards.charge(first)).state).toBe('paid')
    const renewal = { ...first, key: randomUUID(), present: false }
    expect(await at().cards.charge(renewal)).toMatchObject({ state: 'refused', reason: 'declined' })
  })

  test('a card that was removed pays nothing, and may be removed again', async () => {
    const ordered = await order('good')
    await at().cards.removeCard(ordered.card)
    await at().cards.removeCard(ordered.card)
    expect(await at().cards.charge(ordered)).toMatchObject({ state: 'refused', reason: 'declined' })
  })

  test('a charge whose answer was lost is found by its key; one that was never made is not', async () => {
    const [ordered, other] = [await order('good'), await order('good')]
    const made = await at().cards.charge(ordered)
    await at().cards.removeCard(ordered.card)
    expect(await at().cards.findCharge(ordered)).toEqual(made)
    expect(await at().cards.findCharge(other)).toBeNull()
  })

  test('of a charge that the provider does not know, nothing is known', async () => {
    await expect(at().cards.readCharge(randomUUID())).rejects.toBeInstanceOf(CardsUnreachable)
  })
}

const authenticationTests = (at: () => CardBench, order: Orders): void => {
  test.each([[true], [false]])(
    'a card that asks for authentication waits for it (payer there: %s)',
    async (present) => {
      const [ordered, before] = [await order('authenticates', present), await at().taken()]
      const waiting = await at().cards.charge(ordered)
      expect(waiting).toMatchObject({ state: 'authentication', reason: null, url: expect.stringMatching(/^http/) })
      expect(await at().cards.charge(ordered)).toEqual(waiting)
      expect(await at().taken()).toBe(before)
      await at().authenticate(waiting.url ?? '', true)
      const paid = { ref: waiting.ref, state: 'paid', reason: null, url: null }
      expect(await at().cards.readCharge(waiting.ref)).toEqual(paid)
      expect(await at().cards.charge(ordered)).toEqual(paid)
      expect(await at().taken()).toBe(before + 1)
    },
  )

  test('whoever refuses to authenticate pays nothing', async () => {
    const waiting = await at().cards.charge(await order('authenticates'))
    await at().authenticate(waiting.url ?? '', false)
    expect(await at().cards.readCharge(waiting.ref)).toMatchObject({ state: 'refused', reason: 'declined', url: null })
  })

  test('what nobody authenticated can be given up; what was paid cannot', async () => {
    const waiting = await at().cards.charge(await order('authenticates'))
    expect(await at().cards.cancelCharge(waiting.ref)).toMatchObject({ ref: waiting.ref, state: 'refused', url: null })
    const paid = await at().cards.charge(await order('good'))
    expect(await at().cards.cancelCharge(paid.ref)).toEqual(paid)
  })
}

const returnTests = (at: () => CardBench, order: Orders): void => {
  test('what was paid may be refunded', async () => {
    const { ref } = await at().cards.charge(await order('good'))
    await at().refund(ref)
    expect(await at().cards.readCharge(ref)).toEqual({ ref, state: 'refunded', reason: null, url: null })
  })

  test('what was paid may be disputed, and the dispute won', async () => {
    const { ref } = await at().cards.charge(await order('disputes'))
    await at().dispute(ref)
    expect((await at().cards.readCharge(ref)).state).toBe('disputed')
    await at().winDispute(ref)
    expect((await at().cards.readCharge(ref)).state).toBe('dispute won')
  })
}

const webhookTests = (at: () => CardBench): void => {
  test.each([['cardPage'], ['charge']] as const)('a webhook says which %s it is about', (kind) => {
    const ref = 'a_ref_of_theirs'
    const { headers, raw } = at().webhook(kind, ref)
    const read = at().cards.readWebhook(headers, raw)
    expect(read).toEqual({ id: expect.any(String), topic: expect.any(String), about: { kind, ref } })
    expect(at().cards.readWebhook(headers, raw).id).toBe(read.id)
  })

  test('a webhook that is signed by somebody else, altered, or not at all is refused', () => {
    const { headers, raw } = at().webhook('charge', 'one')
    const other = at().webhook('charge', 'one', 'another secret')
    const altered = Buffer.from(raw.toString().replace('one', 'two'))
    for (const [sent, body] of [
      [other.headers, raw],
      [headers, altered],
      [{}, raw],
    ] as const)
      expect(() => at().cards.readWebhook(sent, body)).toThrow(SignatureRefused)
  })
}
