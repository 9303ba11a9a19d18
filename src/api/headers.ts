/** Maps every header that the browser adds to a call to its name. */
export const headerNames = {
  accept: 'Accept',
  contentType: 'Content-Type',
  client: 'Ofw-Client',
  version: 'Ofw-Version',
  authorization: 'Authorization',
  userId: 'Ofw-User-Id',
  activity: 'Ofw-Activity',
  anonymousId: 'Ofw-Anonymous-Id',
  referrer: 'Ofw-Referrer',
  registrationKey: 'Ofw-Registration-Key',
  familyId: 'Ofw-Family-Id',
  language: 'Accept-Language',
  idempotencyKey: 'Idempotency-Key',
} as const

const clientName = 'WebApplication'
const clientVersion = '1.0.0'

/** Describes the caller. A value that is not known sends no header. */
export type Caller = {
  readonly token?: string | null | undefined
  readonly userId?: string | null | undefined
  /** This is the area of the app that the person is in, such as `expenses`. */
  readonly activity?: string | null | undefined
  /** This belongs to the browser and to nobody in particular. */
  readonly anonymousId?: string | null | undefined
  /** This is the page of the app from which the person came to the present one. */
  readonly referrer?: string | null | undefined
  readonly registrationKey?: string | null | undefined
  /** The family for which the page was drawn. */
  readonly familyId?: string | null | undefined
  readonly language?: string | null | undefined
}

type Extra = { readonly contentType: string | null; readonly idempotencyKey: string | null }

export function headersFor(caller: Caller, { contentType, idempotencyKey }: Extra): Headers {
  const headers = new Headers({
    [headerNames.accept]: 'application/json',
    [headerNames.client]: clientName,
    [headerNames.version]: clientVersion,
  })
  const known = {
    contentType,
    idempotencyKey,
    authorization: caller.token && `Bearer ${caller.token}`,
    userId: caller.userId,
    activity: caller.activity,
    anonymousId: caller.anonymousId,
    referrer: caller.referrer,
    registrationKey: caller.registrationKey,
    familyId: caller.familyId,
    language: caller.language,
  }
  for (const [name, value] of Object.entries(known) as [keyof typeof known, string | null | undefined][])
    if (value) headers.set(headerNames[name], value)
  return headers
}
