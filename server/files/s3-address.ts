import { isLocal } from '../local-host.ts'

/** A bucket of an S3 service. Without credentials, those of the machine that the server runs on are used. */
export type S3Address = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** The folder of the bucket in which the files are, without slashes around it; empty for the whole bucket. */
  readonly prefix: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const folderName = /^[\w.-]+(?:\/[\w.-]+)*$/
const regionName = /^[a-z0-9-]{1,50}$/

const credentialsOf = ({ username, password }: URL): S3Address['credentials'] =>
  username === ''
    ? undefined
    : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }

/** A percent sign that begins no character is written as `%25`. */
const isWritten = ({ username, password }: URL): boolean => {
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

/** What goes to another machine is encrypted. */
const isEncrypted = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLocal(hostname))

/** Amazon's own addresses contain the region. */
const regionOf = ({ searchParams, hostname }: URL): string =>
  searchParams.get('region') ?? /^s3\.([a-z0-9-]+)\.amazonaws\.com$/.exec(hostname)?.[1] ?? 'us-east-1'

/**
 * Reads `https://KEY:SECRET@host/bucket/folder?region=name`, in which credentials, folder and region may be missing.
 * Returns undefined for anything else.
 */
export const s3AddressOf = (text: string): S3Address | undefined => {
  const url = URL.parse(text)
  if (
    !url ||
    !isEncrypted(url) ||
    !isWritten(url) ||
    url.hash !== '' ||
    (url.username === '') !== (url.password === '')
  )
    return undefined
  if ([...url.searchParams.keys()].some((key) => key !== 'region')) return undefined
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '')
  const [prefix, region] = [folders.join('/'), regionOf(url)]
  if (!bucketName.test(bucket) || !regionName.test(region) || (prefix !== '' && !folderName.test(prefix)))
    return undefined
  return { endpoint: url.origin, region, bucket, prefix, credentials: credentialsOf(url) }
}
