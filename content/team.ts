/** The database stops counting owners at one more than this number. */
const mostOwners = 1000
const upTo = (n: number) => (n > mostOwners ? 'más de 1.000' : n)

function ownersLackingStep(n: number, owners: number): string {
  if (owners === 0) return 'Todavía no hay dueños con acceso.'
  if (n === 0)
    return `${owners === 1 ? 'El único dueño con acceso ya lo tiene' : `Los ${upTo(owners)} dueños con acceso ya lo tienen`}.`
  if (owners === 1) return 'El único dueño con acceso no lo tiene.'
  if (n > mostOwners) return 'Más de 1.000 dueños con acceso no lo tienen.'
  return `${n} de ${upTo(owners)} dueños con acceso no lo ${n === 1 ? 'tiene' : 'tienen'}.`
}

export const handOverText = {
  link: 'Entregar sus clientes',
  title: (name: string) => `Entregar los clientes de ${name}`,
  intro:
    'Elige quién sigue con cada cliente. Los demás asesores no cambian, y quien recibe al responsable queda como responsable, con el trabajo y las conversaciones pendientes.',
  none: 'No tiene clientes a su cargo.',
  more: (n: number) =>
    `Estos son los primeros ${n.toLocaleString('es-CO')} por nombre. Al entregarlos aparecen los demás.`,
  client: 'Cliente',
  heir: 'Sigue con',
  stays: (name: string) => `Sigue con ${name}`,
  of: (client: string) => `Quién sigue con ${client}`,
  fill: 'A todos los que faltan',
  choose: 'Elige a alguien',
  save: (n: number) => (n === 1 ? 'Entregar 1 cliente' : `Entregar ${n} clientes`),
  saving: 'Entregando...',
  done: (n: number) => (n === 1 ? '1 cliente entregado' : `${n} clientes entregados`),
  failed: 'No se entregaron los clientes',
  refused: 'Estos no cambiaron:',
} as const

export const ownPageText = {
  title: 'Mi cuenta',
  crumb: 'Hoy',
  intro: (email: string, role: string) => `${email}, ${role.toLowerCase()}.`,
  name: {
    title: 'Nombre',
    hint: 'Así te ven tus colegas y tus clientes. Si lo dejas vacío, se ve el comienzo de tu correo.',
    button: 'Guardar nombre',
    saved: 'Nombre guardado',
    failed: 'No se guardó el nombre',
  },
  security: 'Seguridad',
  secondStep: {
    title: 'Segundo paso',
    on: 'Activado: al entrar te pedimos un código de tu aplicación. Si cambias de teléfono, entra con un código de respaldo; si no los tienes, quien administra la firma lo restablece en Equipo.',
    off: 'Desactivado: entras solo con la contraseña.',
  },
  choices: 'Preferencias',
  shortcuts: 'Se guarda solo en este navegador. Mientras escribes en un campo no actúan.',
} as const

export const teamText = {
  title: 'Equipo',
  intro: 'Quién trabaja aquí y qué puede ver. Cada cambio queda en la auditoría.',
  members: 'Miembros',
  count: (n: number) => (n === 1 ? '1 persona' : `${n} personas`),
  you: 'Tú',
  since: 'En el equipo desde el',
  clients: (n: number) => (n === 0 ? 'Sin clientes asignados' : n === 1 ? '1 cliente' : `${n} clientes`),
  seen: 'Última entrada:',
  never: 'Todavía no ha entrado',
  secondStep: { yes: 'Con segundo paso', no: 'Sin segundo paso' },
  edit: 'Cambiar nombre o rol',
  fields: {
    email: 'Correo electrónico',
    emailHint: 'Le llega un enlace que sirve durante 7 días, una sola vez y solo con ese correo.',
    name: 'Nombre',
    nameHint: 'Así la verán sus colegas y sus clientes. Puede quedar vacío.',
    role: 'Rol',
  },
  invite: { title: 'Invitar a un colega', button: 'Enviar invitación', busy: 'Enviando...' },
  invitations: 'Invitaciones sin aceptar',
  save: 'Guardar cambios',
  saving: 'Guardando...',
  reset: {
    button: 'Restablecer segundo paso',
    title: 'Restablecer el segundo paso',
    warning: (name: string) =>
      `Se cierran todas las sesiones de ${name}. La próxima vez que entre, configurará su aplicación de códigos desde cero. Hazlo solo si te consta que es esa persona quien lo pide.`,
    confirm: 'Restablecer',
    keep: 'Dejar como está',
  },
  ownerStep: {
    title: 'Segundo paso de los dueños',
    intro:
      'Quien es dueño de un cliente puede firmar, invitar y borrar. Puedes pedirle un código además de la contraseña; los demás lo activan si quieren.',
    required: 'Se pide a todos los dueños.',
    optional: 'Cada dueño decide.',
    lacking: ownersLackingStep,
    ask: 'Pedirlo a los dueños',
    leave: 'Dejar que cada uno decida',
    confirm: {
      title: 'Pedir el segundo paso a los dueños',
      warning: (n: number) =>
        n === 0
          ? 'Todos lo tienen ya. Desde ahora no podrán desactivarlo.'
          : `${n === 1 ? 'Hay 1 dueño que no lo tiene' : `Hay ${upTo(n)} dueños que no lo tienen`}: en su próxima página tendrá que configurarlo antes de seguir, también si está trabajando ahora. Nada de lo suyo se pierde.`,
      button: 'Pedirlo',
      keep: 'Dejarlo como está',
    },
    toasts: { asked: 'Los dueños configuran su segundo paso al entrar', left: 'Cada dueño decide' },
  },
  remove: {
    button: 'Quitar del equipo',
    title: 'Quitar del equipo',
    warning: (name: string, clients: number) =>
      clients === 0
        ? `${name} deja de ver la firma de inmediato, en todos sus dispositivos.`
        : `${name} deja de ver la firma de inmediato, en todos sus dispositivos. ${clients === 1 ? 'Su cliente queda' : `Sus ${clients} clientes quedan`} sin asesoría, o a cargo de quien elijas.`,
    heir: 'A quién pasan sus clientes',
    nobody: 'A nadie por ahora',
    confirm: 'Quitar',
    keep: 'Conservar',
  },
  toasts: {
    invited: 'Invitación enviada',
    notInvited: 'No se envió la invitación',
    changed: 'Cambios guardados',
    reset: 'Segundo paso restablecido',
    removed: 'Ya no es parte del equipo',
    failed: 'No se guardó el cambio',
  },
  problems: {
    email: 'Escribe un correo.',
    name: 'El nombre debe tener entre 2 y 80 caracteres, o quedar vacío.',
  },
} as const
