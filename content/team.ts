/** Who works in the firm's workspace, and with which role. */
export const teamText = {
  title: 'Equipo',
  intro: 'Quién trabaja aquí y qué puede ver. Cada cambio queda en la auditoría.',
  roles: {
    advisor: 'Asesoría',
    admin: 'Administración',
  },
  roleHints: {
    advisor:
      'Revisa facturas, responde mensajes y atiende citas de los clientes que tiene asignados, y decide solicitudes de acceso nuevas.',
    admin:
      'Lo mismo con todos los clientes. Además asigna clientes, maneja el equipo, los contactos y los ajustes de la revisión, y lee la auditoría. Entra con segundo paso.',
  },
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
    email: 'Correo de su cuenta',
    emailHint: 'La persona debe haberse registrado y confirmado su correo.',
    name: 'Nombre',
    nameHint: 'Así la verán sus colegas y sus clientes. Puede quedar vacío.',
    role: 'Rol',
  },
  add: { title: 'Agregar a alguien', button: 'Agregar al equipo', busy: 'Agregando...' },
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
    added: 'Ya es parte del equipo',
    changed: 'Cambios guardados',
    reset: 'Segundo paso restablecido',
    removed: 'Ya no es parte del equipo',
    failed: 'No se guardó el cambio',
  },
  problems: {
    email: 'Escribe el correo de la cuenta.',
    name: 'El nombre debe tener entre 2 y 80 caracteres, o quedar vacío.',
  },
} as const
