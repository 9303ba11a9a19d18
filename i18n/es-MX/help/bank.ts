import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import { paymentService } from '../../product.ts'

type Articles = NamespaceHelpTranslation['articles']

export const paymentAccount: Articles['paymentAccount'] = {
  title: 'Tu cuenta de pagos',
  lead: `Cómo registrarte en ${paymentService}, qué se pregunta y qué significa cada estado.`,
  sections: {
    need: {
      title: 'Qué necesitas',
      text: 'Las transferencias bancarias se ofrecen a familias en Estados Unidos. Entra a Gastos, Cuenta de pagos. El registro toma unos cinco minutos: tu nombre legal, fecha de nacimiento, correo, domicilio, los últimos 4 dígitos de tu Seguro Social y después los números de ruta y de cuenta de tu banco.\nPuedes salir y seguir más tarde. Solo los dígitos se vuelven a preguntar, porque aquí no se guardan. Cada parte se registra por su lado; para una transferencia hacen falta las dos.',
    },
    states: {
      title: 'Qué significa cada estado',
      text: '- Registro en curso: todavía no lo envías.\n- Faltan datos: el banco no pudo confirmar quién eres. Revisa cada respuesta y escribe los 9 dígitos.\n- Falta un documento: el banco pide una foto de tu licencia de conducir o identificación, a color, con la tarjeta completa llenando la foto y vigente.\n- Verificación manual en curso: una persona del banco la revisa. Tarda de 1 a 2 días hábiles y no tienes que hacer nada.\n- Verificada: con una cuenta bancaria agregada, puedes enviar y recibir.\n- No se pudo verificar: el banco no aceptó el registro y solo él puede cambiarlo. Todavía puedes pagar con cheque u otro medio.\n- Suspendida: no sale nada; lo que llega sigue llegando.\n- Cerrada por el banco: no sale ni llega nada. Todavía puedes pagar con cheque u otro medio.\n- Cambio sin terminar: cambió nuestro proveedor bancario. Tus respuestas se conservaron; los dígitos y los números se piden de nuevo.',
    },
    accounts: {
      title: 'Cuentas bancarias',
      text: 'Puedes agregar varias, de cheques o de ahorro. Lo que recibes llega a la que prefieres; al pagar, eliges de cuál sale. Una cuenta con un pago en camino o programado no se puede quitar hasta que eso termine.',
    },
    other: {
      title: 'Qué ve la otra persona',
      text: 'Una línea: si puedes enviar y recibir transferencias. Ni tus respuestas, ni tu banco, ni cómo va tu registro. Nadie más ve esa página, tampoco un profesional.',
    },
  },
}

export const transfers: Articles['transfers'] = {
  title: 'Pagar por transferencia bancaria',
  lead: 'De tu cuenta a la de la otra persona, sin nada que confirmar.',
  sections: {
    pay: {
      title: 'Pagar un gasto',
      text: 'Abre un gasto que debas y presiona Pagar por transferencia. Di cuánto, todo o una parte, y desde qué cuenta. Antes de enviar ves el monto, cuándo debería llegar y cuánto quedará por pagar.',
    },
    several: {
      title: 'Pagar varios a la vez',
      text: 'En el registro de gastos, Pagar varios hace un solo pago de los gastos que elijas. Cada uno se paga completo; si quieres pagar solo una parte, paga ese gasto por separado.',
    },
    time: {
      title: 'Cuánto tarda',
      text: 'De 1 a 2 días hábiles. Los fines de semana y los días en que cierran los bancos no cuentan. Pendiente quiere decir que el banco no ha empezado; En proceso, que está moviendo el dinero; Pagado, que ya lo movió. Desde entonces el monto cuenta como pagado.',
    },
    limits: {
      title: 'Cuánto puedes enviar',
      text: 'Una transferencia es de hasta $500 en las tres primeras, $2,000 en las tres siguientes, $2,500 en las otras tres y $5,000 después, en dólares. Una transferencia cuenta cuando está pagada; si el banco la devuelve, ya no cuenta. El proveedor bancario puede rechazar una transferencia por un límite propio; en ese caso, el pago lo dice. Tu plan dice cuántas puedes enviar en un mes. Al pagar ves lo máximo que puedes enviar en una transferencia.',
    },
    stop: {
      title: 'Detener una transferencia',
      text: 'Mientras está pendiente puedes pedir que se detenga. Si el banco aún puede detenerla, el monto se sigue debiendo. Si no, el pago sigue su camino.',
    },
    back: {
      title: 'Si falla o se devuelve',
      text: 'El pago dice por qué, con las mismas palabras para las dos partes, y el monto se vuelve a deber. Un banco puede devolver el dinero incluso semanas después de que contó como pagado. Nada se envía otra vez automáticamente: resuelve el problema y envía un pago nuevo.',
    },
  },
}

