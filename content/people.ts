export const peopleText = {
  title: 'Personas con acceso',
  crumb: 'Mi cuenta',
  intro: (company: string) =>
    `Quién entra al portal de ${company} y qué puede hacer. Cada persona usa su propio correo.`,
  /** Used while the company has no name. */
  company: 'tu empresa',
  count: (n: number) => (n === 1 ? '1 persona' : `${n} personas`),
  pending: (n: number) => (n === 1 ? '1 invitación pendiente' : `${n} invitaciones pendientes`),
  you: 'tú',
  seen: (when: string) => `Entró el ${when}`,
  /** Absent for ninety days. */
  absent: (day: string) => `No entra desde el ${day}`,
  never: 'Todavía no ha entrado',
  roleOf: (name: string) => `Rol de ${name}`,
  /** Shown for a moment after a role change. */
  undo: { was: (role: string) => `Antes: ${role}.`, button: 'Deshacer' },
  remove: 'Quitar',
  removing: 'Quitando...',
  leave: 'Dejar esta empresa',
  alone: {
    title: 'Por ahora solo entras tú',
    text: 'Invita a quien sube las facturas: no necesita ver las cifras.',
  },
  onlyOwner: {
    title: 'Solo la dueña o el dueño cambia accesos',
    text: (owners: string) => `Puedes ver quién entra. Para invitar, escríbele a ${owners}.`,
  },
  invite: {
    title: 'Invitar',
    email: 'Correo electrónico',
    placeholder: 'nombre@empresa.com',
    role: 'Rol',
    button: 'Enviar invitación',
    busy: 'Enviando...',
    note: 'El enlace vence en 7 días y solo sirve para ese correo.',
  },
  invitations: {
    title: 'Invitaciones pendientes',
    detail: (role: string, sent: string, until: string) => `${role}. Se envió el ${sent}; vence el ${until}.`,
    expired: (role: string, until: string) => `${role}. Venció el ${until}: reenvíala o retírala.`,
    resend: 'Reenviar',
    withdraw: 'Retirar',
  },
  table: {
    title: 'Qué puede hacer cada rol',
    can: 'Puede',
    yes: 'Sí',
    no: 'No',
    rows: [
      { what: 'Ver y descargar facturas y documentos', from: 'reader' },
      { what: 'Subir facturas y llevar tareas', from: 'assistant' },
      { what: 'Escribirle a la firma y pedir citas', from: 'assistant' },
      { what: 'Ver las cifras', from: 'accountant', note: 'El auxiliar no las ve.' },
      { what: 'Cambiar la empresa, eliminar y pedir copias de los datos', from: 'owner' },
      { what: 'Invitar, quitar y cambiar roles', from: 'owner' },
    ],
  },
  ownership: {
    title: 'Cambiar de dueña o dueño',
    text: 'Quien recibe la empresa debe aceptar. Después quedas como contador interno: ves todo, y ya no invitas ni eliminas.',
    who: 'Quién la recibe',
    choose: 'Elige a una persona',
    nobody: 'Primero invita a quien la recibe: tiene que entrar al portal.',
    propose: 'Proponer nuevo dueño',
    proposed: (name: string, company: string) => `Se propuso a ${name} como dueña o dueño de ${company}`,
    until: (day: string) => `Hay plazo hasta el ${day} para aceptar. Mientras tanto nada cambia.`,
    withdraw: 'Retirar la propuesta',
    offered: (company: string) => `Te proponen como dueña o dueño de ${company}`,
    accept: 'Aceptar la empresa',
    decline: 'No aceptar',
  },
  confirmRemoval: {
    title: (name: string) => `¿Quitar a ${name}?`,
    text: 'Deja de entrar ahora mismo, también en las páginas que tiene abiertas. Lo que subió y escribió se queda con la empresa.',
    keep: 'Conservar',
    remove: 'Quitar acceso',
  },
  confirmLeave: {
    title: '¿Dejar esta empresa?',
    text: 'Dejas de ver lo suyo ahora mismo. Para volver, alguien te tiene que invitar de nuevo.',
    keep: 'Quedarme',
    remove: 'Dejar la empresa',
  },
  toasts: {
    failed: 'No se hizo el cambio',
    invited: 'Invitación enviada',
    notInvited: 'No se envió la invitación',
    resent: 'Invitación reenviada',
    withdrawn: 'Invitación retirada',
    role: 'Rol cambiado',
    roleUndone: 'El rol quedó como estaba',
    removed: 'Acceso quitado',
    left: 'Ya no trabajas en esa empresa',
    proposed: 'Propuesta enviada',
    proposalWithdrawn: 'Propuesta retirada',
    accepted: 'La empresa es tuya',
    declined: 'Propuesta rechazada',
  },
} as const

/** Shown to staff. */
export const clientPeopleText = {
  nobody: 'Nadie entra ahora a esta cuenta.',
  since: (day: string) => `Desde el ${day}`,
  worked: (from: string, until: string) => `Del ${from} al ${until}`,
  former: 'Ya no entran',
  secondStep: 'Con segundo paso',
  change: (name: string, until: string) =>
    `Se propuso a ${name} como dueña o dueño; hay plazo hasta el ${until} para aceptar.`,
} as const

export const invitationText = {
  badge: 'Invitación',
  title: (company: string) => `Te invitan a ${company}`,
  by: (who: string) => `${who} te invita a trabajar con esta empresa en nuestro portal de clientes.`,
  someone: 'Te invitan a trabajar con esta empresa en nuestro portal de clientes.',
  role: 'Tu rol',
  for: 'Para',
  password: 'Elige tu contraseña',
  join: 'Crear mi cuenta y entrar',
  known: '¿Ya tienes una cuenta con este correo?',
  accept: 'Aceptar la invitación',
  busy: 'Entrando...',
  done: {
    title: 'Ya trabajas en esta empresa',
    description: 'Lo que puedes hacer está en Personas con acceso.',
  },
  failed: 'No se aceptó la invitación',
  other: (email: string) =>
    `Entraste como ${email}, y la invitación es para otro correo. Cierra sesión y abre el enlace otra vez.`,
  closed: 'Esta invitación ya no sirve',
  unknown: 'El enlace está incompleto, o la invitación ya no existe. Ábrelo desde el correo tal como llegó.',
  signIn: 'Iniciar sesión',
  portal: 'Ir al portal',
  /** Invitation to the firm's team. */
  team: {
    title: (firm: string) => `Te invitan al equipo de ${firm}`,
    by: (who: string) => `${who} te invita a trabajar en el espacio de la firma.`,
    someone: 'Te invitan a trabajar en el espacio de la firma.',
    done: { title: 'Ya eres parte del equipo', description: 'Aquí está lo que espera a la firma.' },
  },
} as const
