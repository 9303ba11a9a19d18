import type { Config } from '../config.ts'
import { type Storage, storageIn, storageWith } from './storage.ts'

/** Opens the storage that the configuration names: a bucket, or a folder of this machine. */
export const openStorage = async ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> => {
  if (!s3) return storageIn(dataDir)
  const { filesInS3 } = await import('./s3-files.ts')
  return storageWith(await filesInS3(s3), dataDir)
}
