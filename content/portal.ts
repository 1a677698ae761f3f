import { firm } from './firm'

export const portal = {
  title: 'Portal de Clientes',
  navigation: {
    label: 'Portal',
    menu: 'Menú del portal',
    /** Narrow screens show this short name of the menu, so that the company's name has room. */
    short: 'Menú',
    items: [
      { href: '/portal', label: 'Portal', pending: null },
      { href: '/portal/solicitudes', label: 'Solicitudes', pending: 'requests' },
      { href: '/portal/facturas', label: 'Facturas', pending: 'invoices' },
      { href: '/portal/documentos', label: 'Documentos', pending: null },
      { href: '/portal/calendario', label: 'Calendario', pending: 'obligations' },
      { href: '/portal/citas', label: 'Citas', pending: 'appointments' },
      { href: '/portal/mensajes', label: 'Mensajes', pending: 'messages' },
      { href: '/asistente', label: 'Asistente', pending: null },
    ],
    own: [
      { href: '/portal/buscar', label: 'Buscar' },
      { href: '/portal/cuenta', label: 'Mi cuenta' },
      { href: '/portal/personas', label: 'Personas' },
      { href: '/portal/correo', label: 'Correo para facturas' },
      { href: '/portal/honorarios', label: 'Honorarios' },
      { href: '/portal/tareas', label: 'Mis tareas' },
    ],
    account: 'Tu cuenta',
    /** Screen readers read these texts instead of the number beside a link. */
    waiting: {
      invoices: (n: string) => `${n} por corregir`,
      obligations: (n: string) =>
        n === '1' ? '1 espera algo tuyo o venció' : `${n} esperan algo tuyo o vencieron`,
      requests: (n: string) => `${n} por entregar`,
      appointments: (n: string) => `${n} por confirmar`,
      messages: (n: string) => `${n} sin leer`,
    },
    /** Pages that the menu does not link to, each with the link that the menu marks as current on that page. */
    sameAs: { '/tareas': '/portal/tareas', '/portal/conciliacion': '/portal/facturas' } as Readonly<
      Record<string, string>
    >,
  },
  greeting: {
    hello: 'Hola,',
    nameless: 'Usuario',
    subtitle: 'Accede a tus documentos y gestiona tus servicios contables.',
    badge: 'Cliente activo',
  },
  todo: {
    title: 'Por hacer ahora',
    pending: (n: number) => (n > 100 ? 'Más de 100 pendientes' : n === 1 ? '1 pendiente' : `${n} pendientes`),
    all: (n: number) => (n > 100 ? 'Ver los primeros 100 pendientes' : `Ver los ${n} pendientes`),
    fewer: 'Ver solo los primeros',
    look: 'Ver',
    loading: 'Mirando qué tienes pendiente...',
    nothing: 'Estás al día. No tienes nada pendiente con nosotros.',
    nothingBut: (title: string, day: string) =>
      `Nada por hacer. Lo próximo es tu cita «${title}», el ${day}.`,
    nothingButDate: (title: string, day: string) => `Nada por hacer. Lo próximo es ${title}, el ${day}.`,
    failed: {
      text: 'No pudimos traer tus pendientes. Lo que subiste está a salvo.',
      retry: 'Reintentar',
    },
    total: (pesos: string) => `Total: ${pesos}.`,
    days: (n: number) => (n > 0 ? `en ${n} días` : `hace ${-n} días`),
    kinds: {
      rejected: {
        label: 'Factura rechazada',
        title: (title: string) => `Corrige la factura ${title}`,
        unexplained: (title: string) => `Rechazamos ${title}. Escríbenos y te decimos qué corregir.`,
        action: 'Subir la corregida',
      },
      asked: {
        label: 'Te pedimos otro archivo',
        title: (title: string) => `Sube otro archivo para ${title}`,
        unexplained: (title: string) => `Necesitamos otro archivo de ${title}.`,
        action: 'Subir otro archivo',
      },
      appointment: {
        label: 'Cita por confirmar',
        title: (title: string) => `Confirma tu cita: ${title}`,
        hours: (from: string, until: string) => `De ${from} a ${until}, virtual.`,
        action: 'Confirmar',
      },
      request: {
        label: 'Documentos por entregar',
        late: 'Documentos vencidos',
        text: (missing: number, delivered: number, optional: number) =>
          `${missing === 1 ? 'Te falta 1' : `Te faltan ${missing}`}: llevas ${delivered} de ${delivered + missing}${optional > 0 ? `, y ${optional} si ${optional === 1 ? 'lo tienes' : 'los tienes'}` : ''}.`,
        action: 'Entregar',
      },
      signature: {
        label: 'Por firmar',
        text: (by: string, pages: number) =>
          `${by} te lo envió para firmar. ${pages === 1 ? 'Tiene 1 página' : `Son ${pages} páginas`}.`,
        action: 'Leer y firmar',
      },
      obligation: {
        label: 'Te falta entregar',
        waiting: 'Necesitamos algo tuyo para presentarla.',
        overdue: {
          label: 'Obligación vencida',
          text: 'Pasó la fecha y no se ha presentado. Cada mes puede sumar sanción.',
          action: 'Ver calendario',
        },
        action: 'Entregar',
      },
      message: {
        label: 'Mensaje sin leer',
        from: (name: string) => `Mensaje sin leer de ${name}`,
        unread: (n: number) => (n === 1 ? '1 mensaje nuevo' : `${n} mensajes nuevos`),
        action: 'Responder',
      },
    },
  },
  start: {
    title: 'Empieza por aquí',
    done: (n: number, of: number) => `${n} de ${of} hecho`,
    ready: 'Hecho',
    approved: {
      title: 'Tu acceso quedó aprobado',
      text: (by: string | null, when: string | null) =>
        [by ? `${by} te recibió` : 'Te recibimos', when].filter(Boolean).join(' ').replace(/\.?$/, '.'),
    },
    upload: {
      title: 'Sube tu primera factura',
      text: 'La revisamos en minutos y creamos tu carpeta en Drive.',
      action: 'Subir factura',
    },
    describe: {
      title: 'Completa tus datos',
      text: 'Tu nombre y el NIT de tu empresa: con eso revisamos lo que llega a tu nombre.',
      action: 'Completar',
    },
    book: {
      title: 'Agenda tu primera cita',
      text: 'Una hora, virtual, para conocernos y ordenar lo que sigue.',
      action: 'Agendar',
    },
  },
  next: {
    label: 'Lo que sigue y quién te atiende',
    title: 'Próximas citas',
    all: 'Ver mis citas',
    status: { requested: 'Por confirmar', confirmed: 'Programada' },
    today: 'Hoy',
    tomorrow: 'Mañana',
    inDays: (n: number) => `En ${n} días`,
  },
  advisor: { role: 'Te asesora' },
  dock: {
    label: 'Chat',
    advisor: (name: string) => `Te asesora ${name}`,
    firm: 'Escríbenos por mensajes',
    write: 'Chatear',
    to: 'en tus mensajes',
  },
  activity: {
    title: 'Actividad Reciente',
    loading: 'Cargando actividad...',
    nothing: 'Aquí verás lo que pase con tus archivos, citas y mensajes.',
    failed: 'No pudimos cargar tu actividad.',
    events: {
      'document-client': (what: string) => `Subiste ${what}`,
      'document-firm': (what: string) => `Tu asesor subió ${what}`,
      'invoice-accepted': (what: string) => `Factura ${what} aceptada`,
      'invoice-rejected': (what: string) => `Factura ${what} rechazada`,
      message: (what: string) => `Nuevo mensaje de tu asesor: ${what}`,
      'appointment-requested': (what: string) => `Pediste la cita ${what}`,
      'appointment-proposed': (what: string) => `Tu asesor propone la cita ${what}`,
      'appointment-confirmed': (what: string) => `Cita programada: ${what}`,
      'appointment-cancelled': (what: string) => `Cita cancelada: ${what}`,
      'appointment-done': (what: string) => `Cita realizada: ${what}`,
    } as Readonly<Record<string, (what: string) => string>>,
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
  tabs: {
    label: 'Tu información',
    titles: {
      documentos: 'Portal de Clientes',
      citas: 'Citas · Portal de Clientes',
      mensajes: 'Mensajes · Portal de Clientes',
    },
    items: [
      { tab: 'documentos', href: '/portal', label: 'Mis Documentos' },
      { tab: 'citas', href: '/portal?tab=citas', label: 'Citas' },
      { tab: 'mensajes', href: '/portal?tab=mensajes', label: 'Mensajes' },
    ],
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

export const switcherText = {
  label: 'Cambiar de empresa',
  seeing: 'Estás viendo',
  waiting: (n: string) => (n === '1' ? '1 pendiente' : `${n} pendientes`),
  settled: 'Al día',
  nameless: 'Empresa sin nombre',
  own: {
    title: '¿Tienes tu propia empresa?',
    text: 'Abre su cuenta aparte. La firma la revisa antes, como cualquier registro.',
    button: 'Abrir la cuenta de mi empresa',
    busy: 'Abriendo...',
    failed: 'No se abrió la cuenta',
    mine: 'Tu propia empresa',
    waitlist: 'En revisión',
    rejected: 'No aprobada',
  },
} as const
