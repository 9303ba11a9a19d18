/** A row as a baseline states it. Things without a chart have no status. */
export type BaselineRow = {
  readonly status?: string
  readonly version?: number
  readonly columns: Readonly<Record<string, unknown>>
}

/** The fields of an entry's payload that the record's own checks read. In a forged file, each may be anything. */
export type ItemPayload = {
  readonly entity: string
  readonly entityId: string
  readonly by: unknown
  readonly version?: number
  readonly from?: string
  readonly to?: string
  readonly input?: unknown
  readonly facts?: unknown
  readonly columns?: Readonly<Record<string, unknown>>
  /** The law by which it was decided; law 1 when it is missing. */
  readonly law?: number
  /** The instant of the request. Entries from before it was recorded have only their own time. */
  readonly decidedAt?: string
  /** The id of the entry itself, so that the payload cannot be put under another. */
  readonly entry?: string
  /** A baseline has the whole row. */
  readonly row?: BaselineRow
}

/** Parses a payload whose fields nobody has checked. Returns null for text that is no object. */
export const payloadIn = <Payload>(text: string): Partial<Payload> | null => {
  try {
    const said: Partial<Payload> | null = JSON.parse(text)
    return typeof said === 'object' ? said : null
  } catch {
    return null
  }
}

const isAboutItem = (said: Partial<ItemPayload>): said is ItemPayload =>
  typeof said.entity === 'string' && typeof said.entityId === 'string'

/** Returns null when the text is no payload about an item. */
export const itemPayloadIn = (text: string): ItemPayload | null => {
  const said = payloadIn<ItemPayload>(text)
  return said && isAboutItem(said) ? said : null
}
