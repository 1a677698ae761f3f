import { ended } from './ended'

export const outsideText = {
  title: 'Calendario externo',
  text: 'Lo que tengas ocupado en tu calendario de Google, Outlook o Apple no se ofrece aquí. Solo leemos las horas: nadie ve de qué se trata.',
  address: 'Dirección privada de tu calendario (iCal)',
  addressHint: 'Empieza por https:// o webcal://. La guardamos cifrada y no la volvemos a mostrar.',
  tentative: 'Lo provisional también me ocupa',
  save: 'Conectar el calendario',
  replace: 'Conectar otra dirección',
  remove: 'Quitar el calendario',
  removeTitle: '¿Quitar este calendario?',
  removeText: 'Lo que esté ocupado allá vuelve a ofrecerse aquí.',
  keep: 'Conservarlo',
  onlyOwner: 'Cada persona conecta su propio calendario.',
  none: 'No hay un calendario conectado.',
  read: (when: string) => `Conectado. Lo leímos por última vez ${when}`,
  unread: 'Conectado. Todavía no lo hemos leído.',
  /** Shown when the calendar cannot be read, but the hours of the last successful reading still block appointments. */
  failing: (since: string, until: string) =>
    ended(`No pudimos leer tu calendario desde ${since}; lo último leído sigue contando hasta ${until}`),
  /** Shown when the calendar was last read more than 48 hours ago, so its hours no longer block appointments. */
  stale: (since: string) =>
    `No pudimos leer tu calendario desde ${since}, así que ya no cuenta. Revisa tú las horas antes de confirmar una cita.`,
  today: (time: string) => `hoy a las ${time}`,
  yesterday: (time: string) => `ayer a las ${time}`,
  before: (day: string, time: string) => `el ${day} a las ${time}`,
  untilToday: 'hoy',
  untilTomorrow: 'mañana',
  untilDay: (day: string) => `el ${day}`,
  clash:
    'El calendario externo de quien atiende tiene algo a esta hora. La cita sigue en pie hasta que la muevas o la canceles.',
  busy: (hours: string) => `Ocupado en otro calendario, ${hours}`,
  toasts: {
    saved: { title: 'Calendario conectado', description: 'Lo leemos cada 15 minutos.' },
    removed: { title: 'Calendario quitado', description: 'Sus horas vuelven a ofrecerse.' },
  },
  problems: {
    address: 'Pega la dirección completa, que empieza por https:// o webcal://.',
    private: 'Esa dirección no es de internet, así que no podemos leerla.',
    refused: 'Ese calendario no se deja leer. Copia la dirección privada en formato iCal.',
    unreachable: 'No pudimos llegar a ese calendario. Revisa la dirección.',
    slow: 'Ese calendario tarda demasiado en responder. Inténtalo más tarde.',
    large: 'Ese calendario pesa más de 20 MB. Publica solo los meses que vienen.',
    'not-calendar': 'Esa dirección no lleva a un calendario iCal. Copia la que termina en .ics.',
    'too-many': 'Ese calendario tiene demasiadas repeticiones para leerlo.',
    key: 'Ya no podemos abrir la dirección guardada. Conéctala otra vez.',
    revoked: 'El permiso de ese calendario terminó. Conéctalo otra vez.',
  },
} as const

export type OutsideProblem = Exclude<keyof typeof outsideText.problems, 'address'>
