export const searchGroups = {
  clients: { slug: 'clientes', label: 'Clientes' },
  people: { slug: 'personas', label: 'Personas' },
  invoices: { slug: 'facturas', label: 'Facturas' },
  documents: { slug: 'documentos', label: 'Documentos' },
  messages: { slug: 'mensajes', label: 'Mensajes' },
  requests: { slug: 'solicitudes', label: 'Solicitudes' },
  obligations: { slug: 'obligaciones', label: 'Obligaciones' },
  actions: { slug: 'acciones', label: 'Acciones' },
} as const

export const searchText = {
  title: 'Buscar',
  form: 'Buscar en todo',
  labels: {
    firm: 'Cliente, persona, factura, CUFE, valor, documento o mensaje',
    portal: 'Factura, CUFE, documento, mensaje, solicitud o fecha',
  },
  submit: 'Buscar',
  working: 'Buscando...',
  page: 'Abrir la página de búsqueda',
  wholePage: 'Ver todo lo que coincide',
  hints: {
    firm: 'Busca por nombre, NIT, correo de una persona (también invitada), proveedor, número, CUFE o valor, y por las palabras que hay dentro de los PDF y los XML. Con o sin tildes, puntos y dígito de verificación.',
    portal:
      'Busca por proveedor, número, CUFE o nombre de archivo, y por las palabras que hay dentro de tus PDF y XML. Con o sin tildes y puntos.',
  },
  prefixes: [
    { sign: '$', means: 'valor' },
    { sign: '#', means: 'número o CUFE' },
    { sign: '@', means: 'persona', firmOnly: true },
    { sign: '>', means: 'acción' },
  ],
  keys: { move: 'mover', open: 'abrir', newTab: 'en otra pestaña', escape: 'Esc' },
  close: 'Cerrar',
  results: 'Resultados',
  limit: 'Limitar a',
  everything: 'Todo',
  exact: 'Facturas por ese valor',
  near: 'Parecidas: cifras cruzadas o a menos de 1%',
  whys: { exact: null, crossed: 'cifras cruzadas', near: 'valor parecido' },
  states: {
    waiting: 'en revisión',
    asked: 'espera otro archivo',
    accepted: 'aceptada',
    rejected: 'rechazada',
    replaced: 'reemplazada',
  },
  actionsWith: (client: string) => `Acciones con ${client}`,
  inside: 'lo dice el archivo',
  from: (client: string) => `de ${client}`,
  moreAccounts: 'y otras empresas',
  due: (day: string) => `vence el ${day}`,
  all: (group: string) => `Ver más en ${group.toLowerCase()}`,
  only: (n: number) => `Se muestran los primeros ${n}. Escribe algo más para ver menos.`,
  none: {
    title: 'Nada coincide',
    text: 'Prueba con otra parte del nombre, sin puntos, con el valor o con las 8 primeras letras del CUFE.',
  },
  failed: 'No pudimos buscar. Inténtalo de nuevo en unos segundos.',
  found: (n: number) => (n === 1 ? '1 resultado' : `${n} resultados`),
} as const

type Action = { label: string; href: string; adminOnly?: boolean }
export const firmActions: readonly Action[] = [
  { label: 'Nueva solicitud de documentos', href: '/admin/solicitudes/nueva' },
  { label: 'Nuevo mensaje', href: '/admin/mensajes/nueva' },
  { label: 'Agendar una cita', href: '/admin/citas/nueva' },
  { label: 'Nueva tarea u obligación', href: '/admin/trabajo/nueva' },
  { label: 'Nuevo cliente', href: '/admin/clientes/nuevo', adminOnly: true },
  { label: 'Importar clientes', href: '/admin/clientes/importar', adminOnly: true },
  { label: 'Revisar facturas', href: '/admin/facturas' },
  { label: 'Ver informes', href: '/admin/informes' },
  { label: 'Ver registros nuevos', href: '/admin/registros' },
  { label: 'Ver el calendario tributario', href: '/admin/calendario' },
]

/** Actions for the first client in the results; the URL of each action names the client. */
export const clientActions: readonly Action[] = [
  { label: 'Pedir documentos', href: '/admin/solicitudes/nueva' },
  { label: 'Escribir un mensaje', href: '/admin/mensajes/nueva' },
  { label: 'Agendar una cita', href: '/admin/citas/nueva' },
]

/** `atLeast` is the lowest role that may use the action. */
export const portalActions = [
  { label: 'Subir facturas', href: '/portal/facturas', atLeast: 'assistant' },
  { label: 'Escribir un mensaje nuevo', href: '/portal/mensajes/nuevo', atLeast: 'assistant' },
  { label: 'Pedir una cita', href: '/portal/citas', atLeast: 'assistant' },
  { label: 'Ver lo que nos piden entregar', href: '/portal/solicitudes', atLeast: 'reader' },
  { label: 'Ver el calendario tributario', href: '/portal/calendario', atLeast: 'reader' },
  { label: 'Invitar personas', href: '/portal/personas', atLeast: 'owner' },
  { label: 'Mi cuenta', href: '/portal/cuenta', atLeast: 'reader' },
] as const
