/** Actions are only named here; the effects of each chart's area on the server implement them. */
const effect = () => {}

/** The actions of `planStates`. */
export const planActions = {
  keepContent: effect,
  keepConfirmation: effect,
  keepDispute: effect,
  keepSecondConfirmation: effect,
  keepSecondDispute: effect,
  endToday: effect,
}
