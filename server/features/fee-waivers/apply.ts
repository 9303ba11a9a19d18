import { feeWaiverDocumentUse } from '#contract/fee-waivers/document-use.ts'
import type {
  DocumentKind,
  FeeWaiverCommand,
  FeeWaiverDto,
  OwnFeeWaiverDto,
} from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverLimits } from '#contract/fee-waivers/limits.ts'
import { isReceiptType } from '#contract/files/file-types.ts'
import { addMs, isBefore } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { receiveFile } from '../../files/keep-file.ts'
import type { Storage } from '../../files/storage.ts'
import { lockBytes } from '../../files/stored-bytes-lock.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { grantedUntil } from '../subscriptions/granted-year.ts'
import { feeWaiverDtoOf, moveWaiver } from './fee-waivers.step.ts'
import {
  documentsOf,
  type FeeWaiverRow,
  insertDocument,
  insertWaiver,
  lastWaiverOf,
  lockWaiver,
  openWaiverOf,
} from './fee-waivers.store.ts'

/** Builds `you` of an applicant. Nobody looks on at an application. */
export const applicant = (personId: string): FeeWaiverDto['you'] => ({
  actor: personId,
  party: 'applicant',
  mode: 'self',
})

const mayApply = (open: boolean, until: string | null, now: string): boolean =>
  !open && (until === null || isBefore(addMs(until, -feeWaiverLimits.again), now))

/** Returns a person's last application, and whether they may make another one. */
export const ownWaiver = async (tx: Tx, personId: string, now: string): Promise<OwnFeeWaiverDto> => {
  const row = await lastWaiverOf(tx, personId)
  const until = await grantedUntil(tx, personId, now)
  return {
    waiver: row ? await feeWaiverDtoOf(tx, row, applicant(personId)) : null,
    grantedUntil: until,
    mayApply: mayApply(row?.ended_at === null, until, now),
  }
}

/** Applies. @throws {Refusal} notAllowedNow while a granted year has long to go */
export const applyForWaiver = async (
  tx: Tx,
  personId: string,
  note: string | null | undefined,
  now: string,
): Promise<FeeWaiverDto> => {
  if (!(await openWaiverOf(tx, personId))) {
    if (!mayApply(false, await grantedUntil(tx, personId, now), now)) throw new Refusal('notAllowedNow')
    await insertWaiver(tx, personId, note || null, now)
  }
  const row = await openWaiverOf(tx, personId)
  if (!row) throw new Refusal('notAllowedNow')
  return feeWaiverDtoOf(tx, row, applicant(personId))
}

/** @throws {Refusal} notFound when it is somebody else's, or there is none */
const mustLock = async (tx: Tx, id: string): Promise<FeeWaiverRow> => {
  const row = await lockWaiver(tx, id)
  if (!row) throw new Refusal('notFound')
  return row
}

type Commanded = { readonly id: string; readonly command: FeeWaiverCommand }

/** Moves one's own application by a command, which the chart refuses unless it is the applicant's. */
export const commandOwn = async (
  tx: Tx,
  personId: string,
  { id, command: { type, version } }: Commanded,
  now: string,
): Promise<FeeWaiverDto> => {
  const you = applicant(personId)
  const { row } = await moveWaiver(tx, await mustLock(tx, id), { event: { type, by: you }, version }, now)
  return feeWaiverDtoOf(tx, row, you)
}

type Given = { readonly version: number; readonly kind: DocumentKind; readonly contents: string }
type Needs = Pick<Deps, 'scopes' | 'scanner' | 'clock'> & { readonly storage: Storage }

/** Moves the application by a document that is about to be stored, or says that it cannot be. */
const takeDocument = async (tx: Tx, personId: string, id: string, version: number, now: string) => {
  const locked = await mustLock(tx, id)
  const event = { type: 'feeWaiver.addDocument', by: applicant(personId) } as const
  const moved = await moveWaiver(tx, locked, { event, version }, now)
  if ((await documentsOf(tx, [id])).length >= feeWaiverLimits.documents) throw new Refusal('tooMany')
  return moved
}

class OnlyAsked extends Error {}

/** Asks whether a document would be taken, and changes nothing: nobody waits for the look at a file that is refused. */
const mustBeTaken = async ({ scopes, clock }: Needs, personId: string, id: string, version: number): Promise<void> => {
  try {
    await scopes.asOwner(personId, async (tx) => {
      await takeDocument(tx, personId, id, version, clock.now())
      throw new OnlyAsked()
    })
  } catch (error) {
    if (!(error instanceof OnlyAsked)) throw error
  }
}

/**
 * Inspects a document and stores it with the application. What is refused leaves nothing behind.
 * @throws {Refusal} as `inspect` and `moveWaiver` do; tooMany
 */
export const addDocument = async (
  needs: Needs,
  personId: string,
  id: string,
  { version, kind, contents }: Given,
): Promise<FeeWaiverDto> => {
  const { scopes, scanner, storage, clock } = needs
  await mustBeTaken(needs, personId, id, version)
  const source = [Buffer.from(contents, 'base64')]
  const received = { source, name: '', accepted: feeWaiverDocumentUse, familyId: personId }
  return receiveFile(storage, scanner, received, ({ type, ...file }, keep) =>
    scopes.asOwner(personId, async (tx) => {
      if (!isReceiptType(type)) throw new Refusal('fileTypeRefused')
      const now = clock.now()
      const { row, effects } = await takeDocument(tx, personId, id, version, now)
      await lockBytes(tx, file.sha256, 'toName')
      await keep()
      if (effects.includes('keepDocument')) await insertDocument(tx, row, { ...file, type, kind }, now)
      return feeWaiverDtoOf(tx, row, applicant(personId))
    }),
  )
}
