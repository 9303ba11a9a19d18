/**
 * A charge is announced this long before it; `grace` is the time to mend one that failed. A charge that nobody
 * authenticates is given up after `authentication`; a sealed token of the pages lasts `token`, the one in a mail
 * `mailedToken`. One network uses such tokens `tries` times in `window`.
 */
export const subscriptionLimits = {
  announced: 7 * 24 * 3_600_000,
  grace: 7 * 24 * 3_600_000,
  authentication: 24 * 3_600_000,
  token: 24 * 3_600_000,
  mailedToken: 14 * 24 * 3_600_000,
  tries: 120,
  window: 60 * 60_000,
} as const
