import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { AnyStateMachine } from 'xstate'
import type { ZodMiniType } from 'zod/mini'
import type { ContractArea } from '#contract/area.ts'
import type { FileUse } from '#contract/files/file-uses.ts'
import type { HomeDto } from '#contract/home.ts'
import type { NoticeDto } from '#contract/notices/notices.ts'
import type { Route } from '#contract/route.ts'
import type { OpenSandbox } from '../bank/open-bank.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { Deps, JobDeps } from '../deps.ts'
import type { Storage } from '../files/storage.ts'
import type { RecordPart } from '../history/record-part.ts'
import type { Bind } from '../http/bind.ts'
import type { InboxHandlers } from '../inbox/inbox.ts'
import type { WebhookAddress } from '../inbox/webhook.ts'
import type { Queues } from '../jobs/install-queues.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Lifecycle, LifecycleNames, LifecycleRow } from '../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { Transport } from '../mail/transport.ts'
import type { Extension } from './extension-point.ts'

/** Everything that the shared parts of the server know of one area. It is composed in `features.ts` only. */
export type ServerFeature = {
  /** The area's name in every folder. */
  readonly name: string
  /** Both sides know this much of it: its kinds of notices and its live topics. */
  readonly area?: ContractArea
  /** The areas whose modules this one imports; there are no cycles. */
  readonly dependsOn: readonly string[]
  /** The area's entities, each with a table of that name. Only this area and those that depend on it may name them. */
  readonly entities?: readonly string[]
  readonly routes?: FeatureRoutes
  readonly jobs?: (jobs: Jobs, needs: JobDependencies) => void
  /** Names the queues of its jobs, which only the migrator creates. */
  readonly queues?: Queues
  /** Handles reports of providers, by the kind of resource. A new kind is listed in `server/db/derived-checks.ts`. */
  readonly inbox?: (deps: JobDeps) => InboxHandlers
  /** Lists the providers that report to this server, and where. */
  readonly webhooks?: (deps: Deps) => readonly WebhookAddress[]
  readonly lifecycles?: readonly FeatureLifecycle[]
  /** Declares what the record, its exports and its reports show of each kind of item. */
  readonly record?: readonly RecordPart[]
  /** Returns the subjects of an entity's notices, by the entity's id. */
  readonly noticeSubjects?: Readonly<Record<string, SubjectsOf>>
  readonly home?: HomeLines
  /** The schemas of its lists on Home that the contract does not name. */
  readonly homeLists?: Readonly<Record<string, ZodMiniType>>
  /** Handles entities of `due_time` whose time has come. */
  readonly dueTimes?: Readonly<Record<string, DueHandler>>
  /** Declares the area's uses of files. */
  readonly fileUses?: readonly FileUse[]
  /** Deletes expired rows. It runs every hour across families, in the role of the sweeps. */
  readonly expire?: (tx: Tx, now: string) => Promise<void>
  /** The parts that this feature adds to those it depends on. */
  readonly extensions?: readonly Extension[]
}

/** The dependencies of handlers beside their request. */
export type RouteDependencies = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly pool: Pool
  readonly storage: Storage
  readonly sandbox: OpenSandbox | undefined
  readonly jobs: Pick<Jobs, 'count'>
}

export type FeatureRoutes = {
  readonly contract: Readonly<Record<string, Route>>
  readonly bind: (bind: Bind, needs: RouteDependencies) => void
  /** Binds the routes only where the pages for developers are on. */
  readonly internal?: boolean
  /** Returns a valid request for each route that takes an id or a body, so that the permission matrix measures only rights. */
  readonly samples: (known: Known) => Readonly<Record<string, RouteSample>>
}

/** A valid request. `of` names the row whose id is in the path; `body` is the route's body. */
export type RouteSample = {
  readonly of?: string
  readonly body?: object
  readonly query?: Readonly<Record<string, string>>
}

/** Rows that a sample may name, created by its caller, and today's date in the family's zone. */
export type Known = {
  readonly id: (entity: string) => string
  readonly version: (entity: string) => number
  readonly today: string
}

type Samples<Contract> = (known: Known) => Partial<Record<keyof Contract & string, RouteSample>>

/** Checks that samples belong to routes of this contract. */
export const featureRoutes = <Contract extends Readonly<Record<string, Route>>>(
  contract: Contract,
  bind: FeatureRoutes['bind'],
  samples: Samples<Contract> = () => ({}),
): FeatureRoutes => ({ contract, bind, samples: (known) => definedOf(samples(known)) })

const definedOf = (samples: Readonly<Record<string, RouteSample | undefined>>): Record<string, RouteSample> =>
  Object.fromEntries(Object.entries(samples).flatMap(([key, sample]) => (sample ? [[key, sample]] : [])))

export type JobDependencies = {
  readonly deps: JobDeps
  readonly transport: Transport
  readonly storage: Storage
}

/** The part of a lifecycle that does not depend on the types of its chart and row. */
export type FeatureLifecycle = Pick<
  Lifecycle<AnyStateMachine, LifecycleRow<string>, LifecycleNames>,
  'entity' | 'topic'
> & {
  readonly machine: AnyStateMachine
}

/** The page to which a notice links, and the name of its subject for those who may know it. */
export type NoticeSubject = Pick<NoticeDto, 'expenseId' | 'ledgerId' | 'name' | 'begins'>

export type SubjectsOf = (
  tx: Tx,
  personId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Partial<NoticeSubject>>>

/** Lists what waits in one area, for the viewpoint and for others. */
export type HomeLines = (tx: Tx, viewer: Viewer, now: string) => Promise<HomeParts>

/** `totals` come from the area of the log alone. */
export type HomeParts = Readonly<Record<'you' | 'others', HomePart>> & { readonly totals?: HomeDto['totals'] }

/** The number of all waiting items, and the area's own lists of the contract. */
export type HomePart = { readonly count: number; readonly lists: HomeLists }

type HomeLists = Partial<Omit<HomeDto['you'], 'count'>> & Readonly<Record<string, readonly object[]>>

export type DueHandler = (change: UnitOfWork, id: string) => Promise<void>
