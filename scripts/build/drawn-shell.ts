import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { type Locale, locales } from '../../contract/locale.ts'
import { brand, type Pair, surfaces } from '../../src/theme/palette.ts'
import { chunksOf, editChunk, pagesOf } from './edit-chunk.ts'

const root = join(import.meta.dirname, '../..')
const pair = ([light, dark]: Pair): string => `light-dark(${light},${dark})`

/** Repeats the sizes of `AppFrame` and `AuthFrame`, so that nothing moves when they take this drawing's place. */
const css = `
:root{color-scheme:light dark;--canvas:${pair(surfaces.canvas)};--card:${pair(surfaces.card)};--line:${pair(surfaces.line)};--brand:${pair(brand.DEFAULT)};--roof:${pair(brand.roof)}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
html{background:var(--canvas)}
body{margin:0}
#drawn{position:fixed;inset:0;display:flex;flex-direction:column;background:var(--canvas)}
#root:has(main,[role=alert])~#drawn{display:none}
#drawn header{display:flex;align-items:center;box-sizing:border-box;height:57px;padding:0 1rem;background:var(--card);border-bottom:1px solid var(--line)}
#drawn i{display:block;border-radius:8px;background:var(--card);border:1px solid var(--line)}
#drawn div{flex:1;box-sizing:border-box;width:100%;max-width:1240px;margin:0 auto;padding:1.25rem 1rem}
#drawn i:first-child{width:11rem;height:2rem;margin-bottom:1.5rem;background:var(--line);border:0}
#drawn i+i{height:60%}
@media (min-width:900px){
#drawn[data-frame]{flex-direction:row}
#drawn[data-frame] header{align-items:start;width:14.5rem;height:100%;padding:1.75rem 1.5rem;border-bottom:0;border-right:1px solid var(--line)}
#drawn div{padding:2rem 2.5rem}
#drawn:not([data-frame]) div{max-width:440px;padding:5rem 0 0}
:root[data-open] #drawn{flex-direction:column}
:root[data-open] #drawn[data-frame] header{width:auto;height:64px;padding:1rem 2.5rem;border-right:0}
}
@media print{#drawn{display:none}}
#sign-in,#sign-in [data-in],#root:has(main,[role=alert])~#sign-in,:root[data-sign-in] #drawn{display:none}
:root[data-sign-in] #sign-in{display:block}
:root:not([data-passkeys]) #sign-in [data-variant=secondary]{display:none}
#sign-in [type=button]{pointer-events:none}
#sign-in [data-sent] [type=submit]{opacity:.6}
${locales.map((locale) => `:root[lang=${locale}] #sign-in [data-in~=${locale}]`).join()}{display:inline}
`

const logo = `<svg width="28" height="22" viewBox="0 0 28 22"><path fill="var(--brand)" d="M2 19V9.6c0-.5.2-1 .6-1.3L8 3.4c.6-.6 1.5-.6 2.1 0L13 6v13z"/><path fill="var(--roof)" d="M13 19V8l4.4-4.6c.6-.6 1.5-.6 2.1 0L25.3 8.3c.4.3.7.8.7 1.3V19z"/></svg>`

/** Stands on the page until the app has drawn its own frame. It has no words, since the language is not known yet. */
const drawing = (frame: boolean): string =>
  `<div id="drawn" aria-hidden="true"${frame ? ' data-frame' : ''}><header>${logo}</header><div><i></i><i></i></div></div>`

/** Holds the texts of the sign-in page by their names, in one language. */
type Texts = Readonly<Record<string, string>>

const textsOf = async (part: string): Promise<Texts> =>
  (await import(pathToFileURL(join(root, 'i18n', part, 'index.ts')).href)).default

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes a text in all languages, of which the styles show one. */
function inEachLanguage(name: string, all: ReadonlyMap<Locale, Texts>): string {
  const byText = Map.groupBy(all.keys(), (locale) => all.get(locale)?.[name] ?? '')
  return [...byText].map(([text, by]) => `<span data-in="${by.join(' ')}">${escaped(text)}</span>`).join('')
}

type Drawing = { readonly html: string; readonly css: string }

/**
 * Renders the sign-in form into the page, so that people read it, and type, while the app is still on its way
 * (src/early/sign-in.ts). What needs the app is out of reach until it is there.
 */
async function signInDrawing(): Promise<Drawing> {
  const { productName = '' } = await textsOf('en-US')
  const all = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await textsOf(`${locale}/login`)] as const)),
  )
  const marks = Object.fromEntries(Object.keys(all.get('en-US') ?? {}).map((name) => [name, `[[${name}]]`]))
  const { module } = await runnerImport<{ drawSignIn: (texts: { productName: string; login: Texts }) => string }>(
    join(root, 'src/login/drawing.tsx'),
    { configFile: false, logLevel: 'error', root },
  )
  const drawn = module.drawSignIn({ productName, login: marks })
  const styles = [...drawn.matchAll(/<style data-emotion="css (?!-global)[^"]*">(.*?)<\/style>/g)].map(
    ([, text]) => text,
  )
  const html = drawn
    .replace(/<style[^>]*>.*?<\/style>/g, '')
    .replace('<main id="main"', '<div')
    .replace('</main>', '</div>')
    // The content security policy allows no styles in attributes.
    .replace(/ style="fill:([^"]*)"/g, ' fill="$1"')
    .replace(/ title="\[\[\w+\]\]"/g, '')
    .replace(/ aria-label="\[\[\w+\]\]"/g, ' aria-hidden="true"')
    .replaceAll('type="button"', 'type="button" tabindex="-1"')
    .replace(/\[\[(\w+)\]\]/g, (_, name: string) => inEachLanguage(name, all))
  return { html: `<div id="sign-in">${html}</div>`, css: [...new Set(styles)].join('') }
}

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/app\/(assets\/[^"]+\.css)"[^>]*>/

/**
 * Puts the frame of the app into the page itself, with the styles and fonts that would otherwise be a request that the
 * first paint waits for. The server allows the block by its hash.
 */
export const drawnShell = (): Plugin => ({
  name: 'drawn-shell',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      html
        .replace('</title>', () => `</title>\n    <style>${css}</style>`)
        .replace('<div id="root"></div>', (root) => `${root}\n    ${drawing(!/login|join/.test(path))}`),
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const signIn = await signInDrawing()
      for (const page of pagesOf(bundle)) {
        const html = String(page.source)
        const [link, file = ''] = stylesheet.exec(html) ?? []
        const sheet = bundle[file]
        if (link === undefined || sheet?.type !== 'asset') continue
        const text = String(sheet.source).trim()
        const drawn = page.fileName === 'login.html' ? signIn : { html: '', css: '' }
        page.source = html
          .replace(link, '')
          .replace('</style>', (end) => text + drawn.css + end)
          .replace('</body>', (end) => `  ${drawn.html}\n  ${end}`)
        const script = chunksOf(bundle).find(({ name }) => name === 'start')
        // Otherwise the styles would be fetched again beside the first dynamic import.
        for (const chunk of chunksOf(bundle))
          editChunk(bundle, chunk, (replace) => script && replace(`"${file}"`, `"${script.fileName}"`))
      }
    },
  },
})
