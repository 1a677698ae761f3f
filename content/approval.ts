/** The firm's page of registrations, and the frame around it. */
export const approvalTabs = [
  { slug: 'espera', status: 'waitlist', label: 'En espera' },
  { slug: 'aprobadas', status: 'approved', label: 'Aprobadas' },
  { slug: 'rechazadas', status: 'rejected', label: 'Rechazadas' },
] as const

export type ApprovalTab = (typeof approvalTabs)[number]

export const workspaceNavigation = [{ href: '/admin/solicitudes', label: 'Solicitudes' }] as const

export const workspaceText = {
  navigation: 'Equipo',
  roles: { advisor: 'Asesoría', admin: 'Administración' },
} as const

export const approvalText = {
  title: 'Solicitudes',
  intro: 'Quién pidió entrar al portal. Cada decisión le llega a la persona por correo.',
  tabs: 'Estado de la solicitud',
  lists: {
    espera: { heading: 'En espera', order: 'Primero quien lleva más tiempo' },
    aprobadas: { heading: 'Aprobadas', order: 'Primero la decisión más reciente' },
    rechazadas: { heading: 'Rechazadas', order: 'Primero la decisión más reciente' },
  },
  empty: {
    espera: {
      title: 'Nadie está esperando',
      description: 'Cuando alguien se registre, su solicitud aparecerá aquí.',
    },
    aprobadas: {
      title: 'Todavía no hay cuentas aprobadas',
      description: 'Las personas que apruebes aparecerán aquí.',
    },
    rechazadas: {
      title: 'No hay solicitudes rechazadas',
      description: 'Si rechazas una solicitud, aquí verás el motivo y podrás cambiar la decisión.',
    },
  },
  registered: 'Se registró el',
  waiting: 'Espera',
  confirmed: 'Correo confirmado',
  unconfirmed: 'Correo sin confirmar',
  reason: 'Motivo:',
  approve: 'Aprobar',
  approving: 'Aprobando...',
  reject: 'Rechazar',
  next: 'Ver las siguientes',
  first: 'Volver al principio',
  approvedToast: { title: 'Solicitud aprobada', description: 'Le avisaremos por correo a' },
  rejectedToast: { title: 'Solicitud rechazada', description: 'Le enviaremos el motivo por correo a' },
  failedToast: 'No se guardó la decisión',
} as const

export const rejectionText = {
  title: { waitlist: 'Rechazar la solicitud', approved: 'Retirar el acceso' },
  warning: {
    waitlist: 'La persona no podrá entrar al portal. Podrás aprobarla más adelante.',
    approved: 'La persona saldrá del portal de inmediato. Sus documentos se conservan.',
  },
  field: 'Motivo',
  hint: 'Lo leerá tal cual en su correo.',
  missing: 'Escribe el motivo antes de rechazar: la persona lo leerá en su correo.',
  keep: 'Conservar',
  confirm: { waitlist: 'Rechazar solicitud', approved: 'Retirar acceso' },
  sending: 'Enviando...',
} as const

export const workspaceError = {
  title: 'No pudimos cargar esta página',
  description: 'Las decisiones que ya tomaste están guardadas. Inténtalo de nuevo en unos segundos.',
  retry: 'Intentar de nuevo',
} as const
