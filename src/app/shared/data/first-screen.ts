/** Without an answer for so long, in milliseconds, a page shows skeletons. */
const patience = 1000

/** Tells whether nothing of the app has been drawn yet, so that only the drawing of the page gives way to what comes. */
export const isFirstScreen = (): boolean => document.querySelector('main') === null

/** Waits for answers that the page asked for with its address, so that it is drawn once. It says itself what failed. */
export async function awaitAnswers(answers: Promise<unknown>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  await Promise.race([answers.catch(() => undefined), late])
}
