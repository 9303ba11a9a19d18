import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import { productName } from '../../product.ts'

type Articles = NamespaceHelpTranslation['articles']

export const start: Articles['start'] = {
  title: 'Primeros pasos',
  lead: 'El primer gasto, de una persona a la otra y de regreso.',
  sections: {
    idea: {
      title: 'La idea',
      text: `Una persona agrega lo que pagó. La otra lo aprueba o lo rechaza y paga su parte, y la primera confirma que lo recibió. Una transferencia bancaria no necesita confirmación. ${productName} muestra en cada paso a quién le toca y lleva un registro de todo.`,
      byHand: `Una persona agrega lo que pagó. La otra lo aprueba o lo rechaza y paga su parte, y la primera confirma que lo recibió. ${productName} muestra en cada paso a quién le toca y lleva un registro de todo.`,
    },
    child: {
      title: 'Antes del primer gasto',
      text: 'Cada gasto es para al menos una hija o un hijo. Si aún no hay nadie en la lista, agrégalo en Mi cuenta, Hijas e hijos. Las dos partes ven la misma lista.',
    },
    first: {
      title: 'El primer gasto',
      text: 'Presiona Agregar gasto. Di para qué fue, cuánto pagaste en total, cuándo lo compraste y para quién, y elige una categoría: de ella depende cómo se reparte, a menos que elijas otro reparto para ese gasto. Agrega una foto del comprobante si la tienes.\nLa otra persona lo ve de inmediato, a menos que lo guardes como privado.',
    },
    turn: {
      title: '¿A quién le toca?',
      text: 'Inicio muestra lo que te toca a ti y lo que está en espera de la otra parte. El amarillo siempre quiere decir que te toca a ti; nada más es amarillo.',
    },
  },
}

export const expenses: Articles['expenses'] = {
  title: 'Gastos',
  lead: 'Agregarlos, cambiarlos, responderlos y retirarlos.',
  sections: {
    log: {
      title: 'El registro de gastos',
      text: 'El registro empieza con lo pendiente, del más nuevo al más antiguo. Para ver todos los gastos, elige Todos en Estado. Las cifras de arriba dicen lo que cada quien aprobó y aún no paga. Lo que está en espera de respuesta aparece debajo y no es parte de la cifra. Lo rechazado o retirado nunca cuenta.',
    },
    correct: {
      title: 'Cambiar un gasto',
      text: 'Mientras la otra persona no responda, puedes cambiar un gasto que agregaste. El registro conserva las dos versiones, y nadie puede aprobar un monto o un reparto que no ha visto: si cambió mientras lo leía, primero ve el nuevo.\nDespués de aprobado, un gasto ya no se cambia.',
    },
    answer: {
      title: 'Responder un gasto',
      text: 'Quien no lo agregó lo aprueba o lo rechaza. Una aprobación no se puede deshacer. Antes de responder puedes pedir un comprobante, las veces que haga falta, y aun así responder sin él.',
    },
    withdraw: {
      title: 'Retirar un gasto',
      text: 'Puedes retirar un gasto que agregaste mientras no tenga respuesta. Deja de contar, y las dos partes siguen viendo que estuvo ahí. Para pedirlo otra vez, envíalo como un gasto nuevo; los dos quedan ligados.',
    },
    monthly: {
      title: 'Un gasto que se repite',
      text: 'Abre un gasto que agregaste y presiona Repetir cada mes. Cada mes recibes un borrador ya lleno que solo tú ves. Nada se envía hasta que lo revises y lo agregues.',
    },
    viewed: {
      title: 'Visto por primera vez',
      text: 'La primera vez que la otra persona abre un gasto completo, en su propia sesión, ese momento se registra una sola vez. Las listas, los avisos, los correos y los profesionales nunca cuentan. Hasta entonces dice Nunca.',
    },
  },
}

export const splits: Articles['splits'] = {
  title: 'Reparto y categorías',
  lead: 'Cuánto le toca a cada quien y por qué siempre cuadra.',
  sections: {
    category: {
      title: 'La categoría decide',
      text: 'General, Médico y dental y Otros se reparten 50/50. Personal lo cubre quien lo agrega, así que nadie debe nada. Estas cuatro no se pueden cambiar.',
    },
    own: {
      title: 'Categorías propias',
      text: 'Cualquiera de las dos partes puede agregar categorías con otro reparto. La primera parte siempre es de quien agrega el gasto: con 60/40, quien lo agrega cubre 60 por ciento y la otra persona 40.\nEn cuanto un gasto la usa, una categoría ya no se puede cambiar ni quitar. Cuando cambie un acuerdo, crea una categoría nueva.',
    },
    one: {
      title: 'Un reparto para un solo gasto',
      text: 'En Reparto, un gasto puede tener el suyo. Elige el de otra categoría, o elige Otro y escribe tu parte. La categoría se queda como está, y el reparto se puede cambiar igual que el monto, mientras la otra persona no responda.',
    },
    cent: {
      title: 'El centavo que sobra',
      text: 'Las partes se cuentan en centavos enteros y siempre suman el total. Cuando un centavo no se puede dividir, lo cubre quien agregó el gasto. El reparto se conserva tal como lo escribiste.',
    },
  },
}

