import * as z from 'zod/mini'
import {
  type FeeWaiverDto,
  feeWaiverDto,
  type OwnFeeWaiverDto,
  ownFeeWaiverDto,
  feeWaiverRoutes as routes,
} from '#contract/fee-waivers/fee-waivers.ts'
import { seedAdmin } from '../admin.ts'
import type { TestApp } from '../app.ts'
import { type TestAnswer, type TestClient, taken } from '../client.ts'
import { pdf } from '../files/pictures.ts'

type On = Pick<TestApp, 'as' | 'deps' | 'clock'>

export const waiverIn = (answer: TestAnswer): FeeWaiverDto => z.parse(feeWaiverDto, taken(answer).body)

export const documentOf = (bytes: Buffer, version: number) => ({
  version,
  kind: 'benefits' as const,
  contents: bytes.toString('base64'),
})

/** Applies, or finds the application that is open. */
export const apply = async (client: TestClient, note?: string): Promise<FeeWaiverDto> =>
  waiverIn(await client.call(routes.apply, { body: { note } }))

export const addDocument = (
  client: TestClient,
  { id, version }: Pick<FeeWaiverDto, 'id' | 'version'>,
  bytes = pdf(),
): Promise<TestAnswer> => client.call(routes.addDocument, { params: { id }, body: documentOf(bytes, version) })

/** Applies with one document. */
export const applyWithDocument = async (client: TestClient): Promise<FeeWaiverDto> =>
  waiverIn(await addDocument(client, await apply(client)))

export const ownWaiverOf = async (client: TestClient): Promise<OwnFeeWaiverDto> =>
  z.parse(ownFeeWaiverDto, (await client.call(routes.own, {})).body)

/** Signs in an administrator who looks at no family. */
export const administratorOn = async ({ as, deps, clock }: On): Promise<TestClient> =>
  as(await seedAdmin(deps.scopes, clock.now()))

type Command = { readonly type: string; readonly reason?: string }

/** Sends a command with the version that was seen. */
export const commandWaiver = (
  client: TestClient,
  { id, version }: Pick<FeeWaiverDto, 'id' | 'version'>,
  command: Command,
): Promise<TestAnswer> => client.call(routes.events, { params: { id }, body: { version, ...command } as never })
