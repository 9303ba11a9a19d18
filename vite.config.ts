import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  base: '/app/',
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
      input: { main: 'index.html', login: 'login.html' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            {
              name: 'ui',
              test: /node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis)\//,
              priority: 20,
              tags: ['$initial'],
            },
            {
              name: 'core',
              test: /node_modules\/(typesafe-i18n|ky)\//,
              priority: 15,
              tags: ['$initial'],
            },
            // Both apps call the server with it; the request chart is beside it, because the login loads it later.
            {
              name: 'calls',
              test: /src\/api\/(?!send|gate|client|upload)|src\/app\/shared\/(session\/(?!guard)|locale\/device)|src\/app\/boot\/(bases|referrer|session\/fetch)|machines\/session\/pages|contract\/(session|route|common|locale|limits)\.ts|domain\/(money|time)\.ts/,
              priority: 14,
              tags: ['$initial'],
            },
            {
              name: 'gate',
              test: /src\/api\/(send|gate|client|upload)|machines\/(request|session)\/|machines\/shared\/unprovided/,
              priority: 12,
              tags: ['$initial'],
            },
            // After `core`, so that what both apps share is not drawn in here: the login app has neither routes nor charts and loads none of it.
            {
              name: 'router',
              test: /node_modules\/(@tanstack|xstate|@xstate|use-sync-external-store)\//,
              priority: 10,
              tags: ['$initial'],
            },
            // Nearly every form needs all of these, and each alone would be a chunk of a few hundred bytes.
            {
              name: 'forms',
              test: /src\/app\/shared\/forms\/(flat-resolver|problem-text|server-errors|form-failure|typed-money)\.ts/,
              priority: 5,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/pub': api, '/ofw': api, '/metrics': api } },
})
