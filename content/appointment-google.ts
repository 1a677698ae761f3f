import { ended } from './ended'

export const googleText = {
  title: 'Google Calendar',
  text: 'Lo que tengas ocupado en Google no se ofrece aquí, y tus citas confirmadas se escriben allá. De lo tuyo solo leemos las horas: nadie ve de qué se trata.',
  onlyOwner: 'Cada persona conecta su propio calendario de Google.',
  connect: 'Conectar con Google',
  again: 'Conectar otra vez',
  leaving: 'Te llevamos a Google...',
  disconnect: 'Desconectar',
  askTitle: '¿Desconectar Google Calendar?',
  askText:
    'Retiramos el permiso en Google, y lo que tengas ocupado allá vuelve a ofrecerse aquí. Las citas que ya escribimos se quedan en tu calendario.',
  keep: 'Conservarlo',
  none: 'No está conectado.',
  since: (day: string) => `Conectado desde el ${day}.`,
  read: (when: string) => `Lo leímos por última vez ${when}`,
  unread: 'Todavía no lo hemos leído.',
  reading: 'Lo estamos leyendo por primera vez...',
  revoked: 'Google ya no nos deja ver tu calendario: el permiso se retiró o venció.',
  key: 'Ya no podemos abrir el permiso guardado.',
  /** Says until when the hours that were last read from Google still block appointments. */
  counts: (until: string) => ended(`Lo último leído sigue contando hasta ${until}`),
  stale: 'Lo que tienes en Google ya no cuenta: revisa tú las horas antes de confirmar una cita.',
  way: 'Conéctalo otra vez y vuelve a contar.',
  eventText: (address: string) => `Cita del portal. Muévela o cancélala allá: ${address}`,
  changed: {
    moved: (name: string, day: string, hours: string) =>
      `${ended(`${name} la movió en su Google Calendar al ${day}, ${hours}`)} Aquí no ha cambiado.`,
    gone: (name: string) => `${name} la borró de su Google Calendar. Aquí sigue en pie.`,
    accept: 'Proponer esa hora',
    accepted: 'Hora propuesta al cliente',
    keep: 'Dejarla como está aquí',
    kept: 'La escribimos otra vez en Google',
  },
  toasts: {
    connected: { title: 'Google Calendar conectado', description: 'Lo leemos cada 15 minutos.' },
    removed: { title: 'Google Calendar desconectado', description: 'Sus horas vuelven a ofrecerse.' },
    denied: {
      title: 'No conectamos tu calendario',
      description: 'En Google no diste el permiso. Puedes intentarlo otra vez.',
    },
    partial: {
      title: 'Faltó un permiso',
      description:
        'Retiramos el que diste. Conéctalo otra vez y deja marcadas las dos casillas que muestra Google.',
    },
    partialKept: {
      title: 'Faltó un permiso',
      description:
        'Google todavía guarda el que diste: quítalo en tu cuenta de Google, o conéctalo otra vez y deja marcadas las dos casillas.',
    },
    expired: {
      title: 'No conectamos tu calendario',
      description: 'Pasaron más de diez minutos, o lo empezaste en otra sesión. Empieza otra vez.',
    },
    failed: {
      title: 'No conectamos tu calendario',
      description: 'Google no respondió como debe. Inténtalo más tarde.',
    },
  },
} as const
