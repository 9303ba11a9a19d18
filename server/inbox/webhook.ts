type Headers = Readonly<Record<string, string | string[] | undefined>>

/** A provider reports that something happened to a resource; the resource's present state must be requested. */
export type WebhookEvent<Kind extends string = string> = {
  /** Every delivery of the same event has the same id. */
  readonly id: string
  readonly topic: string
  /** Null when the event concerns no resource that we store. */
  readonly about: { readonly kind: Kind; readonly ref: string } | null
}

/** A provider that sends webhooks: the bank, or any other service. */
export type WebhookSource<Kind extends string = string> = {
  readonly name: string
  /** @throws {SignatureRefused} when the body is not signed with the secret we share with this provider */
  readWebhook(headers: Headers, raw: Buffer): WebhookEvent<Kind>
}

/** Says where a provider posts its webhooks: at `path`, followed by its name. */
export type WebhookAddress = { readonly path: `/pub/v1/${string}`; readonly source: WebhookSource }

/** Thrown for a webhook that was not signed with our secret. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused'
}
