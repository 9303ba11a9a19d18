import type { Standing } from '#contract/families.ts'
import type { Mode } from '#machines/shared/turn.ts'

/** The hash of a token, and when it was presented. */
export type Presented = { readonly kind: string; readonly bytes: Buffer; readonly at: string }

export type CallerRow = {
  readonly session_id: string
  readonly person_id: string
  readonly user_type: 'parent' | 'child' | 'thirdParty' | 'professional' | 'admin'
  readonly locale: string
  readonly family_id: string | null
  readonly viewpoint: string | null
  readonly standing: Standing | null
  readonly mode: Mode
  /** The family can only be read. Whoever only reads is not asked. */
  readonly held?: boolean
  /** The parents who give a professional access, and those who do not. Whoever only reads is not asked. */
  readonly confiding?: readonly string[] | null
  readonly withdrawn?: readonly string[] | null
}

const columns = 'session_id, person_id, user_type, locale, family_id, viewpoint, standing, mode'

const person = `(case when mode = 'self' then viewpoint else person_id end)::text`
const parentsWho = (confide: boolean) =>
  `app_parents_of_professional(family_id::text, ${person}, standing, mode, ${confide})`

/** Finds the caller outside any scope; migration 113 defines `caller_of`. */
export const findCaller = `select ${columns}, family_is_held(family_id) as held,
    nullif(${parentsWho(true)}, '')::uuid[] as confiding, nullif(${parentsWho(false)}, '')::uuid[] as withdrawn
  from caller_of($1, $2, $3)`

/**
 * Finds the caller and begins their scope in one statement. Nobody's token sets nothing, so that what follows sees
 * nothing. The family needs no further check, because `caller_of` returns one only to those who belong to it.
 */
export const readingAsCaller = `select ${columns}, concat(set_config('role', 'evenhand_app', true),
    set_config('app.person', ${person}, true), set_config('app.family', family_id::text, true),
    set_config('app.viewpoint', viewpoint::text, true), set_config('app.standing', standing, true),
    set_config('app.mode', mode, true), set_config('app.confiding', ${parentsWho(true)}, true),
    set_config('app.withdrawn', ${parentsWho(false)}, true), set_config('transaction_read_only', 'on', true)) as set
  from caller_of($1, $2, $3)`

/** Means that a token belongs to somebody else than was expected, or to nobody. */
export class OtherCaller extends Error {
  readonly row: CallerRow | undefined

  constructor(row: CallerRow | undefined) {
    super('the token belongs to another caller')
    this.row = row
  }
}