export const receipts: Articles['receipts'] = {
  title: 'Comprobantes',
  lead: 'Fotos y PDF, los que hagan falta.',
  sections: {
    add: {
      title: 'Agregar comprobantes',
      text: 'Toma una foto o elige archivos al agregar un gasto, o agrégalos después, hasta que la otra persona responda. Un comprobante puede ser una imagen JPEG, PNG o WebP o un PDF de hasta 25 MB, y un gasto puede tener 20.\nSi se corta la conexión, la carga sigue desde donde se quedó.',
    },
    ask: {
      title: 'Pedir un comprobante',
      text: 'Quien va a responder puede pedir un comprobante y decir qué le gustaría ver. Entonces le toca a quien agregó el gasto.',
    },
    clean: {
      title: 'Qué se quita de las fotos',
      text: 'Antes de guardar una foto se quita dónde, cuándo y con qué dispositivo se tomó. Un PDF se queda como está.',
    },
    stay: {
      title: 'Los comprobantes se quedan',
      text: 'El comprobante de un gasto compartido ya no se puede quitar. Quien puede ver el gasto puede abrirlo y descargarlo.',
    },
  },
}

export const payments: Articles['payments'] = {
  title: 'Pagar con cheque u otro medio',
  lead: 'Una persona registra lo que pagó; la otra confirma que lo recibió.',
  sections: {
    pay: {
      title: 'Registrar un pago',
      text: 'Después de una aprobación, quien debe presiona Pagar con cheque u otro medio y dice cuánto, cómo pagó (cheque, efectivo, Zelle u otro medio) y qué día, con número de cheque y una nota si los hay. Puede ser solo una parte, y puede haber varios pagos. Nunca puedes registrar más de lo que falta por pagar.',
      byHand:
        'Después de una aprobación, quien debe presiona Pagar con cheque u otro medio y dice cuánto, cómo pagó (cheque, efectivo u otro medio) y qué día, con número de cheque y una nota si los hay. Puede ser solo una parte, y puede haber varios pagos. Nunca puedes registrar más de lo que falta por pagar.',
    },
    confirm: {
      title: 'Confirmar un pago',
      text: 'Un pago cuenta cuando quien lo recibió lo confirma. Si no llegó, lo dice con un motivo y el monto se vuelve a deber. Solo quien recibe puede hacer una cosa o la otra.',
    },
    void: {
      title: 'Anular un pago',
      text: 'Mientras no esté confirmado, quien registró un pago puede anularlo con un motivo. Después solo puede hacerlo quien lo recibió, por ejemplo si el cheque rebotó. El monto se vuelve a deber, y las dos partes ven por qué.',
    },
    other: {
      title: 'Pagado de otra manera',
      text: 'La persona a quien se le debe puede marcar el resto como reembolsado. El gasto cuenta entonces como pagado por completo. No es posible mientras un pago espera confirmación o está en el banco. Lo programado para ese gasto se detiene.',
      byHand:
        'La persona a quien se le debe puede marcar el resto como reembolsado. El gasto cuenta entonces como pagado por completo. No es posible mientras un pago espera confirmación.',
    },
    figures: {
      title: 'Qué significan las cifras',
      text: 'La cifra grande es lo que falta por pagar. Lo que espera confirmación, está en el banco o está programado aparece a un lado. Se sigue debiendo, pero no se puede pagar dos veces.',
      byHand:
        'La cifra grande es lo que falta por pagar. Lo que espera confirmación aparece a un lado. Se sigue debiendo, pero no se puede pagar dos veces.',
    },
  },
}

export const disputes: Articles['disputes'] = {
  title: 'Rechazar y no estar de acuerdo',
  lead: 'Cómo decir que no y qué pasa después.',
  sections: {
    decline: {
      title: 'Rechazar un gasto',
      text: 'Para rechazar hace falta un motivo. La otra persona lo lee y el registro lo conserva. No se puede deshacer, y un gasto rechazado nunca cuenta como deuda.',
    },
    again: {
      title: 'Enviarlo otra vez',
      text: 'Quien lo agregó puede enviar otra vez un gasto rechazado o retirado, con lo que haya cambiado. Es un gasto nuevo, ligado al anterior, y se responde de nuevo.',
    },
    tone: {
      title: 'Palabras que ayudan',
      text: 'Escribe para qué fue el gasto, qué se acordó y qué aceptarías. Deja fuera los comentarios sobre la otra persona. Puede leerlo un juzgado, y también tú dentro de un año.',
    },
    nobody: {
      title: 'Nosotros no decidimos',
      text: 'Aquí nadie decide quién tiene la razón, y nadie puede cambiar la respuesta de ninguna de las partes. Si no se ponen de acuerdo, lleva el registro a mediación, a tu abogada o abogado, o al juzgado.',
    },
  },
}

export const privately: Articles['private'] = {
  title: 'Gastos privados',
  lead: 'Solo para ti, hasta que los compartas o los elimines.',
  sections: {
    keep: {
      title: 'Guardar un gasto como privado',
      text: 'Al agregar un gasto, elige Dejarlo privado por ahora. Nadie más lo ve: ni la otra persona, ni un profesional, ni en sus listas, totales o exportaciones. Tampoco sale en tus propias exportaciones, a menos que lo incluyas.',
    },
    share: {
      title: 'Compartirlo después',
      text: 'Cuando lo compartes, la otra persona lo ve como está en ese momento, con sus comprobantes, y puede responder. Lo anterior sigue siendo privado. Ya no puede volver a ser privado.',
    },
    delete: {
      title: 'Eliminarlo',
      text: 'Puedes eliminar un gasto que agregaste y nunca compartiste. Tu propio registro muestra que existió; nadie más puede verlo.',
    },
  },
}
