/** Only administrators can open an `adminOnly` section; other members of the firm get a 404. */
type Section = { href: string; label: string; adminOnly?: boolean; pending?: keyof typeof waiting }

const waiting = {
  invoices: (n: string) => `${n} por revisar`,
  registrations: (n: string) => `${n} por decidir`,
  appointments: (n: string) => `${n} por confirmar`,
  messages: (n: string) => `${n} sin leer`,
  requests: (n: string) => `${n} por revisar`,
  contacts: (n: string) => `${n} sin responder`,
}

export const adminSections: readonly Section[] = [
  { href: '/admin', label: 'Hoy' },
  { href: '/admin/facturas', label: 'Revisión', pending: 'invoices' },
  { href: '/admin/trabajo', label: 'Trabajo' },
  { href: '/admin/clientes', label: 'Clientes' },
  { href: '/admin/registros', label: 'Registros', pending: 'registrations' },
  { href: '/admin/citas', label: 'Citas', pending: 'appointments' },
  { href: '/admin/mensajes', label: 'Mensajes', pending: 'messages' },
]

export const moreSections: readonly Section[] = [
  { href: '/admin/solicitudes', label: 'Solicitudes', pending: 'requests' },
  { href: '/admin/documentos', label: 'Documentos' },
  { href: '/admin/firmas', label: 'Firmas' },
  { href: '/admin/honorarios', label: 'Honorarios' },
  { href: '/admin/conciliacion', label: 'Conciliación' },
  { href: '/admin/calendario', label: 'Calendario' },
  { href: '/admin/informes', label: 'Informes' },
  { href: '/admin/contactos', label: 'Contactos', adminOnly: true, pending: 'contacts' },
  { href: '/admin/entregas', label: 'Entregas' },
  { href: '/admin/equipo', label: 'Equipo', adminOnly: true },
  { href: '/admin/auditoria', label: 'Auditoría', adminOnly: true },
  { href: '/admin/diagnostico', label: 'Diagnóstico', adminOnly: true },
]

export const adminText = {
  navigation: 'Equipo',
  menu: 'Menú',
  more: 'Más',
  search: { label: 'Buscar', key: 'Ctrl K' },
  roles: { advisor: 'Asesoría', admin: 'Administración' },
  waiting,
} as const

export const administratorsOnly = {
  title: 'Esta página es solo para administración',
  ask: (names: string) => `Pídele a ${names} lo que necesitas de aquí, o que cambie tu rol.`,
  askAdministrator: 'Pide lo que necesitas de aquí a quien administra la firma, o que cambie tu rol.',
  back: 'Volver a Hoy',
} as const

export const selectText = {
  all: 'Elegir todo lo de esta página',
  one: (name: string) => `Elegir ${name}`,
  clear: 'Quitar selección',
  partly: (done: number, all: number) => `Se hicieron ${done} de ${all}. Faltan:`,
  waiting: (reached: number, all: number) => `Les llegó a ${reached} de ${all}. Los demás lo verán después:`,
} as const

export const discardText = {
  title: '¿Descartar lo que escribiste?',
  text: 'Todavía no se ha guardado ni enviado. Si cierras, se pierde.',
  confirm: 'Descartar',
  keep: 'Seguir escribiendo',
} as const

export const shortcutsText = {
  title: 'Atajos del teclado',
  open: 'Ver los atajos',
  inFields: 'Mientras escribes en un campo no actúan. Con Ctrl + Intro envías lo que escribes.',
  switch: 'Usar los atajos de una tecla',
  close: 'Cerrar',
} as const

export const adminError = {
  title: 'No pudimos cargar esta página',
  description: 'Lo que ya decidiste está guardado. Inténtalo de nuevo en unos segundos.',
  retry: 'Intentar de nuevo',
} as const
