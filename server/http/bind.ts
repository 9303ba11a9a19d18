import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#contract/locale.ts'
import type { Route, RouteOutput, RouteParsed } from '#contract/route.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { Caller } from './caller.ts'

/** Context of a handler that only reads. */
export type Reading = {
  readonly viewer: Viewer
  readonly tx: Tx
  readonly locale: Locale
  readonly now: string
  /** The session that sends the request; null where the product itself runs a handler. */
  readonly sessionId: string | null
}

/** Context of a handler that writes to the family; what it records in `change` is written when it returns. */
export type Changing = Reading & { readonly change: UnitOfWork }

/**
 * Context of a handler that calls an external service first; it runs without a transaction. `request` gives access to a
 * body of bytes.
 */
export type Asking = Omit<Reading, 'tx'> & { readonly request: FastifyRequest }

/** Context of a handler for the caller's own account; `tx` sees no family. */
export type Own = { readonly caller: Caller; readonly tx: Tx; readonly locale: Locale; readonly now: string }

/**
 * Context of a handler without a scope or transaction: sign-in, downloads, internal pages. `caller` is null only when
 * the route's access is none or optional.
 */
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
 * Binds contract routes one to one. Each is authenticated as its `access` says, and its input is parsed before the
 * handler runs. A handler may run twice (a deadlock is retried), so it must act through its transaction alone.
 */
export type Bind = {
  /** Runs the handler in `asViewer`. */
  reading<R extends Route>(route: R, handler: Handler<R, Reading>): void
  /**
   * Runs the handler in `asViewer` once per Idempotency-Key, with a UnitOfWork that begins before it and is finished
   * after it. The handler of a request that was answered before runs up to its first statement, which fails.
   */
  changing<R extends Route>(route: R, handler: Handler<R, Changing>): void
  /**
   * Like `changing`, for a handler that needs an external answer first. `ask` runs without a transaction, and is
   * skipped for a request that was answered before; the handler gets its result as `got`. Not even a hash of the body
   * is stored, because the body may contain secrets.
   */
  asking<R extends Route, Got>(
    route: R,
    ask: (input: RouteParsed<R>, context: Asking) => Promise<Got>,
    handler: Handler<R, Changing & { readonly got: Got }>,
  ): void
  /** Runs a handler for the caller's own account once per Idempotency-Key. */
  own<R extends Route>(route: R, handler: Handler<R, Own>): void
  /** A handler that writes its own answer returns the reply. */
  plain<R extends Route>(route: R, handler: Handler<R, Plain, RouteOutput<R> | FastifyReply>): void
}
