import { hash, randomBytes } from 'node:crypto'
import { Integer, OctetString } from 'asn1js'
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'

const sha256Oid = '2.16.840.1.101.3.4.2.1'
const signedDataOid = '1.2.840.113549.1.7.2'
const tstInfoOid = '1.2.840.113549.1.9.16.1.4'

/** An RFC 3161 time stamp: the DER of its token, and the instant (UTC, ISO 8601) that the authority states in it. */
export type TimeStamp = { readonly token: Uint8Array<ArrayBuffer>; readonly at: string }

/** Thrown when an answer is no time stamp of the bytes that were sent. The message repeats nothing of the answer. */
export class TimeStampError extends Error {
  override readonly name = 'TimeStampError'
}

const bytesOf = (buffer: ArrayBuffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
const digestOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(hash('sha256', bytes, 'buffer'))
const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

/** Makes an 8-byte positive number, which prevents the replay of an older answer (RFC 3161, section 2.4.1). */
export const newNonce = (): Uint8Array<ArrayBuffer> => {
  const nonce = Uint8Array.from(randomBytes(8))
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40
  return nonce
}

/** Returns the DER of a request for the SHA-256 of `bytes` that asks for the authority's certificate as well. */
export const timeStampRequest = (bytes: Uint8Array, nonce: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid }),
      hashedMessage: new OctetString({ valueHex: digestOf(bytes).buffer }),
    }),
    nonce: new Integer({ valueHex: nonce.buffer }),
    certReq: true,
  })
  return bytesOf(request.toSchema().toBER())
}

const signedDataIn = (content: ContentInfo): SignedData => {
  if (content.contentType !== signedDataOid) throw new TimeStampError('the token is not signed data')
  return new SignedData({ schema: content.content })
}

const infoIn = ({ encapContentInfo }: SignedData): TSTInfo => {
  const content = encapContentInfo.eContent?.getValue()
  if (encapContentInfo.eContentType !== tstInfoOid || !content) throw new TimeStampError('the token states no time')
  return TSTInfo.fromBER(content)
}

const parsed = <T>(parse: () => T): T => {
  try {
    return parse()
  } catch (error) {
    throw error instanceof TimeStampError ? error : new TimeStampError('the answer is not a time stamp')
  }
}

const refuseOther = ({ messageImprint }: TSTInfo, bytes: Uint8Array): void => {
  const { hashAlgorithm, hashedMessage } = messageImprint
  const states =
    hashAlgorithm.algorithmId === sha256Oid && isSame(hashedMessage.valueBlock.valueHexView, digestOf(bytes))
  if (!states) throw new TimeStampError('the time stamp is about other bytes')
}

/**
 * Reads the answer to a request.
 * @throws {TimeStampError} unless it is granted, about these bytes and for this nonce
 */
export const readTimeStamp = (answer: Uint8Array<ArrayBuffer>, bytes: Uint8Array, nonce: Uint8Array): TimeStamp =>
  parsed(() => {
    const { status, timeStampToken } = TimeStampResp.fromBER(answer)
    if (status.status > 1 || !timeStampToken) throw new TimeStampError('the authority refused')
    const info = infoIn(signedDataIn(timeStampToken))
    refuseOther(info, bytes)
    if (!info.nonce || !isSame(info.nonce.valueBlock.valueHexView, nonce))
      throw new TimeStampError('the time stamp answers another request')
    return { token: bytesOf(timeStampToken.toSchema().toBER()), at: info.genTime.toISOString() }
  })
