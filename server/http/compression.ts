import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Chooses the best encoding that a client accepts, by its `accept-encoding`. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (/\bbr\b/.test(accepted ?? '')) return 'br'
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity'
}

/** `fast` is for an answer that is compressed for one reader, `small` for a file that is compressed once for all. */
type Effort = 'fast' | 'small'
const brotliQuality: Readonly<Record<Effort, number>> = { fast: 2, small: 9 }
const gzipLevel: Readonly<Record<Effort, number>> = { fast: 1, small: 6 }

export const compress = async (encoding: Encoding, bytes: Buffer, effort: Effort): Promise<Buffer> => {
  if (encoding === 'br')
    return promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
  return encoding === 'gzip' ? promisify(gzip)(bytes, { level: gzipLevel[effort] }) : bytes
}
