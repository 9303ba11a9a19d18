import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { cosign } from '#domain/record/log/notes/cosignature.ts'
import { type SignerKey, signatureTypes, signerKeyOf, type VerifierKey } from '#domain/record/log/notes/note-keys.ts'
import { readNote } from '#domain/record/log/notes/signed-note.ts'
import { formatCosignatures } from '#domain/record/log/notes/witness-messages.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { storageIn } from '#server/files/storage.ts'
import { eraseEntries } from '#server/history/erase.ts'
import { certificatesOf } from '#server/service-log/outside/check-time-stamp.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { stampLog } from '#server/service-log/outside/stamp-log.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { readyBank } from '#tests/support/bank/ready-bank.ts'
import { plannedSeries } from '#tests/support/planned-series.ts'
import { exportOf } from '#tests/support/record/exported.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { startTimeStampAuthority } from '#tests/support/record/time-stamp-authority.ts'
import type { Stage } from '#tests/support/stage.ts'
import { supportOn } from '#tests/support/support-orders.ts'
import { type Backup, backupOf } from './backup.ts'

/** A family whose record has everything that a superuser might want to change. */
export type Story = {
  readonly app: OwnApp
  readonly on: Stage
  /** Dana approved this expense of Sam's and paid a part of it. */
  readonly expense: string
  /** Dana keeps this one to herself. */
  readonly secret: string
  /** Sam recorded this one, and nobody answered it yet. */
  readonly open: string
  /** The database and the copy outside it, from the middle of the story. */
  readonly backup: { readonly rows: Backup; readonly outside: string }
  /** Dana's export, as old as the last signature. One payment follows, which nothing was signed of yet. */
  readonly olderExport: string
  /** It cosigned the second checkpoint. */
  readonly witness: VerifierKey
  /** It stamped the second checkpoint; its root is in PEM. */
  readonly authority: string
  end(): Promise<void>
}

/** The path of the copy outside the database. */
export const copyIn = (dataDir: string): string => join(outsideFolderOf(dataDir), 'service-log.json')

const receipt = Buffer.from('a receipt')

/** Stores a file of Sam's with its bytes. */
const keptFile = async (on: Stage, dataDir: string): Promise<string> => {
  const id = await on.file(on.sam)
  const sha256 = hash('sha256', receipt)
  await bySuperuser(on, 'update file set sha256 = $1, bytes = $2 where id = $3', [sha256, receipt.length, id])
  await storageIn(dataDir).keepBlob(sha256, () => Readable.from(receipt))
  return id
}

const support = async (on: Stage): Promise<void> => {
  const orders = supportOn(on)
  const order = await orders.confirmed()
  await orders.keep(order)
  const [due] = await orders.dues(order)
  await orders.pay(order, 60_00, { dues: [{ id: due?.id ?? '', amount: 50_00 }] })
}

/** Erases a note as a court may demand. */
const erased = async (app: OwnApp, on: Stage): Promise<void> => {
  const item = await on.record(on.sam, { name: 'Physiotherapy', note: 'With Dr. Orozco' })
  const db = kyselyOn<Schema>(app.database.migrator.pool({ max: 1 }))
  await eraseEntries(
    db,
    { familyId: on.family.id, item, fields: ['note'], reason: 'A court order' },
    app.clock.now(),
    recordParts,
  )
  await db.destroy()
}

/** A witness cosigns the newest checkpoint. */
const cosigned = async (on: Stage, witness: SignerKey): Promise<void> => {
  const [newest] = await bySuperuser(on, 'select size, note from log_checkpoint order by size desc limit 1')
  const text = readNote(String(newest?.note))?.text ?? ''
  const lines = formatCosignatures([await cosign(text, 1_800_000_000, witness)])
  const cosignature = `cosignatures = array[$1::text], shown = true`
  await bySuperuser(on, `update log_checkpoint set ${cosignature} where size = $2`, [lines, newest?.size])
}

export const storyOf = async (): Promise<Story> => {
  const app = await testApp()
  const witness = await signerKeyOf('witness.test', signatureTypes.cosignature, new Uint8Array(32).fill(7))
  const bank = await readyBank(app)
  const { on } = bank
  const { scopes, historyKey: key, config } = app.deps
  const { dataDir } = config
  const signer = signerOf({ scopes, key, folder: outsideFolderOf(dataDir), host: 'evenhand.test' })
  const sign = async () => {
    app.clock.forward(60_000)
    const outcome = await signer.sign(app.clock.now())
    if (outcome.state !== 'signed' || outcome.found.length > 0) throw new Error(JSON.stringify(outcome))
  }
  const pay = (id: string, amount: number) =>
    on.send('expense', on.dana, id, { type: 'expense.pay', method: 'check', amount })

  await bank.send(await bank.approved(), 40_00)
  const expense = await on.record(on.sam, { receipts: [await keptFile(on, dataDir)], note: 'With the invoice' })
  await on.open(on.dana, expense)
  const secret = await on.record(on.dana, { private: true })
  await plannedSeries(on)
  await support(on)
  await sign()
  await on.send('expense', on.dana, expense, { type: 'expense.approve', owed: 142_50 })
  await pay(expense, 40_00)
  await sign()
  await cosigned(on, witness)
  const authority = await startTimeStampAuthority()
  await stampLog(scopes, { url: authority.url, trusted: certificatesOf(authority.root) })
  await authority.stop()
  const backup = { rows: await backupOf(on.superuser), outside: await readFile(copyIn(dataDir), 'utf8') }
  await erased(app, on)
  const open = await on.record(on.sam, { name: 'Winter coat' })
  await on.open(on.dana, open)
  await sign()
  await pay(expense, 12_50)
  await sign()
  const olderExport = await exportOf(on, on.dana, key)
  app.clock.forward(10_000)
  await pay(expense, 7_00)
  return {
    app,
    on,
    expense,
    secret,
    open,
    olderExport,
    backup,
    witness: witness.verifier,
    authority: authority.root,
    end: () => app.stop(),
  }
}
