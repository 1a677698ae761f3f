/** The sections of the firm's workspace. Those of administrators are hidden from everybody else and answer them with a 404. */
type Section = { href: string; label: string; adminOnly?: boolean }

export const workspaceSections: readonly Section[] = [
  { href: '/admin', label: 'Hoy' },
  { href: '/admin/facturas', label: 'Revisión' },
  { href: '/admin/clientes', label: 'Clientes' },
  { href: '/admin/solicitudes', label: 'Solicitudes' },
  { href: '/admin/citas', label: 'Citas' },
  { href: '/admin/mensajes', label: 'Mensajes' },
]

/** Behind "Más". */
export const moreSections: readonly Section[] = [
  { href: '/admin/contactos', label: 'Contactos', adminOnly: true },
  { href: '/admin/entregas', label: 'Entregas' },
  { href: '/admin/equipo', label: 'Equipo', adminOnly: true },
  { href: '/admin/auditoria', label: 'Auditoría', adminOnly: true },
]

export const workspaceText = {
  navigation: 'Equipo',
  menu: 'Menú',
  more: 'Más',
  roles: { advisor: 'Asesoría', admin: 'Administración' },
} as const

export const workspaceError = {
  title: 'No pudimos cargar esta página',
  description: 'Lo que ya decidiste está guardado. Inténtalo de nuevo en unos segundos.',
  retry: 'Intentar de nuevo',
} as const
