import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#contract/locale.ts'
import type { Route, RouteOutput, RouteParsed } from '#contract/route.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { Caller } from './caller.ts'

/** What a handler that only reads gets. */
export type Reading = {
  readonly viewer: Viewer
  readonly tx: Tx
  readonly locale: Locale
  readonly now: string
}

/** What a handler that writes to the family gets: all it notes in `change` is written when it returns. */
export type Changing = Reading & { readonly change: UnitOfWork }

/** What asks somebody outside gets: no transaction. `request` for a body of bytes. */
export type Asking = Omit<Reading, 'tx'> & { readonly request: FastifyRequest }

/** What a handler that concerns the caller's own account gets; `tx` sees no family. */
export type Own = { readonly caller: Caller; readonly tx: Tx; readonly locale: Locale; readonly now: string }

/** No door, no transaction: sign-in, downloads, internal pages. `caller` is null only where the route's access is none or optional. */
export type Plain = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly caller: Caller | null
  readonly locale: Locale
  readonly now: string
}

type Handler<R extends Route, Context, Answer = RouteOutput<R>> = (
  input: RouteParsed<R>,
  context: Context,
) => Promise<Answer>

/**
 * Binds contract routes one to one. Each is authenticated as its `access` says; input is parsed before the handler runs.
 * A handler may run twice (a deadlock is tried again), so it must act through its transaction alone.
 */
export type Bind = {
  /** Inside `forViewer`. */
  reading<R extends Route>(route: R, handler: Handler<R, Reading>): void
  /** The same, once per Idempotency-Key, with a Change that is begun before the handler and finished after it. */
  changing<R extends Route>(route: R, handler: Handler<R, Changing>): void
  /**
   * The same for what needs an answer from outside first. `ask` runs without a transaction, and not for a press that was answered
   * before; what it gives, the handler gets as `got`. Of the body not even a hash is kept: it may hold what must be kept nowhere.
   */
  asking<R extends Route, Got>(
    route: R,
    ask: (input: RouteParsed<R>, context: Asking) => Promise<Got>,
    handler: Handler<R, Changing & { readonly got: Got }>,
  ): void
  /** The caller's own account, once per Idempotency-Key. */
  own<R extends Route>(route: R, handler: Handler<R, Own>): void
  /** A handler that writes its own answer returns the reply. */
  plain<R extends Route>(route: R, handler: Handler<R, Plain, RouteOutput<R> | FastifyReply>): void
}
