import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    // The files of a worker share its modules: loading them again for each file took longer than most files run.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/machines/**/*.test.ts', 'tests/domain/**/*.test.ts', 'tests/contract/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // These take long and seldom fail; `npm run soak -- --oracles` runs them.
          name: 'oracles',
          environment: 'node',
          include: [
            'tests/oracles/**/*.test.ts',
            'tests/server/history/export.test.ts',
            'tests/server/documents/checked.test.ts',
          ],
          env: { EVERY_BYTE: 'yes' },
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/dom/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
