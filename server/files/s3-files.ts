import { S3Client } from '@aws-sdk/client-s3'
import { AwsS3StorageAdapter } from '@flystorage/aws-s3'
import { FileStorage } from '@flystorage/file-storage'
import { StartError } from '../start-error.ts'
import type { S3Address } from './s3-address.ts'

/** An operator learns soon that nobody answers at an address. */
const connectionTimeout = 5000

/**
 * Opens a bucket. Checksums of the service's own are left out where it does not require them, because not every service
 * understands a stream that contains them; the SHA-256 of each file is checked whenever it is read.
 */
const clientOf = ({ endpoint, region, credentials }: S3Address): S3Client =>
  new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout },
  })

const causeOf = (error: unknown): string => {
  const { cause = error } = error instanceof Error ? error : { cause: error }
  return cause instanceof Error ? cause.name : 'unknown'
}

/**
 * Opens the files of a bucket. Nothing guesses the type of what is stored.
 * @throws {StartError} files-unreachable when the bucket cannot be read
 */
export const filesInS3 = async (address: S3Address): Promise<FileStorage> => {
  const { bucket, prefix, endpoint } = address
  const adapter = new AwsS3StorageAdapter(clientOf(address), { bucket, prefix })
  const files = new FileStorage(adapter, undefined, { writes: { mimeType: 'application/octet-stream' } })
  try {
    for await (const _ of files.list('blobs')) break
  } catch (error) {
    throw new StartError(
      'files-unreachable',
      `The bucket ${bucket} at ${endpoint}, which S3_URL names, cannot be read: ${causeOf(error)}.`,
    )
  }
  return files
}
