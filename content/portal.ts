import { firm } from './firm'

/** The client's portal: its frame and its first screen. */
export const portal = {
  title: 'Portal de Clientes',
  navigation: {
    label: 'Portal',
    menu: 'Menú del portal',
    items: [
      { href: '/portal', label: 'Portal' },
      { href: '/portal/facturas', label: 'Facturas' },
      { href: '/portal/citas', label: 'Citas' },
      { href: '/portal/mensajes', label: 'Mensajes' },
      { href: '/portal/tareas', label: 'Tareas' },
    ],
    account: { href: '/portal/cuenta', label: 'Mi cuenta' },
    /** The same room under another address. */
    sameAs: { '/tareas': '/portal/tareas' } as Readonly<Record<string, string>>,
  },
  greeting: {
    hello: 'Hola,',
    nameless: 'Usuario',
    subtitle: 'Accede a tus documentos y gestiona tus servicios contables.',
    badge: 'Cliente activo',
  },
  actions: {
    label: 'Acciones rápidas',
    upload: {
      title: 'Subir Facturas',
      text: 'Envía tus facturas para revisión automática',
      go: 'Elegir archivos',
      integration: `Integrado con ${firm.automationService}`,
    },
    drive: {
      title: 'Mi Carpeta en Drive',
      text: 'Una copia de cada archivo que subes.',
      loading: 'Cargando...',
      open: 'Ver mi carpeta en Drive',
      absent: 'Carpeta no disponible',
      toast: {
        title: 'Carpeta aún no creada',
        description: 'Sube tu primera factura para crear tu carpeta en Google Drive.',
      },
    },
  },
  documents: {
    title: 'Mis Documentos',
    columns: { name: 'Nombre', date: 'Fecha', type: 'Tipo', action: 'Acción' },
    loading: 'Cargando documentos...',
    empty: 'No hay documentos disponibles.',
    failed: {
      title: 'No pudimos cargar tus documentos',
      text: 'Tus archivos están a salvo. Inténtalo de nuevo en un momento.',
      retry: 'Reintentar',
    },
    openDrive: 'Ver en Drive',
    upload: 'Subir factura',
    file: 'Ver archivo',
    storedIn: 'Guardado en Supabase',
    drive: 'Drive',
    driveCopy: 'copia en Google Drive',
    newTab: 'se abre en otra pestaña',
    count: (n: number) => (n === 1 ? '1 documento' : `${n} documentos`),
    newest: (n: number) => `Los ${n} documentos más recientes`,
    copies: (n: number) => `${n} con copia en Drive`,
    side: {
      title: 'Subir Documento',
      text: 'PDF, JPG, PNG o XML, hasta 10 MB.',
      choose: 'Seleccionar archivo',
      folder: 'Ver carpeta en Drive',
    },
  },
  failure: {
    title: 'No pudimos cargar esta página',
    text: 'Tus archivos y tus datos están a salvo. Lo intentamos de nuevo cada pocos segundos; también puedes hacerlo tú.',
    retry: 'Reintentar',
  },
  missing: {
    title: 'Esta página no existe',
    text: 'Revisa la dirección o vuelve al inicio de tu portal.',
    back: 'Volver al portal',
  },
} as const
