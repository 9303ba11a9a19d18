import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browserContract } from './scripts/build/browser-contract.ts'
import { chunkPlan } from './scripts/build/chunks.ts'
import { dictionaryFiles } from './scripts/build/dictionaries.ts'
import { directImports } from './scripts/build/direct-imports.ts'
import { drawnShell } from './scripts/build/drawn-shell.ts'
import { earlyScript } from './scripts/build/early.ts'
import { keptStyles } from './scripts/build/kept-styles.ts'
import { tokensAtBuild } from './scripts/build/known-tokens.ts'
import { oneRuntime } from './scripts/build/one-runtime.ts'
import { stylesInPages } from './scripts/build/page-styles.ts'
import { preloadedOnce } from './scripts/build/preloaded.ts'
import { splitSchemas } from './scripts/build/split-schemas.ts'
import { startAfterDrawing } from './scripts/build/start-after-drawing.ts'
import { usedLimitsOnly } from './scripts/build/used-limits.ts'
import { usedStyles } from './scripts/build/used-styles.ts'

/** The words wait for no second round trip: the latin file is fetched together with the page. */
function preloadFont(file: RegExp): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => file.test(name))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/app/${name}` },
          })),
    },
  }
}

/** The development server passes the calls on itself, so the pages send them to their own origin. */
const ownApi: Plugin = {
  name: 'own-api',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace('name="api-bases" content="{}"', `name="api-bases" content='{"own":"/"}'`),
}

const api = `http://127.0.0.1:${process.env.API_PORT ?? '4300'}`

const chunks = chunkPlan()

export default defineConfig({
  base: '/app/',
  resolve: {
    // React has had this hook of its own since version 18; packages still bring a copy for older ones.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  plugins: [
    // must come before react()
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      addExtensions: true,
    }),
    react(),
    ownApi,
    usedLimitsOnly(),
    browserContract(),
    splitSchemas(),
    usedStyles(),
    keptStyles(),
    tokensAtBuild(),
    chunks.plugin,
    dictionaryFiles(),
    directImports(),
    preloadedOnce(),
    oneRuntime(),
    earlyScript(),
    drawnShell(),
    stylesInPages(),
    startAfterDrawing(),
    preloadFont(/figtree-latin-wght-normal.*\.woff2$/),
  ],
  build: {
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    manifest: true,
    reportCompressedSize: false,
    // A small font or picture inlined as data: would be refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: false,
      // Emotion needs them for a function that nothing here calls.
      treeshake: { moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }] },
      input: { main: 'index.html', login: 'login.html', join: 'join.html' },
      output: {
        codeSplitting: {
          groups: [{ debugName: 'areas', name: chunks.nameOf }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/pub': api, '/ofw': api, '/metrics': api } },
})
