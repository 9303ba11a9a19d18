import type { NamespaceHouseholdTranslation } from '../../i18n-types.ts'

const household: NamespaceHouseholdTranslation = {
  child: 'Menor: {name}',
  category: 'Categoría: {name}',
  supportOrder: 'Orden de pensión alimenticia',
  paymentAccount: 'Cuenta de pagos',
  bankAccount: 'Cuenta bancaria terminada en {name}',
  events: {
    childAdded: { you: 'Agregaste a {item} a la familia', name: '{actor} agregó a {item} a la familia' },
    childRenamed: {
      you: 'Cambiaste el nombre {was} por {item}',
      name: '{actor} cambió el nombre {was} por {item}',
    },
    childChanged: { you: 'Cambiaste los datos de {item}', name: '{actor} cambió los datos de {item}' },
    childArchived: {
      you: 'Quitaste a {item} de la lista para gastos nuevos',
      name: '{actor} quitó a {item} de la lista para gastos nuevos',
    },
    childRestored: {
      you: 'Devolviste a {item} a la lista para gastos nuevos',
      name: '{actor} devolvió a {item} a la lista para gastos nuevos',
    },
    childRemoved: { you: 'Eliminaste a {item}', name: '{actor} eliminó a {item}' },
    categoryAdded: { you: 'Agregaste la categoría {item}', name: '{actor} agregó la categoría {item}' },
    categoryChanged: { you: 'Cambiaste la categoría {item}', name: '{actor} cambió la categoría {item}' },
    categoryRemoved: { you: 'Eliminaste la categoría {item}', name: '{actor} eliminó la categoría {item}' },
    supportBegun: {
      you: 'Registraste una orden de pensión alimenticia',
      name: '{actor} registró una orden de pensión alimenticia',
    },
    supportConfirmed: {
      you: 'Confirmaste la orden de pensión alimenticia',
      name: '{actor} confirmó la orden de pensión alimenticia',
    },
    supportDisputed: {
      you: 'No estuviste de acuerdo con la orden de pensión alimenticia',
      name: '{actor} no estuvo de acuerdo con la orden de pensión alimenticia',
    },
    supportWithdrawn: {
      you: 'Retiraste la orden de pensión alimenticia',
      name: '{actor} retiró la orden de pensión alimenticia',
    },
    supportEndAsked: {
      you: 'Pediste que termine la pensión alimenticia',
      name: '{actor} pidió que termine la pensión alimenticia',
    },
    supportEndAgreed: {
      you: 'Aceptaste que termine la pensión alimenticia',
      name: '{actor} aceptó que termine la pensión alimenticia',
    },
    supportEndRefused: {
      you: 'No aceptaste que termine la pensión alimenticia',
      name: '{actor} no aceptó que termine la pensión alimenticia',
    },
    supportEndWithdrawn: {
      you: 'Ya no pides que termine la pensión alimenticia',
      name: '{actor} ya no pide que termine la pensión alimenticia',
    },
    supportEnded: { you: 'Terminó la orden de pensión alimenticia', name: 'Terminó la orden de pensión alimenticia' },
    supportFollowed: {
      you: 'Una orden más nueva de pensión alimenticia tomó el lugar de esta',
      name: 'Una orden más nueva de pensión alimenticia tomó el lugar de esta',
    },
    accountBegun: { you: 'Empezaste una cuenta de pagos', name: '{actor} empezó una cuenta de pagos' },
    accountSignUp: {
      you: 'Empezaste el registro para transferencias',
      name: '{actor} empezó el registro para transferencias',
    },
    accountName: { you: 'Escribiste tu nombre legal', name: '{actor} escribió su nombre legal' },
    accountBirth: { you: 'Escribiste tu fecha de nacimiento', name: '{actor} escribió su fecha de nacimiento' },
    accountEmail: { you: 'Escribiste un correo para el banco', name: '{actor} escribió un correo para el banco' },
    accountAddress: { you: 'Escribiste tu domicilio', name: '{actor} escribió su domicilio' },
    accountSubmit: { you: 'Enviaste tu registro al banco', name: '{actor} envió su registro al banco' },
    accountCorrect: {
      you: 'Enviaste al banco tus datos corregidos',
      name: '{actor} envió al banco sus datos corregidos',
    },
    accountDocument: {
      you: 'Enviaste al banco una foto de tu identificación',
      name: '{actor} envió al banco una foto de su identificación',
    },
    accountLeave: {
      you: 'Terminaste el registro y borraste tus respuestas',
      name: '{actor} terminó el registro y borró sus respuestas',
    },
    accountMoved: {
      you: 'Cambió el proveedor bancario y con él la cuenta de pagos',
      name: 'Cambió el proveedor bancario y con él la cuenta de pagos',
    },
    accountVerified: { you: 'El banco verificó la cuenta de pagos', name: 'El banco verificó la cuenta de pagos' },
    accountDetailsAsked: { you: 'El banco pidió más datos', name: 'El banco pidió más datos' },
    accountDocumentAsked: {
      you: 'El banco pidió una foto de una identificación',
      name: 'El banco pidió una foto de una identificación',
    },
    accountInReview: {
      you: 'El banco empezó a revisar los documentos',
      name: 'El banco empezó a revisar los documentos',
    },
    accountRefused: { you: 'El banco no aceptó el registro', name: 'El banco no aceptó el registro' },
    accountSuspended: { you: 'El banco detuvo los pagos que salen', name: 'El banco detuvo los pagos que salen' },
    accountDeactivated: { you: 'El banco cerró la cuenta de pagos', name: 'El banco cerró la cuenta de pagos' },
    bankAccountAdded: {
      you: 'Agregaste la cuenta bancaria terminada en {item}',
      name: '{actor} agregó la cuenta bancaria terminada en {item}',
    },
    bankAccountLinked: {
      you: 'Escribiste de nuevo los números de la cuenta bancaria terminada en {item}',
      name: '{actor} escribió de nuevo los números de la cuenta bancaria terminada en {item}',
    },
    bankAccountRenamed: {
      you: 'Cambiaste el nombre de la cuenta bancaria terminada en {item}',
      name: '{actor} cambió el nombre de la cuenta bancaria terminada en {item}',
    },
    bankAccountPreferred: {
      you: 'Preferiste la cuenta bancaria terminada en {item}',
      name: '{actor} prefirió la cuenta bancaria terminada en {item}',
    },
    bankAccountRemoved: {
      you: 'Quitaste la cuenta bancaria terminada en {item}',
      name: '{actor} quitó la cuenta bancaria terminada en {item}',
    },
  },
}

export default household
