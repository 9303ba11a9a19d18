import { type BankProvider, BankUnreachable, type TransferOrder, type TransferState } from '#server/bank/provider.ts'

const notHere = async (): Promise<never> => {
  throw new Error('this bank only moves money')
}

/**
 * Creates a bank that follows the test's script call by call, and otherwise accepts every order once by its key. It
 * does what no real bank can be made to do: stay silent, refuse, lose its answer.
 */
export const scriptedBank = () => {
  const orders: TransferOrder[] = []
  const states = new Map<string, TransferState>()
  const script: ((ordered: () => TransferState) => TransferState)[] = []

  const take = (order: TransferOrder): TransferState => {
    orders.push(order)
    const known = states.get(order.key)
    if (known) return known
    const state: TransferState = { ref: `at-bank-${states.size + 1}`, status: 'pending', returnCode: null }
    states.set(order.key, state)
    return state
  }
  const byRef = (ref: string): [string, TransferState] => {
    const found = [...states].find(([, state]) => state.ref === ref)
    if (!found) throw new Error(`${ref} is not known here`)
    return found
  }
  const answer = async (usual: () => TransferState): Promise<TransferState> =>
    (script.shift() ?? ((run) => run()))(usual)

  const bank: BankProvider = {
    name: 'sandbox',
    serves: (country) => country === 'US',
    createCustomer: notHere,
    retryCustomer: notHere,
    readCustomer: notHere,
    addDocument: notHere,
    addBankAccount: notHere,
    removeBankAccount: notHere,
    readWebhook: () => {
      throw new Error('this bank only moves money')
    },
    transfer: (order) => answer(() => take(order)),
    findTransfer: async ({ key }) => script.shift()?.(() => take({ key } as TransferOrder)) ?? states.get(key) ?? null,
    readTransfer: (ref) => answer(() => byRef(ref)[1]),
    cancelTransfer: (ref) =>
      answer(() => {
        const [key, state] = byRef(ref)
        if (state.status === 'pending') states.set(key, { ...state, status: 'cancelled' })
        return byRef(ref)[1]
      }),
  }
  return {
    bank,
    /** Holds every order as received, including repeated ones. */
    orders,
    /** Returns the number of transfers, however often an order was repeated. */
    transfers: () => states.size,
    /** Replaces the result of the next call. */
    next: (act: (ordered: () => TransferState) => TransferState) => {
      script.push(act)
    },
    moves: (key: string, change: Partial<TransferState>) => {
      const state = states.get(key)
      if (!state) throw new Error(`${key} was never ordered`)
      states.set(key, { ...state, ...change })
    },
  }
}

export const silent = (): never => {
  throw new BankUnreachable('no answer')
}
/** The order arrives, but its answer is lost. */
export const answerLost = (ordered: () => TransferState): never => {
  ordered()
  return silent()
}
