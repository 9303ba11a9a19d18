import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { checkFile } from '#domain/record/check-file.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import L from '#i18n/i18n-node.ts'
import { checkTexts, verdictTitle } from '#i18n/verdict-text.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { type HistoryKey, historyKey, readHistoryKey } from '#server/history/keys.ts'
import { proveItem } from '#server/history/prove-item.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { recordHealthOf } from '#server/service-log/record-health.ts'
import { recount } from '#server/service-log/recount/recount.ts'
import { recoverRecord, rotateKey } from '#server/service-log/recover-record.ts'
import { logReaderOf } from '#server/service-log/signed-log.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { ownStage } from '../stage.ts'
import { exportOf } from './exported.ts'

export const said = { reason: 'The disk failed.', operator: 'Robin' }

/** Checks a file as its reader does, with the public half of a key. */
export const verdictOf = async (text: string, { publicPem }: HistoryKey) => {
  const brought = await publicKeyOf(publicPem)
  if (!brought) throw new Error('the public key cannot be read')
  const verdict = await checkFile(new TextEncoder().encode(text), brought)
  const texts = verdict.checks.flatMap((check) => checkTexts(L['en-US'], check, verdict))
  const recoveries = verdict.summary?.anchors?.proven.recoveries ?? []
  return { verdict, title: verdictTitle(L['en-US'], verdict).title, texts, recoveries }
}

/** Provides a stage with an approved expense, a signing key and a superuser, for tests that restore and recover. */
export const recoveryStage = async () => {
  const on = await ownStage()
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-recover-'))
  const keyFolder = join(folder, 'keys')
  const places = { historyKey: undefined, historyKeyDir: keyFolder, dataDir: folder }
  const key = await historyKey(places)
  const expenseId = await on.record(on.sam)
  await on.open(on.dana, expenseId)
  await on.send('expense', on.dana, expenseId, { type: 'expense.approve', owed: 142_50 })
  const superuser = new pg.Client(on.superuser)
  await superuser.connect()
  await superuser.query('set session_replication_role = replica')
  const now = () => on.clock.now()
  return {
    on,
    expenseId,
    key,
    keyFolder,
    superuser,
    /** Signs as a process that starts now and remembers nothing. */
    sign: (own = key) => {
      on.clock.forward(60_000)
      const needs = { scopes: on.scopes, key: own, folder: outsideFolderOf(folder), host: 'evenhand.test' }
      return signerOf(needs).sign(now())
    },
    recover: (newKey = false) => recoverRecord(on.scopes, places, { ...said, newKey }, now()),
    rotate: () => rotateKey(on.scopes, places, { reason: 'Every year.', operator: 'Robin', old: null }, now()),
    keyNow: async () => {
      const found = await readHistoryKey(places)
      if (!found) throw new Error('there is no key')
      return found
    },
    /** The proof of the stage's expense, as Dana downloads it. */
    proof: async () => {
      const log = await logReaderOf(on.scopes).show()
      const item = { ids: [expenseId], withheld: new Set<string>() }
      const proof = await on.scopes.asViewer(on.dana, (tx) => proveItem(tx, on.dana, log, item))
      if (proof === null || proof === 'notSigned') throw new Error('there is no proof')
      return proof.text
    },
    verify: (own = key) => verifyDatabase(on.scopes, recordParts, folder, own.publicPem),
    recount: () => recount(on.scopes, now()),
    health: async (own = key) => (await recordHealthOf(on.scopes, own, now())).state,
    pay: (amount: number) => on.send('expense', on.dana, expenseId, { type: 'expense.pay', method: 'check', amount }),
    exported: (own = key) => exportOf(on, on.dana, own),
    checked: async (own = key) => verdictOf(await exportOf(on, on.dana, own), own),
    end: async () => {
      await superuser.end()
      await on.end()
      await rm(folder, { recursive: true })
    },
  }
}
export type RecoveryStage = Awaited<ReturnType<typeof recoveryStage>>

/** Copies every table as a backup does. */
export const backUp = ({ superuser }: RecoveryStage) =>
  superuser.query(`create schema backup;
    do $$ declare t text; begin
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table backup.%I as table public.%I', t, t);
      end loop;
    end $$`)

/** Puts every table back to what the backup has. */
export const restore = ({ superuser }: RecoveryStage) =>
  superuser.query(`do $$ declare t text; c text; begin
      for t in select tablename from pg_tables where schemaname = 'backup' loop
        select string_agg(quote_ident(column_name), ', ') into c from information_schema.columns
          where table_schema = 'public' and table_name = t and is_generated = 'NEVER';
        execute format('delete from public.%I', t);
        execute format('insert into public.%I (%s) overriding system value select %s from backup.%I', t, c, c, t);
      end loop;
    end $$;
    drop schema backup cascade`)
