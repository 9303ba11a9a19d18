import { sealIn } from '../second-step/sealing-key.ts'

/** Seals addresses by a key beside the database, so that a copy of it opens nobody's calendar. Each opens for its own calendar alone. */
export const sealedAddressesIn = (dataDir: string) => {
  const { seal, open } = sealIn(dataDir, 'connected-calendars.key')
  return {
    seal: (calendarId: string, address: URL): Promise<Buffer> => seal(calendarId, Buffer.from(address.href)),
    open: async (calendarId: string, sealed: Buffer): Promise<URL> => new URL(String(await open(calendarId, sealed))),
  }
}
export type SealedAddresses = ReturnType<typeof sealedAddressesIn>
