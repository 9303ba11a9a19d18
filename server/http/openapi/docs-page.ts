import type { FastifyInstance } from 'fastify'

type Document = Exclude<ReturnType<FastifyInstance['swagger']>, string>

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const html = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)

type Operation = {
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly details: Record<string, unknown>
}

const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).flatMap(([method, details]) =>
      isRecord(details)
        ? [{ method, path, tag: String(Array.isArray(details.tags) ? details.tags[0] : ''), details }]
        : [],
    ),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const part = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre tabindex="0">${html(JSON.stringify(value, null, 2))}</pre></details>`

const accessOf = ({ security }: Record<string, unknown>): string => {
  const schemes = Array.isArray(security) ? security.flatMap((each) => (isRecord(each) ? Object.keys(each) : [])) : []
  return schemes.join(', ') || 'none'
}

const section = ({ method, path, details }: Operation) => `
  <section>
    <h3><code>${method.toUpperCase()} ${html(path)}</code></h3>
    <p>${html(String(details.summary ?? ''))} <small>Access: ${accessOf(details)}</small></p>
    ${part('Parameters', details.parameters)}${part('Body', details.requestBody)}${part('Answers', details.responses)}
  </section>`

/** Renders `openapi.json` as one readable page without scripts. */
export const docsPage = (document: Document): string => {
  const areas = Map.groupBy(operationsOf(document), ({ tag }) => tag)
  const body = [...areas].map(([tag, operations]) => `<h2>${html(tag)}</h2>${operations.map(section).join('')}`)
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${html(document.info.title)} API</title>
  <link rel="stylesheet" href="/pub/v1/docs.css">
</head>
<body><main>
  <h1>${html(document.info.title)} API</h1>
  <p>${html(document.info.description ?? '')} <a href="/pub/v1/openapi.json">openapi.json</a></p>
  ${body.join('')}
</main></body>
</html>`
}

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
h2 { margin-top: 2.5rem; text-transform: capitalize }
section { border-top: 1px solid #8884; padding: 0.5rem 0 }
h3 { margin: 0; font-size: 1rem }
small { opacity: 0.8 }
pre { overflow: auto; max-height: 30rem; padding: 0.75rem; background: #8881 }
summary { cursor: pointer }`
