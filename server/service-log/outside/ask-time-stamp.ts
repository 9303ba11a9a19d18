import { NoUsefulAnswer, postBytes } from './post-bytes.ts'
import { newNonce, readTimeStamp, type TimeStamp, TimeStampError, timeStampRequest } from './time-stamp.ts'

/**
 * Asks the authority at `url` for a time stamp of these bytes, by HTTP (RFC 3161, section 3.4).
 * @throws {TimeStampError} when it does not give one
 */
export const askTimeStamp = async (url: string, bytes: Uint8Array, timeoutMs?: number): Promise<TimeStamp> => {
  const nonce = newNonce()
  const request = timeStampRequest(bytes, nonce)
  const answer = await postBytes(url, 'application/timestamp-query', request, timeoutMs).catch((error: unknown) => {
    throw error instanceof NoUsefulAnswer
      ? new TimeStampError(`the authority gave no time stamp: ${error.message}`)
      : error
  })
  return readTimeStamp(answer, bytes, nonce)
}