export const scheduled: Articles['scheduled'] = {
  title: 'Pagos programados y series',
  lead: 'Una transferencia para otro día, o varias.',
  sections: {
    plan: {
      title: 'Programar',
      text: 'En un gasto que debas, elige Pagar después o en partes: una vez en un día, o cada día, de lunes a viernes, cada semana, cada mes o cada año, hasta cierto número de pagos o cierta fecha. Antes de aceptar ves cada pago con su día. Después las dos partes los ven en Gastos, Programados.',
    },
    days: {
      title: 'Qué día y a qué hora',
      text: 'Cada pago se envía a las 9:00 a. m. de su día, en tu zona horaria, en verano y en invierno. Si ese día es fin de semana o los bancos cierran, se envía de todos modos y los bancos lo completan en sus siguientes días hábiles. Si el mes no tiene ese número de día, toma el último; si no tiene, por ejemplo, un quinto viernes, ese mes se salta.',
    },
    count: {
      title: 'Qué cuenta tu plan',
      text: 'Tu plan incluye cierto número de pagos programados. Cuentan los próximos pagos y también los que salieron este mes. Un pago que detienes deja de contar.',
    },
    change: {
      title: 'Cambiar y detener',
      text: 'Solo puede hacerlo quien paga. Con los planes que lo incluyen, puedes editar una serie: los pagos ya enviados no cambian. Un pago suelto, o uno de una serie, se puede detener y programar de nuevo. Detener no se puede deshacer.',
    },
    day: {
      title: 'Cuando llega el día',
      text: 'Se revisa otra vez cuánto se debe, cuánto puedes enviar y si las dos cuentas se pueden usar. Si algo de eso lo impide, ese pago no sale y dice por qué; los demás de la serie siguen. Si el gasto se pagó de otra manera, sus próximos pagos se detienen.',
    },
  },
}

export const activity: Articles['activity'] = {
  title: 'Actividad de pagos y comprobantes',
  lead: 'Todos los pagos entre ustedes, en una lista.',
  sections: {
    list: {
      title: 'La lista',
      text: 'En Gastos, Pagos muestra cada pago que alguna de las partes hizo, registró o programó, por transferencia, con cheque o de otra manera, en cualquier estado. Puedes filtrar la lista por sentido, estado, forma de pago, fechas o palabras. Lo que falló, se devolvió, se detuvo, se anuló o no se recibió sigue en la lista, porque ocurrió, pero ningún total lo cuenta.',
      byHand:
        'En Gastos, Pagos tiene lo que cada quien pagó, con cheque o de otra manera, en cualquier estado. Puedes filtrar la lista por sentido, estado, forma de pago, fechas o palabras. Lo que se anuló o no se recibió sigue en la lista, porque ocurrió, pero ningún total lo cuenta.',
    },
    one: {
      title: 'Abrir un pago',
      text: 'Abre un pago para ver cómo va, a quién le toca, qué pasó y cuándo, y qué paga. Ahí está también lo que puedes hacer con él, como confirmarlo o detenerlo.',
      byHand:
        'Abre un pago para ver cómo va, a quién le toca, qué pasó y cuándo, y qué paga. Ahí está también lo que puedes hacer con él, como confirmarlo o anularlo.',
    },
    receipt: {
      title: 'Imprimir un comprobante',
      text: 'Desde su página, un pago se puede imprimir o guardar como PDF. Esa hoja solo se llama comprobante cuando el pago está completo. Antes es la constancia de un pago, y dice primero qué falta.',
    },
    export: {
      title: 'Exportar la lista',
      text: 'Con Exportar obtienes los pagos que se muestran como hoja de cálculo o para imprimir. Como prueba, usa el registro firmado en Historial.',
    },
  },
}

export const support: Articles['support'] = {
  title: 'Pensión alimenticia',
  lead: 'Con su propia cuenta, aparte de los gastos compartidos.',
  sections: {
    order: {
      title: 'La orden',
      text: 'En Gastos, Pensión alimenticia, una de las partes registra lo que se ordenó o acordaron: quién paga, cuánto, cada cuándo, desde cuándo y para quién es. La otra lo confirma o dice qué no es correcto. Mientras no se confirme, nada vence por esa orden.',
    },
    change: {
      title: 'Cambiar el monto o terminarla',
      text: 'Una orden confirmada nunca se cambia. Registra una nueva: cuando se confirma, reemplaza a la anterior desde su primer día. Cualquiera puede pedir que termine, y la otra persona acepta o rechaza. Ambas cosas pueden valer desde un día que ya pasó.',
    },
    dues: {
      title: 'Vencimientos y atrasos',
      text: 'Cada vencimiento aparece en su día con lo que se le ha pagado. Está vencido desde el día siguiente. Un pago cubre el vencimiento que elijas o, si no eliges, primero el más antiguo sin pagar. Lo que sobre se abona al siguiente pago.',
    },
    pay: {
      title: 'Cómo se paga',
      text: 'Con cheque u otro medio: lo registras y quien lo recibió lo confirma. Por transferencia: de tu cuenta a la suya, sin nada que confirmar, una vez o en una serie. Si una transferencia falla o se devuelve, el monto se debe otra vez y lo atrasado cuenta como vencido.',
      byHand:
        'Con cheque u otro medio: lo registras y quien lo recibió lo confirma. Lo que no se paga cuenta como vencido desde el día siguiente a su vencimiento.',
    },
    figures: {
      title: 'Lo que no hace',
      text: 'No calcula intereses ni da asesoría legal. Si la orden pasa por una oficina del estado, paga como dice la orden y registra aquí lo que pagaste.',
    },
  },
}
