import { useQuery } from '@tanstack/react-query'
import { addressCountries, usStates } from '#contract/identity.ts'
import type { SignUpAnswersDto } from '#contract/payment-accounts/payment-accounts.ts'
import type { ProfileDto } from '#contract/profile/profile.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { accountQuery } from '#src/app/shared/data/account.ts'
import { profileQuery } from '#src/app/shared/data/profile.ts'

type Known = Partial<SignUpAnswersDto>

/** Gives the address of a person who lives where the bank serves; part of one, or one elsewhere, is none. */
function addressIn(contact: NonNullable<ProfileDto['contact']>): Known {
  const { countryCode, line1, line2, city, state, postalCode } = contact
  const isServed = addressCountries.some((code) => code === countryCode) && usStates.some((code) => code === state)
  return isServed ? { countryCode, line1, line2, city, state, postalCode } : {}
}

/**
 * Returns what the person's own account knows, with which the questions of a sign-up begin; undefined until that was
 * asked for. Nothing of it is sent before they continue, and a sign-up does without what cannot be loaded.
 */
export function useKnown(): Known | undefined {
  const { client } = useApp()
  const profile = useQuery({ ...profileQuery(client), retry: false })
  const account = useQuery({ ...accountQuery(client), retry: false })
  if (profile.isPending || account.isPending) return undefined
  const { firstName, lastName, contact } = profile.data ?? { contact: null }
  return {
    ...(firstName && lastName && { firstName, lastName }),
    ...(contact && { dateOfBirth: contact.dateOfBirth, ...addressIn(contact) }),
    ...(account.data && { email: account.data.email }),
  }
}
