/// <reference types="vite/client" />

// One icon per import: the package's index is 6,000 modules, which a test would load one by one.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react'

  const icon: TablerIcon
  export default icon
}

/** Base addresses of the API, where it is not on the page's own origin. */
interface ImportMetaEnv {
  readonly VITE_API_URL?: string
  readonly VITE_SIGN_UP_API_URL?: string
  readonly VITE_SECOND_API_URL?: string
}
