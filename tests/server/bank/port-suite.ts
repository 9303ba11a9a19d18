import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type BankProvider, BankRefusal, BankUnreachable } from '#server/bank/provider.ts'
import { SignatureRefused } from '#server/inbox/webhook.ts'
import { bankAccountDetails, customerDetails } from '#tests/support/bank/bank.ts'

/** Provides an adapter and its bank to the suite. */
export type Bench = {
  readonly bank: BankProvider
  /** Ends the bank's business day this many times. */
  later(times: number): Promise<void>
  /** Closes a person's account at the bank. */
  deactivate(customer: string): Promise<void>
  /** Resolves with the number of transfers in the bank's own books. */
  ledger(): Promise<number>
  /** Builds a webhook about this transfer as the bank would send it, signed with our secret. */
  webhook(ref: string): { headers: Record<string, string>; raw: Buffer }
}

const document = { kind: 'idCard', bytes: Buffer.from('a picture'), mediaType: 'image/png' } as const
const key = () => randomUUID()

const refusalOf = async (ordered: Promise<unknown>): Promise<BankRefusal> => {
  const error = await ordered.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof BankRefusal)) throw new Error(`expected a refusal, got ${String(error)}`)
  return error
}

/** Tests the guarantees of every adapter, whichever bank is behind it. */
export const portSuite = (at: () => Bench): void => {
  const customer = async (nationalId?: string) => at().bank.createCustomer(customerDetails(nationalId), key())
  const account = async (number?: string) => {
    const { ref } = await customer()
    return at().bank.addBankAccount(ref, bankAccountDetails(number), key())
  }
  const order = async (number?: string, amount = 50_00) => {
    const [from, to] = [await account(number), await account()]
    return { from: from.ref, to: to.ref, amount, key: key() }
  }
  const sent = async (number?: string) => at().bank.transfer(await order(number))
  const now = (ref: string) => at().bank.readTransfer(ref)

  customerTests(at, customer)
  accountTests(at, customer, order)

  test('a transfer is pending, in process after the cut-off, and paid a business day later', async () => {
    const { ref, ...begun } = await sent()
    expect(begun).toEqual({ status: 'pending', returnCode: null })
    await at().later(1)
    expect((await now(ref)).status).toBe('inProcess')
    await at().later(1)
    expect(await now(ref)).toEqual({ ref, status: 'paid', returnCode: null })
  })

  test('the same order asked again is the same transfer', async () => {
    const [ordered, before] = [await order(), await at().ledger()]
    const [first, second] = [await at().bank.transfer(ordered), await at().bank.transfer(ordered)]
    expect(second.ref).toBe(first.ref)
    expect(await at().ledger()).toBe(before + 1)
  })

  test('an answer that was lost is no answer; asking again finds what was done', async () => {
    const [ordered, before] = [await order('9900000092'), await at().ledger()]
    await expect(at().bank.transfer(ordered)).rejects.toBeInstanceOf(BankUnreachable)
    expect((await at().bank.transfer(ordered)).status).toBe('pending')
    expect(await at().ledger()).toBe(before + 1)
  })

  test('an order is found by its key, and one that was never taken is not', async () => {
    const [lost, never] = [await order('9900000092'), await order()]
    await expect(at().bank.transfer(lost)).rejects.toBeInstanceOf(BankUnreachable)
    const before = await at().ledger()
    const found = await at().bank.findTransfer(lost)
    expect(found).toEqual(await at().bank.transfer(lost))
    expect(await at().bank.findTransfer(never)).toBeNull()
    expect(await at().ledger()).toBe(before)
  })

  test('it can be cancelled before the cut-off, and after it stays as it is', async () => {
    const [soon, late] = [await sent(), await sent()]
    expect((await at().bank.cancelTransfer(soon.ref)).status).toBe('cancelled')
    await at().later(1)
    expect((await at().bank.cancelTransfer(late.ref)).status).toBe('inProcess')
    expect((await now(soon.ref)).status).toBe('cancelled')
  })

  test.each([['01'], ['02'], ['03'], ['08'], ['13'], ['16'], ['29'], ['73']])(
    'an account that sends money back with R%s',
    async (code) => {
      const { ref } = await sent(`99000000${code}`)
      await at().later(3)
      expect(await now(ref)).toEqual({ ref, status: 'returned', returnCode: `R${code}` })
    },
  )

  test.each([['61'], ['67'], ['70']])('a return that is refused with R%s brings nothing back', async (code) => {
    const { ref } = await sent(`99000000${code}`)
    await at().later(50)
    expect(await now(ref)).toEqual({ ref, status: 'paid', returnCode: null })
  })

  test('what was never allowed comes back weeks after it was paid', async () => {
    const { ref } = await sent('9900000010')
    await at().later(2)
    expect((await now(ref)).status).toBe('paid')
    await at().later(40)
    expect((await now(ref)).status).toBe('paid')
    await at().later(5)
    expect(await now(ref)).toEqual({ ref, status: 'returned', returnCode: 'R10' })
  })

  test('a failure of the network is at once and has no code of a bank', async () => {
    const { ref } = await sent('9900000090')
    expect(await now(ref)).toEqual({ ref, status: 'failed', returnCode: null })
  })

  test('from and to whom the bank has closed nothing is sent', async () => {
    const [gone, other] = [await customer(), await account()]
    const { ref } = await at().bank.addBankAccount(gone.ref, bankAccountDetails(), key())
    await at().deactivate(gone.ref)
    expect((await at().bank.readCustomer(gone.ref)).status).toBe('deactivated')
    const ordered = (from: string, to: string) => at().bank.transfer({ from, to, amount: 50_00, key: key() })
    expect((await refusalOf(ordered(ref, other.ref))).reason).toBe('suspended')
    expect((await refusalOf(ordered(other.ref, ref))).reason).toBe('cannotReceive')
  })

  test('too little money is a no', async () => {
    expect((await refusalOf(sent('9900000093'))).reason).toBe('balanceTooLow')
  })

  test('more than the bank allows is a no of its own kind', async () => {
    expect((await refusalOf(sent('9900000094'))).reason).toBe('overLimit')
  })

  test('a webhook tells which thing it is about, and only with our signature', async () => {
    const { ref } = await sent()
    const { headers, raw } = at().webhook(ref)
    expect(at().bank.readWebhook(headers, raw).about).toEqual({ kind: 'transfer', ref })
    const forged = Buffer.from(raw.toString().replace(ref, randomUUID()))
    expect(() => at().bank.readWebhook(headers, forged)).toThrow(SignatureRefused)
    expect(() => at().bank.readWebhook({}, raw)).toThrow(SignatureRefused)
  })
}

