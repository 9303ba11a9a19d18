import type { HalfStep } from '#contract/sign-ins/sign-ins.ts'
import type { removalMachine } from '#machines/second-step-removal/removal.machine.ts'
import type { LeafOf } from '#machines/shared/decide.ts'
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts'

export type SecondStepTables = {
  second_step: {
    person_id: string
    /** The secret of the authenticator app, sealed by the key in DATA_DIR/keys; null where passkeys alone are asked for. */
    secret: Buffer | null
    /** The last step of thirty seconds whose code was used; none before it is accepted again. */
    last_step: number | null
    /** Null until the person showed that their app works. */
    confirmed_at: string | null
    created_at: string
  }
  /** SHA-256 of a recovery code; each works once. */
  recovery_code: { person_id: string; code_hash: Buffer; used_at: string | null }
  /** Somebody asked to remove a second step that they lost. */
  second_step_removal: {
    id: string
    person_id: string
    status: LeafOf<typeof removalMachine>
    /** SHA-256 of the token in the mailed link; null until the mail is written. */
    token_hash: Buffer | null
    asked_at: string
    due_at: string
  }
  /** A sign-in that waits for its second step. It holds no session. */
  sign_in: {
    id: string
    token_hash: Buffer
    person_id: string
    status: LeafOf<typeof signInMachine>
    /** The person showed by this who they are. */
    first_step: HalfStep
    created_at: string
    expires_at: string
  }
}
