import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../../http/errors/refusal.ts'
import { askClamd, type ClamdAddress } from './clamd.ts'

/** Looks for malware. It throws when it gives no verdict. */
export type Scanner = (contents: Readable) => Promise<'clean' | 'infected'>

export const noScanner: Scanner = async () => 'clean'

/** Nothing is scanned without an address; docs/decisions/044-stored-files.md says what that leaves to the operator. */
export const openScanner = (address: ClamdAddress | undefined, log: FastifyBaseLogger): Scanner => {
  if (!address) return noScanner
  return async (contents) => {
    try {
      const found = await askClamd(address, contents)
      if (found !== null) log.warn({ found }, 'the scanner refused a file')
      return found === null ? 'clean' : 'infected'
    } catch (error) {
      log.error({ err: error }, 'the scanner gave no verdict')
      throw error
    }
  }
}

/**
 * A scanner that gives no verdict lets nothing through, because it was configured to be asked.
 * @throws {Refusal} fileInfected, scannerUnreachable
 */
const refuseUnlessClean = async (scanner: Scanner, contents: Readable): Promise<void> => {
  const verdict = await scanner(contents).catch(() => {
    throw new Refusal('scannerUnreachable')
  })
  if (verdict === 'infected') throw new Refusal('fileInfected')
}

export const refuseInfected = async (scanner: Scanner, path: string): Promise<void> => {
  const contents = createReadStream(path)
  // A scanner may read nothing. The stream is opened all the same, perhaps when the file is gone already, and an error
  // that nobody hears would end the process.
  contents.on('error', () => {})
  try {
    await refuseUnlessClean(scanner, contents)
  } finally {
    contents.destroy()
  }
}

export const refuseInfectedBytes = (scanner: Scanner, bytes: Buffer): Promise<void> =>
  refuseUnlessClean(scanner, Readable.from([bytes]))
