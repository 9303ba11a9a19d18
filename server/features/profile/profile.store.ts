import type { ContactChange, ProfileDto } from '#contract/profile/profile.ts'
import { joinCountries } from '#contract/registration/regions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { personById } from '../session/session.people.ts'

type Contact = NonNullable<ProfileDto['contact']>

const countryIn = (country: string | null): Contact['countryCode'] =>
  joinCountries.find((known) => known === country) ?? 'US'

/** Returns the country of the family that the viewer's session shows. */
export const shownCountry = async (tx: Tx, { familyId }: Viewer): Promise<string | null> => {
  const family = await tx.selectFrom('family').select('country').where('id', '=', familyId).executeTakeFirst()
  return family?.country ?? null
}

/** Holds contact details as they are stored: a country that was never given is null. */
type StoredContact = Omit<Contact, 'countryCode'> & { readonly countryCode: string | null }

const contactOf = async (tx: Tx, personId: string): Promise<StoredContact | null> => {
  const row = await tx.selectFrom('contact_details').selectAll().where('person_id', '=', personId).executeTakeFirst()
  if (!row) return null
  const { phone, line1, line2, city, state, postal_code, country, date_of_birth } = row
  return {
    countryCode: country,
    phone,
    dateOfBirth: date_of_birth,
    line1,
    line2,
    city,
    state,
    postalCode: postal_code,
  }
}

type StoredProfile = Omit<ProfileDto, 'contact'> & { readonly contact: StoredContact | null }

/** Runs in the scope of the person's own account, which alone sees where they can be reached. */
export const storedProfileOf = async (tx: Tx, personId: string): Promise<StoredProfile> => {
  const { first_name, last_name, avatar_color, week_start } = await personById(tx, personId)
  return {
    firstName: first_name,
    lastName: last_name,
    avatarColor: avatar_color,
    weekStart: week_start,
    contact: await contactOf(tx, personId),
  }
}

/**
 * Returns a profile as its form begins.
 * @param usual is the country with which somebody begins who never gave one
 */
export const profileOf = async (tx: Tx, personId: string, usual: string | null): Promise<ProfileDto> => {
  const { contact, ...profile } = await storedProfileOf(tx, personId)
  return { ...profile, contact: contact && { ...contact, countryCode: countryIn(contact.countryCode ?? usual) } }
}

/** @returns false for an account that was made without an address, of which nothing is kept */
export const keepContact = async (tx: Tx, personId: string, typed: ContactChange): Promise<boolean> => {
  const { countryCode, phone, dateOfBirth, line1, line2, city, state, postalCode } = typed
  const { numUpdatedRows } = await tx
    .updateTable('contact_details')
    .set({
      country: countryCode,
      phone: phone || null,
      date_of_birth: dateOfBirth ?? null,
      line1: line1 || null,
      line2: line2 || null,
      city: city || null,
      state: state || null,
      postal_code: postalCode || null,
    })
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
