import { fromBER } from 'asn1js'
import { Certificate, ContentInfo, ExtKeyUsage, SignedData, TSTInfo } from 'pkijs'

const signedDataOid = '1.2.840.113549.1.7.2'
const tstInfoOid = '1.2.840.113549.1.9.16.1.4'
const sha256Oid = '2.16.840.1.101.3.4.2.1'
const commonNameOid = '2.5.4.3'
const extendedKeyUsageOid = '2.5.29.37'
const timeStampingOid = '1.3.6.1.5.5.7.3.8'

/** A token states this: the instant (UTC), and the name in the certificate of the authority that signed it. */
export type TokenStatement = { readonly at: string; readonly authority: string }

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** RFC 3161 demands that the certificate is for time stamping and nothing else. */
const isForTimeStamping = ({ extensions = [] }: Certificate): boolean =>
  extensions.some(
    ({ extnID, parsedValue }) =>
      extnID === extendedKeyUsageOid &&
      parsedValue instanceof ExtKeyUsage &&
      parsedValue.keyPurposes.join() === timeStampingOid,
  )

const nameOf = ({ subject }: Certificate): string => {
  const named = subject.typesAndValues.find(({ type }) => type === commonNameOid) ?? subject.typesAndValues[0]
  return String(named?.value.valueBlock.value ?? '')
}

/** A token that was read and whose signature holds. Whether its certificates can be trusted is another question. */
export type OpenedToken = TokenStatement & {
  readonly signer: Certificate
  /** All certificates that it carries. */
  readonly certificates: readonly Certificate[]
}

const verifiedBy = async (signed: SignedData, bytes: Uint8Array<ArrayBuffer>): Promise<Certificate | null> => {
  const { signatureVerified, signerCertificate } = await signed.verify({
    signer: 0,
    data: bytes.slice().buffer,
    extendedMode: true,
  })
  return signatureVerified && signerCertificate && isForTimeStamping(signerCertificate) ? signerCertificate : null
}

/**
 * Opens an RFC 3161 token (DER) and checks that it is about these bytes and signed by the certificate that it carries,
 * which is for time stamping. It is null when it is no such token.
 */
export const openToken = async (
  token: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<OpenedToken | null> => {
  try {
    const content = new ContentInfo({ schema: fromBER(token).result })
    if (content.contentType !== signedDataOid) return null
    const signed = new SignedData({ schema: content.content })
    const { eContent, eContentType } = signed.encapContentInfo
    if (!eContent || eContentType !== tstInfoOid) return null
    const { messageImprint, genTime } = TSTInfo.fromBER(eContent.getValue())
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    if (messageImprint.hashAlgorithm.algorithmId !== sha256Oid) return null
    if (!isSame(messageImprint.hashedMessage.valueBlock.valueHexView, digest)) return null
    const signer = await verifiedBy(signed, bytes)
    const certificates = (signed.certificates ?? []).filter((one) => one instanceof Certificate)
    return signer && { at: genTime.toISOString(), authority: nameOf(signer), signer, certificates }
  } catch {
    return null
  }
}

/** Reads what a token states. The reader of the name decides whether the authority can be trusted. */
export const readToken = async (
  token: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<TokenStatement | null> => {
  const opened = await openToken(token, bytes)
  return opened && { at: opened.at, authority: opened.authority }
}
