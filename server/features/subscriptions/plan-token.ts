import * as z from 'zod/mini'
import { id, instant } from '#contract/common.ts'
import { subscriptionLimits } from '#contract/subscriptions/limits.ts'
import { addMs, isBefore } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { sealIn } from '../second-step/sealing-key.ts'

/** A token of the first two reaches a person's plan; one of the last reaches their application for a year that costs nothing. */
const tokenPages = ['upgrades', 'renewals', 'feewaiver'] as const
type TokenPage = (typeof tokenPages)[number]
export const pagesOfPlan: readonly TokenPage[] = ['upgrades', 'renewals']
export const pagesOfFeeWaiver: readonly TokenPage[] = ['feewaiver']

/** `since` is when the password was changed last: a new password ends every token. */
const sealed = z.object({ page: z.enum(tokenPages), personId: id, since: instant, until: instant })
type Sealed = z.infer<typeof sealed>
type Holder = Pick<Sealed, 'personId' | 'page'>

const purpose = 'plan token'

/** Says who a token stands for. It is sealed, so its holder can neither read nor change that, and nothing is stored. */
export const planTokensOf = ({ config, scopes }: Pick<Deps, 'config' | 'scopes'>) => {
  const { seal, open } = sealIn(config.dataDir, 'plan-tokens.key')
  const read = async (token: string): Promise<Sealed> => {
    try {
      const bytes = await open(purpose, Buffer.from(token, 'base64url'))
      return sealed.parse(JSON.parse(bytes.toString()))
    } catch {
      throw new Refusal('linkOver')
    }
  }
  const holderOf = async (token: string, pages: readonly TokenPage[], now: string): Promise<Holder> => {
    const { page, personId, since, until } = await read(token)
    if (!pages.includes(page)) throw new Refusal('linkOver')
    const changedAt = await scopes.beforeSignIn((tx) => passwordSince(tx, personId))
    if (!isBefore(now, until) || changedAt !== since) throw new Refusal('linkOver')
    return { personId, page }
  }
  return {
    issue: async (
      page: TokenPage,
      personId: string,
      since: string,
      now: string,
      life: number = subscriptionLimits.token,
    ) => {
      const content: Sealed = { page, personId, since, until: addMs(now, life) }
      return (await seal(purpose, Buffer.from(JSON.stringify(content)))).toString('base64url')
    },
    /**
     * @throws {Refusal} linkOver when it is not ours, for another page, too old, or from before the last change of the
     * password
     */
    holderOf,
    personOf: async (token: string, pages: readonly TokenPage[], now: string): Promise<string> =>
      (await holderOf(token, pages, now)).personId,
  }
}

/** It runs before sign-in. */
export const passwordSince = async (tx: Tx, personId: string): Promise<string | null> =>
  (await tx.selectFrom('credential').select('changed_at').where('person_id', '=', personId).executeTakeFirst())
    ?.changed_at ?? null
