// Written by npm run law from the charts of its day. What was decided by it is judged by it, so it is never changed.
export const law5 = {
  expense: {
    begin: "?",
    on: {
      "private": {"expense.share":[{"when":{"by":["creator"]},"to":"open"}],"expense.edit":[{"when":{"by":["creator"]}}],"expense.addReceipt":[{"when":{"by":["creator"]}}],"expense.delete":[{"when":{"by":["creator"]},"to":"deleted"}]},
      "open": {"expense.approve":[{"when":{"all":[{"by":["other"]},{"equal":[{"fact":"opened"},true]}]},"to":"approved?"}],"expense.decline":[{"when":{"all":[{"by":["other"]},{"equal":[{"fact":"opened"},true]}]},"to":"declined"}],"expense.edit":[{"when":{"by":["creator"]}}],"expense.withdraw":[{"when":{"by":["creator"]},"to":"withdrawn"}],"expense.requestReceipt":[{"when":{"all":[{"by":["other"]},{"equal":[{"fact":"opened"},true]}]},"to":"receiptRequested"}],"expense.addReceipt":[{"when":{"by":["creator"]}}]},
      "receiptRequested": {"expense.approve":[{"when":{"all":[{"by":["other"]},{"equal":[{"fact":"opened"},true]}]},"to":"approved?"}],"expense.decline":[{"when":{"all":[{"by":["other"]},{"equal":[{"fact":"opened"},true]}]},"to":"declined"}],"expense.edit":[{"when":{"by":["creator"]}}],"expense.withdraw":[{"when":{"by":["creator"]},"to":"withdrawn"}],"expense.requestReceipt":[{"when":{"all":[{"by":["other"]},{"equal":[{"fact":"opened"},true]}]}}],"expense.addReceipt":[{"when":{"by":["creator"]},"to":"open"}]},
      "approved": {"expense.paymentsChanged":[{"when":{"by":["system"]},"to":"approved?"}],"expense.pay":[{"when":{"all":[{"by":["other","payer"]},{"all":[{"above":[{"event":"amount"},0]},{"atMost":[{"event":"amount"},{"less":[{"fact":"owed"},{"fact":"settled"},{"fact":"checks"},{"fact":"inFlight"},{"fact":"scheduled"}]}]}]}]}}],"expense.markReimbursed":[{"when":{"all":[{"by":["creator"]},{"all":[{"equal":[{"fact":"checks"},0]},{"equal":[{"fact":"inFlight"},0]}]},{"equal":[{"event":"remaining"},{"less":[{"fact":"owed"},{"fact":"settled"}]}]}]}}]},
      "settled": {"expense.paymentsChanged":[{"when":{"by":["system"]},"to":"approved?"}]},
    },
    choose: {
      "?": [{"when":{"equal":[{"fact":"private"},true]},"to":"private"},{"to":"open"}],
      "approved?": [{"when":{"equal":[{"less":[{"fact":"owed"},{"fact":"settled"}]},0]},"to":"settled"},{"when":{"above":[{"fact":"checks"},0]},"to":"approved.paymentUnconfirmed"},{"when":{"above":[{"fact":"inFlight"},0]},"to":"approved.paymentInProcess"},{"when":{"above":[{"fact":"scheduled"},0]},"to":"approved.paymentScheduled"},{"when":{"among":[{"fact":"lastOutcome"},["failed","returned","stopped","refused","void"]]},"to":"approved.newPaymentNeeded"},{"when":{"above":[{"fact":"settled"},0]},"to":"approved.partlyPaid"},{"to":"approved.unpaid"}],
    },
  },
  monthlyExpense: {
    begin: "active",
    on: {
      "active": {"monthlyExpense.send":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"due"},true]},{"equal":[{"fact":"last"},true]}]},"to":"ended"},{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"due"},true]}]}}],"monthlyExpense.skip":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"due"},true]},{"equal":[{"fact":"last"},true]}]},"to":"ended"},{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"due"},true]}]}}],"monthlyExpense.end":[{"when":{"any":[{"by":["owner"]},{"by":["system"]}]},"to":"ended"}]},
    },
    choose: {
    },
  },
  payment: {
    begin: "?",
    on: {
      "unconfirmed": {"payment.confirm":[{"when":{"by":["creator","receiver"]},"to":"confirmed"}],"payment.refuse":[{"when":{"by":["creator","receiver"]},"to":"refused"}],"payment.void":[{"when":{"by":["other","payer"]},"to":"void"}]},
      "confirmed": {"payment.void":[{"when":{"by":["creator","receiver"]},"to":"void"}]},
      "reimbursed": {"payment.void":[{"when":{"by":["creator","receiver"]},"to":"void"}]},
      "scheduled": {"payment.start":[{"when":{"all":[{"by":["system"]},{"atMost":[{"fact":"amount"},{"fact":"payable"}]},{"equal":[{"event":"hindrance"},null]}]},"to":"pending"},{"when":{"by":["system"]},"to":"failed"}],"payment.stop":[{"when":{"by":["other","payer"]},"to":"stopped"},{"when":{"by":["system"]},"to":"stopped"}]},
      "pending": {"payment.failed":[{"when":{"by":["bank"]},"to":"failed"}],"payment.returned":[{"when":{"by":["bank"]},"to":"returned"}],"payment.paid":[{"when":{"by":["bank"]},"to":"paid"}],"payment.processing":[{"when":{"by":["bank"]},"to":"inProcess"}],"payment.stop":[{"when":{"by":["other","payer"]},"to":"stopping"}]},
      "stopping": {"payment.failed":[{"when":{"by":["bank"]},"to":"failed"}],"payment.returned":[{"when":{"by":["bank"]},"to":"returned"}],"payment.paid":[{"when":{"by":["bank"]},"to":"paid"}],"payment.processing":[{"when":{"by":["bank"]},"to":"inProcess"}],"payment.stopped":[{"when":{"by":["bank"]},"to":"stopped"}]},
      "inProcess": {"payment.failed":[{"when":{"by":["bank"]},"to":"failed"}],"payment.returned":[{"when":{"by":["bank"]},"to":"returned"}],"payment.paid":[{"when":{"by":["bank"]},"to":"paid"}]},
      "paid": {"payment.failed":[{"when":{"by":["bank"]},"to":"failed"}],"payment.returned":[{"when":{"by":["bank"]},"to":"returned"}]},
    },
    choose: {
      "?": [{"when":{"equal":[{"fact":"method"},"check"]},"to":"unconfirmed"},{"when":{"equal":[{"fact":"method"},"reimbursed"]},"to":"reimbursed"},{"when":{"equal":[{"fact":"later"},true]},"to":"scheduled"},{"to":"pending"}],
    },
  },
  paymentSeries: {
    begin: "active",
    on: {
      "active": {"paymentSeries.edit":[{"when":{"all":[{"by":["other","payer"]},{"equal":[{"fact":"mayEdit"},true]},{"above":[{"fact":"ahead"},0]}]}}],"paymentSeries.stop":[{"when":{"all":[{"any":[{"by":["other","payer"]},{"by":["system"]}]},{"above":[{"fact":"ahead"},0]}]},"to":"stopped"}],"paymentSeries.paymentsChanged":[{"when":{"all":[{"by":["system"]},{"equal":[{"fact":"ahead"},0]},{"equal":[{"fact":"cutShort"},true]}]},"to":"stopped"},{"when":{"all":[{"by":["system"]},{"equal":[{"fact":"ahead"},0]}]},"to":"completed"}]},
    },
    choose: {
    },
  },
  supportOrder: {
    begin: "recorded",
    on: {
      "recorded": {"supportOrder.confirm":[{"when":{"by":["other"]},"to":"active"}],"supportOrder.dispute":[{"when":{"by":["other"]},"to":"disputed"}],"supportOrder.withdraw":[{"when":{"by":["creator"]},"to":"withdrawn"}]},
      "active": {"supportOrder.pay":[{"when":{"all":[{"by":["creator"]},{"equal":[{"fact":"recorderPays"},true]},{"above":[{"event":"amount"},0]}]}},{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"recorderPays"},true]}},{"above":[{"event":"amount"},0]}]}}],"supportOrder.followed":[{"when":{"by":["system"]}}],"supportOrder.end":[{"when":{"all":[{"by":["system"]},{"equal":[{"fact":"over"},true]}]},"to":"ended"}],"supportOrder.askEnd":[{"when":{"by":["creator"]},"to":"endAsked.byCreator"},{"when":{"by":["other"]},"to":"endAsked.byOther"}]},
      "endAsked": {"supportOrder.pay":[{"when":{"all":[{"by":["creator"]},{"equal":[{"fact":"recorderPays"},true]},{"above":[{"event":"amount"},0]}]}},{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"recorderPays"},true]}},{"above":[{"event":"amount"},0]}]}}],"supportOrder.followed":[{"when":{"by":["system"]}}],"supportOrder.end":[{"when":{"all":[{"by":["system"]},{"equal":[{"fact":"over"},true]}]},"to":"ended"}]},
      "endAsked.byCreator": {"supportOrder.agreeEnd":[{"when":{"by":["other"]},"to":"active"}],"supportOrder.refuseEnd":[{"when":{"by":["other"]},"to":"active"}],"supportOrder.withdrawEnd":[{"when":{"any":[{"by":["creator"]},{"by":["system"]}]},"to":"active"}]},
      "endAsked.byOther": {"supportOrder.agreeEnd":[{"when":{"by":["creator"]},"to":"active"}],"supportOrder.refuseEnd":[{"when":{"by":["creator"]},"to":"active"}],"supportOrder.withdrawEnd":[{"when":{"any":[{"by":["other"]},{"by":["system"]}]},"to":"active"}]},
      "ended": {"supportOrder.followed":[{"when":{"by":["system"]}}],"supportOrder.pay":[{"when":{"all":[{"by":["creator"]},{"equal":[{"fact":"recorderPays"},true]},{"all":[{"above":[{"event":"amount"},0]},{"atMost":[{"event":"amount"},{"fact":"due"}]}]}]}},{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"recorderPays"},true]}},{"all":[{"above":[{"event":"amount"},0]},{"atMost":[{"event":"amount"},{"fact":"due"}]}]}]}}]},
    },
    choose: {
    },
  },
  parentingSchedule: {
    begin: "upcoming",
    on: {
      "upcoming": {"parentingSchedule.confirm":[{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"answer"},"agreed"]}}]}},{"when":{"all":[{"by":["second"]},{"all":[{"not":{"equal":[{"fact":"secondAnswer"},null]}},{"not":{"equal":[{"fact":"secondAnswer"},"agreed"]}}]}]}}],"parentingSchedule.dispute":[{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"answer"},"objected"]}}]}},{"when":{"all":[{"by":["second"]},{"all":[{"not":{"equal":[{"fact":"secondAnswer"},null]}},{"not":{"equal":[{"fact":"secondAnswer"},"objected"]}}]}]}}],"parentingSchedule.followed":[{"when":{"by":["system"]}}],"parentingSchedule.edit":[{"when":{"all":[{"by":["creator","professional"]},{"not":{"equal":[{"fact":"begun"},true]}}]}}],"parentingSchedule.delete":[{"when":{"all":[{"by":["creator","professional"]},{"not":{"equal":[{"fact":"begun"},true]}}]},"to":"deleted"}],"parentingSchedule.begun":[{"when":{"all":[{"by":["system"]},{"equal":[{"fact":"begun"},true]}]},"to":"active"}]},
      "active": {"parentingSchedule.confirm":[{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"answer"},"agreed"]}}]}},{"when":{"all":[{"by":["second"]},{"all":[{"not":{"equal":[{"fact":"secondAnswer"},null]}},{"not":{"equal":[{"fact":"secondAnswer"},"agreed"]}}]}]}}],"parentingSchedule.dispute":[{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"answer"},"objected"]}}]}},{"when":{"all":[{"by":["second"]},{"all":[{"not":{"equal":[{"fact":"secondAnswer"},null]}},{"not":{"equal":[{"fact":"secondAnswer"},"objected"]}}]}]}}],"parentingSchedule.followed":[{"when":{"by":["system"]}}],"parentingSchedule.end":[{"when":{"by":["creator"]},"to":"ended"},{"when":{"by":["other"]},"to":"ended"},{"when":{"by":["second"]},"to":"ended"}],"parentingSchedule.lastDayPassed":[{"when":{"all":[{"by":["system"]},{"equal":[{"fact":"over"},true]}]},"to":"ended"}]},
    },
    choose: {
    },
  },
  holiday: {
    begin: "upcoming",
    on: {
      "upcoming": {"holiday.confirm":[{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"answer"},"agreed"]}}]}},{"when":{"all":[{"by":["second"]},{"all":[{"not":{"equal":[{"fact":"secondAnswer"},null]}},{"not":{"equal":[{"fact":"secondAnswer"},"agreed"]}}]}]}}],"holiday.dispute":[{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"answer"},"objected"]}}]}},{"when":{"all":[{"by":["second"]},{"all":[{"not":{"equal":[{"fact":"secondAnswer"},null]}},{"not":{"equal":[{"fact":"secondAnswer"},"objected"]}}]}]}}],"holiday.edit":[{"when":{"all":[{"by":["creator","professional"]},{"not":{"equal":[{"fact":"begun"},true]}}]}}],"holiday.delete":[{"when":{"all":[{"by":["creator","professional"]},{"not":{"equal":[{"fact":"begun"},true]}}]},"to":"deleted"}],"holiday.begun":[{"when":{"all":[{"by":["system"]},{"equal":[{"fact":"begun"},true]}]},"to":"active"}]},
      "active": {"holiday.confirm":[{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"answer"},"agreed"]}}]}},{"when":{"all":[{"by":["second"]},{"all":[{"not":{"equal":[{"fact":"secondAnswer"},null]}},{"not":{"equal":[{"fact":"secondAnswer"},"agreed"]}}]}]}}],"holiday.dispute":[{"when":{"all":[{"by":["other"]},{"not":{"equal":[{"fact":"answer"},"objected"]}}]}},{"when":{"all":[{"by":["second"]},{"all":[{"not":{"equal":[{"fact":"secondAnswer"},null]}},{"not":{"equal":[{"fact":"secondAnswer"},"objected"]}}]}]}}],"holiday.end":[{"when":{"by":["creator"]},"to":"ended"},{"when":{"by":["other"]},"to":"ended"},{"when":{"by":["second"]},"to":"ended"}],"holiday.lastDayPassed":[{"when":{"all":[{"by":["system"]},{"equal":[{"fact":"over"},true]}]},"to":"ended"}]},
    },
    choose: {
    },
  },
  changeRequest: {
    begin: "open",
    on: {
      "open": {"changeRequest.approve":[{"when":{"all":[{"by":["answerer"]},{"equal":[{"fact":"free"},true]}]},"to":"approved"}],"changeRequest.decline":[{"when":{"by":["answerer"]},"to":"declined"}],"changeRequest.counter":[{"when":{"all":[{"by":["answerer"]},{"equal":[{"fact":"counterable"},true]}]},"to":"countered"}],"changeRequest.withdraw":[{"when":{"any":[{"by":["asker"]},{"by":["system"]}]},"to":"withdrawn"}],"changeRequest.expire":[{"when":{"all":[{"by":["system"]},{"equal":[{"fact":"over"},true]}]},"to":"expired"}]},
    },
    choose: {
    },
  },
  actualTime: {
    begin: "recorded",
    on: {
      "recorded": {"actualTime.confirm":[{"when":{"by":["other"]},"to":"confirmed"}],"actualTime.dispute":[{"when":{"by":["other"]},"to":"disputed"}],"actualTime.withdraw":[{"when":{"by":["creator"]},"to":"withdrawn"}]},
    },
    choose: {
    },
  },
  schoolBreak: {
    begin: "listed",
    on: {
      "listed": {"schoolBreak.remove":[{"when":{"all":[{"by":["parent"]},{"not":{"equal":[{"fact":"begun"},true]}}]},"to":"removed"}]},
    },
    choose: {
    },
  },
  calendarEvent: {
    begin: "?",
    on: {
      "private": {"calendarEvent.share":[{"when":{"all":[{"by":["owner"]},{"not":{"equal":[{"fact":"begun"},true]}}]},"to":"shared"}],"calendarEvent.edit":[{"when":{"all":[{"by":["owner"]},{"not":{"equal":[{"fact":"begun"},true]}}]}}],"calendarEvent.delete":[{"when":{"all":[{"by":["owner"]},{"not":{"equal":[{"fact":"begun"},true]}}]},"to":"deleted"}],"calendarEvent.moveOne":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"repeats"},true]},{"equal":[{"fact":"coming"},true]}]}}],"calendarEvent.cancelOne":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"repeats"},true]},{"equal":[{"fact":"coming"},true]}]}}],"calendarEvent.changeFollowing":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"repeats"},true]},{"equal":[{"fact":"coming"},true]}]}}],"calendarEvent.cancelFollowing":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"repeats"},true]},{"equal":[{"fact":"coming"},true]}]}}]},
      "shared": {"calendarEvent.edit":[{"when":{"all":[{"by":["owner"]},{"not":{"equal":[{"fact":"begun"},true]}}]}}],"calendarEvent.cancel":[{"when":{"all":[{"by":["owner"]},{"not":{"equal":[{"fact":"begun"},true]}}]},"to":"cancelled"}],"calendarEvent.moveOne":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"repeats"},true]},{"equal":[{"fact":"coming"},true]}]}}],"calendarEvent.cancelOne":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"repeats"},true]},{"equal":[{"fact":"coming"},true]}]}}],"calendarEvent.changeFollowing":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"repeats"},true]},{"equal":[{"fact":"coming"},true]}]}}],"calendarEvent.cancelFollowing":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"repeats"},true]},{"equal":[{"fact":"coming"},true]}]}}]},
    },
    choose: {
      "?": [{"when":{"equal":[{"fact":"private"},true]},"to":"private"},{"to":"shared"}],
    },
  },
  calendarFeed: {
    begin: "live",
    on: {
      "live": {"calendarFeed.revoke":[{"when":{"any":[{"by":["owner"]},{"by":["system"]}]},"to":"revoked"}]},
    },
    choose: {
    },
  },
  connectedCalendar: {
    begin: "fetching",
    on: {
      "fetching": {"connectedCalendar.fetched":[{"when":{"by":["system"]},"to":"current"}],"connectedCalendar.failed":[{"when":{"by":["system"]},"to":"failing"}],"connectedCalendar.edit":[{"when":{"by":["owner"]}}],"connectedCalendar.remove":[{"when":{"any":[{"by":["owner"]},{"by":["system"]}]},"to":"removed"}]},
      "current": {"connectedCalendar.failed":[{"when":{"by":["system"]},"to":"failing"}],"connectedCalendar.edit":[{"when":{"by":["owner"]}}],"connectedCalendar.remove":[{"when":{"any":[{"by":["owner"]},{"by":["system"]}]},"to":"removed"}]},
      "failing": {"connectedCalendar.fetched":[{"when":{"by":["system"]},"to":"current"}],"connectedCalendar.retry":[{"when":{"by":["owner"]},"to":"fetching"}],"connectedCalendar.edit":[{"when":{"by":["owner"]}}],"connectedCalendar.remove":[{"when":{"any":[{"by":["owner"]},{"by":["system"]}]},"to":"removed"}]},
    },
    choose: {
    },
  },
  paymentAccount: {
    begin: "none",
    on: {
      "none": {"paymentAccount.signUp":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"offered"},true]}]},"to":"signUpInProgress"}]},
      "signUpInProgress": {"paymentAccount.verified":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"verified"}],"paymentAccount.detailsAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"detailsNeeded"}],"paymentAccount.documentAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"documentNeeded"}],"paymentAccount.reviewBegun":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"manualReview"}],"paymentAccount.refused":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"refused"}],"paymentAccount.suspended":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"suspended"}],"paymentAccount.deactivated":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"deactivated"}],"paymentAccount.giveName":[{"when":{"by":["owner"]}}],"paymentAccount.giveBirth":[{"when":{"by":["owner"]}}],"paymentAccount.giveEmail":[{"when":{"by":["owner"]}}],"paymentAccount.giveAddress":[{"when":{"by":["owner"]}}],"paymentAccount.submit":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"answered"},true]}]}}],"paymentAccount.leave":[{"when":{"by":["owner"]},"to":"none"}]},
      "detailsNeeded": {"paymentAccount.verified":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"verified"}],"paymentAccount.documentAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"documentNeeded"}],"paymentAccount.reviewBegun":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"manualReview"}],"paymentAccount.refused":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"refused"}],"paymentAccount.suspended":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"suspended"}],"paymentAccount.deactivated":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"deactivated"}],"paymentAccount.providerChanged":[{"when":{"by":["system"]},"to":"migrationUnfinished"}],"paymentAccount.giveName":[{"when":{"by":["owner"]}}],"paymentAccount.giveBirth":[{"when":{"by":["owner"]}}],"paymentAccount.giveEmail":[{"when":{"by":["owner"]}}],"paymentAccount.giveAddress":[{"when":{"by":["owner"]}}],"paymentAccount.correct":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"answered"},true]}]}}]},
      "documentNeeded": {"paymentAccount.verified":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"verified"}],"paymentAccount.detailsAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"detailsNeeded"}],"paymentAccount.reviewBegun":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"manualReview"}],"paymentAccount.refused":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"refused"}],"paymentAccount.suspended":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"suspended"}],"paymentAccount.deactivated":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"deactivated"}],"paymentAccount.providerChanged":[{"when":{"by":["system"]},"to":"migrationUnfinished"}],"paymentAccount.giveDocument":[{"when":{"by":["owner"]}}]},
      "manualReview": {"paymentAccount.verified":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"verified"}],"paymentAccount.detailsAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"detailsNeeded"}],"paymentAccount.documentAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"documentNeeded"}],"paymentAccount.refused":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"refused"}],"paymentAccount.suspended":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"suspended"}],"paymentAccount.deactivated":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"deactivated"}],"paymentAccount.providerChanged":[{"when":{"by":["system"]},"to":"migrationUnfinished"}]},
      "verified": {"paymentAccount.detailsAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"detailsNeeded"}],"paymentAccount.documentAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"documentNeeded"}],"paymentAccount.reviewBegun":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"manualReview"}],"paymentAccount.refused":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"refused"}],"paymentAccount.suspended":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"suspended"}],"paymentAccount.deactivated":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"deactivated"}],"paymentAccount.providerChanged":[{"when":{"by":["system"]},"to":"migrationUnfinished"}]},
      "refused": {"paymentAccount.verified":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"verified"}],"paymentAccount.detailsAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"detailsNeeded"}],"paymentAccount.documentAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"documentNeeded"}],"paymentAccount.reviewBegun":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"manualReview"}],"paymentAccount.suspended":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"suspended"}],"paymentAccount.deactivated":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"deactivated"}],"paymentAccount.providerChanged":[{"when":{"by":["system"]},"to":"migrationUnfinished"}]},
      "suspended": {"paymentAccount.verified":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"verified"}],"paymentAccount.detailsAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"detailsNeeded"}],"paymentAccount.documentAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"documentNeeded"}],"paymentAccount.reviewBegun":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"manualReview"}],"paymentAccount.refused":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"refused"}],"paymentAccount.deactivated":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"deactivated"}],"paymentAccount.providerChanged":[{"when":{"by":["system"]},"to":"migrationUnfinished"}]},
      "deactivated": {"paymentAccount.verified":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"verified"}],"paymentAccount.detailsAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"detailsNeeded"}],"paymentAccount.documentAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"documentNeeded"}],"paymentAccount.reviewBegun":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"manualReview"}],"paymentAccount.refused":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"refused"}],"paymentAccount.suspended":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"suspended"}],"paymentAccount.providerChanged":[{"when":{"by":["system"]},"to":"migrationUnfinished"}]},
      "migrationUnfinished": {"paymentAccount.verified":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"verified"}],"paymentAccount.detailsAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"detailsNeeded"}],"paymentAccount.documentAsked":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"documentNeeded"}],"paymentAccount.reviewBegun":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"manualReview"}],"paymentAccount.refused":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"refused"}],"paymentAccount.suspended":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"suspended"}],"paymentAccount.deactivated":[{"when":{"all":[{"by":["bank"]},{"equal":[{"fact":"customer"},true]}]},"to":"deactivated"}],"paymentAccount.giveName":[{"when":{"by":["owner"]}}],"paymentAccount.giveBirth":[{"when":{"by":["owner"]}}],"paymentAccount.giveEmail":[{"when":{"by":["owner"]}}],"paymentAccount.giveAddress":[{"when":{"by":["owner"]}}],"paymentAccount.submit":[{"when":{"all":[{"by":["owner"]},{"equal":[{"fact":"answered"},true]}]}}]},
    },
    choose: {
    },
  },
  invitation: {
    begin: "sent",
    on: {
      "sent": {"invitation.correct":[{"when":{"by":["inviter"]}}],"invitation.resend":[{"when":{"by":["inviter"]}}],"invitation.withdraw":[{"when":{"any":[{"by":["inviter"]},{"by":["system"]}]},"to":"withdrawn"}],"invitation.confirm":[{"when":{"all":[{"by":["inviter"]},{"equal":[{"fact":"joinsAt"},"other"]}]}}],"invitation.refuse":[{"when":{"all":[{"by":["inviter"]},{"equal":[{"fact":"joinsAt"},"other"]}]}}],"invitation.ask":[{"when":{"all":[{"by":["invitee"]},{"equal":[{"fact":"joinsAt"},"other"]}]}}],"invitation.accept":[{"when":{"all":[{"by":["invitee"]},{"equal":[{"fact":"joinsAt"},"invited"]}]},"to":"accepted"}],"invitation.decline":[{"when":{"by":["invitee"]},"to":"declined"}],"invitation.expire":[{"when":{"by":["system"]},"to":"expired"}]},
    },
    choose: {
    },
  },
  linkedAccount: {
    begin: "invited",
    on: {
      "invited": {"linkedAccount.giveCode":[{"when":{"by":["parent"]}}],"linkedAccount.accept":[{"when":{"all":[{"by":["holder"]},{"equal":[{"fact":"codeInTime"},true]}]},"to":"active"}],"linkedAccount.end":[{"when":{"by":["parent"]},"to":"withdrawn"}]},
      "active": {"linkedAccount.reset":[{"when":{"all":[{"by":["parent"]},{"equal":[{"fact":"resettable"},true]}]},"to":"invited"}],"linkedAccount.end":[{"when":{"by":["parent"]},"to":"inactive"}]},
      "inactive": {"linkedAccount.reopen":[{"when":{"by":["parent"]},"to":"active"}]},
      "withdrawn": {"linkedAccount.reopen":[{"when":{"by":["parent"]},"to":"invited"}]},
    },
    choose: {
    },
  },
  delivery: {
    begin: "new",
    on: {
      "new": {"delivery.open":[{"when":{"by":["recipient"]},"to":"viewed"}]},
    },
    choose: {
    },
  },
  draft: {
    begin: "saved",
    on: {
      "saved": {"draft.save":[{"when":{"by":["author"]}}],"draft.send":[{"when":{"by":["author"]},"to":"sent"}],"draft.discard":[{"when":{"any":[{"by":["author"]},{"by":["system"]}]},"to":"discarded"}]},
    },
    choose: {
    },
  },
  journalEntry: {
    begin: "private",
    on: {
      "private": {"journalEntry.edit":[{"when":{"by":["author"]}}],"journalEntry.share":[{"when":{"by":["author"]},"to":"shared"}],"journalEntry.delete":[{"when":{"by":["author"]},"to":"deleted"}]},
      "shared": {"journalEntry.edit":[{"when":{"by":["author"]}}],"journalEntry.share":[{"when":{"by":["author"]}}],"journalEntry.remove":[{"when":{"by":["author"]},"to":"removed"}]},
    },
    choose: {
    },
  },
  infoEntry: {
    begin: "private",
    on: {
      "private": {"infoEntry.edit":[{"when":{"by":["author"]}}],"infoEntry.share":[{"when":{"all":[{"by":["author"]},{"not":{"equal":[{"fact":"concerns"},"other"]}}]},"to":"shared"}],"infoEntry.delete":[{"when":{"by":["author"]},"to":"deleted"}]},
      "shared": {"infoEntry.edit":[{"when":{"by":["author"]}},{"when":{"all":[{"by":["other"]},{"equal":[{"fact":"concerns"},"children"]}]}}],"infoEntry.remove":[{"when":{"by":["author"]},"to":"removed"}]},
    },
    choose: {
    },
  },
  myFile: {
    begin: "private",
    on: {
      "private": {"myFile.rename":[{"when":{"by":["owner"]}}],"myFile.addVersion":[{"when":{"by":["owner"]}}],"myFile.privilege":[{"when":{"by":["owner"]},"to":"privileged"}],"myFile.share":[{"when":{"by":["owner"]},"to":"shared"}],"myFile.delete":[{"when":{"any":[{"by":["owner"]},{"by":["system"]}]},"to":"deleted"}]},
      "privileged": {"myFile.rename":[{"when":{"by":["owner"]}}],"myFile.addVersion":[{"when":{"by":["owner"]}}],"myFile.privilege":[{"when":{"by":["owner"]},"to":"privileged"}],"myFile.share":[{"when":{"by":["owner"]},"to":"shared"}],"myFile.withdraw":[{"when":{"by":["owner"]},"to":"withdrawn"}]},
      "shared": {"myFile.rename":[{"when":{"by":["owner"]}}],"myFile.addVersion":[{"when":{"by":["owner"]}}],"myFile.share":[{"when":{"by":["owner"]},"to":"shared"}],"myFile.withdraw":[{"when":{"by":["owner"]},"to":"withdrawn"}]},
    },
    choose: {
    },
  },
} as const
