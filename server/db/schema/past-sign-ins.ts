import type { DeviceDto } from '#contract/sign-ins/device.ts'
import type { SignInSteps } from '#contract/sign-ins/sign-ins.ts'

export type PastSignInTables = {
  /** A sign-in that began a session, for its owner alone. It holds no address. */
  past_sign_in: {
    id: string
    person_id: string
    at: string
    browser: DeviceDto['browser'] | null
    system: DeviceDto['system'] | null
    new_device: boolean
    first_step: SignInSteps['first']
    second_step: SignInSteps['second']
  }
}
