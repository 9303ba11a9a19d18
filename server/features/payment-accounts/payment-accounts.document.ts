import type { IdType } from '#contract/payment-accounts/kinds.ts'
import { dateIn } from '#domain/time.ts'
import type { CustomerState } from '../../bank/provider.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Changing } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import { inspectIdPhoto } from './id-photo.ts'
import { askingBank, attemptKeyOf, signUpSaid } from './payment-accounts.bank.ts'
import { acceptable, type Dependencies, hearAnswer } from './payment-accounts.command.ts'
import { paymentAccountLifecycleWith } from './payment-accounts.lifecycle.ts'

type Given = { readonly version: number; readonly idType: IdType; readonly expires: string }

const type = 'paymentAccount.giveDocument'

const checkExpiry = async ({ scopes, clock }: Dependencies, viewer: Viewer, expires: string): Promise<void> => {
  const { time_zone } = await scopes.asViewer(viewer, (tx) =>
    tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow(),
  )
  if (expires < dateIn(clock.now(), time_zone))
    throw new Refusal('invalid', { validationErrors: [{ field: 'expires', code: 'documentExpired' }] })
}

/** Inspects a photo of an ID and sends it to the bank. It is written to no disk and to no table. */
export const takeDocument = (needs: Dependencies & Pick<Deps, 'scanner'>) => ({
  submit: async (viewer: Viewer, id: string, given: Given, contents: unknown): Promise<CustomerState | null> => {
    if (!Buffer.isBuffer(contents)) throw new Refusal('mediaTypeRefused')
    const row = await acceptable(needs, viewer, id, { type, version: given.version })
    if (!row?.customer_ref) return null
    await checkExpiry(needs, viewer, given.expires)
    const { customer_ref } = row
    const photo = await inspectIdPhoto(needs.scanner, contents, viewer.familyId)
    return askingBank(signUpSaid, {}, () =>
      needs.bank.addDocument(customer_ref, { kind: given.idType, ...photo }, attemptKeyOf(row)),
    )
  },

  carryOut: async (context: Changing, id: string, version: number, state: CustomerState | null): Promise<void> => {
    const lifecycle = paymentAccountLifecycleWith({ serves: needs.ports.serves })
    await advance(context.change, lifecycle, id, { type, version }, context.viewer)
    if (!state) throw new LifecycleRefusal('changedSinceSeen')
    await hearAnswer(context, lifecycle, id, needs, state)
  },
})
