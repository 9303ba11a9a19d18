/** Thrown when a service of others did not answer as expected. `status` is null when no answer arrived at all. */
export class NoUsefulAnswer extends Error {
  override readonly name = 'NoUsefulAnswer'
  readonly status: number | null
  readonly body: string

  constructor(status: number | null, body = '') {
    super(status === null ? 'no answer' : `answered with ${status}`)
    this.status = status
    this.body = body
  }
}

const patience = 10_000
const longest = 64 * 1024

const readUpTo = async ({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > most) throw new NoUsefulAnswer(null)
    parts.push(part)
  }
  return Uint8Array.from(Buffer.concat(parts))
}

/**
 * Posts bytes and returns the body of the answer, of at most 64 kB, within ten seconds. Redirects are not followed,
 * because the operator named one address.
 * @throws {NoUsefulAnswer} for every other outcome
 */
export const postBytes = async (
  url: string,
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
  timeoutMs = patience,
): Promise<Uint8Array<ArrayBuffer>> => {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const headers = { 'content-type': contentType }
    const answer = await fetch(url, { method: 'POST', redirect: 'error', headers, body, signal })
    const bytes = await readUpTo(answer, longest)
    if (!answer.ok) throw new NoUsefulAnswer(answer.status, Buffer.from(bytes).toString('utf8'))
    return bytes
  } catch (error) {
    throw error instanceof NoUsefulAnswer ? error : new NoUsefulAnswer(null)
  }
}
