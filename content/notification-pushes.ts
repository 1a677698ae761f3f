import type { NoticeKind } from './notifications'

type Words = string | { soon: string; other: string }

/** Push messages on a locked screen say what to do, but name no person and no amount. */
export const pushKinds: Readonly<Record<NoticeKind, Words>> = {
  message: 'Tienes un mensaje nuevo',
  appointment: { soon: 'Tienes una cita hoy', other: 'Hay novedades en una cita' },
  request: 'Te pedimos documentos',
  returned: 'Un soporte volvió para corregir',
  'invoice-accepted': 'Aceptamos una factura tuya',
  'invoice-rejected': 'Hay una factura por corregir',
  document: 'Tienes un documento nuevo',
  filed: 'Presentamos una obligación tuya',
  deadline: 'Se acerca un vencimiento',
  mail: 'Entraron facturas por correo',
  sender: 'Un correo espera tu decisión',
  signature: 'Tienes un documento por firmar',
  access: 'Alguien entró por primera vez a tu empresa',
  security: 'Cambió cómo se entra a tu cuenta',
  'client-message': 'Un cliente escribió',
  'client-appointment': { soon: 'Atiendes una cita hoy', other: 'Hay novedades en una cita' },
  review: 'Hay facturas por revisar',
  answered: 'Respondieron una solicitud',
  'client-sender': 'Hay correos de clientes por decidir',
  delivery: 'Hay entregas detenidas',
  'signature-turn': 'Tienes un documento por firmar',
  'signature-news': 'Hay novedades en una firma',
}

export const pushText = {
  title: 'En tus aparatos',
  intro:
    'Te avisamos aunque el portal esté cerrado. La pantalla dice qué hacer, nunca de quién ni cuánto; las horas de descanso también valen.',
  several: (n: number) => (n >= 100 ? 'Tienes más de 99 novedades' : `Tienes ${n} novedades`),
  unreadable: 'Tienes novedades en el portal',
  /** The visible label of each topic's checkbox for push messages; screen readers read the text `what`. */
  box: 'En aparatos',
  what: (topic: string) => `En tus aparatos: ${topic}`,
  security: 'Los de seguridad también se avisan siempre en tus aparatos.',
  states: {
    unsupported: 'Este navegador no recibe avisos. Actívalos desde Chrome, Edge, Firefox o Safari.',
    install:
      'En el iPhone y el iPad, primero instala el portal: en Safari, toca Compartir y después «Agregar a inicio». Ábrelo desde allí y vuelve a esta página.',
    blocked:
      'Este navegador tiene bloqueados los avisos del portal. Para cambiarlo, toca el candado o los ajustes junto a la dirección, permite las notificaciones y vuelve a cargar la página.',
    off: 'Tu navegador te pregunta después, no antes.',
  },
  turnOn: 'Activar avisos en este aparato',
  turningOn: 'Activando…',
  on: 'Este aparato te avisará',
  this: 'Este aparato',
  unknown: 'Aparato sin nombre',
  since: (day: string) => `Con avisos desde el ${day}`,
  drop: 'Quitar',
  dropLabel: (device: string) => `Quitar avisos: ${device}`,
  dropped: 'Ya no recibe avisos',
  list: 'Aparatos con avisos',
  failed: 'No se pudieron activar los avisos',
  notDropped: 'No se pudieron quitar los avisos',
  unreachable: 'El servicio de avisos de tu navegador no respondió. Inténtalo más tarde.',
} as const
