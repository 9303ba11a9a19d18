/** Lists the screens that are opened by their address, with the element that makes each of them useful. */
export const screens = {
  signIn: { path: '/app/login', useful: 'input[type=password]' },
  log: { path: '/app/expenses', useful: 'tbody a' },
  home: { path: '/app/home', useful: 'main [aria-labelledby="waiting-you"][aria-busy="false"]' },
  details: { path: '/app/expenses/', useful: 'main h1:not([aria-busy] *)' },
} as const

export type Screen = keyof typeof screens
