/// <reference types="vite/client" />

// One icon per import: the package's index is 6,000 modules, which a test would load one by one.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react'

  const icon: TablerIcon
  export default icon
}
