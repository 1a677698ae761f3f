export const registrationTabs = [
  { slug: 'espera', status: 'waitlist', label: 'En espera' },
  { slug: 'aprobadas', status: 'approved', label: 'Aprobados' },
  { slug: 'rechazadas', status: 'rejected', label: 'Rechazados' },
] as const

export type RegistrationTab = (typeof registrationTabs)[number]

export const registrationsText = {
  title: 'Registros',
  intro: 'Quién pidió entrar al portal. Cada decisión sale por correo al minuto, a quien tenga correo.',
  tabs: 'Estado del registro',
  lists: {
    espera: { heading: 'En espera', order: 'Primero quien lleva más tiempo' },
    aprobadas: { heading: 'Aprobados', order: 'Primero la decisión más reciente' },
    rechazadas: { heading: 'Rechazados', order: 'Primero la decisión más reciente' },
  },
  empty: {
    espera: {
      title: 'Nadie está esperando',
      description: 'Cuando alguien se registre, su registro aparecerá aquí.',
    },
    aprobadas: {
      title: 'Todavía no hay cuentas aprobadas',
      description: 'Las personas que apruebes aparecerán aquí.',
    },
    rechazadas: {
      title: 'No hay registros rechazados',
      description: 'Si rechazas un registro, aquí verás el motivo y podrás cambiar la decisión.',
    },
  },
  search: {
    form: 'Buscar en los registros',
    label: 'Buscar por nombre, correo o NIT',
    working: 'Buscando...',
    none: 'Nadie coincide con la búsqueda',
    noneHint: 'Prueba con otra parte del nombre, del correo o del NIT.',
  },
  selectAll: 'Elegir todos los de esta página',
  selected: (count: number) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  bulk: 'Decidir sobre los elegidos',
  bulkDone: {
    approved: (count: number) => (count === 1 ? '1 registro aprobado' : `${count} registros aprobados`),
    rejected: (count: number) => (count === 1 ? '1 registro rechazado' : `${count} registros rechazados`),
    waitlist: (count: number) =>
      count === 1 ? '1 registro devuelto a espera' : `${count} registros devueltos a espera`,
  },
  undo: {
    one: {
      approved: (who: string) => `Aprobaste a ${who}: ya puede entrar.`,
      rejected: (who: string) => `Negaste el acceso de ${who}.`,
    },
    many: {
      approved: (count: number) => `Aprobaste ${count} registros: ya pueden entrar.`,
      rejected: (count: number) => `Negaste el acceso de ${count} registros.`,
    },
    consequence:
      'Los correos salen en un minuto. Si lo deshaces antes, no sale ninguno y todo queda como estaba.',
    button: 'Deshacer',
    busy: 'Deshaciendo...',
    done: 'Decisión deshecha',
    failed: 'No se deshizo la decisión',
  },
  noMail: 'No tiene correo: nadie puede entrar todavía por este cliente. Invita a alguien desde su página.',
  bulkNone: 'No se guardó ninguna decisión',
  bulkLeft: 'Estos no cambiaron:',
  unchanged: 'Ya estaba así.',
  by: 'por',
  company: 'NIT',
  decided: { approved: 'Aprobado el', rejected: 'Rechazado el', waitlist: 'Devuelto a espera el' },
  registered: 'Se registró el',
  waiting: 'Espera',
  confirmed: 'Correo confirmado',
  unconfirmed: 'Correo sin confirmar',

  missing: {
    waitlist: 'Falta que abra el enlace que le enviamos por correo. Hasta entonces no se puede aprobar.',
    approved: 'Falta que abra el enlace que le enviamos por correo. Hasta entonces no puede entrar.',
    rejected: 'Falta que abra el enlace que le enviamos por correo. Hasta entonces no se puede aprobar.',
  },
  reason: 'Motivo:',
  approve: 'Aprobar',
  approving: 'Aprobando...',
  reject: 'Rechazar',
  withdraw: 'Retirar acceso',
  putBack: 'Devolver a espera',
  puttingBack: 'Devolviendo...',
  next: 'Ver los siguientes',
  first: 'Volver al principio',
  approvedToast: { title: 'Registro aprobado', description: 'Le avisaremos por correo a' },
  rejectedToast: { title: 'Registro rechazado', description: 'Le enviaremos el motivo por correo a' },
  withdrawnToast: { title: 'Acceso retirado', description: 'Le enviaremos el motivo por correo a' },
  waitingToast: { title: 'Registro devuelto a espera', description: 'Le avisaremos por correo a' },
  unmailedToast: (who: string) => `${who} no tiene correo: avísale por otro medio.`,
  failedToast: 'No se guardó la decisión',
} as const

const verbs = {
  approved: 'ya aprobó este registro',
  rejected: 'ya rechazó este registro',
  waitlist: 'ya devolvió este registro a espera',
} as const

export const decidedBefore = (by: string | null, status: keyof typeof verbs, when: string) =>
  `${by ?? 'Otra persona del equipo'} ${verbs[status]} (${when}).`

export const silentText = {
  title: '¿Aprobar sin saber de qué empresa?',
  one: (who: string) => `${who} no ha dicho nada de su empresa: ni nombre, ni NIT, ni RUT.`,
  many: (count: number) =>
    count === 1
      ? '1 de los elegidos no ha dicho nada de su empresa: ni nombre, ni NIT, ni RUT.'
      : `${count} de los elegidos no han dicho nada de su empresa: ni nombre, ni NIT, ni RUT.`,
  consequence: 'Al aprobar entra al portal. También puedes esperar, o pedirle que complete sus datos.',
  keep: 'Esperar',
  confirm: 'Aprobar de todos modos',
} as const

export const rejectionText = {
  title: { waitlist: 'Rechazar el registro', approved: 'Retirar el acceso' },
  warning: {
    waitlist: 'La persona no podrá entrar al portal. Podrás aprobarla más adelante.',
    approved: 'La persona saldrá del portal de inmediato. Sus documentos se conservan.',
  },
  field: 'Motivo',
  hint: 'Lo leerá tal cual en su correo, si lo tiene.',
  missing: 'Escribe el motivo antes de rechazar.',
  keep: 'Conservar',
  confirm: { waitlist: 'Rechazar registro', approved: 'Retirar acceso' },
  sending: 'Enviando...',
  many: {
    title: (count: number) => (count === 1 ? 'Rechazar 1 registro' : `Rechazar ${count} registros`),
    warning:
      'Ninguna de estas personas podrá entrar al portal, y quien ya tenía acceso sale de inmediato. Quien tenga correo leerá este mismo motivo.',
    confirm: (count: number) => (count === 1 ? 'Rechazar 1 registro' : `Rechazar ${count} registros`),
  },
} as const

export const waitingText = {
  title: 'Devolver el registro a espera',
  warning: 'saldrá del portal de inmediato y verá la pantalla de espera. Sus documentos se conservan.',
  many: (count: number) =>
    count === 1
      ? 'La persona elegida perderá el acceso'
      : `Las ${count} personas elegidas perderán el acceso`,
  keep: 'Conservar',
  confirm: 'Devolver a espera',
} as const