const customerTests = (at: () => Bench, customer: (id?: string) => ReturnType<BankProvider['createCustomer']>) => {
  const { serves } = { serves: (country: string) => at().bank.serves(country) }

  test('it serves the United States alone', () => {
    expect(['US', 'GB', 'CA', 'AU', 'NZ', 'MX'].filter(serves)).toEqual(['US'])
  })

  test('a person is verified, and is the same person when asked again', async () => {
    const again = key()
    const first = await at().bank.createCustomer(customerDetails(), again)
    expect(first.status).toBe('verified')
    expect(await at().bank.createCustomer(customerDetails(), again)).toEqual(first)
    expect(await at().bank.readCustomer(first.ref)).toEqual(first)
  })

  test('asked for more, the whole national ID verifies', async () => {
    const { ref, status } = await customer('0001')
    expect(status).toBe('detailsNeeded')
    expect((await refusalOf(at().bank.retryCustomer(ref, customerDetails('0001'), key()))).fields).toEqual([
      'nationalId',
    ])
    const retried = await at().bank.retryCustomer(ref, customerDetails('123450001'), key())
    expect(retried).toEqual({ ref, status: 'verified' })
  })

  test('a document is looked at until the next business day', async () => {
    const { ref, status } = await customer('0002')
    expect(status).toBe('documentNeeded')
    expect(await at().bank.addDocument(ref, document, key())).toEqual({ ref, status: 'manualReview' })
    await at().later(2)
    expect(await at().bank.readCustomer(ref)).toEqual({ ref, status: 'verified' })
  })

  test('a person whom the bank wants no money of or for is deactivated', async () => {
    expect((await customer('0009')).status).toBe('deactivated')
  })

  test('what is wrong is named, and what was sent is not repeated', async () => {
    const details = { ...customerDetails(), address: { ...customerDetails().address, postalCode: '10' } }
    const refusal = await refusalOf(at().bank.createCustomer(details, key()))
    expect([refusal.reason, refusal.fields]).toEqual(['invalidDetails', ['address.postalCode']])
    expect(JSON.stringify([refusal, refusal.message, refusal.stack])).not.toMatch(/dana\.reyes|12 Elm/)
  })

  test('nobody and nothing known by an id is a no', async () => {
    expect((await refusalOf(at().bank.readCustomer(randomUUID()))).reason).toBe('unknown')
    expect((await refusalOf(at().bank.readTransfer(randomUUID()))).reason).toBe('unknown')
  })
}

type Order = Parameters<BankProvider['transfer']>[0]

const accountTests = (
  at: () => Bench,
  customer: (id?: string) => ReturnType<BankProvider['createCustomer']>,
  order: () => Promise<Order>,
) => {
  test('a bank account is known by its last four digits, once', async () => {
    const [{ ref }, again] = [await customer(), key()]
    const first = await at().bank.addBankAccount(ref, bankAccountDetails('1000200031'), again)
    expect(first.last4).toBe('0031')
    expect(await at().bank.addBankAccount(ref, bankAccountDetails('1000200031'), again)).toEqual(first)
    const twice = await refusalOf(at().bank.addBankAccount(ref, bankAccountDetails('1000200031'), key()))
    expect(twice.reason).toBe('duplicate')
  })

  test('a number that is none is refused by its name', async () => {
    const { ref } = await customer()
    const wrong = { ...bankAccountDetails(), routingNumber: '123456789' }
    const refusal = await refusalOf(at().bank.addBankAccount(ref, wrong, key()))
    expect([refusal.reason, refusal.fields]).toEqual(['invalidDetails', ['routingNumber']])
  })

  test('from an account that was removed nothing goes, and removing it again changes nothing', async () => {
    const ordered = await order()
    await at().bank.removeBankAccount(ordered.from)
    await at().bank.removeBankAccount(ordered.from)
    expect((await refusalOf(at().bank.transfer(ordered))).reason).toBe('invalidDetails')
  })
}
