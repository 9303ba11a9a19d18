import { hash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { joinPages, loginPage, recoveryPages } from '#machines/session/pages.ts'
import type { ApiBases } from '../config.ts'
import { compress, type Encoding, encodingFor } from './compression.ts'
import { Refusal } from './errors/refusal.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])

type Body = { readonly bytes: Buffer; readonly etag: string; readonly inline: Inline; readonly link: string }

/** Writes the addresses of the API into a page, which so learns them without another request. */
const withBases = (page: Buffer, bases: ApiBases): Buffer => {
  const text = JSON.stringify(bases).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return Buffer.from(page.toString().replace(/(<meta name="api-bases" content=)"[^"]*"/, (_, tag) => `${tag}"${text}"`))
}

/** The hashes of a page's inline scripts and styles, as a policy names them. */
type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const inlineIn = (name: string, page: Buffer): Inline => {
  const hashes = (block: RegExp) =>
    extname(name) === '.html'
      ? [...page.toString().matchAll(block)].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
      : []
  return { scripts: hashes(/<script>([\s\S]*?)<\/script>/g), styles: hashes(/<style>([\s\S]*?)<\/style>/g) }
}

/**
 * Names what a page loads at once as a `Link` header does, so that a proxy can send it as early hints (103) while it waits
 * for the page.
 */
const linkIn = (name: string, page: Buffer): string => {
  if (extname(name) !== '.html') return ''
  const tags = [...page.toString().matchAll(/<(?:link|script) [^>]*>/g)].map(([tag]) => tag)
  const addressIn = (tag: string) => /(?:href|src)="(\/app\/assets\/[^"]+)"/.exec(tag)?.[1]
  return tags
    .flatMap((tag) => {
      const address = addressIn(tag)
      if (address === undefined) return []
      if (/rel="preload"[^>]*as="font"|as="font"[^>]*rel="preload"/.test(tag))
        return [`<${address}>; rel=preload; as=font; type=font/woff2; crossorigin`]
      const isScript = tag.startsWith('<script') || /rel="modulepreload"/.test(tag)
      // A browser that is told of a module compiles it while it loads, and one that is told of a script compiles it again.
      return isScript ? [`<${address}>; rel=modulepreload; crossorigin`] : []
    })
    .join(', ')
}

/** Allows exactly the inline blocks that the build put into this page; every other answer keeps the stricter policy. */
const policyFor = (policy: string, { scripts, styles }: Inline): string =>
  policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))

/** Reads and compresses each file of the build once and keeps it in memory. */
const assetsIn = (folder: string, bases: ApiBases) => {
  const names = new Set(globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/')))
  const bodies = new Map<string, Promise<Body>>()
  const read = async (name: string, encoding: Encoding): Promise<Body> => {
    const file = await readFile(join(folder, name))
    const bytes = await compress(encoding, extname(name) === '.html' ? withBases(file, bases) : file, 'small')
    return {
      bytes,
      etag: `"${hash('sha256', bytes, 'base64url')}"`,
      inline: inlineIn(name, file),
      link: linkIn(name, file),
    }
  }
  const body = (name: string, encoding: Encoding): Promise<Body> => {
    const key = `${encoding} ${name}`
    const known = bodies.get(key) ?? read(name, encoding)
    bodies.set(key, known)
    return known
  }
  return {
    has: (name: string) => names.has(name) && extname(name) in types,
    body,
    /** Compresses what browsers load, one file after the other, so that no visitor waits for it. */
    prepare: async () => {
      for (const name of names) if (/\.(html|js|json)$/.test(name) && !name.startsWith('.')) await body(name, 'br')
    },
  }
}

/**
 * Serves the built browser app. Names under assets/ contain a hash of their content and never change; every other
 * address under /app/ gets the main app's page, except those of the login app and of the app in which people join.
 */
export const servePages = (app: FastifyInstance, folder: string, bases: ApiBases): void => {
  const assets = assetsIn(folder, bases)

  const give = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    if (!assets.has(name)) throw new Refusal('notFound')
    const isText = compressible.has(extname(name))
    const encoding = isText ? encodingFor(request.headers['accept-encoding']) : 'identity'
    const { bytes, etag, inline, link } = await assets.body(name, encoding)
    reply.headers({
      etag,
      vary: 'accept-encoding',
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    if (extname(name) === '.html')
      reply.headers({
        'content-security-policy': policyFor(String(reply.getHeader('content-security-policy')), inline),
        ...(link && { link }),
      })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(types[extname(name)] ?? 'application/octet-stream').send(bytes)
  }

  app.addHook('onListen', async () => {
    assets.prepare().catch((error: unknown) => app.log.warn({ err: error }, 'a file of the build was not prepared'))
  })
  app.get('/', async (_, reply) => reply.redirect('/app/'))
  app.get('/app', async (_, reply) => reply.redirect('/app/'))
  for (const page of [loginPage, ...recoveryPages.map((name) => `/app/${name}`)])
    app.get(page, async (request, reply) => give('login.html', request, reply))
  for (const page of joinPages) app.get(page, async (request, reply) => give('join.html', request, reply))
  app.get<{ Params: { '*': string } }>('/app/*', async (request, reply) => {
    const name = request.params['*']
    const isFile = assets.has(name) || name.startsWith('assets/')
    return give(isFile && !name.endsWith('.html') ? name : 'index.html', request, reply)
  })
}
