import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const monthly: NamespaceExpensesTranslation['monthly'] = {
  label: { active: 'Cada mes', ended: 'Terminado' },
  from: 'Desde el {date}',
  repeat: 'Repetir cada mes',
  dialog: {
    title: '¿Repetir {expense} cada mes?',
    text: 'Cada mes tendrás un borrador ya lleno. No se envía nada hasta que lo revises y lo agregues. Solo tú ves el borrador.',
    firstOn: 'Primer borrador el',
    endsOn: 'Último borrador a más tardar el',
    action: 'Repetir cada mes',
    done: 'Tendrás el primer borrador el {date}.',
    failed: 'No quedó programado para repetirse.',
  },
  home: {
    ready: 'Listo para enviar',
    why: 'Revísalo y agrégalo. Corresponde al {date}.',
  },
  draft: {
    title: 'Este gasto se repite cada mes.',
    text: 'No se envía nada hasta que lo agregues. Siguiente: {date}.',
    skip: 'Omitir este mes',
    end: 'Dejar de repetir',
    skipped: 'Se omitió.',
    ended: 'Ya no se repite.',
    failed: 'No se cambió nada.',
  },
  list: {
    title: 'Cada mes',
    next: 'Próximo borrador el {date}',
    until: 'Próximo borrador el {date}, el último a más tardar el {end}',
    open: 'Revisar y agregar',
  },
}
