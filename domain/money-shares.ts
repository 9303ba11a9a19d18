// Shares and discounts of amounts, beside `money.ts`, which the first load of the browser contains.

/** Returns the share of an amount that `part` is of `whole`, in whole minor units, rounded down in favour of who pays. */
export const shareOf = (minor: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.floor((minor * Math.min(Math.max(part, 0), whole)) / whole)

/** Returns an amount after a discount of whole percents; what is taken off is rounded up. */
export const withoutPercent = (minor: number, percent: number): number => Math.floor((minor * (100 - percent)) / 100)
