import type { NamespaceDevTranslation } from '../../i18n-types.ts'
import { machines } from './machines.ts'
import { sandbox } from './sandbox.ts'
import { ui } from './ui.ts'

const dev: NamespaceDevTranslation = {
  title: 'Para desarrollo',
  lead: 'Lo que el servidor habría enviado y lo que le falta por hacer. Estas páginas no existen en producción.',
  outbox: 'Bandeja de salida',
  outboxEmpty: 'Todavía no hay correos',
  outboxEmptyHint: 'Sin servidor de correo, los mensajes se guardan aquí, primero los más recientes.',
  to: 'Para {address}',
  flags: {
    title: 'Funciones activables',
    text: 'Lo que dicen las reglas de quien inició sesión, y los interruptores de esta sesión. Nada de esto cuenta en producción.',
    signIn: 'Inicia sesión como alguien para verlas y cambiarlas.',
    failed: 'El interruptor no se cambió.',
    on: 'activada',
    off: 'desactivada',
    now: 'Ahora {state}; según la regla, {rule}.',
    choice: { rule: 'Según la regla', on: 'Activada', off: 'Desactivada' },
  },
  jobs: 'Tareas',
  jobsEmpty: 'Todavía no hay tareas',
  queue: 'Cola',
  state: 'Estado',
  count: 'Cantidad',
  reload: 'Recargar',
  testUsers: 'Personas de prueba',
  testUsersLead: 'Con un clic inicias sesión como esta persona. No existe en producción.',
  signInAs: 'Entrar como {name}',
  role: 'Papel',
  family: 'Familia',
  notHere: 'Aquí no hay personas de prueba',
  notHereHint: 'Esta página solo existe fuera de producción.',
  toLogin: 'Ir al inicio de sesión',
  sandbox,
  machines,
  ui,
}

export default dev
