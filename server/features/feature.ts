import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { AnyStateMachine } from 'xstate'
import type { ZodMiniType } from 'zod/mini'
import type { FileUse } from '#contract/files/file-uses.ts'
import type { HomeDto } from '#contract/home.ts'
import type { LiveChangeDto } from '#contract/live.ts'
import type { NoticeDto, NoticeGroup } from '#contract/notices.ts'
import type { Route } from '#contract/route.ts'
import type { BankHandlers } from '../bank/inbox.ts'
import type { OpenSandbox } from '../bank/open-bank.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { Deps } from '../deps.ts'
import type { Storage } from '../files/storage.ts'
import type { RecordPart } from '../history/record-part.ts'
import type { Bind } from '../http/bind.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Lifecycle, LifecycleRow, Words } from '../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { Transport } from '../mail/transport.ts'
import type { Extension } from './extension-point.ts'

/** All that the shared parts of the server know of one area. Composed in `features.ts`, and nowhere else. */
export type ServerFeature = {
  /** The area's name in every room. */
  readonly name: string
  /** The areas whose modules this one imports; without circles. */
  readonly dependsOn: readonly string[]
  /** What it keeps, each in a table of that name: named by this area, and by those that depend on it, alone. */
  readonly entities?: readonly string[]
  readonly routes?: FeatureRoutes
  readonly jobs?: (jobs: Jobs, needs: JobNeeds) => void
  /** Handlers of what a provider reports, by the kind of thing it is about. */
  readonly inbox?: (deps: Deps) => BankHandlers
  readonly lifecycles?: readonly FeatureLifecycle[]
  /** What the record, its exports and its reports tell of each kind of item. */
  readonly record?: readonly RecordPart[]
  readonly notices?: FeatureNotices
  readonly home?: HomeLines
  /** The schemas of its lists on Home that the contract does not name. */
  readonly homeLists?: Readonly<Record<string, ZodMiniType>>
  /** What the clock does to an entity of `due_time` once its time has come. */
  readonly dueTimes?: Readonly<Record<string, DueHandler>>
  readonly topics?: readonly LiveChangeDto['topic'][]
  /** What the area uses files for. */
  readonly fileUses?: readonly FileUse[]
  /** Deletes rows that have expired. Runs every hour across families, as the role of the sweeps. */
  readonly expire?: (tx: Tx, now: string) => Promise<void>
  /** What this feature adds to those it depends on. */
  readonly extensions?: readonly Extension[]
}

/** What handlers may need beside their request. */
export type RouteNeeds = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly pool: Pool
  readonly storage: Storage
  readonly sandbox: OpenSandbox | undefined
}

export type FeatureRoutes = {
  readonly contract: Readonly<Record<string, Route>>
  readonly bind: (bind: Bind, needs: RouteNeeds) => void
  /** Bound only where the pages for developers are on. */
  readonly internal?: boolean
  /** A right request to each route that takes an id or a body, so that the permission matrix measures rights alone. */
  readonly samples: (known: Known) => Readonly<Record<string, RouteSample>>
}

/** A right request. `of` names whose id stands in the path; `body` is what the route takes. */
export type RouteSample = {
  readonly of?: string
  readonly body?: object
  readonly query?: Readonly<Record<string, string>>
}

/** Rows that a sample may name, made by whoever asks for samples, and today's date where the family lives. */
export type Known = {
  readonly id: (entity: string) => string
  readonly version: (entity: string) => number
  readonly today: string
}

type Samples<Contract> = (known: Known) => Partial<Record<keyof Contract & string, RouteSample>>

/** Checks that samples are of routes of this contract. */
export const featureRoutes = <Contract extends Readonly<Record<string, Route>>>(
  contract: Contract,
  bind: FeatureRoutes['bind'],
  samples: Samples<Contract> = () => ({}),
): FeatureRoutes => ({ contract, bind, samples: (known) => definedOf(samples(known)) })

const definedOf = (samples: Readonly<Record<string, RouteSample | undefined>>): Record<string, RouteSample> =>
  Object.fromEntries(Object.entries(samples).flatMap(([key, sample]) => (sample ? [[key, sample]] : [])))

export type JobNeeds = {
  readonly deps: Deps
  readonly transport: Transport
  readonly storage: Storage
}

/** As much of a lifecycle as can be said without the types of its chart and row. */
export type FeatureLifecycle = Pick<Lifecycle<AnyStateMachine, LifecycleRow<string>, Words>, 'entity' | 'topic'> & {
  readonly machine: AnyStateMachine
}

export type FeatureNotices = {
  /** Each kind of notice with the group of mails it belongs to. */
  readonly kinds: Readonly<Record<string, NoticeGroup>>
  /** What the notices of an entity are about, by the entity's id. */
  readonly subjects: Readonly<Record<string, SubjectsOf>>
}

/** Where a notice is read, and the name of what it is about for those who may know it. */
export type NoticeSubject = Pick<NoticeDto, 'expenseId' | 'ledgerId' | 'name'>

export type SubjectsOf = (
  tx: Tx,
  personId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Partial<NoticeSubject>>>

/** What waits in one area, for the viewpoint and for others. */
export type HomeLines = (tx: Tx, viewer: Viewer, now: string) => Promise<Readonly<Record<keyof HomeDto, HomePart>>>

/** How many wait in all, and the area's own lists of the contract. */
export type HomePart = { readonly count: number; readonly lists: HomeLists }

type HomeLists = Partial<Omit<HomeDto['you'], 'count'>> & Readonly<Record<string, readonly object[]>>

export type DueHandler = (change: UnitOfWork, id: string) => Promise<void>
