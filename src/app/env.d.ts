/// <reference types="vite/client" />

/** Base addresses of the API, where it is not on the page's own origin. */
interface ImportMetaEnv {
  readonly VITE_API_URL?: string
  readonly VITE_SIGN_UP_API_URL?: string
  readonly VITE_SECOND_API_URL?: string
}
