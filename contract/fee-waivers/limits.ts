/**
 * `note` and `reason` are texts of the applicant and of the administrator. `documents` is how many one application takes.
 * One network asks for `tries` links in `window`, and uses tokens `uses` times. Whoever has a granted year may apply
 * again in its last `again`.
 */
export const feeWaiverLimits = {
  note: 250,
  reason: 250,
  documents: 5,
  again: 30 * 24 * 3_600_000,
  tries: 20,
  uses: 120,
  window: 60 * 60_000,
} as const
